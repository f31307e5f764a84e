"""Loads a rule book from its folder of data files and Python modules."""

import hashlib
import re
from pathlib import Path
from typing import Any

from .book import Book, Fact, Term
from .faults import BookFault, quoted
from .format.conditions import ConditionReader
from .format.facts import facts_of
from .format.fields import Fields, fields_of
from .format.functions import book_functions
from .format.head import (
    KEYS,
    accounts_of,
    actions_of,
    after_action_of,
    news_of,
    opening_of,
    options_of,
    owners_of,
    topics_of,
    undo_of,
)
from .format.limits import Budget, refuse_unusual_files
from .format.nodes import NodeReader
from .format.shared import shared_steps
from .format.values import values_of
from .pages import Page
from .steps import text_of
from .values import Declaration

_SAID = ("words", "sounds")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
_ITEM = re.compile(r".+/\d+(\.\d+)*")


def load(folder: Path) -> Book:
    """The book in `folder`: book.yaml, facts, shared steps, pages/*.yaml, items.txt, rules.py or rules/*.py.

    Raises BookFault naming file, line, step and what was expected.
    """
    folder = folder.resolve()
    refuse_unusual_files(folder)
    head = fields_of(folder / "book.yaml")
    head.only(KEYS)
    budget = Budget()
    options = options_of(head)
    values = values_of(folder, options)
    facts = facts_of(folder, values)
    shared = shared_steps(folder)
    items = frozenset(_lines(folder / "items.txt"))
    pages = [_page(path, items, shared, facts, values, budget) for path in sorted((folder / "pages").glob("*.yaml"))]
    by_id = {page.id: page for page in pages}
    if len(by_id) < len(pages):
        raise BookFault(f"{folder.name}/pages: two pages have the same id.")
    return Book(
        id=_id(head),
        title=head.text("title"),
        called=head.optional("called"),
        version=head.text("version"),
        digest=_digest(folder),
        folder=folder,
        rules=book_functions(folder, values),
        pages=by_id,
        start=head.text("start"),
        printed_start=head.text("printed_start"),
        facts=facts,
        values=values,
        owners=owners_of(head),
        news=news_of(head),
        together=ConditionReader(values).condition(head, "together"),
        heading=head.call("heading"),
        why_not=head.call("why_not"),
        topic_in_game=head.call("topic_in_game"),
        term_in_game=head.call("term_in_game"),
        actions=actions_of(head),
        undo=undo_of(head),
        after_action=after_action_of(head),
        options=options,
        memory={option: str(function) for option, function in head.sections("memory").items()},
        opening=opening_of(head, options),
        terms=_terms(pages),
        topics=topics_of(head, by_id),
        accounts=accounts_of(head),
        items=items,
    )


def declared_values(folder: Path) -> dict[str, Declaration]:
    """The declared values of the book in `folder`, without the rest of it. Raises BookFault."""
    return values_of(folder, options_of(fields_of(folder / "book.yaml")))


def _id(head: Fields) -> str:
    """The id, which names files of the player too."""
    found = head.text("id")
    if not _NAME.fullmatch(found):
        head.fail(f"the id {quoted(found)} may have the letters a to z, digits and hyphens only.")
    return found


def _page(
    path: Path,
    items: frozenset[str],
    shared: dict[str, Any],
    facts: dict[str, Fact],
    values: dict[str, Declaration],
    budget: Budget,
) -> Page:
    fields = fields_of(path)
    fields.only(("page", "title", "source", "actions", "on_start", "steps"))
    name, source = fields.text("page"), fields.text("source", "")
    reader = NodeReader(name, source, items, shared, facts, values, budget)
    return Page(
        id=name,
        title=fields.text("title", name),
        source=source,
        place=fields.place,
        nodes=reader.nodes(fields, "steps"),
        actions=fields.flag("actions"),
        on_start=reader.on_start(fields),
    )


def _terms(pages: list[Page]) -> dict[str, Term]:
    found: dict[str, Term] = {}
    for page in pages:
        for node in page.nodes:
            if node.term:
                names = node.term
                found[names[0]] = Term(names[0], names, text_of(node.does), node.source)
    return found


def _digest(folder: Path) -> str:
    """Of what decides over a game: how something is said or sounds does not, nor how a system ends its lines."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*"), key=lambda path: path.parts):  # Windows itself sorts without case
        name = path.relative_to(folder)
        if path.suffix in (".yaml", ".py", ".txt") and Path(name.parts[0]).stem not in _SAID and path.is_file():
            content = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(name.as_posix().encode() + b"\0" + content + b"\0")
    return digest.hexdigest()


def _lines(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError as error:
        raise BookFault(f"{path}: the list of rule items is missing.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise BookFault(f"{path}: cannot be read ({error}).") from error
    for number, line in enumerate(lines, start=1):
        if line and not _ITEM.fullmatch(line):
            raise BookFault(f'{path}, line {number}: expected an item such as "rules/battles/3.1", found "{line}".')
    return [line for line in lines if line]
