"""In random turns of every book: what a question offers is understood, and what help offers is in the question."""

import random
import re
from collections.abc import Collection, Iterator
from functools import cache

import pytest
from transcript import understanding_of
from vocabularies import words_of
from walks import walk

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.asked_words import gist, words_in
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.language.grammars import phrases_of
from voice_supercat.procedure.answers import accepted
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.pages import walk as nodes
from voice_supercat.procedure.steps import Ask
from voice_supercat.speech.interfaces import Completeness

GAMES: dict[str, tuple[dict[str, str], ...]] = {
    "supercat-base": (
        {},
        {"influence": "revised", "bots": "red,yellow,blue"},
        {"judge_combat": "program", "battle_dice": "player"},
        {"track": "game", "leaders": "own"},
        {"set_up": "ask"},
    ),
    "supercat-campaign": (
        {"fates": "steward,founder"},
        {"bots": "red,blue", "fates": "steward,founder,magnate"},
        {"bots": "red,blue", "fates": "caretaker,partisan,advocate"},
        {"bots": "red,blue", "act": "2", "fates": "warden,admiral,believer"},
    ),
    "ascendancy": ({}, {"factions": "ferengi,klingon"}),
    "tapestry": ({},),
}
COMPARES_POINTS = "end-of-game/more"
"""Its wording has a count of points in digits, which nobody says."""
SEEDS = 12
ANSWERS = 500
"""As many as most games take: what is asked at the very end too."""

# Exceptions, asked for by "which": what lies on the table under its name, and whatever may have happened in a round, of
# which the question gives an example. To say them all would make it longer than a sentence that is kept in mind.
KNOWN_BY_NAME = {
    "supercat-base": (
        *("tycoon", "tyrant", "warlord", "keeper", "empath", "none"),
        *("red", "yellow", "blue", "white"),
        *("material", "fuel", "weapon", "relic", "psionic"),
        *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
        *("several", "i_see_which", "by_chance"),
    ),
    "supercat-campaign": (
        *("tycoon", "tyrant", "warlord", "keeper", "empath", "none"),
        *("red", "yellow", "blue", "white", "me"),
        *("material", "fuel", "weapon", "relic", "psionic"),
        *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
        *("several", "i_see_which", "by_chance"),
        *("tax", "influence", "move", "combat", "secure", "build", "repair"),
        *("steward", "founder", "magnate", "caretaker", "partisan", "advocate", "warden", "admiral", "believer"),
        *("pathfinder", "hegemon", "planet_breaker", "pirate", "blight_speaker", "pacifist", "peacekeeper"),
        *(f"{system} {cluster}" for system in ("arrow", "hex", "moon") for cluster in range(1, 7)),
    ),
    "ascendancy": (
        *("andorian", "breen", "cardassian", "federation", "ferengi", "klingon", "romulan", "vulcan"),
        *("attack", "attacked", "landing", "enter", "hegemony", "research_taken", "cards", "token", "ships"),
    ),
    "tapestry": ("exploration", "science", "military", "technology", "heart", "none"),
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
    """Whether a wording has the phrase, and does not deny it: a card without agents is not called "agents"."""
    said = " ".join(re.findall(r"[a-z]+", text.lower()))
    return f" {phrase} " in f" {said} " and not re.search(rf"\b(without|but) {phrase}\b", said)


def _names_once(text: str, phrase: str, heard: Collection[str]) -> bool:
    """Whether neighbours share a beginning that is said once, and the rest alone is an answer: "green door, window"."""
    beginning, _, rest = phrase.partition(" ")
    return rest in heard and _says(text, beginning) and _says(text, rest)


def _wordings(question: AskEvent) -> set[str]:
    return {question.text, question.short or question.text}


def test_an_answer_that_help_offers_is_in_the_question(engine: Engine, choices: list[Event]) -> None:
    understanding = understanding_of(engine)
    known = KNOWN_BY_NAME[engine.book.id]
    missing = [
        (text, phrase)
        for question in choices
        for phrase, choice in zip(understanding.offered(question), question.choices, strict=True)
        if choice not in ("yes", "no") and (question.offers or choice not in known)
        for text in (_wordings(question) if question.offers else {question.text})
        if not _says(text, phrase) and not _names_once(text, phrase, understanding.phrases(question))
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


def test_what_is_counted_may_follow_the_number(engine: Engine, asked: list[Event]) -> None:
    understanding = understanding_of(engine)
    for question in asked:
        for one in understanding.counted(question):
            for phrase in understanding.offered(question):
                alone = understanding.meaning(question, phrase)
                assert understanding.meaning(question, f"{phrase} {one}") == alone, (question.text, phrase, one)


def test_what_is_counted_is_named_by_a_question(engine: Engine, asked: list[Event]) -> None:
    """No words of the book are without use."""
    understanding = understanding_of(engine)
    written = [node.does for page in engine.book.pages.values() for node in nodes(page.nodes)]
    texts = {(one.text, one.short) for one in (*asked, *written) if isinstance(one, AskEvent | Ask)}
    counted = (understanding.counted(AskEvent(text=text, short=short, expect="number")) for text, short in texts)
    used = {one for named in counted for one in named}
    assert used == set(phrases_of(shipped_vocabulary(engine.book).grammars, ["counted"]))


def test_what_is_counted_is_nothing_else(engine: Engine) -> None:
    grammars = shipped_vocabulary(engine.book).grammars
    counted, others = set(phrases_of(grammars, ["counted"])), set(phrases_of(grammars, ["number", "command", "yes_no"]))
    assert counted
    assert counted & others == set()


def test_every_question_is_answered_in_its_own_words(engine: Engine, asked: list[Event]) -> None:
    """What is offered, what is listened for, and the names that a program sends: all of it is taken, as what it is."""
    understanding = understanding_of(engine)
    for question in asked:
        check = understanding.complete(question)
        for phrase in understanding.phrases(question):
            assert understanding.meaning(question, phrase) is not None, (question.text, phrase)
            assert check(phrase) is not Completeness.NONE, (question.text, phrase)
        for phrase in understanding.offered(question):
            meant = understanding.meaning(question, phrase)
            assert isinstance(meant, Answered), (question.text, phrase)
            if question.expect != "cards":  # of which one is offered
                assert accepted(question, meant.value) == meant.value
        for choice in question.choices if question.expect == "choice" else ():
            meant = understanding.meaning(question, choice)
            assert meant in (Answered(choice), Answered("yes")), (question.text, choice)


def test_the_wording_of_one_thing_is_an_answer(engine: Engine, choices: list[Event]) -> None:
    """Both wordings, whole; where two things are asked alike, it is yes."""
    understanding = understanding_of(engine)
    wrong = [
        (question.text, text)
        for question in choices
        for offer in question.offers
        for text in (offer.ask, offer.short)
        if understanding.meaning(question, text) not in (Answered(offer.name), Answered("yes"))
    ]
    assert wrong == []


def test_the_words_before_a_choice_are_an_answer(engine: Engine, choices: list[Event]) -> None:
    """ "rival city" where the question is "a free city or a rival city": every alternative that names one choice."""
    understanding = understanding_of(engine)
    wrong = []
    for question in choices:
        for part in re.split(r"[,.:;?!]|\bor\b", "" if question.offers else question.text.lower()):
            if question.step == COMPARES_POINTS and any(map(str.isdigit, part)):
                continue
            called = [
                choice
                for choice, phrase in zip(question.choices, understanding.offered(question), strict=True)
                if _says(part, phrase)
            ]
            meant = understanding.meaning(question, part)
            if len(called) == 1 and len(gist(words_in(part))) > 1 and meant != Answered(called[0]):
                wrong.append((question.text, part, meant))
    assert wrong == []
