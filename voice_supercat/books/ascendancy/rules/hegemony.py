"""Hegemony: a die, the ascendancy and every bonus against the resistance of a system."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .building import spare_production
from .factions import FACTIONS, faction_is, factions
from .fleets import fleet_exists
from .tokens import exhaust, gain, lose_command, may_spend, of, put

VULCANS = "vulcan"
WON, FAILED = "hegemony", "no-hegemony"


def can_try_hegemony(view: View, culture: str) -> bool:
    """A command is ready, and so much culture is there. Free attacks are battles and invasions only."""
    return of(view, "ready") > 0 and of(view, "culture") >= int(culture) and not view[v.free]


def begin_hegemony(draft: Draft, bonus: str) -> None:
    """A command and one culture are spent; `bonus` is added to every roll."""
    exhaust(draft)
    gain(draft, "culture", -1)
    draft[v.bonus] = int(bonus)


def add_up_hegemony(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/8-attempt-hegemony-of-a-world-adjacent-to-breen-territory/1"""
    draft[v.total] = draft[v.die] + of(draft, "ascendancy") + draft[v.bonus]


def note_hegemony(draft: Draft, enough: bool) -> None:
    """Whether the system is theirs."""
    draft[v.result] = WON if enough else FAILED


def decision(own: int, rival: int | None, ambassador: bool) -> tuple[bool, int, bool]:
    """Fig. V-1: whether the Vulcans try hegemony, with what bonus, and whether they invade if it fails.

    `rival` is the rival's ascendancy, None for an independent system.
    """
    tries = rival is None or rival >= own
    return tries, int(ambassador), tries and not ambassador


def note_rival(draft: Draft, ascendancy: int) -> None:
    """The rival's ascendancy."""
    draft[v.rival] = ascendancy


def independent(draft: Draft) -> None:
    """No rival controls the system."""
    draft[v.rival] = None


def vulcans_try(view: View) -> bool:
    """ascendancy/vulcan-a-i-rules/6-attempt-hegemony/3"""
    return decision(of(view, "ascendancy"), view[v.rival], view[v.ambassador])[0]


def note_ambassador(draft: Draft, there: bool) -> None:
    """Whether an ambassador is on the system."""
    draft[v.ambassador] = there


def begin_vulcan_hegemony(draft: Draft) -> None:
    """The ambassador helps."""
    begin_hegemony(draft, str(decision(of(draft, "ascendancy"), draft[v.rival], draft[v.ambassador])[1]))


def vulcans_invade(view: View) -> bool:
    """ascendancy/vulcan-a-i-rules/7-planetary-invasion/1"""
    failed = view[v.result] == FAILED
    return failed and may_spend(view) and decision(of(view, "ascendancy"), view[v.rival], view[v.ambassador])[2]


def ambassador_of_independent(view: View) -> bool:
    """Whether the ambassador stands on an independent system."""
    return bool(view[v.ambassador] and view[v.rival] is None)


def diplomats_may_help(view: View) -> bool:
    """ascendancy/federation-a-i-rules/7-attempt-hegemony/3: fleet three rolls a failed attempt again."""
    return view[v.result] == FAILED and fleet_exists(view, "3")


def recall_ambassador(draft: Draft) -> None:
    """Back to the supply, and its command token leaves."""
    if of(draft, "ambassadors"):
        lose_independent(draft)
    gain(draft, "embassies", -1)


def lose_independent(draft: Draft) -> None:
    """Someone, at whose turn ever, controls a civilization now; its ambassador stays, the Vulcans' command leaves."""
    at_turn, draft[v.faction] = draft[v.faction], VULCANS
    gain(draft, "ambassadors", -1)
    lose_command(draft)
    draft[v.faction] = at_turn


def vulcan_ambassadors(view: View, counter: str) -> bool:
    """Whether Vulcans play, with an ambassador on the board (embassies) or at an independent civilization."""
    return VULCANS in factions(view) and view[Key[int](counter, VULCANS)] > 0


def ambassador_may_defend(view: View) -> bool:
    """ascendancy/vulcan-a-i-rules/7: in systems of others too, whoever invades; the Vulcans themselves keep away."""
    return not faction_is(view, VULCANS) and vulcan_ambassadors(view, "embassies")


def resisters(view: View) -> str:
    """Other A.I. factions whose systems resist with one more."""
    return " and ".join(FACTIONS[name].people for name in _resisting(view))


def others_resist(view: View) -> bool:
    """Whether there are any, and the system may be theirs."""
    may_be_theirs = not faction_is(view, VULCANS) or view[v.rival] is not None
    return bool(_resisting(view)) and may_be_theirs


def _resisting(view: View) -> list[str]:
    return [name for name in factions(view) if FACTIONS[name].resists and not faction_is(view, name)]


def no_ambassador(draft: Draft) -> None:
    """As long as none is placed, none is asked about."""
    draft[v.ambassador] = False


def no_without_ambassadors(view: View) -> bool | None:
    """Without an ambassador on an independent civilization the answer is known."""
    return None if of(view, "ambassadors") else False


def may_build_at_embassy(view: View) -> bool:
    """There is production for a ship, and an ambassador on the board."""
    return spare_production(view) > 0 and of(view, "embassies") > 0


def place_ambassador(draft: Draft) -> None:
    """ascendancy/vulcan-a-i-rules/9-place-ambassador/1: its command is ready after the recharge."""
    gain(draft, "ambassadors")
    gain(draft, "embassies")
    gain(draft, "exhausted")


def set_embassies(draft: Draft, count: int) -> None:
    """A correction: ambassadors on the board, no more of them on independent civilizations."""
    put(draft, "embassies", count)
    put(draft, "ambassadors", min(count, of(draft, "ambassadors")))


def up_to_embassies(view: View) -> tuple[int, int]:
    """No more on independent civilizations than on the board."""
    return 0, of(view, "embassies")


def gain_from_ambassadors(draft: Draft) -> None:
    """ascendancy/vulcan-a-i-rules/9-place-ambassador/2"""
    gain(draft, "culture", of(draft, "ambassadors"))
