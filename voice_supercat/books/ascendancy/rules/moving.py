"""Who moves, in what order, and how often: fleets in order, then single ships, again while commands remain."""

from itertools import dropwhile

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import SINGLE, formed, size
from .numbers import up_to
from .tokens import exhaust_command, may_spend, of

Mover = tuple[str, int]
"""A fleet and zero, or a single ship: `SINGLE` and its number."""


def begin_moves(draft: Draft) -> None:
    """Fleets in order, then single ships, but no fleet that came out of warp this turn.

    ascendancy/general-notes/10.4, ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/1
    """
    draft[v.stayed] = ()
    draft[v.lost_singles] = ()
    draft[v.movers] = tuple(mover for mover in _everyone(draft) if mover[0] not in draft[v.warped_fleets])
    draft[v.mover] = None
    draft[v.has_moved] = False


def _everyone(view: View) -> tuple[Mover, ...]:
    """Fleets, then single ships. A single ship keeps its number for the turn when another is lost."""
    numbers = range(1, of(view, v.alone) + len(view[v.lost_singles]) + 1)
    singles = ((SINGLE, number) for number in numbers if number not in view[v.lost_singles])
    return (*((fleet, 0) for fleet in formed(view)), *singles)


def take_mover(draft: Draft) -> None:
    """The next to move; after the last of them all begin again, but for those who stayed since anyone moved."""
    before = draft[v.mover]
    if before is not None and not draft[v.has_moved]:
        draft[v.stayed] = (*draft[v.stayed], before)
    left = _from_the_next(draft, draft[v.movers]) or _from_the_next(draft, _everyone(draft))
    draft[v.mover] = left[0] if left and may_spend(draft) else None
    draft[v.movers] = left[1:]
    draft[v.has_moved] = False


def _from_the_next(view: View, movers: tuple[Mover, ...]) -> tuple[Mover, ...]:
    return tuple(dropwhile(lambda mover: not _may_move(view, mover), movers))


def _may_move(view: View, mover: Mover) -> bool:
    return mover in _everyone(view) and mover not in view[v.stayed]


def move_on(draft: Draft) -> None:
    """A command exhausted. What kept others where they were may have changed."""
    exhaust_command(draft)
    draft[v.stayed] = ()
    draft[v.has_moved] = True


def moving_group(view: View) -> str:
    """The fleet that moves, or `SINGLE`."""
    return view.known(v.mover)[0]


def mover_size(view: View) -> int:
    """Ships that move together."""
    fleet = moving_group(view)
    return 1 if fleet == SINGLE else size(view, fleet)


def _others(view: View) -> tuple[Mover, ...]:
    """Single ships still to move in this pass."""
    return tuple(mover for mover in view[v.movers] if mover[0] == SINGLE and _may_move(view, mover))


def others_may_be_there(view: View) -> bool:
    """Whether a single ship stays and others are still to be asked about."""
    return moving_group(view) == SINGLE and bool(_others(view))


def up_to_others(view: View) -> tuple[int, int]:
    """No more than are left."""
    return 0, up_to(len(_others(view)))


def skip_others(draft: Draft, ships: int) -> None:
    """They stay as well."""
    others = _others(draft)
    draft[v.stayed] = (*draft[v.stayed], *others[len(others) - ships :])
