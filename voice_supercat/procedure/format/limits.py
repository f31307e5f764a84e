"""How large a book may be: a few lines can stand for billions of steps, and a page may be no file at all."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from ..faults import BookFault

MOST_STEPS = 50_000
"""Steps of a book with the shared ones in all their places; the largest shipped book has about 1,500."""
MOST_IN_A_LIST = 10_000
"""Steps, or words, that a list in a shared step may become."""
_MOST_FILES = 5_000
_LARGEST_FILE, _LARGEST_BOOK = 2_000_000, 20_000_000
"""Bytes; the shipped books have less than 40,000 in a file and 300,000 in all."""
_READ = (".yaml", ".py", ".txt")


def refuse_unusual_files(folder: Path) -> None:
    """Raises BookFault where the book has too many files, too large ones, or something that is no file."""
    found = total = 0
    for path in _files(folder):
        found += 1
        if found > _MOST_FILES:
            raise BookFault(f"{folder}: more than {_MOST_FILES} files; put the book into a folder of its own.")
        if path.suffix not in _READ:
            continue
        try:
            status = path.stat()
        except OSError as error:
            raise BookFault(f"{path}: cannot be read ({error.strerror}).") from error
        if not stat.S_ISREG(status.st_mode):
            raise BookFault(f"{path}: is no file; a book has files and folders only.")
        total += status.st_size
        if status.st_size > _LARGEST_FILE or total > _LARGEST_BOOK:
            raise BookFault(
                f"{path}: the book is too large; a file may have {_LARGEST_FILE} bytes, all of them {_LARGEST_BOOK}."
            )


def _files(folder: Path) -> Iterator[Path]:
    for inside, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for path in (Path(inside) / name for name in folders):
            if path.is_symlink():  # what lies behind it would have no limits
                raise BookFault(f"{path}: is a link to a folder; put the folder itself there.")
        yield from (Path(inside) / name for name in sorted(names))


class Budget:
    """Counts the steps of a book while they are read."""

    def __init__(self) -> None:
        self._steps = 0

    def spend(self) -> None:
        """One more step. Raises BookFault."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise BookFault(
                f"the shared steps make more than {MOST_STEPS} steps of the pages; use them in fewer places."
            )
