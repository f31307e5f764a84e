"""How many cards lie in the face down stack, among the discards and in play, in a whole game."""

from voice_supercat.procedure.state import Draft, View

from . import values as v

DRAWN_A_TURN = 2


def begin_stack(draft: Draft, dealt: int) -> None:
    """base/playing-a-chapter/1: what is left after the players' hands are dealt."""
    draft[v.stack] = len(draft[v.deck]) - dealt
    draft[v.discards] = 0
    draft[v.in_play] = 0


def stack_short(view: View) -> bool:
    """base/playing-a-chapter/2"""
    return bool(view[v.track] == "game" and view[v.stack] < DRAWN_A_TURN and view[v.discards])


def reshuffle(draft: Draft) -> None:
    """base/playing-a-chapter/2"""
    draft[v.stack] = draft[v.stack] + draft[v.discards]
    draft[v.discards] = 0


def from_stack(draft: Draft, count: int) -> None:
    draft[v.stack] = max(0, draft[v.stack] - count)


def from_discards(draft: Draft, count: int = 1) -> None:
    draft[v.discards] = max(0, draft[v.discards] - count)


def to_discards(draft: Draft, count: int) -> None:
    draft[v.discards] = draft[v.discards] + count


def to_play_area(draft: Draft, count: int) -> None:
    draft[v.in_play] = draft[v.in_play] + count


def clear_play_area(draft: Draft) -> None:
    """The cards of a round go to the discards when it is over."""
    to_discards(draft, draft[v.in_play])
    draft[v.in_play] = 0
