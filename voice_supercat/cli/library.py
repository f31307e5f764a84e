"""Opens a rule book by id or folder, for the commands."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from voice_supercat.books.registry import book_folder, book_ids
from voice_supercat.cli.trust import refuse_untrusted
from voice_supercat.faults import Fault
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.faults import BookFault, described
from voice_supercat.procedure.loader import load


def folder_of(name: str) -> Path:
    """The folder of the shipped book of that id, or the folder `name` with a book in it. Raises BookFault."""
    shipped = book_folder(name)
    if shipped is not None:
        return shipped
    if not (Path(name) / "book.yaml").is_file():
        if name and Path(name).is_dir():
            raise BookFault(f"{name}: this folder is no book, for it has no book.yaml; give the folder of one.")
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
    # These modules are not wanted at every start.
    from voice_supercat.cli.patience import loaded_in_time, patient
    from voice_supercat.procedure.check import check

    try:
        with loaded_in_time(folder):
            book = load(folder)
        if book_folder(book.id) is not None:  # its saved games and what is remembered would be mixed up
            raise BookFault(f"{folder / 'book.yaml'}: {book.id} comes with the program; choose another id.")
        book = replace(book, rules={name: patient(book.id, name, function) for name, function in book.rules.items()})
        check(book)
    except Fault:
        raise
    except Exception as error:  # whatever is written there
        raise BookFault(f"{folder}: cannot be read as a book ({described(error)}).") from error
    return book


@contextmanager
def one_sentence(named: str | None) -> Iterator[None]:
    """In this context anything is done with the book that is named; None stands for a shipped one.

    The functions of a stranger's book may give anything, which fails only later: then this raises BookFault.
    """
    try:
        yield
    except (Fault, OSError):
        raise
    except Exception as error:
        if named is None or book_folder(named) is not None:
            raise
        raise BookFault(
            f"{Path(named).name}: a function of the book gave what no game can use ({described(error)}); "
            "what was answered before is kept."
        ) from error
