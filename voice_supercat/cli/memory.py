"""What later games of a book take over from earlier ones, in the player's own file."""

import contextlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from voice_supercat import places
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.game import Game


def remembered(book: Book) -> dict[str, str]:
    """Values of the book's options from earlier games. A damaged file is named and put aside."""
    path = _file_of(book)
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        aside = path.with_suffix(".damaged")
        with contextlib.suppress(OSError):
            path.rename(aside)
        print(
            f"{path}: cannot be read ({error}); it is kept as {aside.name}, this game begins without.", file=sys.stderr
        )
        return {}
    known = found if isinstance(found, dict) else {}
    return {option: value for option, value in known.items() if option in book.memory and isinstance(value, str)}


def remember(game: Game) -> None:
    """Keep what this game has learnt. A file that cannot be written is named; the game is saved all the same."""
    book = game.engine.book
    if not book.memory or game.engine.program.mode != "played":
        return
    learnt = game.engine.memory(game.state)
    path = _file_of(book)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, learnt)
    except OSError as error:
        print(f"{path}: could not be written ({error.strerror}); the cards are asked again next time.", file=sys.stderr)


def _replace(path: Path, learnt: Mapping[str, str]) -> None:
    """All or nothing: a half-written file would lose what earlier games learnt."""
    new = path.with_suffix(".new")
    new.write_text(json.dumps(learnt, indent=1), encoding="utf-8")
    new.replace(path)


def _file_of(book: Book) -> Path:
    return places.user_data_dir() / "memory" / f"{book.id}.json"
