"""Hazards that ships brave where they arrive."""

from voice_supercat.procedure.state import Draft

from . import values as v
from .fleets import SINGLE, disband, resize, size
from .moving import mover_size
from .tokens import gain


def hazard_dice(draft: Draft, need: int) -> None:
    """A die for each ship that braves it; of some fleets only for one."""
    fleet, _ = draft.known(v.mover)
    ships = mover_size(draft)
    only_one = fleet == draft[v.lone_hazard_fleet.of(draft[v.faction])]
    draft[v.dice_count] = min(1, ships) if only_one else ships
    draft[v.dice_need], draft[v.dice_hits] = need, 0


def lose_movers(draft: Draft) -> None:
    """Ships that the hazard destroyed."""
    fleet, number = draft.known(v.mover)
    draft[v.survivors] = mover_size(draft) - draft[v.dice_hits]
    resize(draft, fleet, size(draft, fleet) - draft[v.dice_hits])
    draft[v.disbanded] = (fleet,) if disband(draft, fleet) else ()
    if fleet == SINGLE and draft[v.dice_hits]:
        draft[v.lost_singles] = (*draft[v.lost_singles], number)


def lose_arrived(draft: Draft) -> None:
    """The single ship, if the hazard destroyed it."""
    draft[v.survivors] = draft[v.dice_count] - draft[v.dice_hits]
    gain(draft, v.alone, -draft[v.dice_hits])
