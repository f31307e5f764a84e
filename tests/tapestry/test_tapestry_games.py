"""Whole games, from set-up to winner."""

import random
from pathlib import Path

import pytest
from transcript import plays, session_of

from scripts.tables.tapestry.player import PlayerTable
from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game

MOST_ANSWERS = 1_000


def whole_game(engine: Engine, seed: int, **options: str) -> tuple[Game, PlayerTable]:
    """A game at a table, checked event by event."""
    table = PlayerTable(random.Random(seed), level=int(options.get("difficulty", 2)))
    game = new_game(engine, seed, options)
    for _ in range(MOST_ANSWERS):
        for event in game.events:
            table.hears(event)
        if game.over:
            return game, table
        if game.question.step in ("whose-turn/next", "end-of-game/finish") and not table.called:
            table.agrees(game.state)
        game = game.answer(table.answers_in(game))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(12))
def test_game_at_a_table_is_played_by_the_rules_to_its_end(bots: Engine, seed: int) -> None:
    game, table = whole_game(bots, seed)
    assert table.incomes == 5
    assert game.state[v.winner] == "automa"


@pytest.mark.parametrize("seed", range(12, 16))
def test_game_without_card_numbers_is_the_same_game(bots: Engine, seed: int) -> None:
    game, _ = whole_game(bots, seed, cards="icons")
    assert game.state[v.winner] == "automa"


@pytest.mark.parametrize("level", ["1", "3", "4", "5", "6"])
def test_game_ends_on_every_level(bots: Engine, level: str) -> None:
    game, _ = whole_game(bots, 40 + int(level), difficulty=level)
    assert game.state[v.difficulty] == int(level)


def test_whole_game_word_by_word(bots: Engine, full_game: Path) -> None:
    plays(session_of(bots, seed=8), full_game.read_text(encoding="utf-8"))
