"""The robot player: answers at random, repeats what was not heard, confirms what it said."""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from voice_supercat.procedure.events import AskEvent
from voice_supercat.speech.interfaces import Utterance

from .cast import Cast, Line
from .figures import NOT_TIMED, YES_NO, Outcome, Times, Try
from .partner import Intent, Partner, same

_TRIES = 4  # times that an answer is said before it is typed; as often the program says something to it
_HEARD, _CONFIRM = "I heard ", "Right?"
_UNDO = "take it back"
_STOPS: Mapping[str, str] = {
    "Say done to go on.": "done",
    "Done?": "done",
    "Say next to hear more.": "next",
    "Next?": "next",
}
"""What the program says where it waits before its next line, and the word that lets it go on."""
_MOST_STOPS = 12  # before one question, also where the word was not heard
_STOP = AskEvent(text="Done?", step="stop", expect="ack")
_NOT_UNDERSTOOD = re.compile(r"Sorry\?|(.*\? )?Say ")  # how every reprompt begins


@dataclass(frozen=True)
class Reaction:
    """What the program did upon one thing said to it."""

    lines: Sequence[str]
    """What it said, up to where it listens again; none where it noticed nothing."""
    entries: Sequence[dict[str, Any]]
    """What it took down in its journal."""
    times: Times = NOT_TIMED
    heard: Sequence[Utterance] = ()
    """What the recogniser made of it, as far as that can be seen from outside."""


class Stage(Protocol):
    """Where robot and program meet: at the virtual devices, or in one process."""

    def exchange(self, line: Line, question: AskEvent) -> Reaction:
        """Say it as an answer to the question, and wait until the program listens again."""
        ...

    def typed(self, text: str) -> Reaction:
        """Give it by keyboard."""
        ...

    def last_line(self, awaited: Container[str]) -> str:
        """The last thing that the program has said, heard out; waits a while until that is one of these."""
        ...


class Robot:
    """Plays one game."""

    def __init__(self, stage: Stage, cast: Cast, partner: Partner) -> None:
        self._stage = stage
        self._cast = cast
        self._partner = partner

    def plays(self, answers: int) -> Iterator[Try]:
        """At most so many answers, each said again where it was not taken; fewer where the game ends or is left.

        It is left after a command, but not where the program asks the same question again.
        """
        for _ in range(answers):
            if self._partner.game.over:
                return
            intent = self._partner.intends()
            self._hears(intent.question)
            for one in self._answers(intent):
                yield one
            if one.outcome == "command" and not self._asks(intent.question):
                return

    def _hears(self, question: AskEvent) -> None:
        """Let the program go on at every stop, until it asks the question."""
        for _ in range(_MOST_STOPS):
            if not (word := _STOPS.get(self._stage.last_line({*_asked(question), *_STOPS}))):
                return
            self._stage.exchange(self._cast.says(word), _STOP)

    def _asks(self, question: AskEvent) -> bool:
        """Whether the question is what was said last."""
        return self._stage.last_line(_asked(question)) in _asked(question)

    def _answers(self, intent: Intent) -> Iterator[Try]:
        phrase, question, first = intent.phrase, intent.question, True
        for _ in range(_TRIES):
            line = self._cast.says(phrase)
            reaction = self._stage.exchange(line, question)
            self._partner.follow(reaction.entries)
            outcome = outcome_of(intent, question, reaction)
            kind = question.expect or ""
            heard = tuple(reaction.heard)
            yield Try(phrase, kind, line.human, outcome, first, reaction.times, line.speaker, heard)
            if outcome in ("right", "wrong", "command"):
                return
            first = False
            if outcome == "noticed":
                self._take_back(question)
            if outcome in ("confirm", "caught"):
                phrase, question = "yes" if outcome == "confirm" else "no", _confirmation(reaction.lines[-1])
            elif outcome == "declined":
                phrase, question = intent.phrase, intent.question
        if question != intent.question:
            self._stage.typed("no")
        self._partner.follow(self._stage.typed(intent.phrase).entries)

    def _take_back(self, question: AskEvent) -> None:
        entries = self._stage.exchange(self._cast.says(_UNDO), question).entries
        self._partner.follow(entries or self._stage.typed(_UNDO).entries)


def outcome_of(intent: Intent, question: AskEvent, reaction: Reaction) -> Outcome:
    """What became of an answer. `question` is the open one: that of `intent`, or one that asks whether it is right."""
    if reaction.entries:
        if same(intent.answer, reaction.entries[0]):
            return "right"
        return "noticed" if _said_back(question, reaction.entries[0]) else "wrong"
    if not reaction.lines:
        return "unheard"
    last = reaction.lines[-1]
    if asks_again(reaction):
        return "rejected"
    if asks_to_confirm(reaction):
        heard = last.removeprefix(_HEARD).removesuffix(f". {_CONFIRM}")
        return "confirm" if heard in intent.phrases else "caught"
    if question != intent.question and last in (intent.question.text, intent.question.short):
        return "declined"
    return "command"


def asks_again(reaction: Reaction) -> bool:
    """Whether the program said that it had not understood."""
    return bool(reaction.lines) and _NOT_UNDERSTOOD.match(reaction.lines[0]) is not None


def asks_to_confirm(reaction: Reaction) -> bool:
    """Whether the program asked whether it had understood rightly."""
    return bool(reaction.lines) and reaction.lines[-1].endswith(_CONFIRM)


def _said_back(question: AskEvent, entry: Mapping[str, Any]) -> bool:
    """Whether the program says what it took down: what no tone tells, such as a card."""
    return "answer" in entry and question.expect not in ("ack", "yes_no") and entry["answer"] not in YES_NO


def _asked(question: AskEvent) -> frozenset[str]:
    """How it is said."""
    return frozenset({question.text, question.short or question.text})


def _confirmation(text: str) -> AskEvent:
    return AskEvent(text=text, step="confirm", expect="yes_no")
