"""A list says how many it can hold, by a number or by a value."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import AnswerRefused, BookFault
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.loader import load

PAGE = "page: turn\nsteps:\n  - {id: it, ask: Ready?}\n"
VALUES = """\
hooks: {kind: count, start: "2"}
cup: {kind: choice}
rack: {kind: list, choices: [red, blue, green], start: [red], most: MOST, say: rack}
"""


def write(folder: Path, most: str, values: str = VALUES) -> None:
    write_page(folder, PAGE)
    (folder / "values.yaml").write_text(values.replace("MOST", most))


def held(game: Game) -> object:
    return game.state[any_key("rack")]


@pytest.mark.parametrize("most", ["2", '"{hooks}"'])
def test_no_more_are_told(tmp_path: Path, most: str) -> None:
    write(tmp_path, most)
    game = new_game_of(tmp_path).tell("rack", "blue")
    with pytest.raises(
        AnswerRefused, match=r"Rack: which are there now\?\" Say none, or up to two of red, blue or green"
    ):
        game.tell("rack", "green")
    assert held(game.tell("rack", "red").tell("rack", "green")) == ("blue", "green")


@pytest.mark.parametrize(
    ("most", "values", "expected"),
    [
        ('"{pegs}"', VALUES, '"pegs" in "most" is not declared in values.yaml'),
        ('"{cup}"', VALUES, '"cup" in "most" is a choice, not a count.'),
        ("few", VALUES, 'expected a whole number for "most", not "few".'),
        ("2", "hooks: {kind: count, most: MOST}\n", '"most" is for lists: how many there can be.'),
    ],
)
def test_a_mistake_in_it_is_found_before_play(tmp_path: Path, most: str, values: str, expected: str) -> None:
    write(tmp_path, most, values)
    with pytest.raises(BookFault, match=r"values\.yaml, line [13], value ") as raised:
        check(load(tmp_path))
    assert expected in str(raised.value)
