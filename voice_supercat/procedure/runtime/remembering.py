"""What the player told: under which name it is kept, and when it is forgotten."""

from collections.abc import Iterator

from ..book import LASTS, Book
from ..state import Draft


def fact_key(book: Book, name: str, draft: Draft) -> str:
    """The name that the fact has in the game: with whose it is, where it is kept for each by itself."""
    of = book.facts[name].of
    return name if of is None else f"{name} of {draft[of]}"


def outdated(book: Book, action: str, draft: Draft) -> Iterator[str]:
    """What was told and may have changed by `action`."""
    for fact in book.facts.values():
        key = fact_key(book, fact.name, draft)
        if key in draft.facts and not fact.outlives(action, draft.facts[key]):
            yield key


def end_of(book: Book, lasting: str, draft: Draft) -> None:
    """Forget facts that last no longer than `lasting`. The way here, and what was said, go with the turn."""
    over = LASTS[: LASTS.index(lasting) + 1]
    facts = {key: book.facts[key.partition(" of ")[0]] for key in draft.facts}
    draft.forget([key for key, fact in facts.items() if (fact.yes_lasts if draft.facts[key] else fact.lasts) in over])
    draft.trail = draft.said = ()
