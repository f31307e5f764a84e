"""What the procedure tells the table, one class for each kind of event.

The same events go to the voice, the screen and the JSON Lines protocol. `step` names the step of the page, `source` the
rule items that it covers. `turn` names the turn in which something is said, where the book names turns. `about` names
what a player who has heard it knows: the same for all steps with one wording.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from .state import Offer, Sentence
from .steps import Expect

Row = tuple[tuple[str, ...], ...]
"""Names one after the other: for each place those that can stand there."""


@dataclass(frozen=True, slots=True)
class AskEvent:
    """A question, open until it is answered.

    `sentences` are further ways to answer it, and some of the questions behind it. `offers` are what it asks in one
    breath. `hint` is said after it where the player has not heard that in this game. `about` names each thing that it
    asks, the same wherever that is asked. `rows` are the ways to answer with names one after the other; where they are
    `different`, no name twice. `owned` are choices with whose they are, where both can be answered at once.
    """

    kind: ClassVar[Literal["ask"]] = "ask"
    text: str = ""
    step: str = ""
    source: tuple[str, ...] = ()
    short: str | None = None
    expect: Expect = "yes_no"
    choices: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    sentences: tuple[Sentence, ...] = field(default=(), compare=False)
    offers: tuple[Offer, ...] = ()
    hint: str = ""
    about: tuple[str, ...] = field(default=(), compare=False, repr=False)
    rows: tuple[Row, ...] = ()
    different: bool = False
    owned: tuple[tuple[str, str], ...] = field(default=(), compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """The event as the protocol sends it."""
        sent = {**_head(self), "text": self.text, "short": _short(self), "expect": self.expect}
        if self.choices:
            sent["choices"] = list(self.choices)
        if self.range is not None:
            sent["range"] = list(self.range)
        if self.rows:
            sent |= {"rows": [[list(place) for place in row] for row in self.rows], "different": self.different}
        if self.hint:
            sent["hint"] = self.hint
        return sent


@dataclass(frozen=True, slots=True)
class SayEvent:
    """A remark."""

    kind: ClassVar[Literal["say"]] = "say"
    text: str = ""
    step: str = ""
    source: tuple[str, ...] = ()
    short: str | None = None
    turn: str | None = field(default=None, compare=False)
    about: tuple[str, ...] = field(default=(), compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """The event as the protocol sends it."""
        return {**_head(self), "text": self.text, "short": _short(self)}


@dataclass(frozen=True, slots=True)
class ActEvent:
    """An instruction for the table: the action `do`, with preferences in order.

    `undo` says how the table takes it back. `changed` are the ids of the values that the program changed with it.
    """

    kind: ClassVar[Literal["act"]] = "act"
    text: str = ""
    step: str = ""
    source: tuple[str, ...] = ()
    short: str | None = None
    do: str | None = None
    prefer: tuple[str, ...] = ()
    turn: str | None = field(default=None, compare=False)
    undo: str | None = field(default=None, compare=False)
    changed: tuple[str, ...] = field(default=(), compare=False)
    about: tuple[str, ...] = field(default=(), compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """The event as the protocol sends it."""
        sent = {**_head(self), "do": self.do, "text": self.text, "prefer": list(self.prefer)}
        return {**sent, "short": _short(self)}


@dataclass(frozen=True, slots=True)
class RollEvent:
    """A die that the program rolled."""

    kind: ClassVar[Literal["roll"]] = "roll"
    sides: int
    result: int
    step: str = ""
    source: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The event as the protocol sends it."""
        return {"event": self.kind, "sides": self.sides, "result": self.result, "source": list(self.source)}


@dataclass(frozen=True, slots=True)
class ChanceEvent:
    """The program has drawn something that it tells nobody. It marks where a look ahead ends, and is never sent."""

    kind: ClassVar[Literal["chance"]] = "chance"
    step: str = ""


@dataclass(frozen=True, slots=True)
class StateEvent:
    """All that the program keeps, for displays."""

    kind: ClassVar[Literal["state"]] = "state"
    text: str
    values: tuple[tuple[str, Any], ...]
    step: str = "state"

    def to_json(self) -> dict[str, Any]:
        """The event as the protocol sends it."""
        return {"event": self.kind, "text": self.text, "values": dict(self.values)}


@dataclass(frozen=True, slots=True)
class ErrorEvent:
    """What could not be done, in one sentence."""

    kind: ClassVar[Literal["error"]] = "error"
    text: str
    step: str = "error"

    def to_json(self) -> dict[str, Any]:
        """The event as the protocol sends it."""
        return {"event": self.kind, "message": self.text}


SpokenEvent = AskEvent | SayEvent | ActEvent
Event = AskEvent | SayEvent | ActEvent | RollEvent | StateEvent | ErrorEvent
Happening = Event | ChanceEvent
"""What is on the way from one question to the next, told or not."""


def _head(event: AskEvent | SayEvent | ActEvent) -> dict[str, Any]:
    return {"event": event.kind, "step": event.step, "source": list(event.source)}


def _short(event: AskEvent | SayEvent | ActEvent) -> str:
    return event.text if event.short is None else event.short
