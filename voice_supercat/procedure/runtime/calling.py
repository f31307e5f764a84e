"""Calls the functions of a book. Whatever its author wrote there, the player gets one sentence."""

from typing import Any

from voice_supercat.files.names import harmless

from ..book import Book
from ..faults import BookFault, ProcedureFault, described, quoted
from ..state import View
from ..steps import FunctionCall


def called(book: Book, call: FunctionCall, view: View, *given: object) -> Any:
    """What the function that the page names gives for `view` and, of a question, its answer.

    Raises ProcedureFault: the book's own refusal, or BookFault where the function is missing or fails.
    """
    function = book.rules.get(call.name)
    if function is None:
        raise BookFault(f'{book.id} has no function "{call.name}"; `voice-supercat books check` tells what it misses.')
    try:
        return function(view, *given, *call.arguments)
    except (ProcedureFault, KeyboardInterrupt):  # the player's own Ctrl-C
        raise
    except BaseException as error:
        raise BookFault(
            f'{book.id}: the function "{call.name}" of the book failed ({described(error)}); '
            "what was answered before is kept."
        ) from error


def text_given(book: Book, call: FunctionCall, view: View, *given: object) -> str:
    """A text for the ear; a number is one too. Raises BookFault for anything else."""
    found = called(book, call, view, *given)
    if type(found) not in (str, int):
        raise wrong(book, call, found, "a text")
    return harmless(str(found))


def text_or_none(book: Book, call: FunctionCall, view: View, *given: object) -> str | None:
    """A text, or nothing. Raises BookFault for anything else."""
    found = called(book, call, view, *given)
    if found is not None and not isinstance(found, str):
        raise wrong(book, call, found, "a text, or None")
    return None if found is None else harmless(found)


def lines_given(book: Book, call: FunctionCall, view: View) -> list[tuple[str, str]]:
    """Names with their values, as texts. Raises BookFault for anything else."""
    found = called(book, call, view)
    pairs = list(found) if isinstance(found, list | tuple) else None
    if pairs is None or not all(isinstance(pair, tuple | list) and len(pair) == 2 for pair in pairs):
        raise wrong(book, call, found, "a list of pairs of texts")
    if not all(type(text) in (str, int) for pair in pairs for text in pair):
        raise wrong(book, call, found, "a list of pairs of texts")
    return [(harmless(str(name)), harmless(str(value))) for name, value in pairs]


def wrong(book: Book, call: FunctionCall, given: object, expected: str) -> BookFault:
    """The fault of a function that gave something else than expected."""
    try:
        shown = repr(given)
    except Exception:  # of an object that the book made
        shown = type(given).__name__
    return BookFault(f'{book.id}: the function "{call.name}" of the book gave {quoted(shown)}; expected {expected}.')
