"""What a move is for, which decides the priorities that count (base/movement-doctrine/priorities)."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .acting import came_from
from .narrowing import narrow_to

_FOR_CLAIMS = ("aggression/4.1", "mobilization/1.1")
_TO_TASK_FORCE = ("aggression/12.1", "mobilization/8.1")


def set_move_goal(draft: Draft, goal: str) -> None:
    """The goal that a page of preferences belongs to."""
    draft[v.move_goal] = goal


def find_move_goal(draft: Draft) -> None:
    """Where no preferences were asked, the question before tells the goal: claims, the task force, or else control."""
    draft[v.gives_up_control] = False
    if draft[v.move_goal] is None:
        claims, joining = came_from(draft, *_FOR_CLAIMS), came_from(draft, *_TO_TASK_FORCE)
        draft[v.move_goal] = "claims" if claims else "task_force" if joining else "control"


def move_is_for(view: View, goal: str) -> bool:
    """Whether that is the goal."""
    return bool(view[v.move_goal] == goal)


def several_moves_not_for(view: View, goal: str) -> bool:
    """A priority that does not count where it is the goal itself."""
    return bool(view[v.options] != 1 and view[v.move_goal] != goal)


def narrow_to_origin(draft: Draft, count: int) -> None:
    """base/movement-doctrine/priorities/2: where no origin can keep it, control is given up."""
    narrow_to(draft, count, "origin")
    draft[v.gives_up_control] = not count


def control_may_be_kept(view: View) -> bool:
    """Whether some ships may have to stay behind."""
    return not view[v.gives_up_control]


def task_force_open(view: View) -> bool:
    """Where nothing was narrowed, it was not asked whether the task force can move."""
    return not view[v.preferred] and view[v.move_goal] != "task_force"


def other_ships_move(view: View) -> bool:
    """Whether ships other than the task force make the move."""
    return not task_force_open(view) and "task_force" not in view[v.preferred]
