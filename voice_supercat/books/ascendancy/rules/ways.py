"""What is left of the ships in question: those without a way, those that guard, those that stay."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .moving import UNDECIDED


def go_on_with_rest(draft: Draft) -> None:
    """Ships of the group that have no way yet."""
    draft[v.moving], draft[v.left_over] = draft[v.left_over], 0
    draft[v.course] = None


def hold(draft: Draft, ships: int) -> None:
    """So many of them stay for the turn: they guard what produces."""
    draft[v.moving] -= ships
    draft[v.guarded] = True


def hold_one(draft: Draft, answer: bool) -> None:
    """The same of the only one in question."""
    hold(draft, draft[v.moving] if answer else 0)


def guards_open(view: View) -> bool:
    """Whether it is still to be told how many of these ships do."""
    return not view[v.guarded] and view[v.moving] > view[v.unguarding]


def stay(draft: Draft) -> None:
    """Without any target or lane."""
    if draft[v.guarded]:
        draft[v.unguarding] = draft[v.moving]
    draft[v.stuck] = (*draft[v.stuck], (draft.known(v.mover), UNDECIDED, draft[v.moving]))
