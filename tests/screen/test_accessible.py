"""The page for everybody: axe finds nothing, texts are large and rich in contrast, and it reflows at 400 percent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from looked_at import Looked, looking
from screened import Table, table
from transcript import session_of, with_known

from voice_supercat.procedure.engine import Engine

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HUNGRY, MOOD = "Is ada hungry?", "Which mood?"
CARDS = "Which two cards did the bot draw?"
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
# Not among the rules that axe runs by itself: 7:1 for every text, and the size of what is touched.
STRICTER = {"rules": {"color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}}}

_SMALL = """() => [...document.querySelectorAll("button, input, summary, a:focus")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.textContent || one.id, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def violations(screen: Looked) -> list[str]:
    """What axe finds, with the elements."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe-playwright-python")
    found = axe.Axe().run(screen.page, options=STRICTER).response["violations"]
    return [f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}" for one in found]


def open_everything(screen: Looked) -> None:
    for name in ("counters", "chart", "history", "glossary"):
        screen.page.evaluate(f"document.getElementById('{name}').open = true")


@SCHEMES
def test_axe_finds_nothing(browser: Browser, played: Engine, scheme: str) -> None:
    with (
        table(session_of(played, questions="together", ledger="on")) as game,
        looking(browser, game, color_scheme=scheme) as screen,
    ):
        screen.asked(CARDS)
        for name in ("Aggression …", "5", "Construction …", "2"):
            screen.touch(name)
        screen.asked("Which card was led, and which ambition was declared? Or does the bot lead?")
        screen.touch("Aggression …")
        screen.touch("3 tyrant")
        screen.asked("Which resources does the bot have?")
        open_everything(screen)
        assert violations(screen) == []
        screen.tap(screen.page.get_by_role("button", name="Another screen"))
        screen.page.get_by_role("heading", name="Another screen").wait_for()
        assert violations(screen) == []


@SCHEMES
def test_axe_finds_nothing_where_a_code_is_asked_for(browser: Browser, game: Table, scheme: str) -> None:
    with looking(browser, game, code="1", color_scheme=scheme) as screen:
        screen.asked("Which code?")
        assert violations(screen) == []


@pytest.mark.parametrize("size", [(390, 844), (1024, 768), (1920, 1080), (320, 256)])
def test_the_question_is_huge_and_everything_can_be_touched(
    browser: Browser, game: Table, size: tuple[int, int]
) -> None:
    with looking(browser, game, *size) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
        open_everything(screen)
        assert float(screen.page.evaluate("parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)")) >= 48
        assert screen.page.evaluate(_SMALL) == []


@pytest.mark.parametrize("question", [HUNGRY, MOOD])
def test_nothing_lies_beside_the_screen_at_400_percent(browser: Browser, game: Table, question: str) -> None:
    """A window of 1280 by 1024 at 400 percent has 320 by 256 points."""
    with looking(browser, game, 320, 256) as screen:
        screen.asked(HUNGRY)
        if question == MOOD:
            screen.touch("Yes")
            screen.asked(MOOD)
        open_everything(screen)
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 320
        screen.touch("apples: two. Correct it", inside="#counters")
        screen.page.get_by_role("heading", name="Bo apples: what is it now?").wait_for()
        assert screen.page.evaluate("document.querySelector('dialog').scrollWidth") <= 320


@pytest.mark.parametrize("width", [320, 390, 1024])
def test_no_word_is_broken_in_two(browser: Browser, played: Engine, width: int) -> None:
    session = with_known(session_of(played), declared=("keeper", "warlord", "tyrant"))
    with table(session) as game, looking(browser, game, width, 844) as screen:
        screen.asked(CARDS)
        open_everything(screen)
        broken = """() => [...document.querySelectorAll("button, .values span, summary h2, label")].flatMap((one) => {
          const found = [];
          for (const text of [...one.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)) {
            for (const word of text.data.matchAll(/\\w+/g)) {
              const range = document.createRange();
              range.setStart(text, word.index);
              range.setEnd(text, word.index + word[0].length);
              if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word[0]);
            }
          }
          return found;
        })"""
        assert screen.page.evaluate(broken) == []


def test_nothing_moves_for_who_wants_no_motion(browser: Browser, game: Table) -> None:
    with looking(browser, game, reduced_motion="reduce") as screen:
        screen.asked(HUNGRY)
        moving = """[...document.querySelectorAll("*")].filter((one) => {
          const style = getComputedStyle(one);
          return style.animationName !== "none" || style.transitionDuration !== "0s";
        }).length"""
        assert screen.page.evaluate(moving) == 0


def test_every_part_can_be_reached_by_keyboard(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        reached = []
        for _ in range(40):
            screen.press("Tab")
            reached.append(str(screen.page.evaluate("document.activeElement.innerText || document.activeElement.id")))
        names = " | ".join(reached)
        wanted = ("To the answers", "Another screen", "Yes", "No", "text", "Send", "Take it back", "Counters", "Apples")
        assert [name for name in wanted if name not in names] == []
