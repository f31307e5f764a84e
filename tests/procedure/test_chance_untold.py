"""Chance that is told to nobody, pages that settle themselves what is left, and what lasts an act."""

from pathlib import Path

from small_book import new_game_of, write_book

DRAWN = """
from voice_supercat.procedure.keys import Key


def count_cup(draft):
    draft[Key("cups")] = draft.draw(6)
"""
ROLLED = DRAWN.replace("draw", "roll")


def with_rules(folder: Path, rules: str) -> Path:
    write_book(folder)
    (folder / "rules.py").write_text(rules, encoding="utf-8")
    return folder


def test_a_draw_is_not_told_and_a_roll_is(tmp_path: Path) -> None:
    drawn = new_game_of(with_rules(tmp_path / "drawn", DRAWN)).answer(False).answer(False)
    rolled = new_game_of(with_rules(tmp_path / "rolled", ROLLED)).answer(False).answer(False)
    assert [event.kind for event in drawn.events] == ["ask"]
    assert [event.kind for event in rolled.events] == ["roll", "ask"]
    assert drawn.question.text == rolled.question.text  # the same chance, told or not


def test_a_look_ahead_ends_before_what_chance_decides(tmp_path: Path) -> None:
    game = new_game_of(with_rules(tmp_path, DRAWN)).answer(False)
    assert game.ahead(False) == ()
    assert [event.kind for event in game.answer(False).events] == ["ask"]


def test_a_page_can_settle_itself_what_is_left(tmp_path: Path) -> None:
    """At most two cups by the page itself, which then goes on elsewhere."""
    page = """\
page: turn
actions: cups-left
steps:
  - {id: kettle, ask: Is the kettle hot?, do: pour, act: Pour a cup.}
"""
    left = """\
page: cups-left
steps:
  - add: {cups: "1"}
  - test: cups at least 2
    yes: [{goto: biscuits}]
"""
    other = "page: biscuits\nsteps:\n  - {id: biscuit, ask: A biscuit?}\n"
    write_book(tmp_path, turn=("steps:", "steps: []\n#"))
    head = tmp_path / "book.yaml"
    told = head.read_text(encoding="utf-8") + "after_action: {page: cups-left, cost: cost}\n"
    head.write_text(told, encoding="utf-8")
    for name, content in {"turn": page, "cups-left": left, "biscuits": other}.items():
        (tmp_path / "pages" / f"{name}.yaml").write_text(content, encoding="utf-8")
    (tmp_path / "values.yaml").write_text("cups: {kind: count}\ncost: {kind: count, unknown: true}\n", encoding="utf-8")
    (tmp_path / "items.txt").write_text("", encoding="utf-8")
    (tmp_path / "facts.yaml").write_text("{}", encoding="utf-8")
    game = new_game_of(tmp_path)
    assert game.question.text == "Is the kettle hot?"
    game = game.answer(True)
    assert game.question.text == "Is the kettle hot?"
    assert game.answer(True).question.text == "A biscuit?"


def test_what_lasts_an_act_outlasts_its_chapters(tmp_path: Path) -> None:
    write_book(tmp_path, turn=("compute: count_cup", "compute: {forget: chapter}"))
    values = tmp_path / "values.yaml"
    values.write_text("cups: {kind: count, start: '2', lasts: act, say: cups}\n", encoding="utf-8")
    page = tmp_path / "pages" / "turn.yaml"
    with_two = page.read_text(encoding="utf-8").replace(
        "{source: 1, use: greet}", '{add: {cups: "3"}}\n  - {source: 1, use: greet}'
    )
    page.write_text(with_two, encoding="utf-8")
    game = new_game_of(tmp_path).answer(False).answer(False)
    assert game.question.text == "Another cup after five?"
    page.write_text(with_two.replace("forget: chapter", "forget: act"), encoding="utf-8")
    assert new_game_of(tmp_path).answer(False).answer(False).question.text == "Another cup after two?"
