"""A rule book: its pages, and what holds for all of them: facts, actions, options, terms, its Python functions."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from .pages import Page
from .steps import Condition, FunctionCall
from .told import Fact, News
from .values import Declaration


@dataclass(frozen=True)
class Action:
    """What every action of one kind has in common: its cost if it is always the same, the page that guides it, how the
    table takes it back."""

    name: str
    cost: int | None
    guide: str | None
    undo: str | None


@dataclass(frozen=True)
class AfterAction:
    """What follows every action: the page that asks what is left, and the value that keeps what the action cost."""

    page: str
    cost: str


@dataclass(frozen=True)
class Owners:
    """Who there is of one kind of owner, such as all bots: `every` gives their names, `say` how one is called."""

    every: FunctionCall
    say: str | None


@dataclass(frozen=True)
class Option:
    """A choice made when a game starts, such as how hard it is. Without `choices` the book's module judges the value.

    `needs` are values of other options without which it does nothing. With `only`, it does nothing as printed. `before`
    is how games are played that were saved when there was no such option; "" where that is the default.
    """

    name: str
    default: str
    choices: tuple[str, ...]
    text: str
    needs: Mapping[str, str]
    only: Literal["played"] | None
    before: str = ""

    def why_not(self, value: str) -> str | None:
        """Why it cannot have this value; None where it can, as far as the book's pages tell."""
        if not self.choices or value in self.choices:
            return None
        return f'"{value}" is no value of {self.name}; it can be {", ".join(filter(None, self.choices))}.'


@dataclass(frozen=True)
class Opening:
    """How a game begins that the player asks for by voice.

    `options` are those of such a game. `again` are the options of a next one that is to be as this one: each with the
    value, or the function, that gives it at any time. `standing` says where a game stands, to who goes on with it.
    """

    options: Mapping[str, str]
    again: Mapping[str, str]
    standing: str | None


@dataclass(frozen=True)
class Commitment:
    """To something that games of a book hide: the value that holds it, and the function that gives what was hidden.

    That function gives None until the game has told it.
    """

    value: str
    disclosed: FunctionCall


@dataclass(frozen=True)
class Account:
    """How a rule item that is on no page of steps is handled."""

    item: str
    handled: str
    note: str


@dataclass(frozen=True)
class Term:
    """A word of the rules that can be explained."""

    id: str
    names: tuple[str, ...]
    text: str
    source: tuple[str, ...]

    def occurs_in(self, text: str) -> bool:
        """Whether one of its names is in a text in lower case, in whatever form: "eggs" is "egg", "eggshell" is not."""
        return any(re.search(rf"\b{re.escape(name)}(?:e?s|e?d|ing)?\b", text) for name in self.names)


@dataclass(frozen=True)
class Paper:
    """What is printed where nobody plays: for a slot of a text, and for what a condition names."""

    texts: Mapping[str, str]
    conditions: Mapping[str, str]


@dataclass(frozen=True)
class Book:
    """A whole rule book.

    `folders` are those of the books that it extends, the first first, then its own. `called` is what players call the
    game; without it, its title. `opening` tells how a game begins by voice.
    `rules` are its Python functions, the arithmetic, by name. `memory` names options that later games take over from
    earlier ones, with the function that gives the value. `owners` has, for a value that facts are `of`, the function
    that gives everyone whose facts are kept; `news` is what the player may tell besides facts. `together` tells
    whether questions are asked in one breath where they can be; without it they are. `heading` is
    the one that names a turn in a report; without it they are numbered. `why_not` gives the reason against a sentence
    of the player's own turn; without it there is none. `topics` are the pages, and sections of pages (`PAGE/SECTION`),
    that the player may have read aloud; `topic_in_game` gives the one to read instead in this game, `term_in_game`
    the term to explain instead. `behind` tells what has made the open question, beside what was answered. `undo`
    says how the table takes an order back, by its `do`, where that is no action. `paper` has the words for what only a
    game tells.
    """

    id: str
    title: str
    called: str | None
    version: str
    digest: str
    folders: tuple[Path, ...]
    rules: Mapping[str, Callable[..., Any]]
    pages: Mapping[str, Page]
    start: str
    printed_start: str
    facts: Mapping[str, Fact]
    values: Mapping[str, Declaration]
    owners: Mapping[str, Owners]
    news: Mapping[str, News]
    together: Condition | None
    heading: FunctionCall | None
    why_not: FunctionCall | None
    topic_in_game: FunctionCall | None
    term_in_game: FunctionCall | None
    behind: FunctionCall | None
    actions: Mapping[str, Action]
    undo: Mapping[str, str]
    after_action: AfterAction | None
    options: Mapping[str, Option]
    memory: Mapping[str, str]
    opening: Opening
    commitment: Commitment | None
    terms: Mapping[str, Term]
    topics: tuple[str, ...]
    accounts: tuple[Account, ...]
    items: frozenset[str]
    paper: Paper

    @property
    def folder(self) -> Path:
        """Its own folder."""
        return self.folders[-1]

    @property
    def name(self) -> str:
        """What the game is called aloud."""
        return self.called or self.title

    @cached_property
    def losing(self) -> tuple[Declaration, ...]:
        """The values that an action may leave unknown."""
        return tuple(value for value in self.values.values() if value.more_after or value.less_after)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What the player may tell at any question, with slots for whose fact it is and which choice."""
        facts = (text for fact in self.facts.values() for texts in fact.say or () for text in texts)
        return (*facts, *(text for news in self.news.values() for text in news.say))

    def page(self, name: str) -> Page | None:
        """The page of that id or title, of that rule heading, or of the heading's last part; None if there is none.

        Of several pages under one heading, the one that has its name.
        """
        if name in self.pages:
            return self.pages[name]
        named = self.pages.get(name.rpartition("/")[2])
        if named is not None and named.source == name:
            return named
        for page in self.pages.values():
            heading = page.source
            if name.lower() == page.title.lower():
                return page
            if heading and name in (heading, heading.partition("/")[2], heading.rpartition("/")[2]):
                return page
        return None
