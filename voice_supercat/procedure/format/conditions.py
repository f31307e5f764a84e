"""Reads plain conditions: `left at least 2`, `goal is sea or land`, `goal is {last}`, `not hidden`."""

import re
from collections.abc import Collection
from typing import Any

from voice_supercat.files.marked_yaml import Marked

from ..steps import SLOT, AnyOf, Bounds, Comparison, Condition, FunctionCall, Known, Relation, Span, Subject
from .fields import Fields

_SUBJECT = r"(?P<name>\w+)(?: of (?P<whose>\w+))?"
_OPERAND = r"(?:[\w-]+|\{\w+(?: of \w+)?\})"
_OPERANDS = rf"{_OPERAND}(?: or {_OPERAND})*"
_CONDITION = re.compile(
    rf"(?P<no>not )?{_SUBJECT}"
    rf"(?: (?:is (?P<isnot>not )?(?:(?P<state>known|unknown|empty)|(?P<is>(?!not\b){_OPERANDS}))"
    rf"|(?P<bound>at least|at most) (?P<number>{_OPERAND})"
    rf"|has (?P<hasnot>no )?(?P<has>{_OPERANDS})))?"
)
_SEVERAL = {"any", "none"}
_EXPECTED = '"left at least 2", "goal is sea or land", "goals has {goal}", "goal is known", "not hidden"'


class ConditionReader:
    """Reads the conditions of one book: `values` are the values that it declares."""

    def __init__(self, values: Collection[str]) -> None:
        self._values = values

    def condition(self, fields: Fields, key: str) -> Condition | None:
        """What stands under `key`: a function, a plain condition, or a list of those; None where nothing does."""
        written = fields.data.get(key)
        return None if written is None else self._written(fields, key, written)

    def known(self, fields: Fields) -> FunctionCall | Known | None:
        """What tells the answer to a question: a function, or conditions for yes and for no."""
        written = fields.data.get("known")
        if not isinstance(written, Marked) or not set(written) <= {"yes", "no"}:
            return fields.call("known")
        entry = Fields(written, fields.owner, fields.place)
        return Known(self.condition(entry, "yes"), self.condition(entry, "no"))

    def subject(self, fields: Fields, key: str, text: str) -> Subject:
        """A declared value, or a function of the book: `left`, `hand of player`."""
        match = re.fullmatch(_SUBJECT, text)
        if match is None:
            fields.fail(f'"{text}" in "{key}" is no value; expected one such as left, or hand of player.')
        return self._subject(fields, key, match)

    def value(self, fields: Fields, key: str, text: str) -> Subject:
        """The same, but only a declared value."""
        subject = self.subject(fields, key, text)
        if subject.name not in self._values:
            fields.fail(f'"{subject.name}" in "{key}" is not declared in values.yaml or values/*.yaml.')
        return subject

    def slot(self, fields: Fields, key: str, text: str) -> Subject | None:
        """The declared value that a slot names, "{left}"; None where `text` is none."""
        slot = SLOT.fullmatch(text)
        return None if slot is None else self.value(fields, key, slot[1])

    def range(self, fields: Fields, key: str) -> Span | Bounds | None:
        """Two whole numbers, or declared values in their place; None where it is not given."""
        texts = fields.texts(key)
        low, high = (texts[0], texts[-1]) if len(texts) == 2 else ("", "")
        if not any(SLOT.fullmatch(text) for text in (low, high)):
            return fields.range(key)
        return Bounds(self._bound(fields, key, low), self._bound(fields, key, high))

    def count(self, fields: Fields, key: str) -> int | Subject | None:
        """A whole number, or a declared value in its place; None where it is not given."""
        return self._bound(fields, key, fields.text(key)) if key in fields else None

    def _bound(self, fields: Fields, key: str, text: str) -> int | Subject:
        return self.slot(fields, key, text) or fields.number(text, key)

    def _written(self, fields: Fields, key: str, written: Any) -> Condition:
        if isinstance(written, list):
            return tuple(self._written(fields, key, one) for one in written)
        if isinstance(written, Marked) and len(written) == 1 and set(written) <= _SEVERAL:
            [(several, conditions)] = written.items()
            listed = conditions if isinstance(conditions, list) else [conditions]
            return AnyOf(tuple(self._written(fields, key, one) for one in listed), negated=several == "none")
        return self._one(fields, key, written)

    def _one(self, fields: Fields, key: str, written: Any) -> FunctionCall | Comparison:
        if not isinstance(written, str) or (written not in self._values and re.fullmatch(r"\w+", written)):
            return fields.call_in(key, written)
        match = _CONDITION.fullmatch(written)
        if match is None:
            fields.fail(f'"{written}" in "{key}" is no condition; expected one such as {_EXPECTED}.')
        relation, written_operands = _relation(match)
        slots = {text: self.slot(fields, key, text) for text in written_operands}
        others = tuple(slot for slot in slots.values() if slot is not None)
        operands = tuple(text for text in written_operands if slots[text] is None)
        negated = bool(match["no"] or match["isnot"] or match["hasnot"]) != (match["state"] == "unknown")
        return Comparison(self._subject(fields, key, match), relation, operands, others, negated)

    def _subject(self, fields: Fields, key: str, match: re.Match[str]) -> Subject:
        for name in filter(None, (match["whose"], match["name"] if match["whose"] else None)):
            if name not in self._values:
                fields.fail(f'"{name}" in "{key}" is not declared in values.yaml or values/*.yaml.')
        return Subject(match["name"], match["whose"])


def _relation(match: re.Match[str]) -> tuple[Relation, tuple[str, ...]]:
    if match["state"]:
        return ("empty" if match["state"] == "empty" else "known"), ()
    if match["is"]:
        return "is", tuple(match["is"].split(" or "))
    if match["has"]:
        return "has", tuple(match["has"].split(" or "))
    if match["bound"]:
        return ("at least" if match["bound"] == "at least" else "at most"), (match["number"],)
    return "so", ()
