"""How games were played last time, in a file of the player, so that one yes is enough to play so again."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from voice_supercat.cli.keeping import keep
from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.game import Game


@dataclass(frozen=True)
class LastTime:
    """The book that was played last, and the options with which each was."""

    book: str | None = None
    options: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def of(self, book: Book) -> dict[str, str]:
        """The options for `book`; those that it does not have any more, or not with this value, are left out."""
        kept = self.options.get(book.id, {}).items()
        known = {name: value for name, value in kept if name in book.opening.again}
        return {name: value for name, value in known.items() if book.options[name].why_not(value) is None}


def last_time() -> LastTime:
    """What is remembered. A damaged file is reported and kept under another name."""
    try:
        known = read_kept(_file())
    except KeptFileDamaged as damaged:
        print(damaged, file=sys.stderr)
        return LastTime()
    except OSError as error:
        print(f"{_file()}: cannot be read ({error.strerror}).", file=sys.stderr)
        return LastTime()
    book, options = known.get("book"), known.get("options")
    games = options.items() if isinstance(options, dict) else ()
    options_of = {name: _texts(given) for name, given in games if isinstance(given, dict)}
    return LastTime(book if isinstance(book, str) and book in options_of else None, options_of)


def keep_for_next_time(game: Game) -> None:
    """Remember how this game is played. A file that cannot be written is reported; the game itself is saved anyway."""
    book = game.engine.book
    if not book.opening.again or game.engine.program.mode != "played":
        return
    options = {**last_time().options, book.id: game.engine.again(game.state)}
    keep(_file(), {"book": book.id, "options": options}, "all of it is asked next time")


def _texts(given: Mapping[str, object]) -> dict[str, str]:
    return {name: value for name, value in given.items() if isinstance(value, str)}


def _file() -> Path:
    return paths.user_data_dir() / "memory" / "last-time.json"
