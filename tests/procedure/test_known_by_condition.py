"""A question whose answer plain conditions tell is not asked."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load

PAGE = """\
page: turn
steps:
  - id: hot
    ask: Is it hot?
    known: KNOWN
    yes: [{id: drink, ask: "Drink it?"}]
    no: [{id: heat, ask: "Heat it?"}]
"""


def write(folder: Path, known: str) -> None:
    write_page(folder, PAGE.replace("KNOWN", known))
    (folder / "values.yaml").write_text('cups: {kind: count, start: "2"}\nseats: {kind: count, start: "2"}\n')


@pytest.mark.parametrize(
    ("known", "asked"),
    [
        ("{yes: cups is 2}", "Drink it?"),
        ("{no: cups is 2}", "Heat it?"),
        ("{yes: cups is 3}", "Is it hot?"),
        ("{yes: cups is 3, no: 'cups is {seats}'}", "Heat it?"),
        ("{no: [cups is 2, cups is 3]}", "Is it hot?"),
    ],
)
def test_what_is_asked(tmp_path: Path, known: str, asked: str) -> None:
    write(tmp_path, known)
    assert new_game_of(tmp_path).question.text == asked


def test_a_mistake_in_it_is_found_before_play(tmp_path: Path) -> None:
    write(tmp_path, "{yes: mugs at least 2}")
    with pytest.raises(BookFault, match=r"turn.yaml, line 3, step turn/hot: the book has no function .mugs."):
        check(load(tmp_path))


ACTING = """\
page: turn
steps:
  - id: pour
    ask: Can you pour?
    known: {yes: cups is 2}
    set: {cups: "1"}
    ACTION
  - id: drink
    ask: "Drink one of {cups}?"
"""


@pytest.mark.parametrize(("action", "asked"), [("act: Pour it.", "Drink one of one?"), ("", "Drink one of two?")])
def test_what_an_action_changes_is_changed_where_the_yes_was_known_too(tmp_path: Path, action: str, asked: str) -> None:
    """What an answer alone changes is not: nobody has given one."""
    write_page(tmp_path, ACTING.replace("ACTION", action and f"do: pour\n    {action}"))
    (tmp_path / "values.yaml").write_text('cups: {kind: count, start: "2"}\n')
    assert new_game_of(tmp_path).question.text == asked
