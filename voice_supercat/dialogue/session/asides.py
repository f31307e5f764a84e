"""Questions and remarks of the program's own, beside the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import AskEvent, Event, SayEvent
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import Game

NOTHING = "nothing"
"""The answer to a question of the program's own that leaves it."""


@dataclass(frozen=True)
class Aside:
    """A question of the program's own, beside the game: "Quit now?", "Which term?".

    `corrects` tells how many answers ago the question was asked that is asked again here; 0 where it is another.
    """

    question: AskEvent
    answered: Callable[[Answer], list[Event]]
    corrects: int = 0


class CommandHost(Protocol):
    """What they are beside: a game, its journal, the question beside it and the player's settings."""

    game: Game
    understanding: LanguageUnderstanding
    aside: Aside | None
    tuning: Tuning
    paused: bool

    @property
    def question(self) -> AskEvent:
        """The open question."""

    def record(self, entry: Mapping[str, object]) -> list[Event]:
        """Into the journal."""

    def command(self, command: Command) -> list[Event]:
        """Carry out a command."""

    def listed(self) -> list[Event]:
        """The first answers to the open question, where they are too many to be guessed and not known yet."""

    def how_to_resume(self) -> str:
        """How a game that is paused goes on."""


def ask_beside(
    session: CommandHost,
    text: str,
    choices: tuple[str, ...],
    then: Callable[[Answer], list[Event]],
    step: str = "aside",
) -> list[Event]:
    """Ask which of `choices`, or none of them: then what was open before is open again.

    `then` gives what follows from the answer. Raises AnswerRefused while paused, as nothing is answered then.
    """
    if session.paused:
        raise AnswerRefused(session.how_to_resume())
    before = session.aside
    question = AskEvent(text=text, step=step, expect="choice", choices=(*choices, NOTHING))

    def answered(answer: Answer) -> list[Event]:
        if answer != NOTHING:
            return then(answer)
        session.aside = before
        return [session.question]

    session.aside = Aside(question, answered)
    return [*session.listed(), question]


def say_beside(step: str, text: str) -> Event:
    """A remark; `step` is the command that it belongs to."""
    return SayEvent(text=text, step=step)
