"""`end: game`: nothing more is asked, and the last answer can still be taken back."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load

PAGE = """
page: turn
steps:
  - {id: over, ask: Is it over?, yes: [{say: Well played., id: farewell}, {end: game}]}
  - {end: turn}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_page(tmp_path, PAGE)


def test_the_game_ends_with_what_is_said_last(folder: Path) -> None:
    over = new_game_of(folder).answer(False).answer(True)
    assert over.over
    assert [event.text for event in over.events] == ["Well played."]


def test_the_last_answer_can_be_taken_back(folder: Path) -> None:
    asked = new_game_of(folder)
    assert asked.answer(True).undo() == asked


def test_only_a_turn_or_a_game_can_end(folder: Path) -> None:
    page = folder / "pages" / "turn.yaml"
    page.write_text(PAGE.replace("end: game", "end: round"))
    with pytest.raises(BookFault, match='"end" is "round"; expected one of turn, game'):
        load(folder)
