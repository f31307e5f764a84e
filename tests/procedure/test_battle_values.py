"""What lasts for a battle goes back to its start where a page says that a battle is over; the turn goes on."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.keys import any_key

VALUES = """\
hits: {kind: count, lasts: battle}
dice: {kind: list, lasts: battle}
battles: {kind: count, lasts: turn}
"""
FACTS = "angry: {lasts: turn, changed_by: []}\nsurprised: {lasts: battle, changed_by: []}\n"
PAGE = """\
page: turn
steps:
  - {id: angry, ask: Is the dragon angry?, fact: angry}
  - {id: surprised, ask: "Is it surprised in battle {battles}?", fact: surprised}
  - {id: hits, ask: How many hits?, expect: number, range: [0, 6], set: hits, add: {dice: red, battles: "1"}}
  - {compute: {forget: LASTING}}
  - {goto: ./angry}
"""


def game_of(folder: Path, lasting: str) -> Game:
    """A game in which three questions are answered, and then `lasting` is over."""
    write_page(folder, PAGE.replace("LASTING", lasting))
    (folder / "values.yaml").write_text(VALUES)
    (folder / "facts.yaml").write_text(FACTS)
    game = new_game_of(folder)
    for answer in (True, True, 3):
        game = game.answer(answer)
    return game


def kept(game: Game) -> dict[str, object]:
    return {name: game.state[any_key(name)] for name in ("hits", "dice", "battles")}


def test_a_battle_is_over_and_the_turn_goes_on(tmp_path: Path) -> None:
    game = game_of(tmp_path, "battle")
    assert game.question.text == "Is it surprised in battle one?"
    assert kept(game) == {"hits": 0, "dice": (), "battles": 1}
    assert len(game.state.trail) == 4, "why still tells all of this turn"


def test_with_the_turn_every_battle_is_over(tmp_path: Path) -> None:
    game = game_of(tmp_path, "turn")
    assert game.question.text == "Is the dragon angry?"
    assert kept(game) == {"hits": 0, "dice": (), "battles": 0}
    assert game.state.trail == ()


def test_no_other_length_can_be_forgotten(tmp_path: Path) -> None:
    with pytest.raises(BookFault, match="of what lasts no longer than one of battle, turn, round, chapter, act, game"):
        game_of(tmp_path, "day")
