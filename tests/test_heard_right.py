"""What the ear could take for something else: numbers that run into a question for a number, and answers that sound
alike."""

import itertools
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

import pytest
from transcript import understanding_of
from walks import any_answer

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.conversation.pacing import runs_into, sentences
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.steps import text_of
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
    written = [text_of(step.does) for step in engine.program.steps.values()]
    asked = [question.text for question in questions_of(engine)]
    for text in [*written, *asked]:
        for before, question in pairwise(sentences(text)):
            assert not runs_into(before, question), text


def test_no_two_answers_sound_alike(engine: Engine) -> None:
    known = cmu_dictionary()
    if known is None:
        pytest.skip("needs the dictionary of pocketsphinx")
    understanding = understanding_of(engine)
    for question in questions_of(engine):
        meanings = defaultdict(set)
        for phrase in understanding.phrases(question):
            for sounds in itertools.product(*(known.get(word, ((word,),)) for word in phrase.split())):
                meanings[tuple(itertools.chain(*sounds))].add(understanding.meaning(question, phrase))
        assert all(len(found) == 1 for found in meanings.values()), question.text
