"""The files of saved games: where they are, in which order they were played, and what a new one is called."""

from collections.abc import Iterable
from pathlib import Path

from voice_supercat.files.names import storable
from voice_supercat.files.paths import GAME_SUFFIX, games_dir
from voice_supercat.procedure.faults import JournalFault, quoted
from voice_supercat.procedure.recorded import MOST_EVENINGS, evenings_begun


def game_path(name: str) -> Path:
    """The file where `name` is a path, else the saved game with that name. A name may contain dots, as a date does.

    Raises JournalFault for a name that a list could not show, or that not every system can store: games are carried
    from one to another. A game that has such a name already keeps it.
    """
    given = Path(name).expanduser() if name.startswith("~") else Path(name)
    path = given if given.suffix == GAME_SUFFIX or given.name != name else games_dir() / f"{name}{GAME_SUFFIX}"
    if not name.strip(". ") or not name.isprintable() or (given.drive and not given.root):
        raise JournalFault(f"{quoted(name.strip())} is no name for a game; take letters and numbers.")
    if not storable(path.name.removesuffix(GAME_SUFFIX)) and path not in saved_games():
        raise JournalFault(f"{quoted(name)} is no name for a game on every system; take letters and numbers.")
    return path


def saved_games() -> list[Path]:
    """All saved games, the last one played first: by what they say themselves, and only else by the clock."""
    games = _files()
    clock = {path: path.stat().st_mtime for path in games}
    evenings = {path: evenings_begun(path) for path in games}

    def evening(path: Path) -> int:
        moment = evenings[path]
        return _latest(evenings[other] for other in games if clock[other] <= clock[path]) if moment is None else moment

    return sorted(games, key=lambda path: (evening(path), clock[path]), reverse=True)


def next_evening() -> int:
    """The number of an evening that begins now: one more than any game of the player has seen."""
    return min(MOST_EVENINGS - 1, 1 + _latest(map(evenings_begun, _files())))


def _files() -> list[Path]:
    """A link may point to nothing, and a pipe would wait for ever."""
    try:
        return [path for path in games_dir().glob(f"*{GAME_SUFFIX}") if path.is_file()]
    except PermissionError:  # a folder that is closed to this player
        return []


def refuse_unreadable_games() -> None:
    """Raises JournalFault where there is something in the place of the games, and it cannot be read."""
    folder = games_dir()
    try:
        for found in folder.iterdir():
            found.stat(follow_symlinks=False)
            break
    except FileNotFoundError:
        return
    except OSError as error:
        reason = f"{folder}: the saved games cannot be read ({error.strerror})"
        raise JournalFault(f"{reason}; change the permissions of that folder, or choose another.") from error


def _latest(evenings: Iterable[int | None]) -> int:
    return max((evening for evening in evenings if evening is not None), default=0)


def new_game_path(book_id: str) -> Path:
    """A file name that does not exist yet."""
    taken = [path.stem.rpartition("-")[2] for path in games_dir().glob(f"{book_id}-*{GAME_SUFFIX}")]
    number = max((int(name) for name in taken if name.isdecimal()), default=0) + 1
    return games_dir() / f"{book_id}-{number:04}{GAME_SUFFIX}"
