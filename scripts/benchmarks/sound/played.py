"""A game of a book whose answers are drawn at random, and which sentences of it are questions."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import new_game

_YES = 0.4  # how often a yes or no question is answered with yes
_WANTED = "Shall I read"  # always answered with yes: what is read is the longest that a player listens to


@dataclass(frozen=True)
class Asked:
    """One question and its answer."""

    texts: frozenset[str]
    """What is said last before the player is heard: the question, its short form, or its hint."""
    answer: str


@dataclass(frozen=True)
class Played:
    """What a robot answers in a game of `book_id` with this `seed`."""

    book_id: str
    seed: int
    options: Mapping[str, str]
    asked: tuple[Asked, ...]

    @property
    def questions(self) -> frozenset[str]:
        """The texts of all questions."""
        return frozenset().union(*(one.texts for one in self.asked))


def played(book_id: str, seed: int, answers: int, options: Mapping[str, str]) -> Played:
    """So many answers at random; fewer where the game ends before."""
    book = open_book(book_id)
    understanding = LanguageUnderstanding(shipped_vocabulary(book), book)
    session, chance = Session(new_game(engine_of(book), seed, options), understanding), random.Random(seed)
    asked: list[Asked] = []
    while len(asked) < answers and not session.over:
        question = session.question
        answer = _answer(question, understanding.offered, chance)
        texts = filter(None, (question.text, question.short, question.hint))
        asked.append(Asked(frozenset(texts), answer))
        session.text(answer)
    return Played(book_id, seed, options, tuple(asked))


def _answer(question: AskEvent, offered_to: Callable[[AskEvent], Sequence[str]], chance: random.Random) -> str:
    offered = offered_to(question)
    if question.expect == "yes_no":
        return "yes" if question.text.startswith(_WANTED) or chance.random() < _YES else "no"
    if question.expect == "cards":
        return " ".join(chance.sample(list(offered), (question.range or (1, 1))[0]))
    return chance.choice(offered)
