"""The modifiers of difficulty: what they add at set-up, and what they tell a player who attacks."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.books.supercat_base.rules.seats import seat_name
from voice_supercat.procedure.state import Draft, View

from . import values as v


def draw_reserves(draft: Draft) -> None:
    """campaign/difficulty-modifiers-optional/12: for each bot one of the resources, by chance."""
    for bot in draft[v.bots]:
        draft[v.reserve.of(bot)] = draft[v.resources][draft.draw(len(draft[v.resources])) - 1]


def reserves(view: View) -> str:
    """What each bot gets."""
    return ", and ".join(f"{seat_name(view, bot)} gets one {view[v.reserve.of(bot)]}" for bot in view[v.bots])


def reminds_player(view: View) -> bool:
    """Whether a player's turn is another one by them."""
    return bool(_reminders(view))


def what_is_harder(view: View) -> str:
    """campaign/difficulty-modifiers-optional/13 to 18: the first four only where a player attacks."""
    return " ".join(_reminders(view))


def how_gates_are_held(view: View) -> str:
    """campaign/difficulty-modifiers-optional/17"""
    return " One of its fresh ships controls a gate." if view[v.warp_blockades] else ""


def _reminders(view: View) -> list[str]:
    attacked = []
    if view[v.energy_shields]:
        attacked.append("every ship of a bot takes two hits to be damaged, and two to be destroyed")
    elif view[v.armored_hulls]:
        attacked.append("fresh ships of a bot take two hits to be damaged, damaged ones one to be destroyed")
    if view[v.carrier_tactics]:
        attacked.append("damage all its ships before you destroy one")
    if view[v.fortress_vaults]:
        attacked.append("its resource slots with one key have two")
    lines = [f"If you attack: {'; '.join(attacked)}."] if attacked else []
    return [*lines, *([_gates(view)] if view[v.warp_blockades] else [])]


def _gates(view: View) -> str:
    several = len(view[v.bots]) > 1
    whose = "the bot with more of them there" if several else "the bot"
    return f"{capitalised(whose)} controls a gate with one fresh ship."
