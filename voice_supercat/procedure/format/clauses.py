"""Reads how a question is asked in one breath with others, and answered in a sentence."""

from typing import Any

from ..state import Offer
from ..steps import Clause, Expect
from .fields import Fields


def together(fields: Fields, step: str, source: tuple[str, ...]) -> Offer:
    """How the question is asked in one breath with others."""
    entry = Fields(fields.data["together"], fields.owner, fields.place)
    entry.only(("name", "stem", "ask", "short"))
    name, stem, ask = (entry.text(key) for key in ("name", "stem", "ask"))
    return Offer(name, stem, ask, entry.text("short", ask), step, source)


def clause(item: Any, question: Fields, expect: Expect) -> Clause:
    """A sentence that answers the question."""
    entry = Fields(item, question.owner, question.place)
    entry.only(("says", "choices_from", "answer"))
    choices, answer = entry.call("choices_from"), entry.optional("answer")
    if choices is None and answer is None:
        entry.fail('a sentence needs "answer", or "choices_from" for what is named in it.')
    yes = expect == "yes_no" and entry.one_of("answer", ("yes", "no"), "") == "yes"
    return Clause(entry.text("says"), choices, yes if expect == "yes_no" else answer)
