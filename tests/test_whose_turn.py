"""Every shipped book names its turns: for "whose turn is it", for the screen, and for the report."""

import random

import pytest
from transcript import understanding_of
from walks import walk

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game

PLAYERS, BOTS = ("You", "players", "you"), ("Red", "the Andorians", "bots")
OPTIONS = {"supercat-base": {"track": "game"}, "supercat-campaign": {"track": "game"}}


@pytest.mark.parametrize("book_id", book_ids())
def test_whose_turn_it_is_can_be_asked_in_every_book(book_id: str) -> None:
    engine = engine_of(open_book(book_id))
    session = Session(new_game(engine, 1, OPTIONS.get(book_id, {})), understanding_of(engine))
    told = set()
    for game in walk(session.game, random.Random(1), 60):
        session.game = game
        if not game.over:
            told.add(getattr(session.command(Command("turn"))[0], "text", ""))
    assert not any("names no turns" in text for text in told)
    assert any(text.endswith(f": {who}.") for who in PLAYERS for text in told)
    assert any(text.endswith(f": {who}.") for who in BOTS for text in told)
