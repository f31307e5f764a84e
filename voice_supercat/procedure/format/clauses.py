"""Reads how a question is asked in one breath with others, and answered in a sentence or in a row of names."""

from typing import Any

from ..state import Offer
from ..steps import SLOT, Clause, Expect, FunctionCall
from .fields import Fields


def together(fields: Fields, step: str, source: tuple[str, ...]) -> Offer:
    """How the question is asked in one breath with others."""
    entry = Fields(fields.data["together"], fields.owner, fields.place)
    entry.only(("name", "stem", "ask", "short", "last"))
    name, stem, ask = (entry.text(key) for key in ("name", "stem", "ask"))
    last = entry.one_of("last", ("yes", "no"), "no") == "yes"
    return Offer(name, stem, ask, entry.text("short", ask), step, source, last, "short" in entry.data)


def clause(item: Any, question: Fields, expect: Expect) -> Clause:
    """A sentence that answers the question."""
    entry = Fields(item, question.owner, question.place)
    entry.only(("says", "choices_from", "answer"))
    choices, answer = entry.call("choices_from"), entry.optional("answer")
    if choices is None and answer is None:
        entry.fail('a sentence needs "answer", or "choices_from" for what is named in it.')
    yes = expect == "yes_no" and entry.one_of("answer", ("yes", "no"), "") == "yes"
    return Clause(entry.text("says"), choices, yes if expect == "yes_no" else answer)


def row(item: Any, question: Fields) -> tuple[str | FunctionCall, ...]:
    """Names one after the other: as written, or "{name}" of the function or list that gives them."""
    places = item if isinstance(item, list) else []
    if not places or not all(isinstance(place, str) for place in places):
        question.fail('in "rows" expected lists of names, or of "{value}" where a list or a function gives the names.')
    return tuple(FunctionCall(slot[1]) if (slot := SLOT.fullmatch(place)) else place for place in places)
