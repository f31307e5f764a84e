"""In random turns of every book: what a question offers is understood, and what help offers is in the question."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from transcript import understanding_of
from vocabularies import words_of
from walks import walk

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.language.grammars import phrases_of
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.numerals import in_words

GAMES: dict[str, tuple[dict[str, str], ...]] = {
    "supercat-base": (
        {},
        {"influence": "revised", "bots": "red,yellow,blue"},
        {"judge_combat": "program", "battle_dice": "player"},
        {"track": "game", "leaders": "own"},
        {"set_up": "ask"},
    ),
    "ascendancy": ({}, {"factions": "ferengi,klingon"}),
    "tapestry": ({},),
}
SEEDS = 12
ANSWERS = 150

# Exceptions, asked for by "which": what lies on the table under its name, and whatever may have happened in a round, of
# which the question gives an example. To say them all would make it longer than a sentence that is kept in mind.
KNOWN_BY_NAME = {
    "supercat-base": (
        *("tycoon", "tyrant", "warlord", "keeper", "empath", "none"),
        *("red", "yellow", "blue", "white"),
        *("material", "fuel", "weapon", "relic", "psionic"),
    ),
    "ascendancy": (
        *("andorian", "breen", "cardassian", "federation", "ferengi", "klingon", "romulan", "vulcan"),
        *("attack", "attacked", "landing", "enter", "hegemony", "research", "cards", "token", "ships"),
    ),
    "tapestry": ("exploration", "science", "military", "technology", "heart", "none"),
}
# How many ways share a preference, and what ends such questions: told by help, the same at all of them.
OF_COUNTS = {
    "supercat-base": (*map(in_words, range(1, 10)), "none", "several", "seen", "by_chance"),
    "ascendancy": (),
    "tapestry": (),
}


@pytest.fixture(scope="module", params=book_ids())
def engine(request: pytest.FixtureRequest) -> Engine:
    return engine_of(open_book(request.param))


@pytest.fixture(scope="module")
def asked(engine: Engine) -> list[Event]:
    """Every question that comes up, each wording once."""
    return list({(question.text, question.choices): question for question in _asked(engine)}.values())


@pytest.fixture(scope="module")
def choices(asked: list[Event]) -> list[Event]:
    return [question for question in asked if question.expect == "choice"]


def _asked(engine: Engine) -> Iterator[Event]:
    for options in GAMES[engine.book.id]:
        for seed in range(SEEDS):
            games = walk(new_game(engine, seed, options), random.Random(seed), ANSWERS, yes=0.2)
            yield from (game.question for game in games if not game.over)


@cache
def answer_words(engine: Engine) -> tuple[str, ...]:
    """What is done with one of several things, or it itself."""
    return phrases_of(shipped_vocabulary(engine.book).grammars, ["offers"])


def _says(text: str, phrase: str) -> bool:
    return f" {phrase} " in f" {' '.join(re.findall(r'[a-z]+', text.lower()))} "


def _wordings(question: AskEvent) -> set[str]:
    return {question.text, question.short or question.text}


def test_an_answer_that_help_offers_is_in_the_question(engine: Engine, choices: list[Event]) -> None:
    understanding = understanding_of(engine)
    known = (*KNOWN_BY_NAME[engine.book.id], *OF_COUNTS[engine.book.id])
    missing = [
        (text, phrase)
        for question in choices
        for phrase, choice in zip(understanding.offered(question), question.choices, strict=True)
        if choice not in ("yes", "no") and (question.offers or choice not in known)
        for text in (_wordings(question) if question.offers else {question.text})
        if not _says(text, phrase)
    ]
    assert missing == []


def test_a_word_of_the_question_is_an_answer(engine: Engine, choices: list[Event]) -> None:
    understanding = understanding_of(engine)
    unheard = [
        (text, word)
        for question in choices
        if question.offers
        for text in _wordings(question)
        for word in answer_words(engine)
        if _says(text, word) and word not in understanding.phrases(question)
    ]
    assert unheard == []


def test_a_word_stands_for_the_first_thing_that_it_fits_or_for_yes(engine: Engine, choices: list[Event]) -> None:
    """A later thing would mean no to those before it."""
    understanding = understanding_of(engine)
    wrong = [
        (question.text, word)
        for question in choices
        for at, offer in enumerate(question.offers)
        for word in answer_words(engine)
        if _says(offer.ask, word) and not any(_says(before.ask, word) for before in question.offers[:at])
        if understanding.meaning(question, word) not in (Answered(offer.name), Answered("yes"))
    ]
    assert wrong == []


def test_what_is_listened_for_is_in_the_words_of_the_book(engine: Engine, asked: list[Event]) -> None:
    """They are all that the model was made to know."""
    known = set(words_of(shipped_vocabulary(engine.book).grammars))
    understanding = understanding_of(engine)
    phrases = {phrase for question in asked for phrase in understanding.phrases(question)}
    assert {phrase for phrase in phrases if not known.issuperset(phrase.split())} == set()
