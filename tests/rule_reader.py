"""Reads the rule document itself, knowing nothing of the book's data, and predicts what literal mode asks and says.

A page is the nested items under a heading. Questions are the items with a question mark.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import new_game

SHARED = Path(__file__).resolve().parents[2] / "shared"
SUIT_PAGES = ("administration", "aggression", "construction", "mobilization", "faithful")
FATE_PAGES = (
    *("steward", "founder", "magnate", "advocate", "caretaker", "partisan", "admiral", "believer", "warden"),
    *("hegemon", "planet-breaker", "blight-speaker", "pacifist", "peacekeeper"),
)
ACTION_PAGES = (*SUIT_PAGES, *FATE_PAGES)

_HEADING = re.compile(r"^#+ .*\[(\S+)\]\s*$")
_ITEM = re.compile(r"^\s*(?:- )?\[([\d.]+)\] (.*)$")
_LABEL = re.compile(r"^\*?(yes|no)\*?:\s*", re.IGNORECASE)


@dataclass
class Item:
    """One item of the rules with what is nested in it."""

    id: str
    text: str
    children: list["Item"] = field(default_factory=list)

    @property
    def label(self) -> str | None:
        """ "yes" or "no" where the item is a branch."""
        found = _LABEL.match(self.text)
        return found[1].lower() if found else None

    @property
    def content(self) -> str:
        """The text without its label."""
        return _LABEL.sub("", self.text)


@dataclass(frozen=True)
class Expected:
    """An event that literal mode must give: one of `kinds`, with exactly these item ids."""

    kinds: tuple[str, ...]
    source: tuple[str, ...]


class OutOfAnswers(Exception):
    """The question before is the open one."""


class TurnOver(Exception):
    """Nothing more is asked."""


def items_of(document: str) -> dict[str, list[Item]]:
    """The top items under every heading, in printed order."""
    headings: dict[str, list[Item]] = {}
    by_id: dict[str, Item] = {}
    heading = ""
    for line in document.splitlines():
        if found := _HEADING.match(line):
            heading = found[1]
            headings[heading] = []
        elif heading and (found := _ITEM.match(line)):
            number, text = found[1], found[2]
            item = Item(f"{heading}/{number}", text)
            by_id[item.id] = item
            parent = by_id.get(f"{heading}/{number.rpartition('.')[0]}") if "." in number else None
            (headings[heading] if parent is None else parent.children).append(item)
    return headings


class LiteralReading:
    """What literal mode must tell from the beginning of one page, for one row of answers."""

    def __init__(
        self, headings: Mapping[str, list[Item]], answers: Iterable[bool | int], document: str = "base"
    ) -> None:
        self._headings = headings
        self._document = document
        self._answers: Iterator[bool | int] = iter(answers)
        self.expected: list[Expected] = []

    def read(self, page: str) -> list[Expected]:
        """The events up to the open question or the end of the reading."""
        with suppress(OutOfAnswers, TurnOver):
            self._page(page)
        return self.expected

    def _page(self, page: str) -> None:
        below = [items for heading, items in self._headings.items() if f"{heading}/".startswith(f"{page}/")]
        actions = page.removeprefix(f"{self._document}/").startswith(ACTION_PAGES)
        while True:
            acted = any(self._item(item, actions) for items in below for item in items)
            if not acted:
                return

    def _item(self, item: Item, actions: bool) -> bool:
        """True where an action was taken and actions are left."""
        if "?" in item.content:
            return self._question(item, actions)
        if item.content.startswith("→"):
            self._select(item)
        self._tell(("say", "act"), item)
        return any(self._item(child, actions) for child in item.children)

    def _question(self, item: Item, actions: bool) -> bool:
        self._tell(("ask",), item)
        yes = self._answer()
        branches = [child for child in item.children if child.label]
        if branches:
            [branch] = [child for child in branches if child.label == ("yes" if yes else "no")]
            if branch.content:
                return self._item(branch, actions)
            return any(self._item(child, actions) for child in branch.children)
        if not yes:
            return False
        if "→" in item.text:
            self._select(item)
        if item.children and "Prefer" not in item.text:
            return any(self._item(child, actions) for child in item.children)
        assert actions, f"{item.id} is a question without consequence"
        return self._act(item)

    def _act(self, item: Item) -> bool:
        self.expected.append(Expected(("act",), (item.id, *(child.id for child in item.children))))
        self.expected.append(Expected(("ask",), ()))
        if self._answer() == 0:
            raise TurnOver
        return True

    def _select(self, item: Item) -> None:
        """The first suit named is taken: no card is known to be in hand. A combat card is resolved as Aggression.

        Where it depends on a card of the table, no suit is named.
        """
        self._tell(("act",), item)
        suit = item.text.partition("→")[2].strip().strip("*").split("/")[0].lower()
        suit = "aggression" if suit.startswith("combat") else suit
        self._page(f"{self._document}/prelude")
        for page in [heading for heading in self._headings if heading.startswith(f"{self._document}/{suit}-")]:
            self._page(page)
        raise TurnOver

    def _tell(self, kinds: tuple[str, ...], item: Item) -> None:
        self.expected.append(Expected(kinds, (item.id,)))

    def _answer(self) -> bool | int:
        try:
            return next(self._answers)
        except StopIteration:
            raise OutOfAnswers from None


def literally(engine: Engine, page: str, answers: list[bool]) -> list[Event]:
    """Every event of a literal reading; how many actions are left is answered one for yes and zero for no."""
    game = new_game(engine, 0, {}, page)
    events = list(game.events)
    for answer in answers:
        if game.over:
            break
        game = game.answer(int(answer) if game.question.expect == "number" else answer)
        events += game.events
    return events


def assert_read_as(events: Sequence[Event], expected: list[Expected]) -> None:
    """The same items in the same order, each as what it is, and nothing after them."""
    read = [
        Expected(want.kinds if event.kind in want.kinds else (event.kind,), event.source)
        for event, want in zip(events, expected, strict=False)
    ]
    assert read == expected
    assert [event.source for event in events[len(expected) :]] == []


def top_items(headings: Mapping[str, Iterable[Item]], page: str) -> list[str]:
    """The ids of the page's items that stand under no other."""
    below = [items for heading, items in headings.items() if f"{heading}/".startswith(f"{page}/")]
    return [item.id for items in below for item in items]
