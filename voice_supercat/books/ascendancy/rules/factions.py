"""The factions: what they are called, and the numbers in which they differ."""

from dataclasses import dataclass

from voice_supercat.procedure.state import View

from . import values as v


@dataclass(frozen=True)
class _Faction:
    """`commands` at the start, culture beyond the usual, the order in which fleets are built, the side of their cards,
    what commissions cost, starting ships that set out, the fleet of which only one ship rolls at a hazard, whether
    hegemony meets one more resistance, more shields at hazards.
    """

    people: str
    adjective: str
    commands: int = 6
    extra_culture: int = 0
    speed: int = 2
    fleets: tuple[int, int, int] = (1, 2, 3)
    card_side: str = "the blank side of the card"
    commission: int = 1
    starters: int = 3
    lone_hazard_fleet: int | None = None
    resists: bool = False
    hazard_shields: int = 0


_PRINTED = "the printed side of the card"
_NO_BATTLE_GROUP = "the side of the card that is no battle group"
_TASK_FORCE = "the Loss Interdiction Task Force side of the card"

FACTIONS = {
    "andorian": _Faction("the Andorians", "Andorian", speed=3, commission=2, card_side=_PRINTED, resists=True),
    "breen": _Faction("the Breen", "Breen", commands=5),
    "cardassian": _Faction("the Cardassians", "Cardassian", starters=2, card_side=_PRINTED),
    "federation": _Faction(
        "the Federation",
        "Federation",
        speed=3,
        fleets=(2, 3, 1),
        card_side=_NO_BATTLE_GROUP,
        lone_hazard_fleet=1,
        resists=True,
        hazard_shields=1,
    ),
    "ferengi": _Faction("the Ferengi", "Ferengi", card_side=_TASK_FORCE, resists=True),
    "klingon": _Faction("the Klingons", "Klingon", resists=True),
    "romulan": _Faction("the Romulans", "Romulan", extra_culture=2, resists=True),
    "vulcan": _Faction("the Vulcans", "Vulcan", commands=7),
}


def playing(view: View) -> _Faction:
    """The faction whose turn or matter it is."""
    return FACTIONS[view[v.faction]]


def faction_is(view: View, name: str) -> bool:
    """Whether it is the matter of this faction."""
    return bool(view[v.faction] == name)


def factions(view: View) -> tuple[str, ...]:
    """The A.I. factions of the game."""
    names: tuple[str, ...] = view[v.factions]
    return names


def them(view: View) -> str:
    """The faction's people."""
    return playing(view).people


Them = them  # the same at the beginning of a sentence, where the first letter is raised


def adjective(view: View) -> str:
    """Andorian, Breen, …"""
    return playing(view).adjective


def an_adjective(view: View) -> str:
    """The adjective with its article."""
    word = playing(view).adjective
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word}"


def their_shields(view: View) -> str:
    """What is counted at a hazard."""
    return "their shields and one more" if playing(view).hazard_shields else "their shields"


def speed(view: View) -> str:
    """How far a ship moves at impulse."""
    return "three" if playing(view).speed == 3 else "two"
