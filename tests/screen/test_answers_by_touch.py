"""Every kind of answer by touch, in a book of a few questions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from looked_at import looking
from screened import answers_of, table, until
from small_book import new_game_of, write_page
from transcript import understanding_of

from voice_supercat.dialogue.session.session import Session

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VALUES = """\
pots: {kind: list, fixed: true, start: ["1", "2", "21"]}
birds: {kind: list, fixed: true, start: [red owl, red jay, red tit, blue owl, blue jay, blue tit, green owl, green jay,
  green tit, grey owl, grey jay, grey tit, white owl, wren]}
nest: {kind: list, choices: [twig, straw], start: [twig], say: nest, most: 4}
told: {kind: list}
"""
ASKED = {
    "number": ("{id: n, ask: How many?, expect: number, range: [0, 40]}", ["one more", "one more", "Send"], 2),
    "digit": ("{id: n, ask: How many?, expect: number, range: [0, 4]}", ["3"], 3),
    "list": (
        "{id: n, ask: Which things?, expect: list, choices: [twig, straw], range: [0, 4]}",
        ["one twig more", "one straw more", "one twig more", "one straw less", "That is all: 2"],
        ("twig", "twig"),
    ),
    "none": ("{id: n, ask: Which things?, expect: list, choices: [twig, straw], range: [0, 4]}", ["None"], ()),
    "row": (
        '{id: n, ask: Which two pots?, expect: row, rows: [["{pots}", "{pots}"]], different: yes, set: told}',
        ["2", "Not the last one", "21", "1"],
        ("21", "1"),
    ),
    "part of a row": (
        '{id: n, ask: Which pots?, expect: row, rows: [["{pots}", "{pots}"], ["{pots}"]], set: told}',
        ["2", "That is all"],
        ("2",),
    ),
    "choice": ("{id: n, ask: Which mood?, expect: choice, choices: [calm, very_angry]}", ["Very angry"], "very_angry"),
    "many": (
        "{id: n, ask: Which bird?, expect: choice, choices_from: birds}",
        ["Grey …", "Back", "Blue …", "Jay"],
        "blue jay",
    ),
    "done": ("{id: n, ask: Ready?, expect: ack}", ["Done"], "done"),
}


@pytest.mark.parametrize("kind", ASKED)
def test_it_is_answered_by_touch(browser: Browser, tmp_path: Path, kind: str) -> None:
    step, touches, answer = ASKED[kind]
    write_page(tmp_path, f"page: turn\nsteps:\n  - {step}\n  - {{id: last, ask: Once more?}}\n")
    (tmp_path / "values.yaml").write_text(VALUES)
    game = new_game_of(tmp_path)
    with table(Session(game, understanding_of(game.engine))) as played, looking(browser, played) as screen:
        screen.asked(game.question.text)
        for name in touches:
            screen.touch(name)
        screen.asked("Once more?")
        assert answers_of(played.session.game) == [answer]


def test_a_list_is_corrected_from_what_is_there(browser: Browser, tmp_path: Path) -> None:
    write_page(tmp_path, "page: turn\nsteps:\n  - {id: last, ask: Once more?}\n")
    (tmp_path / "values.yaml").write_text(VALUES)
    game = new_game_of(tmp_path)
    with table(Session(game, understanding_of(game.engine))) as played, looking(browser, played) as screen:
        screen.asked("Once more?")
        screen.touch("nest: twig. Correct it", inside="#counters")
        screen.touch("one straw more", inside="#dialog")
        screen.touch("That is all: 2", inside="#dialog")
        until(lambda: played.session.game.engine.contents(played.session.game.state)["nest"] == ("twig", "straw"))
        screen.page.get_by_role("button", name="nest: twig and straw. Correct it").wait_for()


def test_a_count_is_corrected_from_what_it_is(browser: Browser, tmp_path: Path) -> None:
    write_page(tmp_path, "page: turn\nsteps:\n  - {id: last, ask: Once more?}\n")
    (tmp_path / "values.yaml").write_text('gold: {kind: count, start: "37", range: [0, 90], say: gold}')
    game = new_game_of(tmp_path)
    with table(Session(game, understanding_of(game.engine))) as played, looking(browser, played) as screen:
        screen.asked("Once more?")
        screen.touch("gold: thirty seven. Correct it", inside="#counters")
        screen.touch("one more", inside="#dialog")
        screen.touch("Send", inside="#dialog")
        screen.page.get_by_role("button", name="gold: thirty eight. Correct it").wait_for()


def test_what_follows_from_an_answer_leads_to_that_answer(browser: Browser, tmp_path: Path) -> None:
    step = "{id: n, ask: Which card?, expect: choice, choices: [owl, jay], set: picked}"
    write_page(tmp_path, f"page: turn\nsteps:\n  - {step}\n  - {{id: last, ask: Once more?}}\n")
    (tmp_path / "values.yaml").write_text("picked: {kind: choice, say: card picked}")
    game = new_game_of(tmp_path)
    with table(Session(game, understanding_of(game.engine))) as played, looking(browser, played) as screen:
        screen.touch("Jay")
        screen.asked("Once more?")
        screen.touch("card picked: jay. Correct it", inside="#counters")
        screen.page.get_by_role("heading", name="Card picked: jay").wait_for()
        screen.touch("An earlier answer …", inside="#dialog")
        assert screen.page.evaluate("document.activeElement.textContent") == "What was answered"
        screen.touch("card picked: jay. Correct it", inside="#counters")
        screen.touch("The last answer", inside="#dialog")
        screen.asked("Which card?")


def test_after_a_pause_everything_is_chosen_again(browser: Browser, tmp_path: Path) -> None:
    step = '{id: n, ask: Which two pots?, expect: row, rows: [["{pots}", "{pots}"]], set: told}'
    write_page(tmp_path, f"page: turn\nsteps:\n  - {step}\n  - {{id: last, ask: Once more?}}\n")
    (tmp_path / "values.yaml").write_text(VALUES)
    game = new_game_of(tmp_path)
    with table(Session(game, understanding_of(game.engine))) as played, looking(browser, played) as screen:
        screen.asked("Which two pots?")
        screen.touch("1")
        played.hands.put("pause")
        screen.touch("Go on")
        screen.touch("2")
        screen.touch("21")
        screen.asked("Once more?")
        assert answers_of(played.session.game) == [("2", "21")]


def test_short_names_stand_side_by_side_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    step = '{id: n, ask: Which pots?, expect: row, rows: [["{pots}"]], set: told}'
    other = "{id: m, ask: Which bird?, expect: choice, choices: [red owl, jay, very old wren]}"
    write_page(tmp_path, f"page: turn\nsteps:\n  - {step}\n  - {other}\n  - {{id: last, ask: Once more?}}\n")
    (tmp_path / "values.yaml").write_text(VALUES)
    game = new_game_of(tmp_path)
    tops = (
        "[...document.querySelectorAll('.choices .answer')].map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    with (
        table(Session(game, understanding_of(game.engine))) as played,
        looking(browser, played, 390, 844, is_mobile=True) as screen,
    ):
        screen.asked("Which pots?")
        assert len(set(screen.page.evaluate(tops))) == 1
        screen.touch("21")
        screen.asked("Which bird?")
        first, second, third = screen.page.evaluate(tops)
        assert first == second < third
