"""The pages of a rule book as they are written: nested nodes, before they are compiled to a machine."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from voice_supercat.files.marked_yaml import Place

from .state import Offer

Expect = Literal["yes_no", "number", "choice", "card", "cards", "ack"]
EXPECTS: tuple[Expect, ...] = ("yes_no", "number", "choice", "card", "cards", "ack")

SLOT = re.compile(r"\{(\w+)\}")
"""`{name}` in a text: what the book's function of that name says."""


@dataclass(frozen=True)
class Call:
    """A named function of the book's module with the arguments given in the data."""

    name: str
    arguments: tuple[object, ...] = ()


@dataclass(frozen=True)
class Preference:
    """One line of an ordered "Prefer" list."""

    text: str
    source: tuple[str, ...] = ()


@dataclass(frozen=True)
class Clause:
    """A sentence that answers a question: `says` names it, `choices` gives what can be named in it.

    `answer` is what it answers; None where that is what is named in it.
    """

    says: str
    choices: Call | None
    answer: bool | str | None


@dataclass(frozen=True, kw_only=True)
class Content:
    """What one step asks, tells, does and knows, nested on its page or laid flat.

    `together` is how a question is asked in one breath with its neighbours, `sentences` how it is answered in a
    sentence.
    """

    id: str
    place: Place
    source: tuple[str, ...] = ()
    text: str = ""
    short: str | None = None
    expect: Expect = "yes_no"
    choices: tuple[str, ...] | Call = ()
    range: tuple[int, int] | Call | None = None
    do: str | None = None
    prefer: tuple[Preference, ...] = ()
    when: Call | None = None
    known: Call | None = None
    fact: str | None = None
    run: Call | None = None
    together: Offer | None = None
    sentences: tuple[Clause, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Node(Content):
    """One item of a page, with what is nested in it.

    `kind` is what it does: `ask`, `say`, `act`, `compute` (change the game), `test` (branch on what the
    program knows), `call` a page and come back, `goto` a page, `end` the turn or the game. `play`, where given,
    replaces the node in ordinary play; as printed it is then read in literal mode only. `labels` are items that
    only name a branch ("Yes:", "No:"); `term` the names of the term that the text explains. `narrow` is the page
    that, in play, asks the preferences of the action one at a time; they are then not told.
    """

    kind: Literal["ask", "say", "act", "compute", "test", "call", "goto", "end"]
    act: str | None = None
    act_short: str | None = None
    narrow: str | None = None
    target: str | None = None
    yes: tuple["Node", ...] = ()
    no: tuple["Node", ...] = ()
    branches: Mapping[str, tuple["Node", ...]] = field(default_factory=dict)
    play: tuple["Node", ...] | None = None
    only: Literal["printed", "played"] | None = None
    labels: tuple[str, ...] = ()
    term: tuple[str, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page of the book. On a page of actions, an action taken restarts the page while actions are left."""

    id: str
    title: str
    source: str
    place: Place
    nodes: tuple[Node, ...]
    actions: bool = False
    on_start: Call | None = None


def walk(nodes: tuple[Node, ...], *, printed: bool = False) -> list[Node]:
    """All nodes, nested ones too, in the order they are written; with `printed` only what the document prints."""
    found = []
    for node in nodes:
        if printed and node.only == "played":
            continue
        found.append(node)
        inner = [node.yes, node.no, *node.branches.values(), () if printed else node.play or ()]
        found += [below for part in inner for below in walk(part, printed=printed)]
    return found
