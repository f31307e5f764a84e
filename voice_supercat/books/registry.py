"""The books there are, by id: every folder here that holds a book.yaml."""

from pathlib import Path

from voice_supercat.files.marked_yaml import scalar_of
from voice_supercat.procedure.faults import BookFault

_HERE = Path(__file__).resolve().parent


def book_ids() -> list[str]:
    """Ids of the shipped books. Raises BookFault where two have the same."""
    return list(_folders())


def book_folder(book_id: str) -> Path | None:
    """The folder of a shipped book; None if there is no such book. Raises BookFault where two have the same id."""
    return _folders().get(book_id)


def _folders() -> dict[str, Path]:
    """A book without an id has the name of its folder, so that opening it tells what is missing."""
    found: dict[str, Path] = {}
    for head in sorted(_HERE.glob("*/book.yaml")):
        folder = head.parent
        other = found.setdefault(scalar_of(head, "id") or folder.name, folder)
        if other is not folder:
            raise BookFault(f"{head}: the book in {other} has this id already; give it another.")
    return found
