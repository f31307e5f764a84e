"""Telling what a declared value holds now: the question for it, and what the answer changes."""

from dataclasses import replace

from .answers import Answer
from .book import Book
from .events import AskEvent
from .keys import any_key
from .machine import Program
from .numerals import in_words
from .runtime.evaluating import content, limits, names
from .standing import Standing
from .state import Draft, State
from .steps import Bounds, FunctionCall, Subject
from .values import Declaration

STEP = "tell"
_MOST = 99
"""The highest count that can be told of a value whose range is open: as high as numbers are understood."""


def question_of_value(book: Book, value: Standing, state: State) -> AskEvent | None:
    """The question for the content of a value; None where the player cannot tell it."""
    declared = value.declared
    if declared.fixed:
        return None
    label = f"{value.label[:1].upper()}{value.label[1:]}"
    asked = AskEvent(text=f"{label}: what is it now?", step=STEP)
    if declared.kind == "count":
        return replace(asked, expect="number", range=_range_of(book, declared, state))
    if declared.kind == "flag":
        return asked
    choices = declared.choices
    if isinstance(choices, FunctionCall):
        choices = names(book, choices, state)
    held = _list(state[any_key(value.key.name, value.key.owner)])
    if held and len(held) >= _most_of(book, declared, state):
        choices = tuple(dict.fromkeys(str(one) for one in held))
        asked = replace(asked, text=f"{label}: {in_words(len(held))} at most. Which is not?")
    return replace(asked, expect="choice", choices=choices) if choices and declared.kind != "row" else None


def _range_of(book: Book, declared: Declaration, state: State) -> tuple[int, int]:
    if isinstance(declared.range, FunctionCall | Bounds):
        return limits(book, declared.range, state)
    return declared.range or (0, _MOST)


def _most_of(book: Book, declared: Declaration, state: State) -> int:
    most = content(book, declared.most, state) if isinstance(declared.most, Subject) else declared.most
    return _MOST if most is None else int(most)


def tell_value(program: Program, draft: Draft, value: Standing, given: Answer) -> None:
    """The value holds what was told, and the page that carries out what follows is read first."""
    declared, key = value.declared, any_key(value.key.name, value.key.owner)
    if declared.kind == "list":
        held = tuple(one for one in _list(draft[key]) if one != given)
        draft[key] = held if len(held) < len(_list(draft[key])) else (*held, given)
    else:
        draft[key] = given
    if declared.then is not None:
        draft.returns = (*draft.returns, draft.step)
        draft.step = program.entries[declared.then]


def _list(content: object) -> tuple[object, ...]:
    return content if isinstance(content, tuple) else ()
