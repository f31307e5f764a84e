"""How long things last: what the player told and what the program keeps, under which names, and when they end."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..book import Book
from ..faults import BookFault
from ..keys import Key, any_key, split_id
from ..state import Draft
from ..steps import Subject
from ..told import LASTS, Fact, Lasts
from ..values import Declaration
from .evaluating import key_of

_TURN: Lasts = "turn"


def fact_key(book: Book, name: str, draft: Draft) -> str:
    """The name that the fact has in the game: with whose it is, where it is kept for each by itself."""
    of = book.facts[name].of
    return name if of is None else f"{name} of {draft[any_key(of)]}"


def outdate(book: Book, action: str, draft: Draft) -> None:
    """Forget what `action` may have changed, of whoever plays now."""
    draft.forget(list(_outdated_facts(book, action, draft)))
    for declared in book.losing:
        for key in _keys_of(book, declared, draft):
            if (content := draft[key]) is not None and not declared.outlives(action, content):
                draft[key] = None


def _keys_of(book: Book, declared: Declaration, draft: Draft) -> list[Key[Any]]:
    """That of whoever plays now; of several owners, all that begin with it."""
    if len(declared.of) < 2:
        return [key_of(book, Subject(declared.name), draft)]
    first = f"{draft[any_key(declared.of[0])]} "
    held = (split_id(id) for id in draft.values)
    return [any_key(name, owner) for name, owner in held if name == declared.name and (owner or "").startswith(first)]


def _outdated_facts(book: Book, action: str, draft: Draft) -> Iterator[str]:
    for key, answer in draft.facts.items():
        fact = _fact_of(book, key)
        if key == fact_key(book, fact.name, draft) and not fact.outlives(action, answer):
            yield key


def unset_lasting(book: Book, draft: Draft, before: Mapping[str, Any], changed: Iterable[str]) -> None:
    """What `changed` names is again as it was `before`, but for what ends with the turn anyway."""
    for id in dict.fromkeys(changed):
        name, owner = split_id(id)
        if LASTS.index(book.values[name].lasts) <= LASTS.index(_TURN):
            continue
        if id in before:
            draft[any_key(name, owner)] = before[id]
        else:
            draft.reset([id])


def end_of(book: Book, lasting: str, draft: Draft) -> None:
    """Forget facts and values that last no longer than `lasting`.

    The way here, what was said and what was only supposed go with the turn; a battle is part of one.
    """
    over = LASTS[: LASTS.index(lasting) + 1]
    if _TURN in over:
        draft.forget(draft.supposed)
        draft.trail = draft.said = ()
    facts = {key: _fact_of(book, key) for key in draft.facts}
    draft.forget([key for key, fact in facts.items() if (fact.yes_lasts if draft.facts[key] else fact.lasts) in over])
    draft.reset([id for id in draft.values if book.values[split_id(id)[0]].lasts in over])


def _fact_of(book: Book, key: str) -> Fact:
    fact = book.facts.get(split_id(key)[0])
    if fact is None:
        raise BookFault(
            f'{book.id}: a function learned "{key}", which is no fact; add it to facts.yaml or facts/*.yaml.'
        )
    return fact
