"""The ships in question: whether it is one, and what is left of them, without a way, on guard, or where they are."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .at_home import singles_at_home
from .fleets import SINGLE
from .moving import UNDECIDED
from .tokens import of


def mover_is_one(view: View) -> bool:
    """Whether one thing moves: a fleet, or a ship."""
    return view[v.mover] != SINGLE or view[v.moving] == 1


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


def hold_all(draft: Draft) -> None:
    """All of them are known to."""
    hold(draft, draft[v.moving])


def guards_possible(view: View) -> tuple[int, int]:
    """While the homeworld is their only system, those known to be there guard its production node."""
    all_in_question = view[v.moving] == of(view, v.alone) - of(view, v.on_lanes)
    at_home = singles_at_home(view) if all_in_question and _only_homeworld_produces(view) else 0
    return min(at_home, view[v.moving]), view[v.moving]


def all_surely_guard(view: View) -> bool:
    """Whether there is nothing to ask."""
    fewest, most = guards_possible(view)
    return fewest == most


def _only_homeworld_produces(view: View) -> bool:
    return not of(view, v.colonies) and of(view, v.production_income) > 0


def guards_open(view: View) -> bool:
    """Whether it is still to be told how many of these ships do."""
    return not view[v.guarded] and view[v.moving] > view[v.unguarding]


def stay(draft: Draft) -> None:
    """Without any target or lane."""
    if draft[v.guarded]:
        draft[v.unguarding] = draft[v.moving]
    draft[v.stuck] = (*draft[v.stuck], (draft.known(v.mover), UNDECIDED, draft[v.moving]))


def any_moved(view: View) -> bool:
    """Whether someone moved in this round of moves."""
    return bool(view[v.moved])
