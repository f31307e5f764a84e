"""What a book takes from the one that it extends: what its own pages lead to, do and ask for, and nothing else."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, replace

from .pages import Node, Page, walk
from .steps import Act, Ask, CallPage, FunctionCall, GoTo, effects_of
from .told import Fact
from .touching import ANY_ACTION
from .values import Declaration

_OUTDATE = "outdate"


@dataclass(frozen=True)
class Parts:
    """Parts of a book, by name; `undo` is how the table takes back what is no action."""

    pages: Mapping[str, Page]
    facts: Mapping[str, Fact]
    values: Mapping[str, Declaration]
    undo: Mapping[str, str]


@dataclass(frozen=True)
class OwnNames:
    """Names of the parts that a book writes itself."""

    pages: Collection[str]
    facts: Collection[str]
    values: Collection[str]
    undo: Collection[str]


def fitting(parts: Parts, own: OwnNames, roots: Iterable[str], actions: Collection[str]) -> Parts:
    """`parts` without inherited pages that nothing leads to, from own pages and `roots`, in play or as printed.

    Inherited facts and values lose the actions that no step does, the facts that nothing asks also their sentences.
    """
    pages = _reached(parts.pages, (*own.pages, *roots))
    nodes = [node for page in pages.values() for node in walk(page.nodes)]
    done = frozenset({ANY_ACTION, *actions, *_done(nodes)})
    asked = {fact for node in nodes if (fact := _asked_in_play(node)) is not None}
    return Parts(
        pages,
        {name: one if name in own.facts else _fitting_fact(one, done, asked) for name, one in parts.facts.items()},
        {name: one if name in own.values else _fitting_value(one, done) for name, one in parts.values.items()},
        {kind: text for kind, text in parts.undo.items() if kind in own.undo or kind in done},
    )


def _reached(pages: Mapping[str, Page], roots: Iterable[str]) -> dict[str, Page]:
    seen: set[str] = set()
    todo = [name for name in roots if name in pages]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += [target for target in _targets(pages[name]) if target in pages]
    return {name: page for name, page in pages.items() if name in seen}


def _targets(page: Page) -> Iterator[str]:
    if isinstance(page.actions, str):
        yield page.actions
    for node in walk(page.nodes):
        if isinstance(node.does, GoTo):
            yield node.does.target.partition("/")[0]
        if isinstance(node.does, CallPage):
            yield node.does.page
        if node.narrow is not None:
            yield node.narrow


def _done(nodes: Iterable[Node]) -> Iterator[str]:
    for node in nodes:
        yield from (act.do for act in (node.does, node.act) if isinstance(act, Act))
        calls = (effect for effect in effects_of(node.does) if isinstance(effect, FunctionCall))
        yield from (str(call.arguments[0]) for call in calls if call.name == _OUTDATE)


def _asked_in_play(node: Node) -> str | None:
    return node.does.fact if isinstance(node.does, Ask) and node.only != "printed" and node.play is None else None


def _fitting_fact(fact: Fact, done: Set[str], asked: Set[str]) -> Fact:
    fitted = replace(fact, made_true_by=fact.made_true_by & done, made_false_by=fact.made_false_by & done)
    return fitted if fact.name in asked else replace(fitted, say=None, ask_no=None)


def _fitting_value(value: Declaration, done: Set[str]) -> Declaration:
    return replace(value, more_after=value.more_after & done, less_after=value.less_after & done)
