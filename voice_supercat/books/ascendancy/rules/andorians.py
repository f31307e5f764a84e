"""Andorian tokens, warheads and the strike fleet."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import any_fleet_fights, battle_was, destroy_up_to_three, fleet_fights
from .fleets import fleet_exists, size
from .tokens import card_ready, exhaust, exhaust_card, gain, of

WARHEADS = "Sirillium Warheads"


def strike_fleet_fights(view: View) -> bool:
    """Whether fleet two is in it and any system is marked at all."""
    return fleet_fights(view, "2") and of(view, "marks") > 0


def warheads_ready(view: View) -> bool:
    """Only for a fleet, once until the recharge stage."""
    return any_fleet_fights(view) and card_ready(view, WARHEADS)


def fire_warheads(draft: Draft) -> None:
    """ascendancy/andorian-a-i-rules/7-space-battle/5"""
    exhaust_card(draft, WARHEADS)
    destroy_up_to_three(draft)


def may_mark(view: View) -> bool:
    """Fleet one exists, and there are fewer tokens than ascendancy."""
    return fleet_exists(view, "1") and of(view, "marks") < of(view, "ascendancy")


def no_without_marks(view: View) -> bool | None:
    """Without an Andorian token on the board the answer is known."""
    return None if of(view, "marks") else False


def mark_system(draft: Draft) -> None:
    """A command if one is left; without one all the same."""
    exhaust(draft)
    gain(draft, "marks")


def may_claim(view: View) -> bool:
    """ascendancy/andorian-a-i-rules/7-space-battle/1: the others are gone or fled, and one was destroyed."""
    return battle_was(view, "won", "fled") and bool(view[v.sunk])


def swap_worth_it(view: View) -> bool:
    """ascendancy/andorian-a-i-rules/7-space-battle/3: fleet three fights, and a larger fleet stands elsewhere.

    A command must be left for the attack itself.
    """
    elsewhere = [fleet for fleet in (1, 2) if fleet not in view[v.fighting]]
    larger = any(size(view, fleet) > size(view, 3) for fleet in elsewhere)
    return 3 in view[v.fighting] and larger and bool(view[v.free] or of(view, "ready") > 1)


def swap_fleets(draft: Draft) -> None:
    """The largest fleet elsewhere fights in place of fleet three."""
    exhaust(draft)
    elsewhere = [fleet for fleet in (1, 2) if fleet not in draft[v.fighting]]
    draft[v.fleet_at] = max(elsewhere, key=lambda fleet: size(draft, fleet))
    draft[v.fighting] = tuple(sorted({*draft[v.fighting], draft[v.fleet_at]} - {3}))
