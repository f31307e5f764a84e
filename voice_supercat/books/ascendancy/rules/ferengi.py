"""Ferengi trade: culture for production, free ships, allies, and the best path at warp."""

from collections.abc import Sequence

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import disband, fleet_in_queue, resize, size
from .tokens import exhaust, gain, of

CULTURE_PRICE = 5  # production
COLONY_PRICE = 2  # production in place of one culture
WARP_COMMANDS = 2  # one to enter warp, one to leave it


def buy_culture(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/1-purchase-culture-tokens/1"""
    bought = of(draft, "production") // CULTURE_PRICE
    gain(draft, "production", -CULTURE_PRICE * bought)
    gain(draft, "culture", bought)


def may_pay_for_colony(view: View) -> bool:
    """ascendancy/ferengi-a-i-rules/3-colonize-undeveloped-uninhabited-worlds/1"""
    return of(view, "culture") > 0 or of(view, "production") >= COLONY_PRICE


def pay_for_colony(draft: Draft) -> None:
    """Culture, or two production where there is none."""
    if of(draft, "culture"):
        gain(draft, "culture", -1)
    else:
        gain(draft, "production", -COLONY_PRICE)


def build_at_starbase(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/6-build-ships/1"""
    draft[v.place] = "one of their starbases"


def starbase_discount(view: View) -> bool:
    """Two ships or more are built at a starbase."""
    return of(view, "starbases") > 0 and bool(view[v.new_ships] > 1)


def add_third_ships(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/6-build-ships/2"""
    draft[v.new_ships] += draft[v.new_ships] // 2


def best_path(systems: Sequence[int]) -> int | None:
    """Fig. F-1: the place of the path that touches most systems; None where no path touches any."""
    most = max(systems, default=0)
    return systems.index(most) if most else None


def fleet_could_warp(view: View) -> bool:
    """A fleet is left, with a command to enter warp, and one to leave it at once."""
    return fleet_in_queue(view) and of(view, "ready") >= WARP_COMMANDS


def begin_paths(draft: Draft, count: int) -> None:
    """So many paths to compare."""
    draft[v.path_count] = count
    draft[v.paths] = ()


def path_open(view: View) -> bool:
    """Whether a path is still to be counted. Three systems cannot be beaten."""
    return bool(len(view[v.paths]) < view[v.path_count] and 3 not in view[v.paths])


def note_path(draft: Draft, systems: int) -> None:
    """Systems that count on this path, up to where rival ships end it."""
    draft[v.paths] = (*draft[v.paths], systems)


def path_found(view: View) -> bool:
    """Whether any path is worth it."""
    return best_path(view[v.paths]) is not None


def dispatch_on_path(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/10-warp-calculation/3"""
    exhaust(draft)
    best = best_path(draft[v.paths])
    fleet = draft[v.fleet_at]
    left = min(draft[v.paths][best] if best is not None else 0, size(draft, fleet))
    rest = size(draft, fleet) - left
    resize(draft, fleet, rest)
    gain(draft, "alone", left)
    draft[v.disbanded] = (fleet,) if disband(draft, fleet) else ()
    draft[v.warped_fleets] = (*draft[v.warped_fleets], fleet)
    draft[v.mover] = (fleet, 0) if size(draft, fleet) else None
    draft[v.arrived] = left + (rest if draft[v.disbanded] else 0)


def gain_from_allies(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/12"""
    gain(draft, "production")
    gain(draft, "research")


def rigelian_gift(view: View) -> str:
    """One to three: production; four to six: research."""
    return "production" if view[v.die] <= 3 else "research"


def gain_from_rigelians(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/12"""
    gain(draft, rigelian_gift(draft))
