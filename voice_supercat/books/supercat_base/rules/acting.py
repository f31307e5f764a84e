"""The goal of an action, what it costs, and what is left."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .narrowing import begin_narrowing


def came_from(view: View, *steps: str) -> bool:
    """Whether the action now guided follows from one of `steps`."""
    return bool(view.trail) and view.trail[-1].step in steps


def set_goal(draft: Draft, goal: str) -> None:
    """The goal of a battle that the question itself tells."""
    draft[v.goal] = goal


def note_goal(draft: Draft, goal: str) -> None:
    """base/combat-doctrine/1"""
    draft[v.goal] = goal


def goal_is(view: View, *goals: str) -> bool:
    """Whether the battle is for one of `goals`."""
    return view[v.goal] in goals


def note_actions_left(draft: Draft, count: int) -> None:
    """As printed, the player counts."""
    draft[v.left] = count


def cost_unknown(view: View) -> bool:
    """Whether the last action may have taken more than one of several."""
    return view[v.action_cost] is None and view[v.left] > 1


def one_to_left(view: View) -> tuple[int, int]:
    """What an action can have cost."""
    return 1, view[v.left]


def spend_actions(draft: Draft, count: int) -> None:
    """What the player says it took."""
    draft[v.action_cost] = count


def spend_known_cost(draft: Draft) -> None:
    """base/how-to-follow-the-procedures/3"""
    cost = draft[v.action_cost]
    draft[v.left] = max(0, draft[v.left] - (1 if cost is None else cost))
    begin_narrowing(draft)


def actions_remain(view: View) -> bool:
    """Whether the page is read again from its top."""
    return bool(view[v.left] > 0)


def actions_at_least(view: View, count: str) -> bool:
    """Whether so many actions are left for battles and moves together."""
    return bool(view[v.left] >= int(count))


def then_roll(view: View) -> str:
    """base/combat-doctrine/trophies/2: with one action nothing comes before."""
    return "then" if actions_at_least(view, "2") else "roll"


def with_the_last_action(view: View) -> str:
    """base/combat-doctrine/raid/2"""
    return "with the last action, " if actions_at_least(view, "2") else ""
