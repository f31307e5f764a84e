"""The pages of a rule book as they are written: nested nodes, before they are compiled to a machine."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from voice_supercat.files.marked_yaml import Place

from .steps import Act, Condition, Does


@dataclass(frozen=True, kw_only=True)
class Node:
    """One step of a page, with what is nested in it.

    `play`, where given, replaces the node in ordinary play; as printed it is then read in literal mode only. `act` is
    the action that follows a yes, `narrow` the page that, in play, asks its preferences one at a time. `labels` are
    items that only name a branch ("Yes:", "No:"); `term` the names of the term that the text explains.
    """

    id: str
    place: Place
    does: Does
    source: tuple[str, ...] = ()
    when: Condition | None = None
    act: Act | None = None
    narrow: str | None = None
    yes: tuple["Node", ...] = ()
    no: tuple["Node", ...] = ()
    branches: Mapping[str, tuple["Node", ...]] = field(default_factory=dict)
    play: tuple["Node", ...] | None = None
    only: Literal["printed", "played"] | None = None
    labels: tuple[str, ...] = ()
    term: tuple[str, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page of the book. On a page of actions, an action taken restarts the page while actions are left.

    `actions` is the page that tells what is left; True for the one of the whole book.
    """

    id: str
    title: str
    source: str
    place: Place
    nodes: tuple[Node, ...]
    actions: bool | str = False
    on_start: Node | None = None


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
