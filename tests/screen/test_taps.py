"""A finger that trembles: what is tapped twice in a moment is answered once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from looked_at import Looked, looking
from screened import answers_of, table
from small_book import new_game_of, write_page
from transcript import understanding_of

from voice_supercat.dialogue.session.session import Session

if TYPE_CHECKING:
    from playwright.sync_api import Browser

STEPS = """\
page: turn
steps:
  - {id: first, ask: Ready?}
  - {id: next, ask: Hungry?}
  - {id: n, ask: How many?, expect: number, range: [0, 40]}
  - {id: last, ask: Once more?}
"""
# Taps whatever is there, so many milliseconds after the page was opened.
TAP = """([text, ms, x]) => {
  const button = [...document.querySelectorAll("#answers button")].find((one) => one.textContent.startsWith(text));
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 500 });
  Object.defineProperty(click, "timeStamp", { value: ms });
  button.dispatchEvent(click);
}"""


def tap(screen: Looked, text: str, ms: int, x: int = 100) -> None:
    screen.page.evaluate(TAP, [text, ms, x])


def test_a_second_tap_does_not_answer_the_next_question(browser: Browser, tmp_path: Path) -> None:
    write_page(tmp_path, STEPS)
    game = new_game_of(tmp_path)
    with table(Session(game, understanding_of(game.engine))) as played, looking(browser, played) as screen:
        screen.asked("Ready?")
        tap(screen, "Yes", 1_000)
        screen.asked("Hungry?")
        tap(screen, "Yes", 1_200)
        tap(screen, "Yes", 1_500)
        tap(screen, "No", 1_600, x=300)
        screen.asked("How many?")
        assert answers_of(played.session.game) == [True, False]


def test_a_step_is_tapped_as_fast_as_one_likes_and_a_key_pressed(browser: Browser, tmp_path: Path) -> None:
    write_page(tmp_path, STEPS)
    game = new_game_of(tmp_path)
    with table(Session(game, understanding_of(game.engine))) as played, looking(browser, played) as screen:
        screen.asked("Ready?")
        screen.press("y")
        screen.asked("Hungry?")
        screen.press("y")
        screen.asked("How many?")
        tap(screen, "+", 1_000)
        tap(screen, "+", 1_100)
        tap(screen, "+", 1_200)
        tap(screen, "Send", 1_300, x=300)
        screen.asked("Once more?")
        assert answers_of(played.session.game) == [True, True, 3]
