"""The page over an evening: what is said again, a phone that sleeps, answers of long ago, light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from looked_at import looking
from screened import Table, answers_of, until

from voice_supercat.procedure.correction import moves_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HUNGRY, MOOD = "Is ada hungry?", "Which mood?"
AGAIN = "Another round, with two apples?"


def test_what_is_said_again_is_announced_again(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
        screen.touch("Calm")
        screen.asked(AGAIN)
        heard = screen.announced[-1]
        screen.press("r")
        until(lambda: len(screen.announced) == 4)
        screen.press("s")
        until(lambda: len(screen.announced) == 5)
        screen.press("s")
        until(lambda: len(screen.announced) == 6)
        assert screen.announced[3] == heard
        assert screen.announced[5] == f"{screen.announced[4]} {AGAIN}"


def test_what_comes_again_after_a_lost_connection_is_not_announced(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
        screen.page.evaluate("dispatchEvent(new Event('online'))")
        until(lambda: len(screen.painted()) == 3)
        assert screen.announced == [HUNGRY, MOOD]


def test_a_phone_that_wakes_up_connects_again_though_nothing_was_closed(browser: Browser, game: Table) -> None:
    """In its sleep the network was gone: its socket is still open, and nothing comes through."""
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.page.evaluate(
            """() => {
              const now = Date.now;
              let asleep = true;
              Object.defineProperty(document, "hidden", { get: () => asleep });
              document.dispatchEvent(new Event("visibilitychange"));
              Date.now = () => now() + 60_000;
              asleep = false;
            }"""
        )
        [before] = game.screen._server._screens
        screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        until(lambda: game.screen._server._screens and before not in game.screen._server._screens)
        screen.touch("Yes")
        screen.asked(MOOD)


def test_answers_long_ago_are_taken_back_too(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        for _ in range(15):
            for answer in ("yes", "calm", "yes"):
                game.hands.put(answer)
        until(lambda: len(moves_of(game.session.game)) == 45)
        screen.tap(screen.page.locator("#history summary"))
        items = screen.page.locator("#history li")
        until(lambda: items.count() == 40)
        screen.touch("Earlier answers …", inside="#history")
        until(lambda: items.count() == 45)
        assert screen.page.get_by_role("button", name="Earlier answers").count() == 0
        assert screen.page.evaluate(
            "document.activeElement.closest('li') === document.querySelectorAll('#history li')[40]"
        )
        screen.tap(items.nth(44).get_by_role("button"))
        screen.touch("Take back 45 answers", inside="#dialog")
        until(lambda: game.session.game.before is None)
        screen.asked(HUNGRY)


def test_keys_do_nothing_behind_an_open_window(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.tap(screen.page.get_by_role("button", name="Another screen"))
        screen.page.get_by_role("heading", name="Another screen").wait_for()
        screen.page.evaluate("document.activeElement.blur()")
        screen.press("y", "Escape", "n")
        screen.asked(MOOD)
        assert answers_of(game.session.game) == [False]


@pytest.mark.parametrize("device", ["light", "dark"])
def test_colors_are_those_of_the_device_until_the_player_chooses(browser: Browser, game: Table, device: str) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    colors = {"light": "rgb(250, 247, 240)", "dark": "rgb(20, 24, 28)"}
    with looking(browser, game, color_scheme=device) as screen:
        screen.asked(HUNGRY)
        assert screen.page.evaluate(paper) == colors[device]
        other = "dark" if device == "light" else "light"
        screen.page.emulate_media(color_scheme=other)
        until(lambda: screen.page.evaluate(paper) == colors[other])
        for chosen in ("light", "dark"):
            screen.tap(screen.page.locator("#theme"))
            assert screen.page.locator("#theme").inner_text() == f"Colors: {chosen}"
            assert screen.page.evaluate(paper) == colors[chosen]
        screen.page.reload()
        screen.asked(HUNGRY)
        assert screen.page.evaluate(paper) == colors["dark"]
