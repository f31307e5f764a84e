"""Questions and remarks of the program's own, beside the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import Game


@dataclass(frozen=True)
class Aside:
    """A question of the program's own, beside the game: "Quit now?", "Which term?".

    `corrects` tells how many answers ago the question was asked that is asked again here; 0 where it is another.
    """

    question: Event
    answered: Callable[[Answer], list[Event]]
    corrects: int = 0


class Sitting(Protocol):
    """What they are beside: a game, its journal and the question beside it."""

    game: Game
    aside: Aside | None

    @property
    def question(self) -> Event:
        """The open question."""

    def record(self, entry: Mapping[str, object]) -> list[Event]:
        """Into the journal."""


def ask_beside(
    sitting: Sitting, text: str, choices: tuple[str, ...], then: Callable[[Answer], list[Event]]
) -> list[Event]:
    """Ask which of `choices`; `then` gives what follows from the answer."""
    question = Event("ask", text=text, step="aside", expect="choice", choices=choices)
    sitting.aside = Aside(question, then)
    return [question]


def say_beside(step: str, text: str) -> Event:
    """A remark; `step` is the command that it belongs to."""
    return Event("say", text=text, step=step)


def put_back(step: str, text: str) -> Event:
    """What to undo on the table of an instruction that no longer counts; in few words, as instructions are long."""
    return say_beside(step, f"If done, put back: {text}")
