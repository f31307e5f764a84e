"""What an action follows from, what it costs, and which of several ways to take it is left."""

from voice_supercat.procedure.state import Draft, View

from . import values as v


def came_from(view: View, *steps: str) -> bool:
    """Whether the action now guided follows from one of `steps`."""
    return any(last.step in steps for last in view.trail[-1:])


def spend_known_cost(draft: Draft) -> None:
    """base/how-to-follow-the-procedures/3"""
    cost = draft[v.action_cost]
    draft[v.left] = max(0, draft[v.left] - (1 if cost is None else cost))


def still_possible(view: View, least: str = "0") -> tuple[int, int]:
    """How many ways can share a preference; none only where nothing but a comparison could decide."""
    return int(least), view[v.ways] or view[v.most_ways]


def narrow_to(draft: Draft, count: int, preference: str) -> None:
    """`count` ways share the preference. None does: all stay."""
    if count:
        draft[v.ways] = count
        draft[v.preferred] = (*draft[v.preferred], preference)


def narrow_to_origin(draft: Draft, count: int) -> None:
    """base/movement-doctrine/priorities/2: where no origin can keep it, control is given up."""
    narrow_to(draft, count, "origin")
    draft[v.gives_up_control] = not count


def pick_one(draft: Draft) -> None:
    """Chance decides among equals."""
    draft[v.picked] = draft.roll(draft.known(v.ways))
