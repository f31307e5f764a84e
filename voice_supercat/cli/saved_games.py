"""Where games are saved: one journal per game, named after the book and numbered."""

from pathlib import Path

from voice_supercat import places
from voice_supercat.procedure.faults import JournalFault


def games_dir() -> Path:
    """The folder of saved games."""
    return places.user_data_dir() / "games"


def latest_game(book_id: str) -> Path:
    """The game of `book_id` that was played last. Raises JournalFault where there is none."""
    games = sorted(games_dir().glob(f"{book_id}-*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not games:
        raise JournalFault(f"There is no saved game of {book_id} in {games_dir()}; start one without --resume.")
    return games[-1]


def new_game_path(book_id: str) -> Path:
    """A file name that is not taken yet."""
    taken = [path.stem.rpartition("-")[2] for path in games_dir().glob(f"{book_id}-*.jsonl")]
    number = max((int(name) for name in taken if name.isdecimal()), default=0) + 1
    return games_dir() / f"{book_id}-{number:04}.jsonl"
