"""The end of the game, and what is said about it."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .seats import one_player, players, seat_name, several_bots


def note_player_won(draft: Draft, yes: bool) -> None:
    """The only player is the winner, or else the only bot."""
    only_bot = None if several_bots(draft) else draft[v.bots][0]
    draft[v.winner] = players(draft)[0] if yes else only_bot


def possible_winners(view: View) -> tuple[str, ...]:
    """The colours to choose from."""
    return view[v.bots] if one_player(view) else view[v.order]


def who_wins(view: View) -> str:
    """The result in words."""
    name = seat_name(view, view.known(v.winner))
    return "you win" if name == "you" else f"{name} wins"


def chapters_played(view: View) -> str:
    """How many."""
    return counted(view[v.chapter], "chapter")


def rounds_played(view: View) -> str:
    """How many."""
    return counted(view[v.rounds], "round")


def stories(view: View) -> str:
    """What each seat did, in a sentence each."""
    return " ".join(capitalised(_story(view, seat)) for seat in view[v.order])


def _story(view: View, seat: str) -> str:
    declared, seized = view[v.declarations.of(seat)], view[v.seizures.of(seat)]
    ambitions = counted(declared, "ambition") if declared else "no ambition"
    times = {0: "never seized", 1: "seized once", 2: "seized twice"}.get(seized, f"seized {in_words(seized)} times")
    return f"{seat_name(view, seat)} declared {ambitions} and {times}."
