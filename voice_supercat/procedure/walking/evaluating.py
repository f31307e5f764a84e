"""What a book says of one moment: its functions called, its texts filled, its questions put. Nothing changes here."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..book import Book
from ..events import Event
from ..faults import BookFault, ProcedureFault
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
        choices = tuple(called(book, choices, view))
    limits = step.range
    if isinstance(limits, Call):
        limits = called(book, limits, view)
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
