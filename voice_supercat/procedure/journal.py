"""The journal of a game: an append-only file of answers. A game is what you get by replaying it (`replay.py`).

JSON Lines. The first line says which book, version and digest, the seed of the dice and the options; every further
line is `{"answer": …, "at": STEP}`, with `"asked": [NAME, …]` where several things were asked in one breath;
`{"sentence": […], "at": STEP}`; `{"tell": NAME, "as": …}`; `{"command": "undo"}`; or, for a correction,
`{"back": N, "then": […]}`: so many taken back, then those given. Each is on the disk (fsync) before the next question.
By the steps a game is known that can go on though the pages have changed since.
"""

import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .book import Book
from .faults import JournalFault

UNDO = {"command": "undo"}


@dataclass(frozen=True)
class Header:
    """What a game is played with."""

    book: str
    version: str
    digest: str
    seed: int
    options: Mapping[str, str]


def header_of(book: Book, seed: int, options: Mapping[str, str]) -> Header:
    """The header of a new game of `book`. Options that games of before do not name are named."""
    named = {option.name: option.default for option in book.options.values() if option.before}
    return Header(book.id, book.version, book.digest, seed, {**named, **options})


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
            if not _claimed(self._file):
                raise JournalFault(f"{path}: this game is being played in another window; go on there, or quit it.")
            os.ftruncate(self._file, good_bytes)
        except OSError as error:
            raise JournalFault(
                f"{path}: the game cannot be saved there ({error.strerror}); choose another place with --game FILE."
            ) from error

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


def being_played(path: Path) -> bool:
    """Whether a program has this journal open for writing. Raises OSError."""
    file = os.open(path, os.O_RDONLY)
    try:
        return not _claimed(file)
    finally:
        os.close(file)


def _claimed(file: int) -> bool:
    """Whether the open file is ours alone now, until it is closed: two games would write over each other's answers.

    True also where files cannot be claimed: on Windows a claim would keep out those who only read.
    """
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system that knows no claims
        return True
    return True


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
        raise JournalFault(f"{path}: no saved game can be read there ({error.strerror}); name another.") from error
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
        raise JournalFault(f"{path}: nothing was saved before it was cut off; start a game of another name.")
    return Recorded(path, _header(entries[0], path), tuple(entries[1:]), good, data[:good].endswith(b"\n"))


def reopened(recorded: Recorded) -> Journal:
    """The journal, cut after its last whole line and open for the next answer."""
    return Journal(recorded.path, recorded.good_bytes, ends_line=recorded.ends_line)


def _parsed(line: bytes) -> Mapping[str, Any] | None:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def _header(entry: Mapping[str, Any], path: Path) -> Header:
    kinds = {"book": str, "version": str, "digest": str, "seed": int, "options": dict}
    fits = set(entry) == set(kinds) and all(type(entry[name]) is kind for name, kind in kinds.items())
    if not fits or not all(isinstance(value, str) for value in entry["options"].values()):
        raise JournalFault(f"{path}, line 1: does not say which book it is of; the file is kept as it is.")
    return Header(**entry)
