"""Starting ships: in the first round they set out on separate new lanes, up to their first systems.

ascendancy/general-notes/10.3
"""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .at_home import leave_home, ships_at_home, singles_at_home, still_on_lanes
from .fleets import formed
from .numbers import up_to
from .tokens import exhaust, may_spend, of, ready


def all_at_home(view: View) -> bool:
    """Nothing has left the homeworld: no ship can orbit, attack or invade anything else."""
    return view[v.round] == 1 and not of(view, v.started) and not formed(view)


def _not_begun(view: View) -> bool:
    return view[v.round] == 1 and not of(view, v.started)


def free_singles(view: View) -> int:
    """Single ships that may become part of a fleet: not those that are still to set out."""
    return max(0, of(view, v.alone) - (view[v.starting_ships] if _not_begun(view) else 0))


def singles_at_systems(view: View) -> int:
    """Of these, those that are not on lanes which reach no system yet."""
    return max(0, free_singles(view) - still_on_lanes(view))


def at_systems(view: View) -> int:
    """Fleets and single ships that may each be in a system: all but those on lanes which reach none yet."""
    fleets = [fleet for fleet in formed(view) if fleet not in of(view, v.fleets_on_lanes)]
    return len(fleets) + max(0, of(view, v.alone) - still_on_lanes(view))


def may_orbit(view: View) -> bool:
    """Whether a ship can orbit anything but their homeworld, where ships stay that were built until they move."""
    return not all_at_home(view) and away_at_systems(view) > 0


def up_to_each_away(view: View) -> tuple[int, int]:
    """How many systems but their homeworld they can be in."""
    return 0, up_to(away_at_systems(view))


def away_at_systems(view: View) -> int:
    """Of fleets and single ships that may be in a system, those that are not known to be at the homeworld."""
    return max(0, at_systems(view) - ships_at_home(view))


def all_at_systems_at_home(view: View) -> bool:
    """Whether all single ships but those on lanes are known to be at the homeworld."""
    to_set_out = of(view, v.alone) - free_singles(view)
    return singles_at_systems(view) == singles_at_home(view) - to_set_out


def singles_near_fleet(view: View) -> int:
    """Single ships that can be in the sector of the fleet in question."""
    on_lane = view[v.fleet] in of(view, v.fleets_on_lanes)
    return min(of(view, v.on_lanes), free_singles(view)) if on_lane else singles_at_systems(view)


def first_move(view: View) -> bool:
    """The first round, and a command is left for it."""
    return _not_begun(view) and of(view, v.alone) > 0 and may_spend(view)


def start_out(draft: Draft) -> None:
    """A command for each of the starting ships, as far as they go; each is on a lane of its own then."""
    faction = draft[v.faction]
    draft[v.going] = min(of(draft, v.starters), of(draft, v.alone), ready(draft))
    exhaust(draft, draft[v.going])
    draft[v.on_lanes.of(faction)] = draft[v.going]
    draft[v.open_lanes.of(faction)] = draft[v.going]
    draft[v.set_out] = draft[v.going]
    draft[v.started.of(faction)] = True
    leave_home(draft, draft[v.going])


def limit_ships_on_lanes(draft: Draft) -> None:
    """No more of them are on lanes than there are; ships that were lost arrive nowhere."""
    for faction in draft[v.factions]:
        on_lanes = v.on_lanes.of(faction)
        draft[on_lanes] = min(draft[on_lanes], draft[v.alone.of(faction)])


def lost_on_lanes(view: View) -> tuple[int, int]:
    """How many of the single ships just lost can have been on unfinished lanes."""
    lost, on_lanes = view[v.lost_singles], of(view, v.on_lanes)
    elsewhere = of(view, v.alone) + lost - on_lanes
    return max(0, lost - elsewhere), min(lost, on_lanes)


def lost_where(view: View) -> bool:
    """Whether that is not clear."""
    low, high = lost_on_lanes(view)
    return low < high


def lose_on_lanes(draft: Draft, ships: int) -> None:
    """So many of them were."""
    on_lanes = v.on_lanes.of(draft[v.faction])
    if ships:
        draft[on_lanes] -= ships
        draft[v.ahead.of(draft[v.faction])] = ()
    draft[v.lost_singles] = 0


def lose_surely_on_lanes(draft: Draft) -> None:
    """Those that must have been."""
    lose_on_lanes(draft, lost_on_lanes(draft)[0])
