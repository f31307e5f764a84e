"""Andorian tokens, warheads and the strike fleet."""

from voice_supercat.procedure.state import Draft, Table

from .battle import any_fleet_fights, destroy_up_to_three, fleet_fights
from .fleets import fleet_exists
from .tokens import card_ready, exhaust, exhaust_card, gain, of

WARHEADS = "Sirillium Warheads"


def strike_fleet_fights(table: Table) -> bool:
    """Whether fleet two is in it and any system is marked at all."""
    return fleet_fights(table, "2") and of(table, "marks") > 0


def warheads_ready(table: Table) -> bool:
    """Only for a fleet, once until the recharge stage."""
    return any_fleet_fights(table) and card_ready(table, WARHEADS)


def fire_warheads(draft: Draft) -> None:
    """ascendancy/andorian-a-i-rules/7-space-battle/5"""
    exhaust_card(draft, WARHEADS)
    destroy_up_to_three(draft)


def may_mark(table: Table) -> bool:
    """Fleet one exists, and there are fewer tokens than ascendancy."""
    return fleet_exists(table, "1") and of(table, "marks") < of(table, "ascendancy")


def mark_system(draft: Draft) -> None:
    """A command if one is left; without one all the same."""
    exhaust(draft)
    gain(draft, "marks")
