"""What the procedure tells the table. The same events go to the voice, the screen and the JSON Lines protocol."""

from dataclasses import dataclass, field
from typing import Any, Literal

from .pages import Expect
from .state import Offer, Sentence

Kind = Literal["ask", "say", "act", "roll", "state", "error"]


@dataclass(frozen=True)
class Event:
    """One event. Fields that do not belong to its kind are left at their defaults and not sent.

    `sentences` are further ways to answer the open question of a game, and some of the questions behind it. `offers`
    are what it asks in one breath. `turn` names the turn in which something is told, where the book names turns.
    """

    kind: Kind
    text: str = ""
    step: str = ""
    source: tuple[str, ...] = ()
    short: str | None = None
    expect: Expect | None = None
    choices: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    do: str | None = None
    prefer: tuple[str, ...] = ()
    sides: int | None = None
    result: int | None = None
    values: tuple[tuple[str, Any], ...] = ()
    sentences: tuple[Sentence, ...] = field(default=(), compare=False)
    offers: tuple[Offer, ...] = ()
    turn: str | None = field(default=None, compare=False)

    def to_json(self) -> dict[str, Any]:
        """The event as the protocol sends it."""
        if self.kind == "error":
            return {"event": "error", "message": self.text}
        if self.kind == "roll":
            return {"event": "roll", "sides": self.sides, "result": self.result, "source": list(self.source)}
        if self.kind == "state":
            return {"event": "state", "text": self.text, "values": dict(self.values)}
        sent: dict[str, Any] = {"event": self.kind, "step": self.step, "source": list(self.source)}
        if self.kind == "act":
            sent |= {"do": self.do, "text": self.text, "prefer": list(self.prefer)}
        else:
            sent["text"] = self.text
        sent["short"] = self.text if self.short is None else self.short
        if self.kind == "ask":
            sent["expect"] = self.expect
            if self.choices:
                sent["choices"] = list(self.choices)
            if self.range is not None:
                sent["range"] = list(self.range)
        return sent
