"""The robot's own copy of the game: what is asked, what it answers, and what the program has understood."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.faults import JournalFault, ProcedureFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import UNDO, read_journal
from voice_supercat.procedure.replay import replay
from voice_supercat.procedure.state import Sentence

BOOK = "supercat-base"
_NONE = 0.45  # of the answers to questions that name several things: 47 % at the tables of questions.py
_YES = 0.35  # of the answers to yes/no questions; with more, turns end after two questions


class OutOfStep(Exception):
    """The program took down what the robot does not expect."""


@dataclass(frozen=True)
class Intent:
    """What the robot wants to answer, and the words it says for it."""

    question: AskEvent
    phrase: str
    answer: Answer
    phrases: frozenset[str]
    """All that mean it."""


class Partner:
    """Follows the game by the entries of its journal, as the program writes them. `options` as in `--set`."""

    def __init__(self, seed: int, options: Mapping[str, str] | None = None, book_id: str = BOOK) -> None:
        self.seed = seed
        self.options = options or {}
        self.book_id = book_id
        book = open_book(book_id)
        self.understanding = LanguageUnderstanding(shipped_vocabulary(book), book)
        self.game = new_game(engine_of(book), seed, self.options)
        self._draw = random.Random(seed)

    def intends(self) -> Intent:
        """A random answer to the open question."""
        question = self.game.question
        offered, known = self.understanding.offered(question), self.understanding.phrases(question)
        if question.expect == "yes_no":
            phrase = "yes" if self._draw.random() < _YES else "no"
        elif "no" in question.choices and self._draw.random() < _NONE:
            phrase = "no"
        elif question.expect == "cards":
            low, high = question.range or (1, 1)
            phrase = " ".join(self._draw.sample(offered, self._draw.randint(max(1, low), high)))
        else:
            phrase = self._draw.choice(offered)
        meaning = self.understanding.meaning(question, phrase)
        assert isinstance(meaning, Answered), f"{phrase} answers nothing in: {question.text}"
        same_meaning = {one for one in known if self.understanding.meaning(question, one) == meaning}
        return Intent(question, phrase, meaning.value, frozenset({phrase, *same_meaning}))

    def follow(self, entries: Iterable[Mapping[str, Any]]) -> None:
        """Take over what the program has understood. Raises OutOfStep where the game is not the program's."""
        for entry in entries:
            if "answer" in entry or "sentence" in entry:
                try:
                    self.game = self.game.answer(_given(entry))
                except ProcedureFault as fault:
                    raise OutOfStep(f"the robot is asked {self.game.question.text}: {fault}") from fault
            elif entry == UNDO:
                self.game = self.game.undo() or self.game
            else:
                raise OutOfStep(f"the robot does not know what it means that the program took down {entry}")

    def catch_up(self, journal: Path) -> None:
        """Go on with the game as it is saved, whatever has been followed."""
        self.game = replay(self.game.engine, read_journal(journal))


def same(intended: Answer, entry: Mapping[str, Any]) -> bool:
    """Whether this entry of a journal is the answer intended."""
    return "answer" in entry and _answer(entry["answer"]) == intended


def entries_of(journal: Path) -> list[dict[str, Any]]:
    """The whole lines of a journal after its header; none while it does not exist, or has none."""
    try:
        return [dict(entry) for entry in read_journal(journal).entries]
    except JournalFault:
        return []


def _given(entry: Mapping[str, Any]) -> Answer:
    """An answer, or a sentence for one: a "no" may have been taken for "done"."""
    return _answer(entry["answer"]) if "answer" in entry else Sentence(tuple(entry["sentence"]))


def _answer(value: Any) -> Answer:
    return tuple(value) if isinstance(value, list) else value
