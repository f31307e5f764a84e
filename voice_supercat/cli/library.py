"""Opens a rule book by id or folder, for the commands."""

from pathlib import Path

from voice_supercat.books.registry import book_folder, book_ids
from voice_supercat.cli.trust import refuse_untrusted
from voice_supercat.faults import Fault
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load


def folder_of(name: str) -> Path:
    """The folder of the shipped book of that id, or the folder `name` with a book in it. Raises BookFault."""
    shipped = book_folder(name)
    if shipped is not None:
        return shipped
    if not (Path(name) / "book.yaml").is_file():
        raise BookFault(f'There is no book "{name}"; there are {", ".join(book_ids())}, or give the folder of one.')
    return Path(name)


def open_book(name: str) -> Book:
    """The shipped book of that id, or the one in the folder `name`, checked. Raises BookFault.

    The player is asked once whether to trust a folder with rules of its own.
    """
    folder = folder_of(name)
    if book_folder(name) is not None:  # those are checked by their tests; it would take half as long again
        return load(folder)
    refuse_untrusted(folder)
    from voice_supercat.procedure.check import check  # its modules are not wanted at every start

    try:
        book = load(folder)
        check(book)
    except Fault:
        raise
    except Exception as error:  # whatever is written there
        raise BookFault(f"{folder}: cannot be read as a book ({type(error).__name__}: {error}).") from error
    return book
