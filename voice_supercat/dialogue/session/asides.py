"""Asides: questions and remarks of the program itself, not of the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from voice_supercat.dialogue.phrasing import said
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer, accepted
from voice_supercat.procedure.events import AskEvent, Event, SayEvent
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.steps import Expect

NOTHING = "nothing"
"""The answer that leaves an aside, also where it is none of those asked for."""

CONFIRMING, QUITTING = "confirm", "quit"
"""The steps of two asides: the question to confirm, and the question whether to quit."""


@dataclass(frozen=True)
class Aside:
    """A question of the program itself: "Quit now?", "Which term?".

    `changes`: whether its answer changes something. It stays open then beside commands that only tell, because the
    next "yes" must not answer another question. `corrects`: where an earlier question is asked again, how many answers
    ago it was asked; else 0.
    """

    question: AskEvent
    answered: Callable[[Answer], list[Event]]
    changes: bool = True
    corrects: int = 0


def answer_to(aside: Aside, answer: Answer) -> Answer | None:
    """What `answer` is to its question; None where it leaves it. Whether to do something is then answered with no.

    Raises AnswerRefused.
    """
    if answer != NOTHING or NOTHING in aside.question.choices:
        return accepted(aside.question, answer)
    return False if aside.question.step in (CONFIRMING, QUITTING) else None


class CommandHost(Protocol):
    """What commands need of a session: the game, its journal, the aside that is open, and the player's settings."""

    game: Game
    understanding: LanguageUnderstanding
    aside: Aside | None
    tuning: Tuning
    paused: bool
    chosen: bool
    """Whether the player has just been asked which game, and may want that back."""
    choice_asked: bool
    """Whether the program has asked about that."""
    choosing_again: bool
    """Whether the player wants that back: the session is over then."""

    @property
    def question(self) -> AskEvent:
        """The open question."""

    def record(self, entry: Mapping[str, object]) -> list[Event]:
        """Write an entry to the journal; gives an error event where that fails."""

    def answer(self, answer: Answer) -> list[Event]:
        """Answer the open question."""

    def command(self, command: Command) -> list[Event]:
        """Carry out a command."""

    def ask_first(self, question: str, carry_out: Callable[[], list[Event]]) -> list[Event]:
        """Carry it out only when the player answers `question` with yes."""

    def listed(self) -> list[Event]:
        """The first answers to the open question, where there are many and the player has not heard them yet."""

    def possible_answers(self) -> str:
        """The answers to the open question, in a sentence."""

    def how_to_resume(self) -> str:
        """A sentence that says how to resume a paused game."""


def ask_beside(
    session: CommandHost,
    text: str,
    choices: tuple[str, ...],
    then: Callable[[Answer], list[Event]],
    step: str = "aside",
    *,
    changes: bool = False,
    owned: tuple[tuple[str, str], ...] = (),
) -> list[Event]:
    """Ask for one of `choices`, or for one of them with whose it is, as `owned` tells.

    If the player wants none, the question that was open before is open again. `then` gives the events that follow the
    answer, `changes` tells whether they change something. Raises AnswerRefused while paused, when nothing is answered.
    """
    if session.paused:
        raise AnswerRefused(session.how_to_resume())
    before = session.aside
    question = AskEvent(text=text, step=step, expect="choice", choices=(*choices, NOTHING), owned=owned)

    def answered(answer: Answer) -> list[Event]:
        session.aside = before
        return [session.question] if answer == NOTHING else then(answer)

    session.aside = Aside(question, answered, changes=changes)
    return [*session.listed(), question]


def left_unanswered(session: CommandHost) -> list[Event]:
    """Leave an aside that the player does not answer, for it was asked after a misheard word; none where it stays open.

    What the player corrects or tells stays open, for that was no misheard word: it takes several answers.
    """
    aside = session.aside
    if aside is None or (aside.changes and aside.question.step != CONFIRMING):
        return []
    return [say_beside(aside.question.step, "Never mind."), *session.answer(NOTHING)]


def say_beside(step: str, text: str) -> Event:
    """A remark. `step`: the command that it belongs to."""
    return SayEvent(text=text, step=step)


def given_to(session: CommandHost, expect: Expect | None, answer: Answer | None) -> str:
    """An answer that was given to a question of that kind, in words."""
    if expect == "row" and isinstance(answer, tuple):
        return session.understanding.of_row(answer)
    return said(answer)
