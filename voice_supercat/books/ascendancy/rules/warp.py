"""Ships at warp: the best path of a Ferengi fleet, and Romulan ships that come out of it."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .at_home import fleet_leaves_home
from .battle import groups
from .fleets import SINGLE, disband, resize, size
from .moving import UNDECIDED
from .tokens import exhaust_command, gain


def dispatch_on_path(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/10-warp-calculation/3"""
    exhaust_command(draft)
    fleet = draft[v.fleet]
    left = min(draft[v.path_count], size(draft, fleet))
    rest = size(draft, fleet) - left
    resize(draft, fleet, rest)
    gain(draft, v.alone, left)
    draft[v.disbanded] = (fleet,) if disband(draft, fleet) else ()
    alone = left + (rest if draft[v.disbanded] else 0)
    draft[v.warped_fleets] = (*draft[v.warped_fleets], fleet)
    fleet_leaves_home(draft, fleet)
    draft[v.moved] = tuple(
        group for group in ((fleet, UNDECIDED, size(draft, fleet)), (SINGLE, UNDECIDED, alone)) if group[2]
    )
    draft[v.exposed] = tuple((mover, ships) for mover, _, ships in draft[v.moved])


def still_in_warp(view: View) -> bool:
    """Ships that are about to leave warp, from where they see something else."""
    return view[v.faction] == "romulan" and view[v.warped] > 0


def brave_where_they_exit(draft: Draft) -> None:
    """Fleets and single ships that left warp into hazards."""
    draft[v.bravers] = groups(draft)
    draft[v.braving] = draft[v.singles_fighting]
