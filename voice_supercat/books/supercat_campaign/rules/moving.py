"""Moves: what they are for, which decides over the destinations that are preferred."""

from voice_supercat.procedure.state import Draft

from . import values as v


def find_move_goal(draft: Draft) -> None:
    """campaign/movement-principles/2, where the question that led to the move tells it."""
    asked = draft.trail[-1].step if draft.trail else ""
    draft[v.move_goal] = draft[v.move_for.of(asked)]
