"""Every prompt of the base book: short enough for the ear, and asking what it asks."""

import random
import re

import pytest
from walks import walk

from voice_supercat.dialogue.conversation.wording import spoken
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.check_flow import read_only_pages
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.steps import short_of, text_of

MOST_WORDS_PLAYED = 20
MOST_WORDS_READ = 35
IMPERATIVE = ("Say ",)


def words(text: str) -> int:
    return len(re.findall(r"[\w'{}]+", text))


def test_no_prompt_of_play_is_too_long_for_the_ear(base: Book, played: Engine) -> None:
    pages = set(base.pages) - set(read_only_pages(base))
    long = [
        f"{step.id}: {words(text)} words"
        for step in played.program.steps.values()
        if step.page in pages
        for text in (text_of(step.does), short_of(step.does) or "")
        if words(text) > MOST_WORDS_PLAYED
    ]
    assert long == []


def test_no_printed_text_is_too_long_to_listen_to(printed: Engine) -> None:
    """An item of the document may need several sentences, but each is short."""
    texts = {step.id: text_of(step.does) for step in printed.program.steps.values()}
    assert [f"{step}: {words(text)} words" for step, text in texts.items() if words(text) > MOST_WORDS_READ] == []
    sentences = ((step, sentence) for step, text in texts.items() for sentence in re.split(r"(?<=[.?!]) ", text))
    assert [(step, sentence) for step, sentence in sentences if words(sentence) > MOST_WORDS_PLAYED] == []


GAMES = (
    {"bots": "red,yellow,blue"},
    {"bots": "red,blue", "track": "game"},
    {"judge_combat": "program"},
    {"judge_combat": "program", "battle_dice": "player"},
    {"influence": "revised"},
    {"set_up": "ask"},
)


def test_no_sentence_is_too_long_with_its_slots_filled(played: Engine) -> None:
    """Preferences included: a long list is told in several sentences."""
    long = set()
    for seed in range(20):
        for options in GAMES:
            for game in walk(new_game(played, seed, options), random.Random(seed), 120):
                sentences = (line for event in game.events for line in spoken(event, short=False))
                long |= {line for line in sentences if words(line) > MOST_WORDS_PLAYED}
    assert long == set()


@pytest.mark.parametrize("mode", ["played", "printed"])
def test_questions_end_with_a_question_mark(mode: str, request: pytest.FixtureRequest) -> None:
    engine: Engine = request.getfixturevalue(mode)
    for step in engine.program.steps.values():
        for text in (step.does.text, step.does.short or step.does.text) if step.does.kind == "ask" else ():
            slot_only = re.fullmatch(r"\{\w+\}", text)
            assert slot_only or text.endswith("?") or "?" in text or text.startswith(IMPERATIVE), step.id


def test_statements_end_with_a_full_stop(played: Engine, printed: Engine) -> None:
    for engine in (played, printed):
        for step in engine.program.steps.values():
            if step.does.kind in ("say", "act"):
                assert re.search(r"[.}]$", step.does.text), step.id


def test_short_wording_is_not_longer(played: Engine) -> None:
    for step in played.program.steps.values():
        if (short := short_of(step.does)) is not None:
            assert words(short) <= words(text_of(step.does)), step.id


def test_preferences_are_parts_of_one_sentence(played: Engine) -> None:
    for step in played.program.steps.values():
        for line in step.does.prefer if step.does.kind == "act" else ():
            assert not line.text.endswith("."), step.id
            assert words(line.text) <= MOST_WORDS_PLAYED, step.id
