"""The journal of a game: an append-only file of answers. A game is what you get by replaying it (`replay.py`).

JSON Lines. The first line says which book, version and digest, the seed of the dice and the options; every further
line is `{"answer": …, "at": STEP}`, with `"asked": [NAME, …]` where several things were asked in one breath;
`{"sentence": […], "at": STEP}`; `{"tell": NAME, "as": …}`; `{"command": "undo"}`; or, for a correction,
`{"back": N, "then": […]}`: so many taken back, then those given. Each is on the disk (fsync) before the next question.
By the steps a game is known that can go on though the pages have changed since.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from voice_supercat.files.locks import change_and_close, is_at, locked_elsewhere, open_locked
from voice_supercat.files.syncing import sync

from .book import Book
from .faults import JournalFault

UNDO = {"command": "undo"}
_FIRST_BYTES = b'{"book": '
_LONGEST_HEADER = 1 << 20
_THERE_ALREADY = "{}: there is a saved game already; resume it or choose another name."
_PLAYED_ON = "{}: was played on in another window since it was opened here; open it again."


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

    def __init__(self, path: Path, recorded: "Recorded | None" = None) -> None:
        self.path = path
        self._size = recorded.good_bytes if recorded else 0
        self.unanswered = recorded is None
        self._waiting = b"" if recorded is None or recorded.ends_line else b"\n"
        self._missing_reported = False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = open_locked(path, make=recorded is None)
            if file is None:
                raise JournalFault(f"{path}: this game is being played in another window; go on there, or quit it.")
            self._file = file
            self._cut(recorded)
        except OSError as error:
            raise JournalFault(
                f"{path}: the game cannot be saved there ({error.strerror}); choose another place with --game FILE."
            ) from error
        self._can_be_found = is_at(self._file, path)

    def _cut(self, recorded: "Recorded | None") -> None:
        """After the last whole line. Raises JournalFault where another window wrote more in the meantime."""
        if os.fstat(self._file).st_size != (recorded.size if recorded else 0):
            self.close()
            raise JournalFault(_PLAYED_ON.format(self.path) if recorded else _THERE_ALREADY.format(self.path))
        os.ftruncate(self._file, self._size)

    @classmethod
    def create(cls, path: Path, header: Header) -> "Journal":
        """A new journal. Raises JournalFault if the file exists already or cannot be opened."""
        if path.exists() and path.stat().st_size:
            raise JournalFault(_THERE_ALREADY.format(path))
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
        """Whether every entry so far is on the disk, where it will be looked for."""
        return not self._waiting.strip() and self._in_place()

    def append(self, entry: Mapping[str, Any]) -> None:
        """Write one entry through to the disk. Raises JournalFault; the entry is then written with the next one.

        Where the file has gone nothing is written until it is there again, which is said once.
        """
        self.unanswered = False
        self._save(entry)

    def _save(self, entry: Mapping[str, Any]) -> None:
        self._waiting += json.dumps(entry).encode() + b"\n"
        if not self._in_place():
            reported, self._missing_reported = self._missing_reported, True
            if reported:
                return
            raise JournalFault(
                f"{self.path}: was moved, deleted or cut by another program; "
                "the game goes on, but from here on it is not saved."
            )
        try:
            self._write(self._waiting)
        except OSError as error:
            with suppress(OSError):  # half an entry does no harm: it is written again at the same place
                os.ftruncate(self._file, self._size)
            raise JournalFault(
                f"{self.path}: could not be saved ({error.strerror}); the game goes on and saving is tried again."
            ) from error
        self._size += len(self._waiting)
        self._waiting, self._missing_reported = b"", False

    def _in_place(self) -> bool:
        """Whether the file is still the one in its path, with all that was written."""
        found = is_at(self._file, self.path) or not self._can_be_found
        return found and os.fstat(self._file).st_size >= self._size

    def _write(self, data: bytes) -> None:
        os.lseek(self._file, self._size, os.SEEK_SET)
        done = 0
        while done < len(data):
            done += os.write(self._file, data[done:])
        sync(self._file)

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def discard(self) -> None:
        """Delete the file and close it. What has another file's place by now is left alone, and so is that file."""
        if is_at(self._file, self.path):
            with suppress(OSError):
                change_and_close(self._file, self.path.unlink)
        else:
            self.close()


def being_played(path: Path) -> bool:
    """Whether a program has this journal open for writing. Raises OSError."""
    return locked_elsewhere(path)


@dataclass(frozen=True)
class Recorded:
    """A journal read back. `good_bytes` ends before a torn last line."""

    path: Path
    header: Header
    entries: tuple[Mapping[str, Any], ...]
    good_bytes: int
    ends_line: bool
    size: int


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
    return Recorded(path, _header(entries[0], path), tuple(entries[1:]), good, data[:good].endswith(b"\n"), len(data))


def is_journal(path: Path) -> bool:
    """Whether the file begins as a journal does, however damaged the rest is. Raises OSError."""
    with path.open("rb") as file:
        first = file.readline(_LONGEST_HEADER)
    entry = _parsed(first)
    return first.startswith(_FIRST_BYTES) if entry is None else _is_header(entry)


def reopened(recorded: Recorded) -> Journal:
    """The journal, cut after its last whole line and open for the next answer."""
    return Journal(recorded.path, recorded)


def _parsed(line: bytes) -> Mapping[str, Any] | None:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def _header(entry: Mapping[str, Any], path: Path) -> Header:
    if not _is_header(entry):
        raise JournalFault(f"{path}, line 1: does not say which book it is of; the file is kept as it is.")
    return Header(**entry)


def _is_header(entry: Mapping[str, Any]) -> bool:
    kinds = {"book": str, "version": str, "digest": str, "seed": int, "options": dict}
    fits = set(entry) == set(kinds) and all(type(entry[name]) is kind for name, kind in kinds.items())
    return fits and all(isinstance(value, str) for value in entry["options"].values())
