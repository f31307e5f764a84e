"""`end: game`: nothing more is asked, and the last answer can still be taken back."""

from pathlib import Path

import pytest

from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.machine import compile_book

PAGE = """
page: turn
steps:
  - {id: over, ask: Is it over?, yes: [{say: Well played., id: farewell}, {end: game}]}
  - {end: turn}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "turn.yaml").write_text(PAGE)
    (tmp_path / "shared.yaml").write_text("{}")
    (tmp_path / "facts.yaml").write_text("{}")
    (tmp_path / "items.txt").write_text("")
    (tmp_path / "book.yaml").write_text("{id: b, title: B, version: 1, start: turn, printed_start: turn, accounts: []}")
    (tmp_path / "rules.py").write_text("def begin(draft, options): ...\ndef status(table): return []\n")
    return tmp_path


def started(folder: Path) -> Game:
    book = load(folder)
    check(book)
    return new_game(Engine(book, compile_book(book, "played")), 0, {})


def test_the_game_ends_with_what_is_said_last(folder: Path) -> None:
    over = started(folder).answer(False).answer(True)
    assert over.over
    assert [event.text for event in over.events] == ["Well played."]


def test_the_last_answer_can_be_taken_back(folder: Path) -> None:
    asked = started(folder)
    assert asked.answer(True).undo() == asked


def test_only_a_turn_or_a_game_can_end(folder: Path) -> None:
    page = folder / "pages" / "turn.yaml"
    page.write_text(PAGE.replace("end: game", "end: round"))
    with pytest.raises(BookFault, match='"end" is "round"; expected one of turn, game'):
        load(folder)
