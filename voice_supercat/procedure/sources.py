"""Where every rule item is, in a book: asked, said, acted, worked out, explained, or left to the player."""

from collections.abc import Iterator
from dataclasses import dataclass

from .book import Book
from .check_flow import read_only_pages
from .machine import Program, Step, compile_book
from .pages import Node, walk


@dataclass(frozen=True)
class Handling:
    """How one rule item is handled and where."""

    item: str
    handled: str
    place: str
    note: str = ""


_STEP_KINDS = {
    **{kind: kind for kind in ("ask", "act", "say")},
    "change": "effect",
    **dict.fromkeys(("test", "switch", "call"), "derived"),
}
_ORDER = ("ask", "act", "say", "effect", "derived")


def handlings(book: Book) -> list[Handling]:
    """One entry per rule item that the book accounts for, in the order of items.txt's document."""
    read_only = frozenset(read_only_pages(book))
    played = _by_item(compile_book(book, "played"), read_only)
    printed = _by_item(compile_book(book, "printed"), frozenset())
    accounts = {account.item: account for account in book.accounts}
    terms = {item: term.id for term in book.terms.values() for item in term.source}
    labels = {item: node.id for node in _all_nodes(book) for item in node.labels}
    found = []
    for item in sorted(book.items, key=_document_order):
        if item in accounts:
            found.append(Handling(item, accounts[item].handled, "book.yaml", accounts[item].note))
        elif item in terms:
            found.append(Handling(item, "term", f"explain {terms[item]}"))
        elif item in labels:
            found.append(Handling(item, "ask", labels[item], "names a branch of this question"))
        elif step := played.get(item):
            handled = "reference" if step.page in read_only else _STEP_KINDS[step.does.kind]
            found.append(Handling(item, handled, step.id))
        elif step := printed.get(item):
            found.append(
                Handling(item, "derived", step.id, "worked into other steps in play, read as printed in literal mode")
            )
    return found


def unaccounted(book: Book) -> list[str]:
    """Rule items that no step, term or account covers."""
    covered = {handling.item for handling in handlings(book)}
    return sorted(book.items - covered, key=_document_order)


def _by_item(program: Program, read_only: frozenset[str]) -> dict[str, Step]:
    """The most telling step for each item; one on a page that is only read on request comes last."""
    telling = [step for step in program.steps.values() if step.does.kind in _STEP_KINDS]
    telling.sort(key=lambda step: (step.page in read_only, _ORDER.index(_STEP_KINDS[step.does.kind])))
    found: dict[str, Step] = {}
    for step in telling:
        for item in step.source:
            found.setdefault(item, step)
    return found


def _all_nodes(book: Book) -> Iterator[Node]:
    for page in book.pages.values():
        yield from walk(page.nodes)


def _document_order(item: str) -> tuple[str, list[int]]:
    heading, _, number = item.rpartition("/")
    return heading, [int(part) for part in number.split(".")]
