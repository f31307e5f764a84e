"""The books there are, by id."""

from pathlib import Path

_FOLDERS = {"supercat-base": "supercat_base", "tapestry": "tapestry", "ascendancy": "ascendancy"}


def book_ids() -> list[str]:
    """Ids of the shipped books."""
    return list(_FOLDERS)


def book_folder(book_id: str) -> Path | None:
    """The folder of a shipped book; None if there is no such book."""
    folder = _FOLDERS.get(book_id)
    return Path(__file__).resolve().parent / folder if folder else None
