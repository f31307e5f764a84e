"""Hegemony: a die, the ascendancy and every bonus against the resistance of a system; Vulcan ambassadors."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .tokens import adjust, lose_command, may_spend, of

VULCANS = "vulcan"


def add_up_hegemony(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/8-attempt-hegemony-of-a-world-adjacent-to-breen-territory/1"""
    draft[v.total] = draft[v.die] + of(draft, v.ascendancy) + draft[v.bonus]


def decision(own: int, rival: int | None, ambassador: bool) -> tuple[bool, int, bool]:
    """Fig. V-1: whether the Vulcans try hegemony, with what bonus, and whether they invade if it fails.

    `rival` is the rival's ascendancy, None for an independent system.
    """
    tries = rival is None or rival >= own
    return tries, int(ambassador), tries and not ambassador


def _decision(view: View) -> tuple[bool, int, bool]:
    return decision(of(view, v.ascendancy), view[v.rival], view[v.ambassador])


def vulcans_try(view: View) -> bool:
    """ascendancy/vulcan-a-i-rules/6-attempt-hegemony/3"""
    return _decision(view)[0]


def add_bonus_of_ambassador(draft: Draft) -> None:
    """The ambassador helps."""
    draft[v.bonus] = _decision(draft)[1]


def vulcans_invade(view: View) -> bool:
    """ascendancy/vulcan-a-i-rules/7-planetary-invasion/1"""
    return view[v.result] == "no-hegemony" and may_spend(view) and _decision(view)[2]


def recall_ambassador(draft: Draft) -> None:
    """Back to the supply, and its command token leaves."""
    if draft[v.ambassadors]:
        lose_independent(draft)
    adjust(draft, v.embassies, -1)


def lose_independent(draft: Draft) -> None:
    """Someone, at whose turn ever, controls a civilization now; its ambassador stays, the Vulcans' command leaves."""
    adjust(draft, v.ambassadors, -1)
    lose_command(draft, VULCANS)


def others_resist(view: View) -> bool:
    """Whether there are other factions that resist, and the system may be theirs."""
    may_be_theirs = view[v.faction] != VULCANS or view[v.rival] is not None
    return bool(_resisting(view)) and may_be_theirs


def resisters(view: View) -> str:
    """Other A.I. factions whose systems resist with one more."""
    return " and ".join(view[v.people.of(name)] for name in _resisting(view))


def _resisting(view: View) -> list[str]:
    return [name for name in view[v.factions] if view[v.resists.of(name)] and name != view[v.faction]]
