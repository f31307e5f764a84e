"""What later games of a book remember from earlier ones, in a file of the player."""

import sys
from pathlib import Path

from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept, replace_kept
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.game import Game


def remembered(book: Book) -> dict[str, str]:
    """Values of the book's options from earlier games. A damaged file is reported and kept under another name."""
    try:
        known = read_kept(_file_of(book))
    except KeptFileDamaged as damaged:
        print(f"{damaged} This game begins without.", file=sys.stderr)
        return {}
    except OSError as error:
        print(f"{_file_of(book)}: cannot be read ({error.strerror}); this game begins without.", file=sys.stderr)
        return {}
    return {option: value for option, value in known.items() if option in book.memory and isinstance(value, str)}


def remember(game: Game) -> None:
    """Write what this game has learnt. A file that cannot be written is reported; the game itself is saved anyway."""
    book = game.engine.book
    if not book.memory or game.engine.program.mode != "played":
        return
    learnt = game.engine.memory(game.state)
    path = _file_of(book)
    try:
        replace_kept(path, learnt)
    except OSError as error:
        print(f"{path}: could not be written ({error.strerror}); the cards are asked again next time.", file=sys.stderr)


def _file_of(book: Book) -> Path:
    return paths.user_data_dir() / "memory" / f"{book.id}.json"
