"""How many cards lie in the face down stack, among the discards and in play, in a whole game."""

from voice_supercat.procedure.state import Draft, View

from . import values as v


def up_to_deck(view: View) -> tuple[int, int]:
    """All action cards of this game."""
    return 0, len(view[v.deck])


def from_discards(draft: Draft, count: int) -> None:
    draft[v.discards] = max(0, draft[v.discards] - count)
