"""Games and memories of the versions before: what still fits is played on, what does not is refused with the reason."""

import json
import random
from collections.abc import Mapping
from pathlib import Path

import pytest
from invariants import replayed
from midgame import ORDER
from transcript import session_of

from scripts.tables.tapestry.player import PlayerTable
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import read_journal
from voice_supercat.procedure.replay import replay

# Written by the version that asked for the icons of a card one by one, and for the income chart line by line.
SET_UP = """\
{"book": "tapestry", "version": "1", "digest": "d845b2bdd1d6230a47287ae9b8cb5c9c", "seed": 3, "options": {}}
{"answer": 2, "at": "setup/level"}
{"answer": false, "at": "setup/read-setup"}
{"answer": "science", "at": "setup/3.5"}
"""
PLAYED = """\
{"answer": false, "at": "setup/first"}
{"answer": false, "at": "income-turns/5"}
{"answer": false, "at": "income-points/points-listed"}
{"answer": false, "at": "new-cards/tapestry-beside"}
{"answer": false, "at": "new-cards/progress-listed"}
{"answer": false, "at": "new-cards/tapestry-listed"}
{"answer": "bot_turn", "at": "table/next"}
{"answer": 5, "at": "read-cards/track-card"}
{"answer": 6, "at": "read-tie-card/tie-card"}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.jsonl"


def test_game_of_the_version_before_is_played_on_where_every_answer_fits(bots: Engine, path: Path) -> None:
    path.write_text(SET_UP)
    assert replay(bots, read_journal(path)).question.text == "Do you take the first turn?"


def test_game_of_the_version_before_is_refused_and_kept_where_one_does_not_fit(bots: Engine, path: Path) -> None:
    path.write_text(SET_UP + PLAYED)
    with pytest.raises(JournalFault) as fault:
        replay(bots, read_journal(path))
    assert str(fault.value) == (
        f"{path}: the pages of tapestry have changed since it was saved, and 4 of 12 answers still fit; the file is "
        "kept, play it with the program that saved it."
    )
    assert path.read_text() == SET_UP + PLAYED


def test_game_of_this_version_is_played_on(bots: Engine) -> None:
    table, game, entries = PlayerTable(random.Random(3)), new_game(bots, 3, {}), list[Mapping[str, object]]()
    while not game.over:
        for event in game.events:
            table.hears(event)
        game = game.answer(table.answers_in(game))
        entries.append(json.loads(json.dumps(entry_of(game))))
    assert replayed(bots, 3, {}, entries).state == game.state


def test_memory_of_the_version_before_is_read_as_it_was_written(bots: Engine) -> None:
    cards = {"5": {"automa": "any", "shadow": "end", "income": False, "order": ORDER, "topples": True}, "9": {}}
    spaces = {"science 4": ["conquer anywhere", "several military:forward science:backward bare"], "military 1": []}
    memory = {"known_cards": json.dumps(cards), "known_spaces": json.dumps(spaces)}
    session = session_of(bots, **memory)
    read = bots.memory(session.game.state)
    assert json.loads(read["known_cards"]) == {"5": cards["5"]}
    assert json.loads(read["known_spaces"]) == spaces
