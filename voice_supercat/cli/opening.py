"""What is asked before a game: whether to go on with the open one, else which one is played."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from voice_supercat import opening
from voice_supercat.books.registry import book_folder, book_ids
from voice_supercat.cli.last_time import LastTime
from voice_supercat.cli.mending import SavedGame
from voice_supercat.cli.open_game import Latest, open_game, standing_of
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.book_words import players_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.files.marked_yaml import scalar_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.values import as_option

FOLDER = Path(opening.__file__).parent


@dataclass(frozen=True)
class NewGame:
    """A game to begin, and whether it is to be as last time."""

    book: str
    again: bool


@dataclass(frozen=True)
class Opening:
    """The questions before a game, as a game of their own of which nothing is kept."""

    session: Session
    vocabulary: Vocabulary
    games: Mapping[str, str]
    """What is called so -> the id of its book."""
    open_game: SavedGame | None
    notices: tuple[str, ...] = ()
    recap: None = None

    @property
    def named(self) -> str:
        """The id of the book that asks."""
        return self.session.game.engine.book.id

    @property
    def chosen(self) -> SavedGame | NewGame | None:
        """What is played; None while nothing is chosen, and where the player quits."""
        game = self.session.game
        if not game.over:
            return None
        if game.state[any_key("goes_on")]:
            return self.open_game
        return NewGame(self.games[str(game.state[any_key("game")])], bool(game.state[any_key("again")]))


def opening_of_any_game(tuning: Tuning, last: LastTime, *, again: bool = False) -> Opening:
    """Asks for the open game, then for any of the shipped ones; `again`, where the player has just chosen one."""
    latest = open_game()
    return _opening({_called(book_id): book_id for book_id in book_ids()}, latest, tuning, last, welcomed=again)


def opening_of_one_game(book: Book, tuning: Tuning, last: LastTime) -> Opening:
    """Asks whether this book is to be played as last time, if it has been played; else nothing."""
    return _opening({book.name: book.id}, Latest(None), tuning, last)


def _opening(
    games: Mapping[str, str], latest: Latest, tuning: Tuning, last: LastTime, *, welcomed: bool = False
) -> Opening:
    to_go_on = latest.found
    options = {
        "games": ",".join(sorted(games)),
        "open_game": standing_of(to_go_on.game) if to_go_on else "",
        "damaged": str(len(to_go_on.recorded.entries)) if to_go_on and to_go_on.damaged else "",
        "last_game": next((name for name, book_id in games.items() if book_id == last.book), ""),
        "known_games": ",".join(name for name, book_id in games.items() if book_id in last.options),
        "welcomed": as_option(welcomed),
        "one_key": as_option(tuning.settings.one_key),
    }
    session, vocabulary = _asking(options, tuning)
    return Opening(session, vocabulary, games, to_go_on, latest.passed_over)


@dataclass(frozen=True)
class DamagedGame:
    """The question whether to go on with a game from before the place where it is damaged."""

    session: Session
    vocabulary: Vocabulary
    notices: tuple[str, ...] = ()
    recap: None = None

    @property
    def named(self) -> str:
        """The id of the book that asks."""
        return self.session.game.engine.book.id

    @property
    def goes_on(self) -> bool:
        """Whether the player has said yes."""
        return self.session.game.over and bool(self.session.game.state[any_key("goes_on")])


def damaged_game(saved: SavedGame, tuning: Tuning) -> DamagedGame:
    """Asks whether to go on with it."""
    options = {"open_game": saved.name, "damaged": str(len(saved.recorded.entries))}
    return DamagedGame(*_asking(options, tuning, "damaged"))


def _asking(options: Mapping[str, str], tuning: Tuning, page: str | None = None) -> tuple[Session, Vocabulary]:
    book = load(FOLDER)
    vocabulary = players_vocabulary(book)
    game = new_game(engine_of(book, "printed"), 0, options, page)
    return Session(game, LanguageUnderstanding(vocabulary, book), None, tuning), vocabulary


def _called(book_id: str) -> str:
    """What a shipped book calls its game; the whole book is not read for it."""
    folder = book_folder(book_id)
    assert folder is not None
    head = folder / "book.yaml"
    return scalar_of(head, "called") or scalar_of(head, "title") or book_id
