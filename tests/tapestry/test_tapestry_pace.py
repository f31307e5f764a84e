"""How much is said and asked: whole games at simulated tables, as a player with normal wording hears them."""

import random
from itertools import islice
from statistics import fmean, median

import pytest

from scripts.benchmarks.economy import Economy
from scripts.benchmarks.spoken_length import words
from scripts.benchmarks.wordings import Line, Narrator
from scripts.tables.registry import TABLES
from scripts.tables.tapestry.player import PlayerTable
from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent
from voice_supercat.procedure.game import Game, new_game

GAMES = 4
TWELVE_SECONDS = 30
"""Words, at 2.5 a second."""
NAMED = {
    "benefits/icons": ("conquer", "explore", "die", "tech", "tapestry", "several", "none"),
    "civilization-bonus/bonus": ("points", "advance", "conquer", "explore", "die", "tech", "tapestry", "several"),
    "track-icons/icons": ("any", "landmark", "end"),
}


def played(engine: Engine, seed: int, level: int) -> list[Game]:
    """A whole game, after each answer."""
    table, game = PlayerTable(random.Random(seed), level), new_game(engine, seed, {"difficulty": str(level)})
    games = [game]
    while not game.over:
        for event in game.events:
            table.hears(event)
        game = game.answer(table.answers_in(game))
        games.append(game)
    return games


@pytest.fixture(scope="module")
def said(bots: Engine) -> list[Line]:
    """All that is said in three games of one player."""
    narrator = Narrator(LanguageUnderstanding(shipped_vocabulary(bots.book), bots.book), "normal")
    lines: list[Line] = []
    for seed in range(3):
        games = played(bots, seed, 2)
        narrator.in_next_game()
        lines += narrator.opening(games[0])
        for game in games[1:]:
            assert game.before is not None
            assert game.given is not None
            lines += narrator.after(game.before, game.given, game)
    return lines


def test_icons_are_named_also_after_three_hearings(said: list[Line]) -> None:
    for step, names in NAMED.items():
        asked = [line.text for line in said if line.step == step and line.text.endswith("?")]
        assert len(asked) > 3, step
        for text in asked:
            assert all(name in text.lower() for name in names), text


def test_nothing_takes_twelve_seconds_to_say_and_nothing_falls_silent(said: list[Line]) -> None:
    for line in said:
        assert 0 < words(line.text) <= TWELVE_SECONDS, line.text


@pytest.mark.parametrize("level", [2, 4, 6])
def test_income_turn_never_gives_more_than_two_things_to_do_at_once(bots: Engine, level: int) -> None:
    most = 0
    for game in played(bots, 20 + level, level):
        if any(event.step.startswith("new-cards/") for event in game.events) or game.state[v.in_income]:
            jobs = [event for event in game.events if isinstance(event, ActEvent) and event.do != "find-hex"]
            most = max(most, len(jobs))
            assert len(jobs) <= 2, [event.text for event in jobs]
    assert most == 2


def test_a_turn_costs_six_answers_in_the_first_game_and_three_in_the_fourth(tapestry: Book) -> None:
    answers: dict[int, list[int]] = {}
    economy = Economy(tapestry, TABLES["tapestry"], "normal", 0, {}, GAMES)
    for game, spent in islice(economy.turns(), 400):
        answers.setdefault(game, []).append(spent.answers)
    assert fmean(answers[1]) <= 6
    assert fmean(answers[GAMES]) <= 3


def test_a_turn_of_the_fourth_game_is_told_in_sixty_words(tapestry: Book) -> None:
    economy = Economy(tapestry, TABLES["tapestry"], "normal", 0, {}, GAMES)
    told = [sum(map(words, spent.said)) for game, spent in islice(economy.turns(), 400) if game == GAMES]
    assert fmean(told) <= 60


@pytest.mark.parametrize("seed", [2, 6, 7])
def test_half_of_the_turns_of_a_first_game_are_told_in_sixty_words(tapestry: Book, seed: int) -> None:
    """With five words in a hundred to spare, for the seeds that need the most."""
    economy = Economy(tapestry, TABLES["tapestry"], "normal", seed, {}, 1)
    assert median(sum(map(words, spent.said)) for _, spent in islice(economy.turns(), 200)) <= 0.95 * 60
