"""What a book tells of how its games begin, and of where they stand."""

from pathlib import Path

import pytest
from small_book import write_book

from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.loader import load


def engine(folder: Path, head: str = "accounts: []") -> Engine:
    """The small book with this in its head."""
    return engine_of(load(write_book(folder, book=("accounts: []", f"accounts: []\n{head}" if head else ""))))


@pytest.mark.parametrize(
    ("head", "where"),
    [
        ("opening: {standing: 'after {cups} cups'}", "after one cups"),
        ("opening: {}", "cups one"),  # the first thing that the status tells
    ],
)
def test_where_a_game_stands(tmp_path: Path, head: str, where: str) -> None:
    game = new_game(engine(tmp_path, head), 0, {}).answer(True)
    assert game.engine.where(game.state) == where


def test_without_a_name_a_game_is_called_by_its_title(tmp_path: Path) -> None:
    assert engine(tmp_path / "named", "called: Tea time").book.name == "Tea time"
    assert engine(tmp_path / "unnamed", "topics: []").book.name == "Tea"


def test_a_next_game_gets_the_values_of_this_one_as_texts_of_options(tmp_path: Path) -> None:
    kept = {"cups": "kind: count", "mugs": "kind: list, start: [red, blue]", "hot": "kind: flag, start: yes"}
    kept["pot"] = "kind: choice, unknown: true"
    options = "".join(f'  my_{name}: {{default: "", say: "An option."}}\n' for name in kept)
    again = ", ".join(f"my_{name}: {name}" for name in kept)
    folder = write_book(
        tmp_path,
        book=("options:\n", f"opening: {{again: {{{again}}}}}\noptions:\n{options}"),
        values=("cups: {kind: count, say: cups}\n", "".join(f"{name}: {{{how}}}\n" for name, how in kept.items())),
    )
    game = new_game(engine_of(load(folder)), 0, {}).answer(True)
    assert game.engine.again(game.state) == {"my_cups": "1", "my_mugs": "red,blue", "my_hot": "on", "my_pot": ""}
