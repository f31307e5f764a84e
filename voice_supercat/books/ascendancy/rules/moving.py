"""Who moves, in what order, and how often: fleets by number, then single ships, again while commands remain."""

from itertools import dropwhile

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import ALONE, existing, size
from .numbers import up_to
from .tokens import exhaust, may_spend, of

Mover = tuple[int, int]
"""A fleet's number and zero, or a single ship: `ALONE` and its number."""


def begin_moves(draft: Draft) -> None:
    """Fleets by number, then single ships, but no fleet that came out of warp this turn.

    ascendancy/general-notes/10.4, ascendancy/ferengi-a-i-rules/11-move-fleets-and-ships-at-impulse/1
    """
    draft[v.stayed] = ()
    draft[v.lost_singles] = ()
    draft[v.told] = ()
    draft[v.movers] = tuple(mover for mover in _everyone(draft) if mover[0] not in draft[v.warped_fleets])
    draft[v.mover] = None
    draft[v.has_moved] = False


def _everyone(view: View) -> tuple[Mover, ...]:
    """Fleets by number, then single ships. A single ship keeps its number for the turn when another is lost."""
    numbers = range(1, of(view, "alone") + len(view[v.lost_singles]) + 1)
    singles = ((ALONE, number) for number in numbers if number not in view[v.lost_singles])
    return (*((fleet, 0) for fleet in existing(view)), *singles)


def take_mover(draft: Draft) -> None:
    """The next to move; after the last of them all begin again, but for those who stayed since anyone moved."""
    if draft[v.mover] is not None and not draft[v.has_moved]:
        draft[v.stayed] = (*draft[v.stayed], draft.known(v.mover))
    left = _from_the_next(draft, draft[v.movers]) or _from_the_next(draft, _everyone(draft))
    draft[v.mover] = left[0] if left and may_spend(draft) else None
    draft[v.movers] = left[1:]
    draft[v.has_moved] = False


def _from_the_next(view: View, movers: tuple[Mover, ...]) -> tuple[Mover, ...]:
    return tuple(dropwhile(lambda mover: not _may_move(view, mover), movers))


def _may_move(view: View, mover: Mover) -> bool:
    return mover in _everyone(view) and mover not in view[v.stayed]


def has_mover(view: View) -> bool:
    """Whether anyone can still move."""
    return view[v.mover] is not None


def mover_is_fleet(view: View, *numbers: str) -> bool:
    """Whether it is that fleet's move."""
    return view[v.mover] is not None and str(view.known(v.mover)[0]) in numbers


def aim_at(draft: Draft, aim: str) -> None:
    """The target of the move, a system to be at."""
    draft[v.aim], draft[v.beside_is_there] = aim, False


def aim_at_ships(draft: Draft, aim: str) -> None:
    """Ships are attacked from the next sector, and theirs may not be entered."""
    draft[v.aim], draft[v.beside_is_there] = aim, True


def move_on(draft: Draft) -> None:
    """A command exhausted. What kept others where they were may have changed."""
    exhaust(draft)
    draft[v.stayed] = draft[v.told] = ()
    draft[v.has_moved] = True


def note_since_move(draft: Draft, yes: bool, name: str) -> None:
    """What holds for all of them until one moves."""
    draft[v.told] = (*draft[v.told], (name, yes))


def told_since_move(view: View, name: str) -> bool | None:
    """What was told of it since anyone moved."""
    return dict(view[v.told]).get(name)


def lose_single(draft: Draft) -> None:
    """The single ship that moved is gone."""
    draft[v.lost_singles] = (*draft[v.lost_singles], draft.known(v.mover)[1])


def _others(view: View) -> tuple[Mover, ...]:
    """Single ships still to move in this pass."""
    return tuple(mover for mover in view[v.movers] if mover[0] == ALONE and _may_move(view, mover))


def others_may_be_there(view: View) -> bool:
    """Whether a single ship stays and others are still to be asked about."""
    return mover_is_fleet(view, str(ALONE)) and bool(_others(view))


def up_to_others(view: View) -> tuple[int, int]:
    """No more than are left."""
    return 0, up_to(len(_others(view)))


def skip_others(draft: Draft, ships: int) -> None:
    """They stay as well."""
    others = _others(draft)
    draft[v.stayed] = (*draft[v.stayed], *others[len(others) - ships :])


def mover_size(view: View) -> int:
    """Ships that move together."""
    if view[v.mover] is None:
        return 0
    fleet = view.known(v.mover)[0]
    return 1 if fleet == ALONE else size(view, fleet)


def end_moves(draft: Draft) -> None:
    """Nobody moves any more."""
    draft[v.mover] = None
    draft[v.movers] = draft[v.stayed] = ()


def free_attacks_due(view: View) -> bool:
    """ascendancy/general-notes/9, once at the end of the turn."""
    return bool(view[v.free_attacks] and not view[v.free])


def attack_for_free(draft: Draft) -> None:
    """No commands are needed now."""
    draft[v.free] = True


def attacks_are_free(view: View) -> bool:
    """Whether only the free attacks were left."""
    return bool(view[v.free])
