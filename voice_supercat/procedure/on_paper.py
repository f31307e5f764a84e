"""The text of a step that nobody has come to yet, in the words that the book has for paper."""

from collections.abc import Iterator
from contextlib import suppress

from .book import Book
from .faults import ProcedureFault
from .runtime.evaluating import with_capitals, wording
from .spoken import spoken_value
from .state import View
from .steps import SLOT

_UNKNOWN = spoken_value(None)


def text_ahead(book: Book, written: str, view: View) -> str:
    """It as it would be said now; what only the way there tells, in the book's words for paper, or by its name."""
    return with_capitals(_parts(book, written, view))


def _parts(book: Book, written: str, view: View) -> Iterator[str]:
    """In turns what stands between the slots, and what is said in one."""
    for at, part in enumerate(SLOT.split(written)):
        yield _filled(book, part, view) if at % 2 else part


def _filled(book: Book, name: str, view: View) -> str:
    """A count is never told as it is now: it may be another one there."""
    if (on_paper := book.paper.texts.get(name)) is not None:
        return on_paper
    declared = book.values.get(name.partition(" of ")[0])
    with suppress(ProcedureFault):
        filled = wording(book, f"{{{name}}}", view)
        if filled != _UNKNOWN and (declared is None or declared.kind != "count"):
            return filled
    return f"({name.replace('_', ' ')})"
