"""The journal of a game: an append-only file of answers. A game is what you get by replaying it.

JSON Lines. The first line says which book, version and digest, the seed of the dice and the options; every further
line is `{"answer": …, "at": STEP}`, `{"sentence": […], "at": STEP}`, `{"tell": NAME, "as": …}`, `{"command": "undo"}`
or, for a correction, `{"back": N, "then": […]}`: so many taken back, then those given. Each is on the disk (fsync)
before the next question. By the steps a game is known that can go on though the pages have changed since.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .answers import Answer
from .book import Book
from .correcting import take_back
from .engine import Engine
from .faults import AnswerRefused, JournalFault
from .game import Game, new_game
from .state import Sentence

UNDO = {"command": "undo"}
_ENTRIES = ({"answer"}, {"answer", "at"}, {"sentence", "at"}, {"tell", "as"}, {"back", "then"})


@dataclass(frozen=True)
class Header:
    """What a game is played with."""

    book: str
    version: str
    digest: str
    seed: int
    options: Mapping[str, str]


def header_of(book: Book, seed: int, options: Mapping[str, str]) -> Header:
    """The header of a new game of `book`."""
    return Header(book.id, book.version, book.digest, seed, dict(options))


class Journal:
    """A journal open for writing. Entries that could not be written (disk full) are kept and tried again.

    `unanswered` tells whether it is of a new game, and nothing but its header was given to be written.
    """

    def __init__(self, path: Path, good_bytes: int = 0, *, ends_line: bool = True) -> None:
        self.path = path
        self._size = good_bytes
        self.unanswered = good_bytes == 0
        self._waiting = b"" if ends_line else b"\n"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
            os.ftruncate(self._file, good_bytes)
        except OSError as error:
            raise JournalFault(f"{path}: the game cannot be saved there ({error.strerror}).") from error

    @classmethod
    def create(cls, path: Path, header: Header) -> "Journal":
        """A new journal. Raises JournalFault if the file exists already or cannot be opened."""
        if path.exists() and path.stat().st_size:
            raise JournalFault(f"{path}: there is a saved game already; resume it or choose another name.")
        journal = cls(path)
        with suppress(JournalFault):  # a full disk: the header is written with the first answer, which then tells of it
            journal._save(asdict(header))
        return journal

    @property
    def empty(self) -> bool:
        """Whether nothing is on the disk."""
        return self._size == 0

    @property
    def saved(self) -> bool:
        """Whether every entry so far is on the disk."""
        return not self._waiting.strip()

    def append(self, entry: Mapping[str, Any]) -> None:
        """Write one entry through to the disk. Raises JournalFault; the entry is then written with the next one."""
        self.unanswered = False
        self._save(entry)

    def _save(self, entry: Mapping[str, Any]) -> None:
        self._waiting += json.dumps(entry).encode() + b"\n"
        try:
            self._write(self._waiting)
        except OSError as error:
            with suppress(OSError):  # half an entry does no harm: it is written again at the same place
                os.ftruncate(self._file, self._size)
            raise JournalFault(
                f"{self.path}: could not be saved ({error.strerror}); the game goes on and saving is tried again."
            ) from error
        self._size += len(self._waiting)
        self._waiting = b""

    def _write(self, data: bytes) -> None:
        done = 0
        while done < len(data):
            done += os.pwrite(self._file, data[done:], self._size + done)
        os.fsync(self._file)

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


@dataclass(frozen=True)
class Recorded:
    """A journal read back. `good_bytes` ends before a torn last line."""

    path: Path
    header: Header
    entries: tuple[Mapping[str, Any], ...]
    good_bytes: int
    ends_line: bool


def read_journal(path: Path) -> Recorded:
    """The journal in `path`, a torn last line dropped. Raises JournalFault for any other damage; writes nothing."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise JournalFault(f"{path}: there is no saved game to read ({error.strerror}).") from error
    lines = data.split(b"\n")
    entries: list[Mapping[str, Any]] = []
    good = 0
    for number, line in enumerate(lines, start=1):
        last = number == len(lines)
        if last and not line:
            break
        entry = _parsed(line)
        if entry is None:
            if last:
                break
            raise JournalFault(f"{path}, line {number}: damaged, expected one JSON object; the file is kept as it is.")
        entries.append(entry)
        good += len(line) + (0 if last else 1)
    if not entries:
        raise JournalFault(f"{path}: nothing was saved before it was cut off; start a new game.")
    return Recorded(path, _header(entries[0], path), tuple(entries[1:]), good, data[:good].endswith(b"\n"))


def reopened(recorded: Recorded) -> Journal:
    """The journal, cut after its last whole line and open for the next answer."""
    return Journal(recorded.path, recorded.good_bytes, ends_line=recorded.ends_line)


def begun_with_other_pages(book: Book, header: Header) -> bool:
    """Whether the book's files have changed since the game was begun."""
    return header.digest != book.digest


def replay(engine: Engine, recorded: Recorded) -> Game:
    """The game that the journal tells. Raises JournalFault where the book or an entry does not fit.

    Of another version of the rules nothing is replayed; where only the pages have changed since, every answer must
    still be one to the same step.
    """
    header, book, path = recorded.header, engine.book, recorded.path
    if header.book != book.id:
        raise JournalFault(f"{path}: a game of {header.book}, not of {book.id}; resume it with --book {header.book}.")
    if header.version != book.version:
        raise JournalFault(
            f"{path}: saved with {book.id} version {header.version}, and this is version {book.version}; the file is "
            "kept, play it with the program that saved it."
        )
    changed = begun_with_other_pages(book, header)
    game = new_game(engine, header.seed, dict(header.options))
    for fitting, entry in enumerate(recorded.entries):
        try:
            game = _replayed(game, entry, f"{path}, line {fitting + 2}", changed)
        except JournalFault as fault:
            if not changed:
                raise
            fit = f"{fitting} of {len(recorded.entries)} answers still fit"
            raise JournalFault(
                f"{path}: the pages of {book.id} have changed since it was saved, and {fit}; the file is kept, play it "
                "with the program that saved it."
            ) from fault
    return game


def _replayed(game: Game, entry: Mapping[str, Any], where: str, changed: bool) -> Game:
    if entry == UNDO:
        before = game.undo()
        if before is None:
            raise JournalFault(f"{where}: takes back more than was answered; the file is kept as it is.")
        return before
    if set(entry) not in _ENTRIES:
        raise JournalFault(f'{where}: expected "answer" or "command"; the file is kept as it is.')
    try:
        return _given(game, entry, changed)
    except AnswerRefused as error:
        raise JournalFault(f"{where}: does not fit the question ({error}); the file is kept as it is.") from error


def _given(game: Game, entry: Mapping[str, Any], changed: bool) -> Game:
    if "answer" in entry or "sentence" in entry:
        if entry.get("at", None if changed else game.state.step) != game.state.step:
            raise AnswerRefused(f"it was given to another step than {game.state.step}")
        said = entry.get("sentence")
        return game.answer(_answer(entry["answer"]) if said is None else Sentence(_clauses(said)))
    if set(entry) == {"tell", "as"}:
        return game.tell(str(entry["tell"]), _answer(entry["as"]))
    if set(entry) == {"back", "then"} and isinstance(entry["back"], int) and isinstance(entry["then"], list):
        game = take_back(game, entry["back"])
        for given in entry["then"]:
            game = _given(game, given, changed)
        return game
    raise AnswerRefused("a correction that cannot be read")


def _clauses(value: Any) -> tuple[str, ...]:
    return tuple(str(clause) for clause in value) if isinstance(value, list) else (str(value),)


def _answer(value: Any) -> Answer:
    return tuple(value) if isinstance(value, list) else value


def _parsed(line: bytes) -> Mapping[str, Any] | None:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def _header(entry: Mapping[str, Any], path: Path) -> Header:
    kinds = {"book": str, "version": str, "digest": str, "seed": int, "options": dict}
    if set(entry) != set(kinds) or not all(isinstance(entry[name], kind) for name, kind in kinds.items()):
        raise JournalFault(f"{path}, line 1: does not say which book it is of; the file is kept as it is.")
    return Header(**entry)
