"""What an action follows from, and what it costs."""

from voice_supercat.procedure.state import Draft, View

from . import values as v


def came_from(view: View, *steps: str) -> bool:
    """Whether the action now guided follows from one of `steps`."""
    return any(last.step in steps for last in view.trail[-1:])


def possible_costs(view: View) -> tuple[int, int]:
    """What an action can have taken of those that are left."""
    return 1, view[v.left]


def cost_is_open(view: View) -> bool:
    """Whether it can have taken more than one."""
    return view[v.left] > 1


def spend_known_cost(draft: Draft) -> None:
    """base/how-to-follow-the-procedures/3"""
    cost = draft[v.action_cost]
    draft[v.left] = max(0, draft[v.left] - (1 if cost is None else cost))
