"""What later games of a book remember from earlier ones, in a file of the player."""

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from voice_supercat.cli.keeping import keep
from voice_supercat.faults import Fault
from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, put_aside, read_kept, replace_kept
from voice_supercat.files.names import shown
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game

_MOST = 120
"""Characters of a reason that are shown."""


def remembered(engine: Engine) -> dict[str, str]:
    """Values of its book's options from earlier games.

    A damaged file, or one with a value that does not fit, is reported and kept under another name.
    """
    book = engine.book
    try:
        known = read_kept(_file_of(book))
    except KeptFileDamaged as damaged:
        print(f"{damaged} This game begins without.", file=sys.stderr)
        return {}
    except OSError as error:
        print(f"{_file_of(book)}: cannot be read ({error.strerror}); this game begins without.", file=sys.stderr)
        return {}
    return _fitting(engine, {option: value for option, value in known.items() if option in book.memory})


def _fitting(engine: Engine, known: Mapping[str, Any]) -> dict[str, str]:
    """Those with which a game can begin; the others are reported, and kept with the file as it was."""
    reasons = {option: _why_not(engine, option, value) for option, value in known.items()}
    fitting = {option: value for option, value in known.items() if reasons[option] is None}
    if len(fitting) < len(known):
        path = _file_of(engine.book)
        aside = put_aside(path)
        with suppress(OSError):  # what fits is written again after the game anyway
            replace_kept(path, fitting)
        for option, reason in reasons.items():
            if reason is not None:
                print(
                    f"{path}: {option} does not fit ({_short(reason)}); the file is kept as {aside}. "
                    f"This game begins without {option}.",
                    file=sys.stderr,
                )
    return fitting


def _why_not(engine: Engine, option: str, value: Any) -> str | None:
    """Why no game can begin with this value; None where one can, or where the book lets none begin at all."""
    if not isinstance(value, str):
        return "it is no text"
    if reason := engine.book.options[option].why_not(value):
        return reason.rstrip(".")
    try:
        engine.new_game(0, {})
    except Fault:
        return None
    try:
        engine.new_game(0, {option: value})
    except (Fault, ValueError) as fault:
        return str(fault).rstrip(".")
    return None


def _short(reason: str) -> str:
    """A reason may quote all of a long value."""
    return shown(reason[:_MOST] + ("…" if len(reason) > _MOST else ""))


def remember(game: Game) -> None:
    """Write what this game has learnt. A file that cannot be written is reported; the game itself is saved anyway."""
    book = game.engine.book
    if not book.memory or game.engine.program.mode != "played":
        return
    keep(_file_of(book), game.engine.memory(game.state), "the cards are asked again next time")


def _file_of(book: Book) -> Path:
    return paths.user_data_dir() / "memory" / f"{book.id}.json"
