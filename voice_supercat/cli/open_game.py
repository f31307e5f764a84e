"""The game that was played last and is not over: what a player is asked first."""

from dataclasses import dataclass

from voice_supercat.books.registry import book_folder
from voice_supercat.cli.game_files import refuse_unreadable_games, saved_games
from voice_supercat.cli.library import open_book
from voice_supercat.cli.mending import SavedGame, intact, passed_over, saved_game
from voice_supercat.faults import Fault
from voice_supercat.files.paths import games_dir
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Recorded, being_played
from voice_supercat.procedure.recorded import JournalDamaged


@dataclass(frozen=True)
class Latest:
    """The game that was played last, if there is one that can be played, and what is said of those passed over."""

    found: SavedGame | None
    passed_over: tuple[str, ...] = ()


def open_game() -> Latest:
    """The game of a shipped book that was played last; none where it is over.

    A game that does not fit any more or is being played is passed over without a word: nobody asked for it. Of a
    damaged one the intact beginning is found, and where nothing can be read, that is told.
    """
    notes: list[str] = []
    for path in saved_games():
        try:
            recorded, _ = intact(path)
        except JournalFault as fault:
            notes.append(passed_over(path, fault))
            continue
        try:
            if not recorded.entries or book_folder(recorded.header.book) is None or being_played(path):
                continue
            found = saved_game(path, lambda recorded: engine_of(open_book(recorded.header.book)))
        except JournalDamaged as fault:
            notes.append(passed_over(path, fault))
            continue
        except (Fault, OSError):
            continue
        return Latest(None if found.game.over else found, tuple(notes))
    return Latest(None, tuple(notes))


def latest_game(book_id: str) -> tuple[Recorded, tuple[str, ...]]:
    """The last game of `book_id` that has answers, as far as it is intact, and what is said of those passed over.

    Raises JournalFault where there is none.
    """
    notes: list[str] = []
    refuse_unreadable_games()
    for path in saved_games():
        try:
            recorded, _ = intact(path)
        except JournalDamaged as fault:
            if fault.intact is None or fault.intact.header.book == book_id:
                notes.append(passed_over(path, fault))
            continue
        except JournalFault as fault:
            notes.append(passed_over(path, fault))
            continue
        if recorded.header.book == book_id and recorded.entries:
            return recorded, tuple(notes)
    raise JournalFault(f"There is no saved game of {book_id} in {games_dir()}; start one without --resume.")


def standing_of(game: Game) -> str:
    """What the game is called, and where it stands in a few words."""
    where = game.engine.where(game.state)
    return f"{game.engine.book.name}, {where}" if where else game.engine.book.name
