"""What a long game keeps of each answer: enough to take it back, and no more."""

import gc
import multiprocessing
import random
import tracemalloc
from concurrent.futures import ProcessPoolExecutor

import pytest
from walks import any_answer, walk

from voice_supercat.cli.library import open_book
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import Game, new_game

ANSWERS = 200
MOST = 2_100
"""Bytes an answer; at fifteen answers a minute 2 MB an hour."""


@pytest.mark.parametrize("book", ["supercat-base", "supercat-campaign"])
def test_an_answer_takes_little_memory(book: str) -> None:
    """In a process of its own: what other tests have left in caches makes room for this game, and would count."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        assert process.submit(held_for_an_answer, book).result() < MOST


def held_for_an_answer(book: str) -> float:
    """Bytes that are allocated and kept for each of the answers."""
    game, chance = new_game(engine_of(open_book(book)), 3, {}), random.Random(3)
    game = _listened_to(game, chance, 50)
    gc.collect()
    tracemalloc.start()
    try:
        game = _listened_to(game, chance, ANSWERS)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return held / ANSWERS


def test_a_game_of_long_before_asks_and_says_the_same_again(played: Engine) -> None:
    begun = new_game(played, 3, {})
    games = [begun, *walk(begun, random.Random(3), 60)]
    first = [(game.state, game.events) for game in games]
    last = games[-1].answer(any_answer(games[-1].question, random.Random(3)))
    again = []
    at = last.undo()
    while at is not None:
        again.append((at.state, at.events))
        at = at.undo()
    assert again[::-1] == first


def _listened_to(game: Game, chance: random.Random, answers: int) -> Game:
    """The game after so many answers, with all that is worked out for a player who speaks."""
    played = 0
    for after in walk(game, chance, answers):
        _ = after.question_to_player
        game, played = after, played + 1
    assert played == answers, "the game ended early; take another seed"
    return game
