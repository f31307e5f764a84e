"""Ships at warp: the best path of a Ferengi fleet, and Romulan ships that come out of it."""

from collections.abc import Sequence

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import group_size, groups
from .fleets import SINGLE, disband, resize, size
from .tokens import exhaust_command, gain


def best_path(systems: Sequence[int]) -> int | None:
    """Fig. F-1: the place of the path that touches most systems; None where no path touches any."""
    most = max(systems, default=0)
    return systems.index(most) if most else None


def path_open(view: View) -> bool:
    """Whether a path is still to be counted. Three systems cannot be beaten."""
    return len(view[v.paths]) < view[v.path_count] and view[v.path_systems] not in view[v.paths]


def path_found(view: View) -> bool:
    """Whether any path is worth it."""
    return best_path(view[v.paths]) is not None


def dispatch_on_path(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/10-warp-calculation/3"""
    exhaust_command(draft)
    best = best_path(draft[v.paths])
    fleet = draft[v.fleet]
    left = min(draft[v.paths][best] if best is not None else 0, size(draft, fleet))
    rest = size(draft, fleet) - left
    resize(draft, fleet, rest)
    gain(draft, v.alone, left)
    draft[v.disbanded] = (fleet,) if disband(draft, fleet) else ()
    draft[v.warped_fleets] = (*draft[v.warped_fleets], fleet)
    draft[v.mover] = (fleet, 0) if size(draft, fleet) else None
    draft[v.arrived] = left + (rest if draft[v.disbanded] else 0)


def brave_one_by_one(draft: Draft) -> None:
    """Fleets and single ships that left warp into hazards."""
    fleets = ((group, 0) for group in groups(draft) if group != SINGLE)
    singles = ((SINGLE, number) for number in range(1, group_size(draft, SINGLE) + 1))
    draft[v.movers] = (*fleets, *singles)


def next_to_brave(draft: Draft) -> None:
    """The next of them."""
    movers = draft[v.movers]
    draft[v.mover] = movers[0] if movers else None
    draft[v.movers] = movers[1:]
