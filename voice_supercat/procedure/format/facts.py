"""The facts of a book: what the player tells, how long it is remembered, and which actions change it."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import cast

from ..told import LASTS, Fact, Lasts, Phrases
from .conditions import ConditionReader
from .entries import entries
from .fields import Fields


def facts_of(chain: Sequence[Path], values: Collection[str]) -> dict[str, Fact]:
    """All facts of the book in the folders of `chain`, by name; `values` are declared. Raises BookFault."""
    conditions = ConditionReader(values)
    facts = {}
    for name, (data, place) in entries(chain, "facts").items():
        entry = Fields(data, f'fact "{name}"', place)
        entry.only(("lasts", "yes_lasts", "of", "changed_by", "made_true_by", "made_false_by", "say", "when"))
        lasts = cast(Lasts, entry.one_of("lasts", LASTS, ""))
        yes_lasts = cast(Lasts, entry.one_of("yes_lasts", LASTS, lasts))
        either = entry.texts("changed_by")
        made_true, made_false = (frozenset((*either, *entry.texts(key))) for key in ("made_true_by", "made_false_by"))
        said, ask_no = _said(entry)
        when = conditions.condition(entry, "when")
        facts[name] = Fact(name, lasts, yes_lasts, entry.optional("of"), made_true, made_false, said, ask_no, when)
    return facts


def _said(entry: Fields) -> tuple[tuple[Phrases, Phrases] | None, str | None]:
    said = entry.sections("say")
    if not said:
        return None, None
    sentences = Fields(said, entry.owner, entry.place)
    sentences.only(("yes", "no", "ask_no"))
    return (sentences.phrases("yes"), sentences.phrases("no")), sentences.optional("ask_no")
