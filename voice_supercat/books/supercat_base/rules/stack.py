"""How many cards lie in the face down stack, among the discards and in play, in a whole game."""

from voice_supercat.procedure.state import Draft

from . import values as v


def from_discards(draft: Draft, count: int) -> None:
    draft[v.discards] = max(0, draft[v.discards] - count)
