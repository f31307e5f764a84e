"""What the ear could take for something else: numbers that run into a question for a number, and answers that sound
alike."""

import itertools
import random
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

import pytest
from transcript import understanding_of
from walks import any_answer

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.conversation.pacing import runs_into, sentences
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import phrases_of
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.steps import Ask, Does, short_of, text_of
from voice_supercat.speech.lexicon.dictionary import cmu_dictionary

GAMES, ANSWERS = 4, 100


@pytest.fixture(scope="module", params=book_ids())
def engine(request: pytest.FixtureRequest) -> Engine:
    return engine_of(open_book(request.param))


def questions_of(engine: Engine) -> Iterator[AskEvent]:
    """The questions of some games, each with its answers once."""
    seen = set()
    for seed in range(GAMES):
        chance, game = random.Random(seed), new_game(engine, seed, {})
        for _ in range(ANSWERS):
            if game.over:
                break
            question = game.question
            if (about := (question.step, question.choices)) not in seen:
                seen.add(about)
                yield question
            game = game.answer(any_answer(question, chance))


def test_no_question_for_a_number_follows_one_in_the_same_line(engine: Engine) -> None:
    """Between two lines there is a pause, within one there may be none."""
    steps = [step.does for step in engine.program.steps.values()]
    written = [(text, asks_for_number(does)) for does in steps for text in (text_of(does), short_of(does) or "")]
    asked = [(text, question.expect == "number") for question in questions_of(engine) for text in said_in(question)]
    for text, counts in [*written, *asked]:
        for before, after in pairwise(sentences(text)):
            assert not runs_into(before, after, counts=counts and after.endswith("?")), text


def asks_for_number(does: Does) -> bool:
    return isinstance(does, Ask) and does.expect == "number"


def said_in(question: AskEvent) -> Iterator[str]:
    """Its text in full, shortly, and with its hint."""
    yield from (f"{question.text} {question.hint}".strip(), question.short or "")


def test_no_two_answers_sound_alike(engine: Engine) -> None:
    known = sounds_known()
    understanding = understanding_of(engine)
    for question in questions_of(engine):
        meanings = defaultdict(set)
        for phrase in understanding.phrases(question):
            for sounds in itertools.product(*(known.get(word, ((word,),)) for word in phrase.split())):
                meanings[tuple(itertools.chain(*sounds))].add(understanding.meaning(question, phrase))
        assert all(len(found) == 1 for found in meanings.values()), question.text


def test_no_two_phrases_of_a_book_sound_alike(engine: Engine) -> None:
    """Whatever can be said at any of its questions, and the commands beside it."""
    known = sounds_known()
    vocabulary = shipped_vocabulary(engine.book)
    phrases = {
        *phrases_of(vocabulary.grammars, vocabulary.sections),
        *phrases_of(vocabulary.shared, vocabulary.shared),
    }
    assert [*alike(phrases, known)] == []


def test_words_that_sound_alike_are_found() -> None:
    assert [*alike({"to red", "two read", "two", "yes"}, sounds_known())] == [("to red", "two read")]


def sounds_known() -> Mapping[str, Sequence[tuple[str, ...]]]:
    known = cmu_dictionary()
    if known is None:
        pytest.skip("needs the dictionary of pocketsphinx")
    return known


def alike(phrases: Collection[str], known: Mapping[str, Sequence[tuple[str, ...]]]) -> Iterator[tuple[str, ...]]:
    """Phrases that can be said with the same sounds."""
    by_sound = defaultdict(set)
    for phrase in phrases:
        for sounds in itertools.product(*(known.get(word, ((word,),)) for word in phrase.split())):
            by_sound[tuple(itertools.chain(*sounds))].add(phrase)
    yield from {tuple(sorted(found)) for found in by_sound.values() if len(found) > 1}
