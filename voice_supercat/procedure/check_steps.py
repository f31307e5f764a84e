"""Checks of single steps: everything that a step names is there, and can be what it is set to."""

from collections.abc import Iterator
from typing import NoReturn

from voice_supercat.files.marked_yaml import Place

from .book import Book
from .check_values import names_in, wrong_answer, wrong_bounds, wrong_condition, wrong_copy, wrong_subject
from .faults import BookFault
from .pages import Node
from .runtime.changing import content_as_written
from .runtime.evaluating import BUILT_IN, FORGET
from .steps import (
    ANSWER,
    SLOT,
    Act,
    Ask,
    Assignment,
    CallPage,
    Condition,
    FunctionCall,
    GoTo,
    Known,
    Subject,
    Switch,
    Test,
    effects_of,
    short_of,
    text_of,
)
from .told import LASTS


def check_step(book: Book, node: Node) -> None:
    """Raise BookFault for the first thing wrong with the step."""
    _check_functions(book, node)
    _check_target(book, node)


def fail(place: Place, step: str, message: str) -> NoReturn:
    """Raise BookFault for a step."""
    raise BookFault(f"{place}, step {step}: {message}")


def fact_of(node: Node) -> str | None:
    """The fact that the answer to its question tells."""
    return node.does.fact if isinstance(node.does, Ask) else None


def functions_of(node: Node) -> Iterator[str]:
    """Names of the functions and values that a node uses, slots of its texts included."""
    does = node.does
    for condition in _conditions_of(node):
        yield from names_in(condition)
    calls: list[object] = [effect for effect in effects_of(does) if isinstance(effect, FunctionCall)]
    texts = [text_of(does), short_of(does)]
    for act in (does, node.act):
        if isinstance(act, Act):
            texts += [act.text, act.short, act.undo, *(line.text for line in act.prefer)]
    if isinstance(does, Switch):
        yield does.subject.name
    if isinstance(does, Ask):
        calls += [does.known, does.choices, does.range, *(clause.choices for clause in does.sentences)]
        calls += [place for row in does.rows for place in row]
        if (offer := does.together) is not None:
            texts += [offer.name, offer.stem, offer.ask, offer.short]
    yield from (call.name for call in calls if isinstance(call, FunctionCall))
    for text in texts:
        yield from SLOT.findall(text or "")


def _conditions_of(node: Node) -> Iterator[Condition]:
    known = node.does.known if isinstance(node.does, Ask) else None
    conditions = (known.yes, known.no) if isinstance(known, Known) else ()
    for condition in (node.when, node.does.condition if isinstance(node.does, Test) else None, *conditions):
        if condition is not None:
            yield condition


def _check_functions(book: Book, node: Node) -> None:
    for name in functions_of(node):
        if name not in (*BUILT_IN, *book.rules) and not set(name.split(" of ")) <= set(book.values):
            fail(node.place, node.id, f'the book has no function "{name}", and no value of that name.')
        if name not in book.rules and (wrong := wrong_subject(book, Subject(*name.split(" of ")))) is not None:
            fail(node.place, node.id, wrong)
    for condition in _conditions_of(node):
        if (wrong := wrong_condition(book, condition)) is not None:
            fail(node.place, node.id, wrong)
    for effect in effects_of(node.does):
        if isinstance(effect, Assignment):
            _check_assignment(book, node, effect)
        elif effect.name == FORGET and effect.arguments not in [(lasts,) for lasts in LASTS]:
            fail(node.place, node.id, f'"forget" is of what lasts no longer than one of {", ".join(LASTS)}.')
    if isinstance(node.does, Ask) and (wrong := wrong_bounds(book, node.does.range)) is not None:
        fail(node.place, node.id, wrong)
    if isinstance(node.does, Ask) and isinstance(node.does.range, tuple) and node.does.range[0] < 0:
        fail(node.place, node.id, '"range" begins below 0, and no such number can be said; let it begin with 0.')
    if isinstance(node.does, Switch):
        _check_switch(book, node, node.does.subject)


def _check_assignment(book: Book, node: Node, effect: Assignment) -> None:
    """What is written there can be the content of that value; an answer is checked where it is given."""
    declared = book.values[effect.subject.name]
    if (wrong := wrong_subject(book, effect.subject)) is not None:
        fail(node.place, node.id, wrong)
    if declared.fixed:
        fail(node.place, node.id, f'"{declared.name}" is fixed and cannot be set.')
    if isinstance(effect.to, Subject):
        if (wrong := wrong_copy(book, declared, effect.to, adds=effect.adds)) is not None:
            fail(node.place, node.id, wrong)
        return
    if effect.to == ANSWER:
        if not isinstance(node.does, Ask):
            fail(node.place, node.id, f'"{effect.subject}" takes the answer, and nothing is asked here.')
        if (wrong := wrong_answer(declared, node.does, adds=effect.adds)) is not None:
            fail(node.place, node.id, wrong)
        return
    if effect.adds and declared.kind != "count" and not declared.is_list:
        fail(node.place, node.id, f'"add" is for counts and lists; "{declared.name}" is {declared.a_kind}.')
    one_more = effect.adds and declared.is_list and not declared.items
    content = (effect.to,) if one_more else content_as_written(declared, effect.to)
    if (one_more or not effect.adds) and not declared.fits(content):
        fail(node.place, node.id, f'"{declared.name}" cannot be "{effect.to}", by its range or choices.')


def _check_switch(book: Book, node: Node, subject: Subject) -> None:
    declared = book.values.get(subject.name)
    if declared is not None and declared.kind != "choice":
        fail(node.place, node.id, f'"switch" is for choices; "{declared.name}" is {declared.a_kind}.')
    known = declared.choices if declared is not None and isinstance(declared.choices, tuple) else ()
    for branch in node.branches:
        if known and branch not in known:
            fail(node.place, node.id, f'"{branch}" is none of the choices of "{subject.name}": {", ".join(known)}.')


def _check_target(book: Book, node: Node) -> None:
    target = node.does.page if isinstance(node.does, CallPage) else None
    if isinstance(node.does, GoTo) and "/" not in node.does.target:  # the machine knows its steps
        target = node.does.target
    if target is not None and target not in book.pages:
        fail(node.place, node.id, f'there is no page "{target}".')
