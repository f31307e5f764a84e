"""What a step changes: a function of the book, or a value that the page sets."""

from typing import Any

from ..answers import Answer
from ..book import Book
from ..events import ChanceEvent, Happening, RollEvent
from ..faults import BookFault
from ..machine import Step
from ..pages import Node
from ..state import Draft, Roll
from ..steps import ANSWER, Assignment, Subject, effects_of
from ..values import Declaration
from .calling import called
from .evaluating import FORGET, OUTDATE, content, key_of
from .remembering import end_of, outdate

UNKNOWN = "unknown"
NOTHING = "nothing"


def change(book: Book, step: Step | Node, draft: Draft, events: list[Happening], *given: Answer) -> None:
    """Carry out the effects of `step` on `draft`, in order; dice that are rolled become events."""
    for effect in effects_of(step.does):
        if isinstance(effect, Assignment):
            _assign(book, effect, draft, *given)
        elif effect.name == FORGET:
            end_of(book, str(effect.arguments[0]), draft)
        elif effect.name == OUTDATE:
            outdate(book, str(effect.arguments[0]), draft)
        else:
            rolled = len(draft.rolls)
            called(book, effect, draft, *given)
            events += [_event_of(roll, step) for roll in draft.rolls[rolled:]]


def _event_of(roll: Roll, step: Step | Node) -> Happening:
    return RollEvent(roll.sides, roll.result, step=step.id, source=step.source) if roll.aloud else ChanceEvent(step.id)


def _assign(book: Book, assignment: Assignment, draft: Draft, *given: Answer) -> None:
    declared = book.values[assignment.subject.name]
    key = key_of(book, assignment.subject, draft)
    to = _content(book, declared, assignment, draft, *given)
    if not assignment.adds:
        draft[key] = to
    elif declared.is_list:
        draft[key] = (*draft[key], *(to if isinstance(to, tuple) else (to,)))
    else:
        draft[key] = declared.within(draft[key] + to)


def _content(book: Book, declared: Declaration, assignment: Assignment, draft: Draft, *given: Answer) -> Any:
    """What is set or added: the answer, what another value holds, within the range of this one, or what is written."""
    if assignment.to == ANSWER and given:
        [answer] = given
        counted = declared.kind == "count" and not assignment.adds
        return declared.within(answer) if counted and isinstance(answer, int) else answer
    if not isinstance(assignment.to, Subject):
        return content_as_written(declared, assignment.to)
    held = content(book, assignment.to, draft)
    if held is None and (assignment.adds or not declared.unknown):
        raise BookFault(f'{declared.place}: the value "{declared.name}" takes "{assignment.to}", which is unknown.')
    counted = declared.kind == "count" and held is not None and not assignment.adds
    return declared.within(held) if counted else held


def content_as_written(declared: Declaration, text: str) -> Any:
    """The content that a page writes for a value: `3`, `yes`, `calm`, `unknown`, `nothing`. Raises BookFault."""
    if text == UNKNOWN and declared.unknown:
        return None
    if declared.kind == "count" and text.lstrip("-").isdecimal():
        return int(text)
    if declared.kind == "flag" and text in ("yes", "no"):
        return text == "yes"
    if declared.kind == "choice":
        return text
    if declared.is_list:
        return () if text == NOTHING else (text,)
    raise BookFault(f'{declared.place}: the value "{declared.name}" is {declared.a_kind} and cannot be "{text}".')
