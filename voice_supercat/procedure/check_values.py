"""Checks of declared values, and of what is done and compared with them: nothing that would never be so."""

from collections.abc import Iterator

from .answers import ANY_NUMBER
from .book import Book
from .faults import BookFault
from .steps import SLOT, Ask, Bounds, Comparison, Condition, Expect, FunctionCall, Subject, parts_of
from .values import Declaration, Kind

_OF_EXPECTED: dict[Expect, Kind] = {
    "yes_no": "flag",
    "number": "count",
    "choice": "choice",
    "card": "choice",
    "cards": "cards",
    "list": "list",
    "row": "list",
}
_NAMES: tuple[tuple[Kind, ...], ...] = ((), ("choice",))  # what a list of answers may be declared to hold
_NAMING: tuple[Kind, ...] = ("choice", "count")  # what can tell an owner: a bot, a numbered space


def check_values(book: Book) -> None:
    """Raise BookFault for the first value that names what is not there."""
    for declared in book.values.values():
        wrong = _wrong(book, declared)
        wrong = wrong or _said_of_another(book, declared)
        if wrong is not None:
            raise BookFault(f'{declared.place}, value "{declared.name}": {wrong}')


def names_in(condition: Condition | None) -> Iterator[str]:
    """Names of the functions and values that a condition uses."""
    for one in parts_of(condition):
        if isinstance(one, Comparison):
            yield str(one.subject)
            bounded = one.relation in ("at least", "at most")
            yield from (name for name in one.operands if bounded and not name.lstrip("-").isdecimal())
            yield from map(str, one.others)
        else:
            yield one.name


def wrong_name(book: Book, name: str) -> str | None:
    """Why `name`, or `name of whose`, is no function and no value; None where it is one."""
    if name in book.rules:
        return None
    subject = Subject(*name.split(" of ", 1))
    if subject.name not in book.values or subject.whose not in (None, *book.values):
        return f'the book has no function "{name}", and no value of that name.'
    return wrong_subject(book, subject)


def wrong_condition(book: Book, condition: Condition | None) -> str | None:
    """Why the condition cannot be asked, can never be met, or always is; None where it is sound."""
    unknown = next(filter(None, (wrong_name(book, name) for name in names_in(condition))), None)
    if unknown is not None:
        return unknown
    found = (_wrong_comparison(book, one) for one in parts_of(condition) if isinstance(one, Comparison))
    return next(filter(None, found), None)


def wrong_subject(book: Book, subject: Subject) -> str | None:
    """Why it names no value; None where it names one, or a function."""
    declared = book.values.get(subject.name)
    if subject.whose is None:
        of = () if declared is None else declared.of
        unknown = next((one for one in of if one not in book.values), None)
        return None if unknown is None else f'say whose "{subject.name}" it is; no value "{unknown}" tells it.'
    if declared is None or not declared.of:
        return f'"{subject.name}" belongs to nobody; leave out "of {subject.whose}".'
    if subject.whose not in book.values:
        return f'"{subject.whose}" in "{subject}" is not declared.'
    return None


def wrong_answer(declared: Declaration, ask: Ask, *, adds: bool) -> str | None:
    """Why an answer to that question cannot be the content of a value, or be added to it; None where it can."""
    given = _OF_EXPECTED.get(ask.expect)
    known, offered = (choices if isinstance(choices, tuple) else () for choices in (declared.choices, ask.choices))
    if known and (strange := next((name for name in offered if name not in known), None)) is not None:
        return _no_choice(declared, strange)
    if declared.is_list and given in ("cards", "list"):
        return None if declared.items in _NAMES else f'"{declared.name}" is a list of something else than names.'
    if not adds and declared.kind == "count" and (beyond := _beyond(declared, ask)) is not None:
        return beyond
    taken = declared.items[:1] or ("choice",) if adds and declared.is_list else (declared.kind,)
    if given in taken:
        return None
    return f'"{declared.name}" is {declared.a_kind}, and the answer to this question is none.'


def _beyond(declared: Declaration, ask: Ask) -> str | None:
    """Why a count cannot take every answer that is listened for; None where it can, or where a game tells the range."""
    asked = ask.range or ANY_NUMBER
    if not (isinstance(declared.range, tuple) and isinstance(asked, tuple)):
        return None
    (low, high), (least, most) = declared.range, asked
    if low <= least and most <= high:
        return None
    return f'"{declared.name}" goes from {low} to {high}, and the answer to this question from {least} to {most}.'


def wrong_copy(book: Book, declared: Declaration, given: Subject, *, adds: bool) -> str | None:
    """Why the content of `given` cannot be set or added to a value; None where it can."""
    if (wrong := wrong_subject(book, given)) is not None:
        return wrong
    other = book.values[given.name]
    if adds and declared.kind != "count" and not declared.is_list:
        return f'"add" is for counts and lists; "{declared.name}" is {declared.a_kind}.'
    items = declared.items or ("choice",)
    one_more = adds and declared.is_list and (other.kind,) == items
    alike = other.kind == declared.kind or (other.kind, declared.kind) == ("cards", "list")
    if one_more or (alike and other.items == declared.items):
        return None
    return f'"{declared.name}" is {declared.a_kind}, and cannot take "{given}", {other.a_kind}.'


def wrong_bounds(book: Book, bounds: object, key: str = "range") -> str | None:
    """Why values cannot tell a range; None where they can, or where they are given otherwise."""
    for subject in bounds.subjects if isinstance(bounds, Bounds) else ():
        if (wrong := wrong_subject(book, subject)) is not None:
            return wrong
        if (bound := book.values[subject.name]).kind != "count":
            return f'"{subject}" in "{key}" is {bound.a_kind}, not a count.'
    return None


def _wrong(book: Book, declared: Declaration) -> str | None:
    for of in declared.of:
        if not declared.fixed and (of not in book.values or book.values[of].kind not in _NAMING):
            return f'"{of}" in "of" is no declared choice or count, which could tell the owner.'
        if declared.say is not None and of not in book.owners:
            return f'book.yaml has no "owners" for "{of}", so that nobody could be told of.'
    if declared.visible and (untold := _never_told(declared)) is not None:
        return untold
    for call in (declared.range, declared.choices):
        if isinstance(call, FunctionCall) and call.name not in book.rules and call.name not in book.values:
            return f'the book has no function "{call.name}".'
    if declared.label is not None and (declared.say is None or not declared.of):
        return '"label" stands for the last owner and "say"; add "say" and "of".'
    for slot in SLOT.findall(" ".join(filter(None, (declared.say_content, declared.label, declared.undo)))):
        if (wrong := wrong_name(book, slot)) is not None:
            return wrong
    most = None if declared.most is None else wrong_bounds(book, Bounds(0, declared.most), "most")
    return (
        most
        or wrong_bounds(book, declared.range)
        or wrong_condition(book, declared.when)
        or wrong_condition(book, declared.kept)
    )


def _said_of_another(book: Book, declared: Declaration) -> str | None:
    """Why nobody could tell it from another value that is said the same; None where it has a name of its own."""
    if declared.say is None or declared.fixed or declared.kept is not None:
        return None
    for other in book.values.values():
        if other is declared:
            return None
        alike = (other.say or "").lower() == declared.say.lower() and other.of == declared.of
        if alike and not other.fixed and other.kept is None:
            return f'"{other.name}" has the same "say", so that nobody could tell which is meant; give it another.'
    return None


def _never_told(declared: Declaration) -> str | None:
    """Why the player could not correct what lies on the table; None where that can be told."""
    if declared.say is None:
        return 'it is visible, so it must be told; add "say".'
    if declared.kind == "count" and isinstance(declared.range, tuple) and declared.range[0] < 0:
        return "it is visible, so it must be told, and players tell no number below zero; let its range begin with 0."
    if declared.kind in ("choice", "list", "cards") and not declared.choices:
        return 'it is visible, so it must be told; add "choices" or "choices_from".'
    if declared.kind == "row" or declared.items not in _NAMES:
        return "it is visible, but players tell counts, flags, choices, and lists of names only; make it one of these."
    return None


def _wrong_comparison(book: Book, comparison: Comparison) -> str | None:
    subject, relation = comparison.subject, comparison.relation
    declared = book.values.get(subject.name)
    subjects = (*((subject,) if declared is not None else ()), *comparison.others)
    wrong = next(filter(None, (wrong_subject(book, one) for one in subjects)), None)
    if declared is None or wrong is not None:
        return wrong
    kinds: dict[str, tuple[Kind, ...]] = {
        "so": ("flag", "count", "cards", "list"),
        "is": ("choice", "count"),
        "has": ("cards", "list", "row"),
        "at least": ("count",),
        "at most": ("count",),
    }
    if declared.kind not in kinds.get(relation, (declared.kind,)):
        return f'"{declared.name}" is {declared.a_kind}, of which "{relation}" tells nothing.'
    if relation == "known" and not declared.unknown:
        return f'"{declared.name}" is always known.'
    found = [_wrong_other(declared, relation, other, book.values[other.name]) for other in comparison.others]
    if relation in ("is", "has"):
        found += [_wrong_operand(declared, operand) for operand in comparison.operands]
    else:
        found += [_wrong_bound(declared, relation, operand) for operand in comparison.operands]
    return next(filter(None, found), None)


def _wrong_other(declared: Declaration, relation: str, named: Subject, other: Declaration) -> str | None:
    """Why a value can never be, or have, what another holds; None where it can."""
    held = declared.items or ("choice",) if relation == "has" else (declared.kind,)
    rows = declared.is_list and len(held) > 1
    if other.kind not in held or rows:
        inside = "rows" if rows else f"no {other.kind}"
        what = f"has {inside} in it" if relation == "has" else f"is {declared.a_kind}"
        return f'"{declared.name}" {what}, and cannot be compared with "{named}", {other.a_kind}.'
    known, others = (one.choices if isinstance(one.choices, tuple) else () for one in (declared, other))
    if known and others and not set(known) & set(others):
        return f'"{declared.name}" and "{named}" have no choice in common.'
    return None


def _wrong_operand(declared: Declaration, operand: str) -> str | None:
    if declared.kind == "count":
        fits = operand.isdecimal() and declared.fits(int(operand))
        return None if fits else f'"{declared.name}" is a count, and never "{operand}".'
    known = declared.choices if isinstance(declared.choices, tuple) else ()
    return _no_choice(declared, operand) if known and operand not in known else None


def _wrong_bound(declared: Declaration, relation: str, operand: str) -> str | None:
    """Why a count never reaches that bound; None where it may."""
    if not isinstance(declared.range, tuple) or not operand.lstrip("-").isdecimal():
        return None
    low, high = declared.range
    never = int(operand) > high if relation == "at least" else int(operand) < low
    return f'"{declared.name}" goes from {low} to {high}, and is never {relation} {operand}.' if never else None


def _no_choice(declared: Declaration, name: str) -> str:
    assert isinstance(declared.choices, tuple)
    return f'"{name}" is none of the choices of "{declared.name}": {", ".join(declared.choices)}.'
