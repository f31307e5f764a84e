"""What the player says between two turns: the cards of the bots, a conquest, a landmark, what has changed."""

from voice_supercat.procedure.state import Draft, View

from . import values as v

_COMMANDS = ("control", "island")
_CHANGED, _LANDMARK, _GONE = "changed", "your_landmark", "gone"


def cards_to_draw(view: View) -> tuple[str, ...]:
    """The numbers that the pair can have; none where no pair is drawn now, or its numbers are not read."""
    draws = view[v.incomes] > 0 and view[v.decision] >= view[v.pair] and view[v.cards] == "numbers"
    return view[v.card_numbers] if draws else ()


def how_they_lie(view: View) -> str:
    """What each of the two cards is, until it was told."""
    return "" if "pair" in view[v.explained] else ": left the track card, right the tiebreaker card"


def discard_last(view: View) -> str:
    """tapestry/a-bot-turn/3"""
    return "" if view[v.track_card] is None else "Discard the last pair. "


def take_call(draft: Draft, said: tuple[str, ...]) -> None:
    """What was called, with its card, its track or the numbers of the pair."""
    first, last = said[0], said[-1]
    if last == _CHANGED:
        draft[v.call], draft[v.read_card] = _CHANGED, int(first)
    elif first == _LANDMARK:
        draft[v.call] = _GONE if last == _GONE else "landmark"
        draft[v.landmark_track] = last if last in draft[v.tracks] else None
    elif first in _COMMANDS:
        draft[v.call] = first
    else:
        draft[v.call] = "bots"
        draft[v.called] = tuple(name for name in said if name in draft[v.card_numbers])


def take_called(draft: Draft) -> None:
    """The next number of the pair that was said."""
    first, *rest = draft[v.called]
    draft[v.read_card], draft[v.called] = int(first), tuple(rest)
