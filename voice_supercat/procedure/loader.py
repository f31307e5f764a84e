"""Loads a rule book from its folder of data files and its one Python module."""

import hashlib
import importlib
import importlib.util
import re
from collections.abc import Callable, Collection
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from .book import LASTS, Account, Action, Book, Fact, Lasts, News, Option, Term
from .faults import BookFault
from .pages import Call, Page
from .written.entries import entries
from .written.fields import Fields, fields_of
from .written.nodes import NodeReader
from .written.shared import shared_steps

_PACKAGE = Path(__file__).resolve().parent.parent
_ITEM = re.compile(r".+/\d+(\.\d+)*")
_HANDLED = ("say", "derived", "effect", "term", "setup", "reference", "not-applicable")


def load(folder: Path) -> Book:
    """The book in `folder`: book.yaml, facts, shared steps, pages/*.yaml, items.txt, rules.py or rules/*.py.

    Raises BookFault naming file, line, step and what was expected.
    """
    folder = folder.resolve()
    head = fields_of(folder / "book.yaml")
    head.only(
        (
            "id",
            "title",
            "version",
            "start",
            "printed_start",
            "options",
            "memory",
            "actions",
            "owners",
            "news",
            "together",
            "heading",
            "why_not",
            "topics",
            "accounts",
        )
    )
    facts = _facts(folder)
    shared = shared_steps(folder)
    items = frozenset(_lines(folder / "items.txt"))
    pages = [_page(path, items, shared, facts) for path in sorted((folder / "pages").glob("*.yaml"))]
    by_id = {page.id: page for page in pages}
    if len(by_id) < len(pages):
        raise BookFault(f"{folder.name}/pages: two pages have the same id.")
    return Book(
        id=head.text("id"),
        title=head.text("title"),
        version=head.text("version"),
        digest=_digest(folder),
        folder=folder,
        rules=_rules(folder),
        pages=by_id,
        start=head.text("start"),
        printed_start=head.text("printed_start"),
        facts=facts,
        owners={name: Call(str(function)) for name, function in head.sections("owners").items()},
        news=_news(head),
        together=head.call("together"),
        heading=head.call("heading"),
        why_not=head.call("why_not"),
        actions=_actions(head),
        options=_options(head),
        memory={option: str(function) for option, function in head.sections("memory").items()},
        terms=_terms(pages),
        topics=_topics(head, by_id),
        accounts=_accounts(head),
        items=items,
    )


def _page(path: Path, items: frozenset[str], shared: dict[str, Any], facts: dict[str, Fact]) -> Page:
    fields = fields_of(path)
    fields.only(("page", "title", "source", "actions", "on_start", "steps"))
    name, source = fields.text("page"), fields.text("source", "")
    reader = NodeReader(name, source, items, shared, facts)
    return Page(
        id=name,
        title=fields.text("title", name),
        source=source,
        place=fields.place,
        nodes=reader.nodes(fields, "steps"),
        actions=fields.flag("actions"),
        on_start=fields.call("on_start"),
    )


def _facts(folder: Path) -> dict[str, Fact]:
    facts = {}
    for name, (data, place) in entries(folder, "facts").items():
        entry = Fields(data, f'fact "{name}"', place)
        entry.only(("lasts", "yes_lasts", "of", "changed_by", "made_true_by", "made_false_by", "say"))
        lasts = cast(Lasts, entry.one_of("lasts", LASTS, ""))
        yes_lasts = cast(Lasts, entry.one_of("yes_lasts", LASTS, lasts))
        either = entry.texts("changed_by")
        made_true, made_false = (frozenset((*either, *entry.texts(key))) for key in ("made_true_by", "made_false_by"))
        facts[name] = Fact(name, lasts, yes_lasts, entry.optional("of"), made_true, made_false, _said(entry))
    return facts


def _said(entry: Fields) -> tuple[str, str] | None:
    said = entry.sections("say")
    if not said:
        return None
    sentences = Fields(said, entry.owner, entry.place)
    sentences.only(("yes", "no"))
    return sentences.text("yes"), sentences.text("no")


def _news(head: Fields) -> dict[str, News]:
    news = {}
    for name, data in head.sections("news").items():
        entry = Fields(data, f'news "{name}"', head.place)
        entry.only(("ask", "say", "choices_from", "range", "of", "compute"))
        choices, run = entry.call("choices_from") or entry.range("range"), entry.call("compute")
        if choices is None or run is None:
            entry.fail('expected "choices_from" or "range", and "compute".')
        news[name] = News(name, entry.text("ask"), entry.optional("say"), choices, entry.optional("of"), run)
    return news


def _actions(head: Fields) -> dict[str, Action]:
    actions = {}
    for name, data in head.sections("actions").items():
        entry = Fields(data, f'action "{name}"', head.place)
        entry.only(("cost", "guide"))
        cost = entry.optional("cost")
        actions[name] = Action(name, entry.number(cost, "cost") if cost else None, entry.optional("guide"))
    return actions


def _options(head: Fields) -> dict[str, Option]:
    options = {}
    for name, data in head.sections("options").items():
        entry = Fields(data, f'option "{name}"', head.place)
        entry.only(("default", "choices", "say"))
        options[name] = Option(name, entry.text("default"), entry.texts("choices"), entry.text("say"))
    return options


def _accounts(head: Fields) -> tuple[Account, ...]:
    accounts = []
    for data in head.items("accounts"):
        entry = Fields(data, "accounts", head.place)
        entry.only(("items", "handled", "note"))
        handled = entry.one_of("handled", _HANDLED, "")
        accounts += [Account(item, handled, entry.text("note")) for item in entry.texts("items")]
    return tuple(accounts)


def _topics(head: Fields, pages: Collection[str]) -> tuple[str, ...]:
    topics = head.texts("topics")
    for topic in topics:
        if topic.partition("/")[0] not in pages:
            head.fail(f'there is no page "{topic.partition("/")[0]}", named in "topics".')
    return topics


def _terms(pages: list[Page]) -> dict[str, Term]:
    found: dict[str, Term] = {}
    for page in pages:
        for node in page.nodes:
            if node.term:
                names = node.term
                found[names[0]] = Term(names[0], names, node.text, node.source)
    return found


def _rules(folder: Path) -> dict[str, Callable[..., Any]]:
    """The public functions of rules.py or of the modules in rules/, by name."""
    single = folder / "rules.py"
    paths = [single] if single.is_file() else sorted((folder / "rules").glob("[!_]*.py"))
    if not paths:
        raise BookFault(f"{single}: the book's Python module is missing.")
    found: dict[str, Callable[..., Any]] = {}
    for path in paths:
        module = _module(path)
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
                continue
            if name in found:
                raise BookFault(f'{path}: "{name}" is defined twice in the book; give one another name.')
            found[name] = value
    return found


def _module(path: Path) -> ModuleType:
    try:
        if path.is_relative_to(_PACKAGE):
            return importlib.import_module(".".join(path.relative_to(_PACKAGE.parent).with_suffix("").parts))
        spec = importlib.util.spec_from_file_location(f"book_of_{path.parent.name}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except Exception as error:  # whatever the book's author wrote: the player gets one sentence
        raise BookFault(f"{path}: cannot be loaded ({type(error).__name__}: {error}).") from error
    return module


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".yaml", ".py", ".txt") and path.is_file():
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
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
