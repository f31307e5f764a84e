"""Hegemony: a die, the ascendancy and every bonus against the resistance of a system."""

from voice_supercat.procedure.state import Draft, Table

from .building import spare_production
from .factions import FACTIONS, faction_is, factions
from .fleets import fleet_exists
from .tokens import exhaust, gain, lose_command, may_spend, of, put

VULCANS = "vulcan"
WON, FAILED = "hegemony", "no-hegemony"


def can_try_hegemony(table: Table, culture: str) -> bool:
    """A command is ready, and so much culture is there. Free attacks are battles and invasions only."""
    return of(table, "ready") > 0 and of(table, "culture") >= int(culture) and not table["free"]


def begin_hegemony(draft: Draft, bonus: str) -> None:
    """A command and one culture are spent; `bonus` is added to every roll."""
    exhaust(draft)
    gain(draft, "culture", -1)
    draft["bonus"] = int(bonus)


def add_up_hegemony(draft: Draft) -> None:
    """ascendancy/breen-a-i-rules/8-attempt-hegemony-of-a-world-adjacent-to-breen-territory/1"""
    draft["total"] = draft["die"] + of(draft, "ascendancy") + draft["bonus"]


def note_hegemony(draft: Draft, enough: bool) -> None:
    """Whether the system is theirs."""
    draft["result"] = WON if enough else FAILED


def decision(own: int, rival: int | None, ambassador: bool) -> tuple[bool, int, bool]:
    """Fig. V-1: whether the Vulcans try hegemony, with what bonus, and whether they invade if it fails.

    `rival` is the rival's ascendancy, None for an independent system.
    """
    tries = rival is None or rival >= own
    return tries, int(ambassador), tries and not ambassador


def note_rival(draft: Draft, ascendancy: int) -> None:
    """The rival's ascendancy."""
    draft["rival"] = ascendancy


def independent(draft: Draft) -> None:
    """No rival controls the system."""
    draft["rival"] = None


def vulcans_try(table: Table) -> bool:
    """ascendancy/vulcan-a-i-rules/6-attempt-hegemony/3"""
    return decision(of(table, "ascendancy"), table["rival"], table["ambassador"])[0]


def note_ambassador(draft: Draft, there: bool) -> None:
    """Whether an ambassador is on the system."""
    draft["ambassador"] = there


def begin_vulcan_hegemony(draft: Draft) -> None:
    """The ambassador helps."""
    begin_hegemony(draft, str(decision(of(draft, "ascendancy"), draft["rival"], draft["ambassador"])[1]))


def vulcans_invade(table: Table) -> bool:
    """ascendancy/vulcan-a-i-rules/7-planetary-invasion/1"""
    failed = table["result"] == FAILED
    return failed and may_spend(table) and decision(of(table, "ascendancy"), table["rival"], table["ambassador"])[2]


def ambassador_of_independent(table: Table) -> bool:
    """Whether the ambassador stands on an independent system."""
    return bool(table["ambassador"] and table["rival"] is None)


def diplomats_may_help(table: Table) -> bool:
    """ascendancy/federation-a-i-rules/7-attempt-hegemony/3: fleet three rolls a failed attempt again."""
    return table["result"] == FAILED and fleet_exists(table, "3")


def recall_ambassador(draft: Draft) -> None:
    """Back to the supply, and its command token leaves."""
    if of(draft, "ambassadors"):
        lose_independent(draft)
    gain(draft, "embassies", -1)


def lose_independent(draft: Draft) -> None:
    """Someone, at whose turn ever, controls a civilization now; its ambassador stays, the Vulcans' command leaves."""
    at_turn, draft["faction"] = draft["faction"], VULCANS
    gain(draft, "ambassadors", -1)
    lose_command(draft)
    draft["faction"] = at_turn


def vulcan_ambassadors(table: Table, counter: str) -> bool:
    """Whether Vulcans play, with an ambassador on the board (embassies) or at an independent civilization."""
    return VULCANS in factions(table) and table[f"{counter}.{VULCANS}"] > 0


def ambassador_may_defend(table: Table) -> bool:
    """ascendancy/vulcan-a-i-rules/7: in systems of others too, whoever invades; the Vulcans themselves keep away."""
    return not faction_is(table, VULCANS) and vulcan_ambassadors(table, "embassies")


def resisters(table: Table) -> str:
    """Other A.I. factions whose systems resist with one more."""
    return " and ".join(FACTIONS[name].people for name in _resisting(table))


def others_resist(table: Table) -> bool:
    """Whether there are any, and the system may be theirs."""
    may_be_theirs = not faction_is(table, VULCANS) or table["rival"] is not None
    return bool(_resisting(table)) and may_be_theirs


def _resisting(table: Table) -> list[str]:
    return [name for name in factions(table) if FACTIONS[name].resists and not faction_is(table, name)]


def no_ambassador(draft: Draft) -> None:
    """As long as none is placed, none is asked about."""
    draft["ambassador"] = False


def no_without_ambassadors(table: Table) -> bool | None:
    """Without an ambassador on an independent civilization the answer is known."""
    return None if of(table, "ambassadors") else False


def may_build_at_embassy(table: Table) -> bool:
    """There is production for a ship, and an ambassador on the board."""
    return spare_production(table) > 0 and of(table, "embassies") > 0


def place_ambassador(draft: Draft) -> None:
    """ascendancy/vulcan-a-i-rules/9-place-ambassador/1: its command is ready after the recharge."""
    gain(draft, "ambassadors")
    gain(draft, "embassies")
    gain(draft, "exhausted")


def set_embassies(draft: Draft, count: int) -> None:
    """A correction: ambassadors on the board, no more of them on independent civilizations."""
    put(draft, "embassies", count)
    put(draft, "ambassadors", min(count, of(draft, "ambassadors")))


def up_to_embassies(table: Table) -> tuple[int, int]:
    """No more on independent civilizations than on the board."""
    return 0, of(table, "embassies")


def gain_from_ambassadors(draft: Draft) -> None:
    """ascendancy/vulcan-a-i-rules/9-place-ambassador/2"""
    gain(draft, "culture", of(draft, "ambassadors"))
