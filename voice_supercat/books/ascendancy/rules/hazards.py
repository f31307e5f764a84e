"""Hazards that ships brave where they arrive, and the research of phenomena, each of which is a hazard."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .factions import playing
from .fleets import ALONE, disband, resize, size
from .moving import lose_single, mover_is_fleet, mover_size
from .tokens import gain


def hazard_dice(draft: Draft, need: int) -> None:
    """A die for each ship that braves it; of the Federation's science fleet only for one."""
    ships = mover_size(draft)
    only_one = mover_is_fleet(draft, str(playing(draft).lone_hazard_fleet))
    draft[v.dice_count] = min(1, ships) if only_one else ships
    draft[v.dice_need], draft[v.dice_hits], draft[v.phenomena] = need, 0, 0


def lose_movers(draft: Draft) -> None:
    """Ships that the hazard destroyed."""
    if draft[v.mover] is None:
        return
    fleet = draft.known(v.mover)[0]
    draft[v.survivors] = mover_size(draft) - draft[v.dice_hits]
    resize(draft, fleet, size(draft, fleet) - draft[v.dice_hits])
    draft[v.disbanded] = (fleet,) if disband(draft, fleet) else ()
    if fleet == ALONE and draft[v.dice_hits]:
        lose_single(draft)


def some_arrived(view: View) -> bool:
    """Whether a starting ship has just reached its first system."""
    return bool(view[v.arrived])


def up_to_arrived(view: View) -> tuple[int, int]:
    """No more than have arrived."""
    return 0, view[v.arrived]


def note_braving(draft: Draft, ships: int) -> None:
    """Ships that brave a hazard, one after the other."""
    draft[v.braving], draft[v.braved] = ships, 0


def ships_to_brave(view: View) -> bool:
    """Whether one of them is left."""
    return bool(view[v.braved] < view[v.braving])


def die_of_next(draft: Draft, need: int) -> None:
    """Its die, and the lowest roll that destroys it."""
    draft[v.braved] += 1
    draft[v.dice_count], draft[v.dice_need], draft[v.dice_hits], draft[v.phenomena] = 1, need, 0, 0


def lose_arrived(draft: Draft) -> None:
    """The single ship, if the hazard destroyed it."""
    draft[v.survivors] = draft[v.dice_count] - draft[v.dice_hits]
    gain(draft, "alone", -draft[v.dice_hits])


def any_survived(view: View) -> bool:
    """Whether a ship is left of those that braved it."""
    return bool(view[v.survivors] > 0)


def note_phenomenon(draft: Draft, taken: bool) -> None:
    """Whether a token of research is taken."""
    draft[v.phenomena] = int(taken)


def phenomena_found(view: View) -> bool:
    """Whether any research was taken."""
    return bool(view[v.phenomena])


def collect_research(draft: Draft) -> None:
    """The game's own rules: a ship that survives a phenomenon takes its research."""
    gain(draft, "research", draft[v.phenomena])


def collect_latinum(draft: Draft) -> None:
    """ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/10"""
    gain(draft, "production", draft[v.phenomena])
