"""Values: what a game keeps, declared once in the book's `values.yaml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from voice_supercat.files.marked_yaml import Place

from .steps import Bounds, Condition, FunctionCall, Span, Subject
from .touching import touched

Kind = Literal["count", "flag", "choice", "cards", "list", "row"]
KINDS: tuple[Kind, ...] = ("count", "flag", "choice", "cards", "list", "row")


@dataclass(frozen=True, kw_only=True)
class Declaration:
    """What is known of a value before any game.

    `start` is what it begins with, and returns to when it `lasts` no longer; None where it is `unknown` then. `option`
    names the option that gives the start. What is `fixed` is a figure of the game and never changes. `of` names the
    values that tell whose it is, where each owner has one. `cards` are a list of cards, of the deck that `choices` are.
    `items` are the kinds in a list or a row; `most` is how many of them the player can tell of a list. `say` names it
    for the ear: then it is part of the status, while `when` holds, and can be corrected by voice. `say_content` is how
    its content is said, where its kind does not tell. `visible`: it lies on the table, so undo says where it goes back
    to, in the words of `undo` where it has some. `then` is the page that carries out what follows from a correction.
    After an action in `more_after` there may be more of it than is known, after one in `less_after` less: then it is
    unknown, unless there was nothing that could become less. Where `kept` does not hold there is no such value in this
    game: nobody can tell it or ask for it.
    """

    name: str
    kind: Kind
    place: Place
    start: Any = None
    unknown: bool = False
    fixed: bool = False
    option: str | None = None
    of: tuple[str, ...] = ()
    lasts: str = "game"
    range: Span | Bounds | FunctionCall | None = None
    most: int | Subject | None = None
    choices: tuple[str, ...] | FunctionCall = ()
    items: tuple[Kind, ...] = ()
    say: str | None = None
    label: str | None = None
    say_content: str | None = None
    when: Condition | None = None
    kept: Condition | None = None
    visible: bool = False
    then: str | None = None
    undo: str | None = None
    more_after: frozenset[str] = frozenset()
    less_after: frozenset[str] = frozenset()

    @property
    def is_list(self) -> bool:
        """Whether it holds any number of things, one after the other."""
        return self.kind in ("list", "cards")

    @property
    def a_kind(self) -> str:
        """What it is, in a sentence."""
        return "a list of cards" if self.kind == "cards" else f"a {self.kind}"

    def outlives(self, action: str, content: object) -> bool:
        """Whether it still holds `content` after `action`."""
        return not touched(action, self.more_after | self.less_after if content else self.more_after)

    def fits(self, value: object) -> bool:
        """Whether the value may hold this."""
        if value is None:
            return self.unknown
        if self.kind == "row":
            return self._is_row(value)
        if not self.is_list:
            return self._is(self.kind, value)
        several = len(self.items) > 1
        kind = self.items[0] if self.items else "choice"
        return isinstance(value, tuple) and all(self._is_row(one) if several else self._is(kind, one) for one in value)

    def _is_row(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.items)
            and all(self._is(kind, one) for kind, one in zip(self.items, value, strict=True))
        )

    def _is(self, kind: Kind, value: object) -> bool:
        if kind == "count":
            return isinstance(value, int) and not isinstance(value, bool) and self._inside(value)
        if kind == "flag":
            return isinstance(value, bool)
        known = () if isinstance(self.choices, FunctionCall) else self.choices
        return isinstance(value, str) and (not known or value in known)

    def from_option(self, text: str) -> Any:
        """The content that the value of an option stands for."""
        if self.kind == "count":
            return int(text)
        return text in ("on", "yes") if self.kind == "flag" else text

    def _inside(self, value: int) -> bool:
        return not isinstance(self.range, tuple) or self.range[0] <= value <= self.range[1]

    def within(self, value: int) -> int:
        """The nearest count of its range."""
        if not isinstance(self.range, tuple):
            return value
        return min(max(value, self.range[0]), self.range[1])


def as_option(content: object) -> str:
    """The text of an option from which a value with this content begins."""
    if content is None:
        return ""
    if isinstance(content, bool):
        return "on" if content else "off"
    return ",".join(map(str, content)) if isinstance(content, tuple) else str(content)


Declarations = Mapping[str, Declaration]
