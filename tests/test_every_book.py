"""What holds for every shipped book, from the day it is registered: its pages, its prompts, its games."""

import random
import re

import pytest
import yaml
from hypothesis import given
from invariants import replayed, texts_are_whole, undo_is_exact
from rule_reader import SHARED
from transcript import session_of, understanding_of
from walks import LIKELY, SEEDS, examples, walk

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.phrasing import LONGEST_SENTENCE
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.check import check
from voice_supercat.procedure.check_flow import read_only_pages
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.sources import handlings, unaccounted
from voice_supercat.procedure.steps import short_of, text_of

INVENTORY = SHARED / "rules" / "inventory.tsv"
few_games = examples(8)
ANSWERS = 80


@pytest.fixture(scope="module", params=book_ids())
def engine(request: pytest.FixtureRequest) -> Engine:
    return engine_of(open_book(request.param))


@pytest.fixture
def book(engine: Engine) -> Book:
    return engine.book


def test_the_book_is_sound(book: Book) -> None:
    """No dead step, no missing function, no loop without a question."""
    check(book)


def test_every_item_is_accounted_for_once(book: Book) -> None:
    assert unaccounted(book) == []
    assert sorted(handling.item for handling in handlings(book)) == sorted(book.items)


@pytest.mark.skipif(not INVENTORY.is_file(), reason=f"no inventory at {INVENTORY}")
def test_the_items_are_those_of_its_documents(book: Book) -> None:
    documents = {item.partition("/")[0] for item in book.items}
    listed = {line.partition("\t")[0] for line in INVENTORY.read_text(encoding="utf-8").splitlines()}
    assert {item for item in listed if item.partition("/")[0] in documents} == set(book.items)


def test_pages_can_be_read_without_the_fast_yaml_reader(book: Book) -> None:
    """A question mark before a comma is fine for one of the two readers only."""
    for path in book.folder.rglob("*.yaml"):
        yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)


def test_no_sentence_of_play_is_too_long_for_the_ear(engine: Engine) -> None:
    only_read = read_only_pages(engine.book)
    for step in engine.program.steps.values():
        texts = (text_of(step.does), short_of(step.does) or "") if step.page not in only_read else ()
        for text in texts:
            for sentence in [text] if step.does.kind == "ask" else re.split(r"(?<=[.?!]) ", text):
                assert len(sentence.split()) <= LONGEST_SENTENCE, f"{step.id}: {sentence}"


def test_there_are_rules_to_read_and_every_part_can_be_read(engine: Engine) -> None:
    session = session_of(engine)
    assert engine.book.topics
    for topic in engine.book.topics:
        session.text("read the rules")
        *read, question = session.answer(topic)
        assert read, topic
        assert question == session.game.question
        assert not [event.text for event in read if "None" in event.text or "{" in event.text]


@few_games
@given(seed=SEEDS, yes=LIKELY)
def test_games_are_whole_exact_and_saved(engine: Engine, seed: int, yes: float) -> None:
    games, again = ([*walk(new_game(engine, seed, {}), random.Random(seed), ANSWERS, yes)] for _ in range(2))
    for game in games:
        texts_are_whole(game)
    undo_is_exact(games, again)
    assert replayed(engine, seed, {}, map(entry_of, games)).state == games[-1].state


@few_games
@given(seed=SEEDS, yes=LIKELY)
def test_what_is_offered_is_understood_as_an_answer(engine: Engine, seed: int, yes: float) -> None:
    understanding = understanding_of(engine)
    for game in walk(new_game(engine, seed, {}), random.Random(seed), ANSWERS, yes):
        if game.over:
            return
        offered = understanding.offered(game.question)
        assert offered, game.question
        for phrase in offered:
            assert isinstance(understanding.meaning(game.question, phrase), Answered), (phrase, game.question)
