"""The text of a step that nobody has come to yet, in the words that the book has for paper."""

from collections.abc import Iterator
from contextlib import suppress

from .book import Book
from .faults import ProcedureFault
from .runtime.evaluating import SENTENCE_ENDS, wording
from .spoken import spoken_value
from .state import View
from .steps import SLOT

_UNKNOWN = spoken_value(None)


def text_ahead(book: Book, written: str, view: View) -> str:
    """It as it would be said now; what only the way there tells, in the book's words for paper, or by its name."""
    text = ""
    for before, name in _slots(written):
        text += before
        if name is not None:
            filled = _filled(book, name, view)
            text += _capital(filled) if text.endswith(SENTENCE_ENDS) else filled
    return _capital(text)


def _slots(written: str) -> Iterator[tuple[str, str | None]]:
    """What stands before each slot, and its name; last what follows, without one."""
    parts = SLOT.split(written)
    yield from zip(parts[::2], (*parts[1::2], None), strict=True)


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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
