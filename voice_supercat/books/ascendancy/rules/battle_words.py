"""Words for battles, invasions and hegemony."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .battle import fighters, has_trait
from .fleets import ALONE
from .numbers import counted
from .to_hit import first_strike_now


def forces(view: View) -> str:
    """Who fights whom."""
    yours = counted(view[v.enemies], "ship")
    return f"{counted(fighters(view), 'ship')} against {yours} of yours"


def at_the_cost(view: View) -> str:
    """With a command, or without."""
    return "no command" if view[v.free] or has_trait(view, "no-command") else "exhaust a command"


At_the_cost = at_the_cost  # the same at the beginning of a sentence


def fighting_ships(view: View) -> str:
    """Their ships in the battle or invasion."""
    return counted(fighters(view), "ship")


def dice_count(view: View) -> str:
    """The dice to roll."""
    count = view[v.dice_count]
    return f"{in_words(count)} {'die' if count == 1 else 'dice'}"


def dice_need(view: View) -> str:
    """What a die must show."""
    return in_words(view[v.dice_need])


def dice_hits(view: View) -> str:
    """High dice as ships."""
    return counted(view[v.dice_hits], "ship")


def roll_shows(view: View) -> str:
    """The last die."""
    return in_words(view[v.die])


_ADVICE = {
    "plus-one": "Add one to each.",
    "reroll-failed": "Reroll failed dice once.",
    "reroll-ones": "Reroll ones once.",
    "fleet-three-again": "Fleet three rerolls ones once.",
    "five-hits": "Five and six always hit.",
    "six-hits": "Six always hits.",
    "doubles": "A failed pair hits once.",
}


def dice_advice(view: View) -> str:
    """What the player who rolls must know: how many dice, what hits, what the cards change."""
    need = "nothing else hits" if view[v.need] > 6 else f"{in_words(view[v.need])} or more hits"
    return " ".join([*(_ADVICE[trait] for trait in view[v.traits] if trait in _ADVICE), f"{need.capitalize()}."])


def hits_so_far(view: View) -> str:
    """What their dice did to the player's ships: without a first strike these fire before they are removed."""
    hits, ships = counted(view[v.hits], "hit"), counted(view[v.hits], "ship")
    if first_strike_now(view):
        struck = f"with {hits}: remove {ships} of yours" if view[v.hits] else "and miss"
        return f"they strike first {struck}"
    return f"they score {hits}. Roll yours, then remove {ships}" if view[v.hits] else "they miss"


def hits_as_ships(view: View) -> str:
    """Ships that are hit."""
    return counted(view[v.hits], "ship")


def enemies(view: View) -> str:
    """The player's ships in the battle."""
    return counted(view[v.enemies], "ship")


def group_at(view: View) -> str:
    """A fleet, or the single ships."""
    return _group(view[v.casualty_queue][0]) if view[v.casualty_queue] else "the single ships"


def disbanding(view: View) -> str:
    """Fleets that became too small."""
    named = " and ".join(_group(fleet) for fleet in view[v.disbanded])
    return f"{named} {'disbands' if len(view[v.disbanded]) == 1 else 'disband'}: fewer than three ships are left"


def _group(fleet: int) -> str:
    return "the single ships" if fleet == ALONE else f"fleet {in_words(fleet)}"


def nodes_left(view: View) -> str:
    """Nodes that stand."""
    return counted(view[v.nodes], "node")


def ambassador_bonus(view: View) -> str:
    """What the ambassador adds."""
    return " and one" if view[v.ambassador] else ""


def total(view: View) -> str:
    """The result of a hegemony roll."""
    return in_words(view[v.total])
