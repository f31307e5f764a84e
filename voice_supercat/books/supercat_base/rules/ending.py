"""The end of a chapter and of the game, and what is told about it."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .player_turn import seat_name
from .rounds import one_player
from .seats import players


def anything_declared(view: View) -> bool:
    """Whether there is anything to score."""
    return bool(view[v.declared])


def declared_names(view: View) -> str:
    """What there is to score."""
    *first, last = (name.capitalize() for name in dict.fromkeys(view[v.declared]))
    return f"{', '.join(first)} and {last}" if first else last


def note_player_won(draft: Draft, yes: bool) -> None:
    """The only player is the winner."""
    only_bot = draft[v.bots][0] if len(draft[v.bots]) == 1 else None
    draft[v.winner] = players(draft)[0] if yes else only_bot


def winner_unknown(view: View) -> bool:
    """Several others could have won."""
    return view[v.winner] is None


def possible_winners(view: View) -> tuple[str, ...]:
    """The colours to choose from."""
    return tuple(view[v.bots] if one_player(view) else view[v.order])


def note_winner(draft: Draft, seat: str) -> None:
    """Who won."""
    draft[v.winner] = seat


def winner(view: View) -> str:
    """The result in a sentence."""
    name = seat_name(view, view.known(v.winner))
    return "You win" if name == "you" else f"{capitalised(name)} wins"


def chapters(view: View) -> str:
    """How many chapters were played."""
    return counted(view[v.chapter], "chapter")


def rounds(view: View) -> str:
    """How many rounds were played."""
    return counted(view[v.rounds], "round")


def more_stories_than(view: View, count: str) -> bool:
    """Whether there is another seat to tell of."""
    return len(view[v.order]) > int(count)


def first_story(view: View) -> str:
    """What the first seat did."""
    return _story(view, 0)


def second_story(view: View) -> str:
    """What the second seat did."""
    return _story(view, 1)


def third_story(view: View) -> str:
    """What the third seat did."""
    return _story(view, 2)


def fourth_story(view: View) -> str:
    """What the fourth seat did."""
    return _story(view, 3)


def _story(view: View, place: int) -> str:
    seat = view[v.order][place]
    declared, seized = view[v.declarations.of(seat)], view[v.seizures.of(seat)]
    ambitions = f"{in_words(declared)} ambition{'' if declared == 1 else 's'}" if declared else "no ambition"
    times = {0: "never seized", 1: "seized once", 2: "seized twice"}.get(seized, f"seized {in_words(seized)} times")
    return f"{seat_name(view, seat)} declared {ambitions} and {times}."
