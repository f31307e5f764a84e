"""The journal of a game: an append-only file of answers. A game is what you get by replaying it (`replay.py`).

JSON Lines with checksums (`records.py`). The first line says which book, version and digest, the seed of the dice and
the options; every further line is `{"answer": …, "at": STEP}`, with `"asked": [NAME, …]` where several things were
asked in one breath; `{"sentence": […], "at": STEP}`; `{"tell": NAME, "as": …}`; `{"command": "undo"}`; or, for a
correction, `{"back": N, "then": […]}`: so many taken back, then those given. With the first entry after the game has
hidden something stands `"commitment": DIGEST` (`secrecy.py`); each may have `"noted": {…}`: how it came, for a report
(`noted.py`). Each is on the disk (fsync) before the next question. By the steps a game is known that can go on though
the pages have changed since.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from types import MappingProxyType
from typing import Any

from voice_supercat.files.durable import sync_folder, write_through
from voice_supercat.files.locks import change_and_close, is_at, locked_elsewhere, open_locked

from .book import Book
from .faults import READ_ONLY, JournalFault, JournalReadOnly
from .recorded import Header, Recorded, is_journal, read_journal
from .records import NOTED, PLAYED, sealed
from .secrecy import COMMITMENT, Hidden, keep_secret

__all__ = [
    "UNDO",
    "Header",
    "Journal",
    "Recorded",
    "being_played",
    "header_of",
    "is_journal",
    "read_journal",
    "reopened",
]

UNDO = {"command": "undo"}
_THERE_ALREADY = "{}: there is a saved game already; resume it or choose another name."
_PLAYED_ON = "{}: was played on in another window since it was opened here; open it again."


def header_of(book: Book, seed: int, options: Mapping[str, str]) -> Header:
    """The header of a new game of `book`. Options that games of before do not name are named."""
    named = {option.name: option.default for option in book.options.values() if option.before}
    return Header(book.id, book.version, book.digest, seed, {**named, **options})


class Journal:
    """A journal open for writing. Entries that could not be written (disk full) are kept and tried again.

    `unanswered` tells whether it is of a new game, and nothing but its header was given to be written. `played` is
    how many evenings were begun, this one too; it is written with the first answer, where it is not 0.
    """

    def __init__(self, path: Path, recorded: Recorded | None = None, played: int = 0) -> None:
        self.path = path
        self._size = recorded.good_bytes if recorded else 0
        self._found = recorded.size if recorded else 0
        self._chain = recorded.chain if recorded else 0
        self._played = played
        self._committed: str | None = None
        self.unanswered = recorded is None
        self._waiting = b"" if recorded is None or recorded.ends_line else b"\n"
        self._missing_reported = False
        self._was_there = os.path.lexists(path)
        try:
            if path.exists() and not path.is_file():  # a device or a pipe keeps nothing, and would be deleted as a game
                raise JournalFault(
                    f"{path}: no file, so no game is saved there; choose another place with --game FILE."
                )
            path.parent.mkdir(parents=True, exist_ok=True)
            file = open_locked(path, make=recorded is None)
            if file is None:
                raise JournalFault(f"{path}: this game is being played in another window; go on there, or quit it.")
            self._file = file
        except OSError as error:
            if error.errno in READ_ONLY:
                raise JournalReadOnly.of(path, error) from error
            raise JournalFault(
                f"{path}: the game cannot be saved there ({error.strerror}); choose another place with --game FILE."
            ) from error
        self._refuse_what_others_wrote(new=recorded is None)
        self._can_be_found = is_at(self._file, path)
        self._name_kept = False

    def _refuse_what_others_wrote(self, *, new: bool) -> None:
        """Raises JournalFault where another window wrote more since the file was read."""
        if os.fstat(self._file).st_size != self._found:
            self.close()
            raise JournalFault((_THERE_ALREADY if new else _PLAYED_ON).format(self.path))

    @classmethod
    def create(cls, path: Path, header: Header, played: int = 0) -> "Journal":
        """A new journal. Raises JournalFault if the file exists already or cannot be opened."""
        with suppress(PermissionError):  # told where it is opened
            if path.exists() and path.stat().st_size:
                raise JournalFault(_THERE_ALREADY.format(path))
        journal = cls(path, None, played)
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
        return not self._waiting.strip() and self._changed_by_others() is None

    def append(
        self, entry: Mapping[str, Any], hidden: Hidden | None = None, noted: Mapping[str, Any] = MappingProxyType({})
    ) -> None:
        """Write one entry through to the disk, with what is `noted` of how it came (`noted.py`).

        Raises JournalFault; the entry is then written with the next one.

        Where the file has gone nothing is written until it is there again, which is said once. What is `hidden` is
        kept beside the journal before its commitment is written in it.
        """
        self.unanswered = False
        first, self._played = self._played, 0
        beside: dict[str, Any] = {PLAYED: first} if first else {}
        kept = {**entry, NOTED: noted} if noted else entry
        if hidden is not None and hidden.commitment != self._committed and entry != UNDO:
            try:
                keep_secret(self.path, hidden)
            except OSError as error:
                self._save({**kept, **beside})
                raise JournalFault(
                    f"{self.path}: what the game hides could not be saved beside it ({error.strerror}); the game goes "
                    "on and saving is tried again."
                ) from error
            self._committed = hidden.commitment
            beside[COMMITMENT] = hidden.commitment
        self._save({**kept, **beside})

    def _save(self, entry: Mapping[str, Any]) -> None:
        line, self._chain = sealed(entry, self._chain)
        self._waiting += line
        self._write()

    def _write(self) -> None:
        """Write what waits. Raises JournalFault; it then waits on."""
        if changed := self._changed_by_others():
            reported, self._missing_reported = self._missing_reported, True
            if reported:
                return
            raise JournalFault(
                f"{self.path}: was {changed} by another program; the game goes on, but from here on it is not saved."
            )
        try:
            if self._found > self._size:  # what is left of an entry that was cut off; not before there is another
                os.ftruncate(self._file, self._size)
            write_through(self._file, self._waiting, self._size)
            if not self._name_kept:
                sync_folder(self.path.parent)
                self._name_kept = True
        except OSError as error:
            with suppress(OSError):  # half an entry does no harm: it is written again at the same place
                os.ftruncate(self._file, self._size)
            with suppress(OSError):
                self._found = os.fstat(self._file).st_size
            raise JournalFault(
                f"{self.path}: could not be saved ({error.strerror}); the game goes on and saving is tried again."
            ) from error
        self._size += len(self._waiting)
        self._found = self._size
        self._waiting, self._missing_reported = b"", False

    def _changed_by_others(self) -> str | None:
        """What became of the file; None where it is still the one in its path, with all that was written and no more.

        Where files cannot be locked, two windows may play one game: what the other has written is not written over.
        """
        found = os.fstat(self._file).st_size
        if found < self._size or not (is_at(self._file, self.path) or not self._can_be_found):
            return "moved, deleted or cut"
        return None if found == self._found else "written to"

    def try_again(self) -> None:
        """Write what could not be written, if it can be now."""
        if self._waiting.strip():
            with suppress(JournalFault):
                self._write()

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def discard(self) -> None:
        """Close the file, which is not kept: it is deleted, or empty again where the player had an empty one there.

        What has another file's place by now is left alone, and so is that file.
        """
        ours = is_at(self._file, self.path)
        if ours and not self._was_there:
            with suppress(OSError):
                change_and_close(self._file, self.path.unlink)
            return
        if ours:
            with suppress(OSError):
                os.ftruncate(self._file, 0)
        self.close()


def being_played(path: Path) -> bool:
    """Whether a program has this journal open for writing. Raises OSError."""
    return locked_elsewhere(path)


def reopened(recorded: Recorded, played: int = 0) -> Journal:
    """The journal, open for the next answer. Nothing of the file changes before that."""
    return Journal(recorded.path, recorded, played)
