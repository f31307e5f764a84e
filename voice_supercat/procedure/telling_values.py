"""Telling what a declared value holds now: the question for it, and what the answer changes."""

from collections import Counter
from dataclasses import replace

from .answers import Answer
from .book import Book
from .events import AskEvent
from .keys import any_key
from .machine import Program
from .runtime.evaluating import content, limits, names
from .standing import Standing
from .state import Draft, State, View
from .steps import Bounds, FunctionCall, Subject
from .values import Declaration

STEP = "tell"
_MOST, _LITTLE = 99, 50
"""The highest count that can be told of a value whose range is open and that holds little; else so much more."""
_MOST_LISTED = 6
"""Things that can be told of a list that has no `most` of its own and holds fewer: more are not said in one breath."""


def question_of_value(book: Book, value: Standing, state: State) -> AskEvent | None:
    """The question for the content of a value; None where the player cannot tell it."""
    declared = value.declared
    if declared.fixed:
        return None
    label = f"{value.label[:1].upper()}{value.label[1:]}"
    asked = AskEvent(text=f"{label}: what is it now?", step=STEP)
    if declared.kind == "count":
        return replace(asked, expect="number", range=_range_of(book, value, value.view or state))
    if declared.kind == "flag":
        return asked
    choices = declared.choices
    if isinstance(choices, FunctionCall):
        choices = names(book, choices, state)
    if not choices or declared.kind == "row":
        return None
    if declared.is_list:
        held = _list(state[any_key(value.key.name, value.key.owner)])
        most = max(len(held), _most_of(book, declared, state))
        asked = replace(asked, text=f"{label}: which are there now?", range=(0, most))
        return replace(asked, expect="list", choices=choices)
    return replace(asked, expect="choice", choices=choices)


def _range_of(book: Book, value: Standing, view: View) -> tuple[int, int]:
    span = value.declared.range
    if isinstance(span, FunctionCall | Bounds):
        return limits(book, span, view)
    held = view[any_key(value.key.name, value.key.owner)]
    return span or (0, _MOST + (held if isinstance(held, int) and held > _LITTLE else 0))


def _most_of(book: Book, declared: Declaration, state: State) -> int:
    most = content(book, declared.most, state) if isinstance(declared.most, Subject) else declared.most
    return _MOST_LISTED if most is None else int(most)


def tell_value(program: Program, draft: Draft, value: Standing, given: Answer) -> None:
    """The value holds what was told, and the page that carries out what follows is read first."""
    declared, key = value.declared, any_key(value.key.name, value.key.owner)
    if declared.is_list and isinstance(given, tuple):
        draft[key] = _in_old_order(_list(draft[key]), given)
    else:
        draft[key] = given
    if declared.then is not None:
        draft.returns = (*draft.returns, draft.step)
        draft.step = program.entries[declared.then]


def as_whole(value: Standing, state: State, given: Answer) -> Answer:
    """All that a list holds now. Games of before told one name, to be added or taken away: then that is done."""
    if not value.declared.is_list or not isinstance(given, str):
        return given
    held = tuple(map(str, _list(state[any_key(value.key.name, value.key.owner)])))
    rest = tuple(one for one in held if one != given)
    return rest if len(rest) < len(held) else (*held, given)


def _in_old_order(held: tuple[object, ...], told: tuple[str, ...]) -> tuple[object, ...]:
    """What was there before stays where it was, the rest comes after it."""
    left = Counter[object](told)
    stays = []
    for one in held:
        if left[one]:
            left[one] -= 1
            stays.append(one)
    return (*stays, *left.elements())


def _list(content: object) -> tuple[object, ...]:
    return content if isinstance(content, tuple) else ()
