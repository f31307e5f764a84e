"""The goal of an action, what it costs, and what is left."""

from voice_supercat.procedure.state import Draft, Table

from .narrowing import begin_narrowing


def came_from(table: Table, *steps: str) -> bool:
    """Whether the action now guided follows from one of `steps`."""
    return bool(table.trail) and table.trail[-1].step in steps


def set_goal(draft: Draft, goal: str) -> None:
    """The goal of a battle that the question itself tells."""
    draft["goal"] = goal


def note_goal(draft: Draft, goal: str) -> None:
    """base/combat-doctrine/1"""
    draft["goal"] = goal


def goal_is(table: Table, *goals: str) -> bool:
    """Whether the battle is for one of `goals`."""
    return table["goal"] in goals


def note_actions_left(draft: Draft, count: int) -> None:
    """As printed, the player counts."""
    draft["left"] = count


def cost_unknown(table: Table) -> bool:
    """Whether the last action may have taken more than one of several."""
    return table["action_cost"] is None and table["left"] > 1


def one_to_left(table: Table) -> tuple[int, int]:
    """What an action can have cost."""
    return 1, table["left"]


def spend_actions(draft: Draft, count: int) -> None:
    """What the player says it took."""
    draft["action_cost"] = count


def spend_known_cost(draft: Draft) -> None:
    """base/how-to-follow-the-procedures/3"""
    draft["left"] = max(0, draft["left"] - (1 if draft["action_cost"] is None else draft["action_cost"]))
    begin_narrowing(draft)


def actions_remain(table: Table) -> bool:
    """Whether the page is read again from its top."""
    return bool(table["left"] > 0)


def actions_at_least(table: Table, count: str) -> bool:
    """Whether so many actions are left for battles and moves together."""
    return bool(table["left"] >= int(count))


def then_roll(table: Table) -> str:
    """base/combat-doctrine/trophies/2: with one action nothing comes before."""
    return "then" if actions_at_least(table, "2") else "roll"


def with_the_last_action(table: Table) -> str:
    """base/combat-doctrine/raid/2"""
    return "with the last action, " if actions_at_least(table, "2") else ""
