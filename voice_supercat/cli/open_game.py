"""The game that was played last and is not over: what a player is asked first."""

from dataclasses import dataclass

from voice_supercat.books.registry import book_folder
from voice_supercat.cli.library import open_book
from voice_supercat.cli.saved_games import saved_games
from voice_supercat.faults import Fault
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Recorded, being_played, read_journal
from voice_supercat.procedure.replay import replay


@dataclass(frozen=True)
class OpenGame:
    """A saved game, and how it stands."""

    recorded: Recorded
    game: Game


def open_game() -> OpenGame | None:
    """The game of a shipped book that was played last; None where it is over, or there is none.

    A game that is damaged, does not fit any more or is being played is passed over without a word: nobody asked for it.
    """
    for path in saved_games():
        try:
            recorded = read_journal(path)
            if not recorded.entries or book_folder(recorded.header.book) is None or being_played(path):
                continue
            game = replay(engine_of(open_book(recorded.header.book)), recorded)
        except (Fault, OSError):
            continue
        return None if game.over else OpenGame(recorded, game)
    return None


def standing_of(game: Game) -> str:
    """What the game is called, and where it stands in a few words."""
    where = game.engine.where(game.state)
    return f"{game.engine.book.name}, {where}" if where else game.engine.book.name
