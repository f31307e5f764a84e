"""Opens a rule book by id or folder, for the commands."""

from pathlib import Path

from voice_supercat.books.registry import book_folder, book_ids
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load


def remedy_for(name: str) -> str:
    """What helps where the model lacks words of the book of that name."""
    return f"run `voice-supercat models extend --book {name}`"


def open_book(name: str) -> Book:
    """The shipped book of that id, or the one in the folder `name`, checked. Raises BookFault."""
    shipped = book_folder(name)
    if shipped is not None:
        return load(shipped)  # not checked: that would take half as long again, and its tests do it
    if not (Path(name) / "book.yaml").is_file():
        raise BookFault(f'There is no book "{name}"; there are {", ".join(book_ids())}, or give the folder of one.')
    book = load(Path(name))
    check(book)
    return book
