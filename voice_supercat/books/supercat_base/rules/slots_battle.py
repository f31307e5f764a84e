"""Words for the slots of prompts about combat that the program judges and leads."""

from voice_supercat.procedure.numerals import counted, in_words, ordinal
from voice_supercat.procedure.state import View

from . import values as v
from .battle_dice import dice_in_hand
from .battling import Toll
from .slots_ambitions import what_is_declared


def battle_aim(view: View) -> str:
    """What the battle that is judged would be for."""
    return _aim(view, view[v.judging])


def aim_before(view: View) -> str:
    """What the battle judged before was for."""
    return _aim(view, view[v.numbers_for])


def nth(view: View) -> str:
    """The next battle by its number."""
    return ordinal(view[v.fought] + 1)


def dice_rolled(view: View) -> str:
    """The dice of the next battle."""
    dice = dice_in_hand(view).items()
    return " and ".join(counted(number, f"{kind} die", f"{kind} dice") for kind, number in dice)


def what_dice_show(view: View) -> str:
    """The symbols that count."""
    shown = {
        v.hits: counted(view[v.hits], "hit"),
        v.own_hits: f"{in_words(view[v.own_hits])} on itself",
        v.intercepts: "an intercept",
        v.building_hits: f"{in_words(view[v.building_hits])} on buildings",
        v.keys_shown: counted(view[v.keys_shown], "key"),
    }
    return ", ".join(text for key, text in shown.items() if view[key]) or "nothing that counts"


def own_hits_taken(view: View) -> str:
    """How many hits the bot takes."""
    return _hits(view.known(v.own_toll))


def own_losses(view: View) -> str:
    """What it loses by them."""
    return _losses(view.known(v.own_toll))


def rival_hits_taken(view: View) -> str:
    """How many hits the defender takes."""
    return _hits(view.known(v.rival_toll))


def rival_losses(view: View) -> str:
    """What it loses by them."""
    return _losses(view.known(v.rival_toll))


def hits_on_buildings(view: View) -> str:
    """How many."""
    return counted(view[v.building_hits], "hit")


def keys_in_words(view: View) -> str:
    """How many."""
    return counted(view[v.keys_shown], "key")


def own_fresh_ships(view: View) -> str:
    """How many the bot has left."""
    return counted(view.known(v.own_fresh), "fresh ship")


def _aim(view: View, fact: str | None) -> str:
    aims = {
        "combat_change_control": "end a rival's control of one of its buildings",
        "combat_take_city": "take control of a rival city",
        "combat_trophies": "take trophies",
    }
    return aims.get(fact or "", f"contend {what_is_declared(view)}")


def _hits(toll: Toll) -> str:
    return counted(toll[0], "hit")


def _losses(toll: Toll) -> str:
    _, of_damaged, of_fresh, newly_damaged = toll
    destroyed = [counted(of_damaged, "damaged ship")] if of_damaged else []
    destroyed += [counted(of_fresh, "fresh ship")] if of_fresh else []
    parts = [f"destroy {' and '.join(destroyed)}"] if destroyed else []
    parts += [f"damage {counted(newly_damaged, 'fresh ship')}"] if newly_damaged else []
    return ", and ".join(parts)
