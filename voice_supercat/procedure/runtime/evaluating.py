"""What a book says of one moment: its functions called, its texts filled, its questions put. Nothing changes here."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from sys import intern
from typing import Any

from ..book import Book
from ..events import AskEvent, Row
from ..faults import BookFault
from ..keys import Key, any_key
from ..machine import Step
from ..spoken import spoken_value
from ..state import Draft, Offer, State, View
from ..steps import SLOT, AnyOf, Ask, Bounds, Comparison, Condition, FunctionCall, Known, Subject
from .calling import called, text_given, wrong

FORGET = "forget"
"""A function that every book has: `{forget: turn}` ends all that lasts no longer."""
OUTDATE = "outdate"
"""Another: `{outdate: loss}` does to what is known as an action of that name does."""
BUILT_IN = (FORGET, OUTDATE)
NEW_GAME = "on_new_game"
"""The function of a book, where it has one, that is called with the options of a new game."""
_SENTENCE_ENDS = (". ", "? ", "! ")


def key_of(book: Book, subject: Subject, view: View) -> Key[Any]:
    """The key of a value that a page names; whose it is, other values tell, which may be of someone themselves."""
    owners = book.values[subject.name].of if subject.whose is None else (subject.whose,)
    if not owners:
        return any_key(subject.name)
    keys = (key_of(book, Subject(owner), view) if owner in book.values else any_key(owner) for owner in owners)
    return any_key(subject.name, " ".join([str(view[key]) for key in keys]))


def content(book: Book, subject: Subject, view: View) -> Any:
    """The content of a value, or what a function of the book gives."""
    if subject.name in book.values:
        return view[key_of(book, subject, view)]
    return called(book, FunctionCall(subject.name), view)


def names(book: Book, call: FunctionCall, view: View) -> tuple[str, ...]:
    """What can be named, as the function, or the list of that name, tells. Raises BookFault for anything else."""
    given = _given(book, call, view)
    if isinstance(given, tuple | list) and all(isinstance(name, str) for name in given):
        return tuple(given)
    raise wrong(book, call, given, "a list of names")


def limits(book: Book, call: FunctionCall | Bounds, view: View) -> tuple[int, int]:
    """The lowest and the highest number, as the function or the values tell. Raises BookFault for anything else."""
    if isinstance(call, Bounds):
        low, high = (content(book, one, view) if isinstance(one, Subject) else one for one in (call.low, call.high))
        if low is None or high is None or low > high:
            raise BookFault(f'{book.id}: the range from "{call.low}" to "{call.high}" is from {low} to {high} now.')
        return low, high
    given = _given(book, call, view)
    match given:
        case (int() as low, int() as high) if low <= high:
            return low, high
    raise wrong(book, call, given, "the lowest and the highest number")


def _given(book: Book, call: FunctionCall, view: View) -> Any:
    if call.name in book.values and not call.arguments:
        return content(book, Subject(call.name), view)
    return called(book, call, view)


def new_draft(book: Book, state: State, options: Mapping[str, Any]) -> Draft:
    """A game at its beginning, in `state`; options that are not given have their defaults."""
    chosen = {**{option.name: option.default for option in book.options.values()}, **options}
    starts = {value.name: value.start for value in book.values.values()}
    starts |= {
        value.name: value.from_option(chosen[value.option])
        for value in book.values.values()
        if value.option is not None and chosen[value.option] != ""
    }
    draft = Draft(replace(state, starts=starts))
    if NEW_GAME in book.rules:
        called(book, FunctionCall(NEW_GAME), draft, chosen)
    return draft


def known_answer(book: Book, known: FunctionCall | Known, view: View) -> bool | None:
    """The answer to a question, as far as it is known."""
    if isinstance(known, FunctionCall):
        found = called(book, known, view)
        if found is not None and not isinstance(found, bool):
            raise wrong(book, known, found, "True, False or None")
        return found
    if known.yes is not None and holds(book, known.yes, view):
        return True
    return False if known.no is not None and holds(book, known.no, view) else None


def holds(book: Book, condition: Condition, view: View) -> bool:
    """Whether the condition is met."""
    if isinstance(condition, FunctionCall):
        return bool(_given(book, condition, view))
    if isinstance(condition, Comparison):
        return _compared(book, condition, content(book, condition.subject, view), view) != condition.negated
    if isinstance(condition, AnyOf):
        return any(holds(book, one, view) for one in condition.conditions) != condition.negated
    return all(holds(book, one, view) for one in condition)


def _compared(book: Book, comparison: Comparison, found: Any, view: View) -> bool:
    relation, operands = comparison.relation, comparison.operands
    if relation == "so":
        return bool(found)
    if relation == "known":
        return found is not None
    if relation == "empty":
        return not found
    others: Sequence[Any] = [content(book, other, view) for other in comparison.others] if comparison.others else ()
    if relation == "is":
        return found is not None and (str(found) in operands or found in others)
    if relation == "has":
        return found is not None and any(str(one) in operands or one in others for one in found)
    number = _number(book, operands[0], view) if operands else others[0]
    if found is None or number is None:
        return False
    return bool(found >= number if relation == "at least" else found <= number)


def _number(book: Book, operand: str, view: View) -> int | None:
    if operand.lstrip("-").isdecimal():
        return int(operand)
    found: int | None = content(book, Subject(operand), view)
    return found


def wording(book: Book, text: str, view: View) -> str:
    """`text` with its slots filled."""
    return "".join(_filled(book, text, view)) if "{" in text else text


def sentence(book: Book, text: str, view: View) -> str:
    """The same of whole sentences: a slot at the beginning of one gets a capital letter.

    Games keep their sentences for undo, so each that is said again is the same object.
    """
    if "{" not in text:
        return text
    return intern(with_capitals(_filled(book, text, view)))


def with_capitals(parts: Iterable[str]) -> str:
    """The parts of a text as one, each at the beginning of a sentence with a capital letter."""
    spoken = ""
    for part in parts:
        spoken += part[:1].upper() + part[1:] if not spoken or spoken.endswith(_SENTENCE_ENDS) else part
    return spoken


def _filled(book: Book, text: str, view: View) -> list[str]:
    """The parts of `text`, in turns what is written and what is said in a slot."""
    parts: list[str] = []
    for before, name, whose in _parts(text):
        parts.append(before)
        if name is not None:
            parts.append(_said(book, name, whose, view))
    return parts


@cache
def _parts(text: str) -> tuple[tuple[str, str | None, str | None], ...]:
    """What is written before each slot, its name and whose it is; last what follows, without a slot."""
    written = SLOT.split(text)
    slots = (slot.partition(" of ") for slot in written[1::2])
    named = [(before, name, whose or None) for before, (name, _, whose) in zip(written[::2], slots, strict=False)]
    return (*named, (written[-1], None, None))


def _said(book: Book, name: str, whose: str | None, view: View) -> str:
    if whose is None and name in book.rules:
        return text_given(book, FunctionCall(name), view)
    return spoken_value(content(book, Subject(name, whose), view))


def turn_of(book: Book, view: View) -> str | None:
    """What the turn is called; None where the book names no turns."""
    return None if book.heading is None else text_given(book, book.heading, view)


def question_of(book: Book, step: Step, view: View) -> AskEvent:
    """The question of `step`, by itself."""
    ask = step.does
    assert isinstance(ask, Ask)
    rows = _rows(book, step, ask, view)
    choices = tuple(dict.fromkeys(name for row in rows for place in row for name in place)) or ask.choices
    if isinstance(choices, FunctionCall):
        choices = names(book, function := choices, view)
        if not choices:
            raise BookFault(f'{step.place}, step {step.id}: "{function.name}" gave nothing to choose from.')
    span = limits(book, ask.range, view) if isinstance(ask.range, FunctionCall | Bounds) else ask.range
    return AskEvent(
        step=step.id,
        source=step.source,
        text=sentence(book, ask.text, view),
        short=None if ask.short is None else sentence(book, ask.short, view),
        expect=ask.expect,
        about=(step.about,),
        choices=choices,
        range=(0, len(choices)) if span is None and ask.expect == "list" else span,
        rows=rows,
        different=ask.different,
    )


def _rows(book: Book, step: Step, ask: Ask, view: View) -> tuple[Row, ...]:
    """Those that can be said now, with a name for every place. Raises BookFault where there is none."""
    found = (tuple((one,) if isinstance(one, str) else names(book, one, view) for one in row) for row in ask.rows)
    possible = tuple(row for row in found if all(row))
    if ask.rows and not possible:
        raise BookFault(f'{step.place}, step {step.id}: none of its "rows" has a name for every place.')
    return possible


def offer_of(book: Book, step: Step, view: View) -> Offer | None:
    """How the question of `step` is asked together with others; None where it stands alone, or its wording is empty."""
    offer = step.does.together if isinstance(step.does, Ask) else None
    if offer is None:
        return None
    texts = (offer.name, offer.stem, offer.ask, offer.short)
    name, stem, ask, short = (wording(book, text, view) for text in texts)
    if not ask:
        return None
    return replace(offer, name=name, stem=stem, ask=ask, short=short)
