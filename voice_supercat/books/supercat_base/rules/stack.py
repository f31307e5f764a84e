"""How many cards lie in the face down stack, among the discards and in play, in a whole game."""

from voice_supercat.procedure.state import Draft, Table

DRAWN_A_TURN = 2


def begin_stack(draft: Draft, dealt: int) -> None:
    """base/playing-a-chapter/1: what is left after the players' hands are dealt."""
    draft["stack"] = len(draft["deck"]) - dealt
    draft["discards"] = 0
    draft["in_play"] = 0


def stack_short(table: Table) -> bool:
    """base/playing-a-chapter/2"""
    return bool(table["track"] == "game" and table["stack"] < DRAWN_A_TURN and table["discards"])


def set_stack(draft: Draft, count: int) -> None:
    """As it is on the table."""
    draft["stack"] = count


def reshuffle(draft: Draft) -> None:
    """base/playing-a-chapter/2"""
    draft["stack"] = draft["stack"] + draft["discards"]
    draft["discards"] = 0


def from_stack(draft: Draft, count: int) -> None:
    draft["stack"] = max(0, draft["stack"] - count)


def from_discards(draft: Draft, count: int = 1) -> None:
    draft["discards"] = max(0, draft["discards"] - count)


def to_discards(draft: Draft, count: int) -> None:
    draft["discards"] = draft["discards"] + count


def to_play_area(draft: Draft, count: int) -> None:
    draft["in_play"] = draft["in_play"] + count


def clear_play_area(draft: Draft) -> None:
    """The cards of a round go to the discards when it is over."""
    to_discards(draft, draft["in_play"])
    draft["in_play"] = 0
