"""What is put back on the table when an answer is taken back."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.undo import put_back

PAGE = """\
page: turn
steps:
  - {id: first, ask: A twig?, yes: [{add: {nest: twig}}], no: [{set: {nest: nothing}}]}
  - {id: second, ask: Another twig?, yes: [{add: {nest: twig}}], no: [{set: {nest: nothing}}]}
  - {id: third, ask: Straw?}
"""


@pytest.mark.parametrize(
    ("answers", "sentences"),
    [
        ((True,), ["Nest: take twig back."]),
        ((True, True), ["Nest: take twig back."]),
        ((True, False), ["Nest: put twig back."]),
        ((False, False), []),
    ],
)
def test_what_lies_twice_in_a_list_is_counted(tmp_path: Path, answers: tuple[bool, ...], sentences: list[str]) -> None:
    write_page(tmp_path, PAGE)
    (tmp_path / "values.yaml").write_text("nest: {kind: list, choices: [twig, straw], say: nest, visible: true}\n")
    game = new_game_of(tmp_path)
    for answer in answers:
        game = game.answer(answer)
    assert game.before is not None
    assert put_back(game.engine.book, game.before.state, game.state, game.events) == sentences


def test_a_value_goes_back_in_its_own_words(tmp_path: Path) -> None:
    write_page(tmp_path, "page: turn\nsteps:\n  - {id: first, ask: A point?, yes: [{add: {points: 1}}]}\n")
    undo = 'undo: "The marker goes back to {points}."'
    (tmp_path / "values.yaml").write_text(f"points: {{kind: count, start: 4, say: points, visible: true, {undo}}}\n")
    game = new_game_of(tmp_path).answer(True)
    assert game.before is not None
    told = put_back(game.engine.book, game.before.state, game.state, game.events)
    assert told == ["The marker goes back to four."]
