"""What a book says of one moment: its functions called, its texts filled, its questions put. Nothing changes here."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..book import Book
from ..events import Event
from ..faults import BookFault, ProcedureFault, quoted
from ..machine import Step
from ..pages import SLOT, Call
from ..state import Draft, Offer, State, Table


def called(book: Book, call: Call, view: Table, *given: object) -> Any:
    """What the function that the page names gives for `view` and, of a question, its answer.

    Raises ProcedureFault: the book's own refusal, or BookFault where the function is missing or fails.
    """
    function = book.rules.get(call.name)
    if function is None:
        raise BookFault(f'{book.id} has no function "{call.name}"; `voice-supercat books check` tells what it misses.')
    try:
        return function(view, *given, *call.arguments)
    except ProcedureFault:
        raise
    except Exception as error:  # whatever the book's author wrote: the player gets one sentence
        raise BookFault(
            f'{book.id}: the function "{call.name}" of the book failed ({type(error).__name__}: {error}); '
            "what was answered before is kept."
        ) from error


def names(book: Book, call: Call, view: Table) -> tuple[str, ...]:
    """What can be named, as the function tells. Raises BookFault where it gives anything else."""
    given = called(book, call, view)
    if isinstance(given, tuple | list) and all(isinstance(name, str) for name in given):
        return tuple(given)
    raise _wrong(book, call, given, "a list of names")


def _limits(book: Book, call: Call, view: Table) -> tuple[int, int]:
    given = called(book, call, view)
    match given:
        case (int() as low, int() as high) if low <= high:
            return low, high
    raise _wrong(book, call, given, "the lowest and the highest number")


def _wrong(book: Book, call: Call, given: object, expected: str) -> BookFault:
    gave = f'the function "{call.name}" of the book gave {quoted(repr(given))}'
    return BookFault(f"{book.id}: {gave}; expected {expected}.")


def begun(book: Book, state: State, options: Mapping[str, Any]) -> Draft:
    """A game at its beginning, in `state`; options that are not given have their defaults."""
    draft = Draft(state)
    called(book, Call("begin"), draft, {**{option.name: option.default for option in book.options.values()}, **options})
    return draft


def holds(book: Book, call: Call, view: Table) -> bool:
    """Whether what the function tells is so."""
    return bool(called(book, call, view))


def wording(book: Book, text: str, view: Table) -> str:
    """`text` with its slots filled."""
    return SLOT.sub(lambda slot: str(called(book, Call(slot[1]), view)), text)


def sentence(book: Book, text: str, view: Table) -> str:
    """The same of a whole sentence: a slot at its beginning gets a capital letter."""
    if "{" not in text:
        return text
    spoken = wording(book, text, view)
    return spoken[:1].upper() + spoken[1:]


def turn_of(book: Book, view: Table) -> str | None:
    """What the turn is called; None where the book names no turns."""
    return None if book.heading is None else str(called(book, book.heading, view))


def question_of(book: Book, step: Step, view: Table) -> Event:
    """The question of `step`, by itself."""
    choices = step.choices
    if isinstance(choices, Call):
        choices = names(book, function := choices, view)
        if not choices:
            raise BookFault(f'{step.place}, step {step.id}: "{function.name}" gave nothing to choose from.')
    limits = step.range
    if isinstance(limits, Call):
        limits = _limits(book, limits, view)
    return Event(
        kind="ask",
        step=step.id,
        source=step.source,
        text=sentence(book, step.text, view),
        short=None if step.short is None else sentence(book, step.short, view),
        expect=step.expect,
        choices=choices,
        range=limits,
    )


def offer_of(book: Book, step: Step, view: Table) -> Offer | None:
    """How the question of `step` is asked together with others; None where it stands alone."""
    offer = step.together
    if offer is None:
        return None
    texts = (offer.name, offer.begin, offer.ask, offer.short)
    name, begin, ask, short = (wording(book, text, view) for text in texts)
    return replace(offer, name=name, begin=begin, ask=ask, short=short)
