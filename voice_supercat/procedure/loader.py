"""Loads a rule book from its folder of data files and Python modules."""

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from voice_supercat.files.names import storable

from .book import Book, Option, Term
from .faults import BookFault, quoted
from .format.conditions import ConditionReader
from .format.entries import entries
from .format.extending import chain_of, head_of
from .format.facts import facts_of
from .format.fields import Fields, fields_of
from .format.functions import book_functions
from .format.head import (
    KEYS,
    accounts_of,
    actions_of,
    after_action_of,
    commitment_of,
    news_of,
    opening_of,
    options_of,
    owners_of,
    topics_of,
    undo_of,
)
from .format.items import Items, items_of
from .format.limits import Budget
from .format.nodes import NodeReader
from .format.paper import FILE, paper_of
from .format.shared import shared_steps
from .format.values import values_of
from .inheriting import OwnNames, Parts, fitting
from .pages import Page
from .steps import text_of
from .told import Fact
from .values import Declaration

_SAID = ("words", "sounds", FILE)
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


def load(folder: Path) -> Book:
    """The book in `folder`: book.yaml, facts, shared steps, pages/*.yaml, items.txt, rules.py or rules/*.py.

    What a book that it extends has is its own too, where it has nothing of that name itself. Raises BookFault naming
    file, line, step and what was expected.
    """
    chain = chain_of(folder)
    head = head_of(chain)
    head.only(KEYS)
    options = options_of(head)
    actions = actions_of(head)
    after_action = after_action_of(head)
    items = items_of(chain)
    parts = _parts(chain, head, options, items)
    if len(chain) > 1:
        guides = (action.guide for action in actions.values())
        corrected = (value.then for value in parts.values.values())
        topics = (topic.partition("/")[0] for topic in head.texts("topics"))
        ends = None if after_action is None else after_action.page
        opened = (head.text("start"), head.text("printed_start"), *topics, ends, *guides, *corrected)
        parts = fitting(parts, _own_names(chain[-1]), filter(None, opened), actions)
    return Book(
        id=_id(head),
        title=head.text("title"),
        called=head.optional("called"),
        version=head.text("version"),
        digest=_digest(chain),
        folders=chain,
        rules=book_functions(chain, parts.values),
        pages=parts.pages,
        start=head.text("start"),
        printed_start=head.text("printed_start"),
        facts=parts.facts,
        values=parts.values,
        owners=owners_of(head),
        news=news_of(head),
        together=ConditionReader(parts.values).condition(head, "together"),
        heading=head.call("heading"),
        why_not=head.call("why_not"),
        topic_in_game=head.call("topic_in_game"),
        term_in_game=head.call("term_in_game"),
        behind=head.call("behind"),
        actions=actions,
        undo=parts.undo,
        after_action=after_action,
        options=options,
        memory={option: str(function) for option, function in head.sections("memory").items()},
        opening=opening_of(head, options),
        commitment=commitment_of(head, parts.values),
        terms=_terms(parts.pages.values()),
        topics=topics_of(head, parts.pages),
        accounts=accounts_of(head),
        items=items.own,
        paper=paper_of(chain),
    )


def declared_values(folder: Path) -> dict[str, Declaration]:
    """The declared values of the book in `folder`, without the rest of it. Raises BookFault."""
    chain = chain_of(folder)
    return values_of(chain, options_of(head_of(chain)))


def _parts(chain: tuple[Path, ...], head: Fields, options: dict[str, Option], items: Items) -> Parts:
    values = values_of(chain, options)
    facts = facts_of(chain, values)
    shared = shared_steps(chain)
    written = {name: fields for folder in chain for name, fields in _written_pages(folder).items()}
    budget = Budget()
    pages = {name: _page(name, fields, items, shared, facts, values, budget) for name, fields in written.items()}
    return Parts(pages, facts, values, undo_of(head))


def _own_names(folder: Path) -> OwnNames:
    undo = fields_of(folder / "book.yaml").sections("undo")
    return OwnNames(_written_pages(folder), entries((folder,), "facts"), entries((folder,), "values"), undo)


def _written_pages(folder: Path) -> dict[str, Fields]:
    pages: dict[str, Fields] = {}
    for path in sorted((folder / "pages").glob("*.yaml")):
        fields = fields_of(path)
        fields.only(("page", "title", "source", "actions", "on_start", "steps"))
        if pages.setdefault(fields.text("page"), fields) is not fields:
            raise BookFault(f"{folder.name}/pages: two pages have the same id.")
    return pages


def _id(head: Fields) -> str:
    """The id, which names files of the player too."""
    found = head.text("id")
    if not _NAME.fullmatch(found):
        head.fail(f"the id {quoted(found)} may have the letters a to z, digits and hyphens only.")
    if not storable(found):
        head.fail(
            f"the id {quoted(found)} is the name of a device on Windows, where no file can have it; take another."
        )
    return found


def _page(
    name: str,
    fields: Fields,
    items: Items,
    shared: dict[str, Any],
    facts: dict[str, Fact],
    values: dict[str, Declaration],
    budget: Budget,
) -> Page:
    source = fields.text("source", "")
    reader = NodeReader(name, source, items, shared, facts, values, budget)
    told_by = fields.text("actions", "false")
    return Page(
        id=name,
        title=fields.text("title", name),
        source=items.heading(source),
        place=fields.place,
        nodes=reader.nodes(fields, "steps"),
        actions=told_by == "true" if told_by in ("true", "false") else told_by,
        on_start=reader.on_start(fields),
    )


def _terms(pages: Iterable[Page]) -> dict[str, Term]:
    found: dict[str, Term] = {}
    for page in pages:
        for node in page.nodes:
            if node.term:
                names = node.term
                found[names[0]] = Term(names[0], names, text_of(node.does), node.source)
    return found


def _digest(chain: tuple[Path, ...]) -> str:
    """Of what decides over a game, in all folders of the book."""
    each = [_digest_of(folder) for folder in chain]
    return each[0] if len(each) == 1 else hashlib.sha256("\0".join(each).encode()).hexdigest()


def _digest_of(folder: Path) -> str:
    """How something is said, sounds or is printed does not count, nor how a system ends its lines."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*"), key=lambda path: path.parts):  # Windows itself sorts without case
        name = path.relative_to(folder)
        if path.suffix in (".yaml", ".py", ".txt") and Path(name.parts[0]).stem not in _SAID and path.is_file():
            content = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(name.as_posix().encode() + b"\0" + content + b"\0")
    return digest.hexdigest()
