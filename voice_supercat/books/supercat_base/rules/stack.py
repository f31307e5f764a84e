"""How many cards lie in the face down stack, among the discards and in play, in a whole game."""

from voice_supercat.procedure.state import Draft

from . import values as v


def reshuffle(draft: Draft) -> None:
    """base/playing-a-chapter/2"""
    draft[v.stack] += draft[v.discards]
    draft[v.discards] = 0


def from_discards(draft: Draft, count: int) -> None:
    draft[v.discards] = max(0, draft[v.discards] - count)


def clear_play_area(draft: Draft) -> None:
    """The cards of a round go to the discards when it is over."""
    draft[v.discards] += draft[v.in_play]
    draft[v.in_play] = 0
