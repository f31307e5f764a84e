"""What one step of a page does: a small class for each kind (`Ask`, `Say`, `Act`, …), and what stands in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, get_args

from .state import Offer

Expect = Literal["yes_no", "number", "choice", "card", "cards", "list", "row", "ack"]
EXPECTS: tuple[Expect, ...] = get_args(Expect)

SLOT = re.compile(r"\{(\w+(?: of \w+)?)\}")
"""`{name}` in a text: what the book's function of that name says, or the value of that name; `{apples of crow}`."""

Span = tuple[int, int]
"""The lowest and the highest number."""


@dataclass(frozen=True)
class FunctionCall:
    """A named function of the book, with the arguments given in the data."""

    name: str
    arguments: tuple[object, ...] = ()


@dataclass(frozen=True)
class Subject:
    """A declared value, or a function of the book: `left`, `apples of crow`, where `whose` is the value `crow`."""

    name: str
    whose: str | None = None

    def __str__(self) -> str:
        return self.name if self.whose is None else f"{self.name} of {self.whose}"


@dataclass(frozen=True)
class Bounds:
    """The lowest and the highest number, where a declared count tells one of them: `[0, "{left}"]`."""

    low: int | Subject
    high: int | Subject

    @property
    def subjects(self) -> tuple[Subject, ...]:
        """The counts that tell it."""
        return tuple(bound for bound in (self.low, self.high) if isinstance(bound, Subject))


Relation = Literal["so", "is", "known", "empty", "at least", "at most", "has"]


@dataclass(frozen=True)
class Comparison:
    """`left at least 2`, `nest is {last}`: compared with `operands` as written, and what the `others` hold."""

    subject: Subject
    relation: Relation
    operands: tuple[str, ...] = ()
    others: tuple[Subject, ...] = ()
    negated: bool = False


@dataclass(frozen=True)
class AnyOf:
    """`{any: [...]}`: one of these conditions; `{none: [...]}`, negated: not a single one."""

    conditions: tuple["Condition", ...]
    negated: bool = False


Condition = FunctionCall | Comparison | AnyOf | tuple["Condition", ...]
"""What must hold; of several, all."""


@dataclass(frozen=True)
class Known:
    """`known: {no: goals is empty}`: the conditions under which the answer to a question is known to be yes, or no."""

    yes: Condition | None
    no: Condition | None


def parts_of(condition: Condition | None) -> Iterator[FunctionCall | Comparison]:
    """The functions and plain conditions that it is made of."""
    if isinstance(condition, FunctionCall | Comparison):
        yield condition
    elif condition is not None:
        for one in condition.conditions if isinstance(condition, AnyOf) else condition:
            yield from parts_of(one)


ANSWER = "answer"
"""In `set:` and `add:`, the answer to the question."""


@dataclass(frozen=True)
class Assignment:
    """`set` or `add`: the value of `subject` becomes `to`, or changes by it.

    `to` is as written, `answer`, or the value whose content is taken: "{left}".
    """

    subject: Subject
    to: str | Subject
    adds: bool = False


Effect = FunctionCall | Assignment


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
    choices: FunctionCall | None
    answer: bool | str | None


@dataclass(frozen=True, kw_only=True)
class Ask:
    """Asks. `effects` take the answer, `fact` remembers it, `known` tells it where it is known.

    `together` is how it is asked in one breath with its neighbours, `sentences` how it is answered in a sentence.
    `rows` are names one after the other that answer it: each place has a name as written, or what gives the names.
    """

    kind: ClassVar[Literal["ask"]] = "ask"
    text: str
    short: str | None = None
    expect: Expect = "yes_no"
    choices: tuple[str, ...] | FunctionCall = ()
    range: Span | Bounds | FunctionCall | None = None
    fact: str | None = None
    known: FunctionCall | Known | None = None
    effects: tuple[Effect, ...] = ()
    together: Offer | None = None
    sentences: tuple[Clause, ...] = ()
    rows: tuple[tuple[str | FunctionCall, ...], ...] = ()
    different: bool = False


@dataclass(frozen=True, kw_only=True)
class Say:
    """Tells something."""

    kind: ClassVar[Literal["say"]] = "say"
    text: str
    short: str | None = None
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Act:
    """Tells what is to be done on the table: the action `do`. `undo` says how it is taken back."""

    kind: ClassVar[Literal["act"]] = "act"
    text: str
    do: str
    short: str | None = None
    prefer: tuple[Preference, ...] = ()
    effects: tuple[Effect, ...] = ()
    undo: str | None = None


@dataclass(frozen=True, kw_only=True)
class Change:
    """Changes what the program keeps, in silence."""

    kind: ClassVar[Literal["change"]] = "change"
    effects: tuple[Effect, ...]


@dataclass(frozen=True, kw_only=True)
class Test:
    """Goes on by what the program knows: yes or no."""

    kind: ClassVar[Literal["test"]] = "test"
    condition: Condition


@dataclass(frozen=True, kw_only=True)
class Switch:
    """Goes on by the content of a value that the program knows: a branch for each."""

    kind: ClassVar[Literal["switch"]] = "switch"
    subject: Subject


@dataclass(frozen=True, kw_only=True)
class CallPage:
    """Reads another page and comes back."""

    kind: ClassVar[Literal["call"]] = "call"
    page: str


@dataclass(frozen=True, kw_only=True)
class GoTo:
    """Goes on with another page, or with a step of this one."""

    kind: ClassVar[Literal["goto"]] = "goto"
    target: str


@dataclass(frozen=True, kw_only=True)
class End:
    """Ends the turn or the game."""

    kind: ClassVar[Literal["end"]] = "end"
    what: Literal["turn", "game"] = "turn"


@dataclass(frozen=True, kw_only=True)
class Return:
    """The end of a page that was called; no page writes it."""

    kind: ClassVar[Literal["return"]] = "return"


Does = Ask | Say | Act | Change | Test | Switch | CallPage | GoTo | End | Return


def text_of(does: Does) -> str:
    """What is said of a step; "" where nothing is."""
    return does.text if isinstance(does, Ask | Say | Act) else ""


def short_of(does: Does) -> str | None:
    """The same after a few hearings; None where that is no other text."""
    return does.short if isinstance(does, Ask | Say | Act) else None


def effects_of(does: Does) -> tuple[Effect, ...]:
    """What a step changes."""
    return does.effects if isinstance(does, Ask | Say | Act | Change) else ()
