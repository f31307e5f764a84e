"""The turns of the bots of Tapestry, as they are measured."""

import random
from collections.abc import Iterator, Mapping

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import Game, new_game

from ..measuring import Answered, Measured, Table
from .components import printed
from .judging import count
from .player import PlayerTable

_BETWEEN = ("setup", "difficulty-levels", "components-to-remove", "end-of-game", "table")
"""Pages that are read before the first turn and after the last."""


def turns(book: Book, seed: int, options: Mapping[str, str]) -> Iterator[Measured]:
    """Of game after game with the same components; what was read in one is known in the next."""
    engine, copy = engine_of(book), printed(random.Random(f"{seed}/printed"))
    remembered: Mapping[str, str] = {}
    number = 0
    while True:
        game = new_game(engine, seed * 1000 + number, {**remembered, **options})
        table = PlayerTable(random.Random(f"{seed}/{number}"), int(options.get("difficulty") or 2), copy)
        table.reads_set_up = number == 0
        for turn in _of_game(game, table):
            yield turn
            if turn.answered:
                game = turn.answered[-1].after
        remembered = engine.memory(game.state)
        number += 1


def _of_game(game: Game, table: PlayerTable) -> Iterator[Measured]:
    """From each thing said between two turns to the next."""
    opening: Game | None = game
    answered: list[Answered] = []
    for event in game.events:
        table.hears(event)
    while not game.over:
        begun = game.question.step.startswith("whose-turn/") and not table.called
        if begun and any(one.asked.question.step.startswith("whose-turn/") for one in answered):
            yield Measured(tuple(answered), opening, {}, {"income_turns": float(_income(answered))})
            opening, answered = None, []
        given = table.answers_in(game)
        after = game.answer(given)
        answered.append(Answered(game, given, after, count(game, given, after)))
        game = after
        for event in game.events:
            table.hears(event)
    yield Measured(tuple(answered), opening, {}, {"income_turns": float(_income(answered))})


def _income(answered: list[Answered]) -> bool:
    return any(event.step == "income-turns/1" for one in answered for event in one.after.events)


def between(step: str) -> bool:
    """Whether that step belongs to no turn of the bots."""
    return step.partition("/")[0] in _BETWEEN


TABLE = Table(turns, between)
