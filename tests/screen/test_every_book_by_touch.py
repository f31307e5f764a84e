"""The beginning of a game of every book by touch alone, on a phone that stands upright."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from looked_at import Looked, looking
from screened import Table, table, until
from transcript import understanding_of

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game

if TYPE_CHECKING:
    from playwright.sync_api import Browser

OPTIONS = {"supercat-campaign": {"fates": "steward,founder"}, "ascendancy": {"factions": "andorian"}}
ANSWERS, MOST_TOUCHES = 15, 12
AWAY = ("Back", "Not the last one", "\u2212", "At least")
NO_WORDS = re.compile(r"\{|\w_\w|\bundefined\b|\bnull\b|\[object|\bNaN\b")


def answer_by_touch(screen: Looked, game: Table, chance: random.Random) -> None:
    """Touch what leads on until the open question is answered."""
    before = game.session.game
    for _ in range(MOST_TOUCHES):
        buttons = screen.page.locator("#answers button").all()
        names = [button.inner_text() for button in buttons]
        leading = [button for button, name in zip(buttons, names, strict=True) if not name.startswith(AWAY)]
        sure = [
            one for one, name in zip(buttons, names, strict=True) if name.startswith(("That is all", "None", "Send"))
        ]
        screen.tap(chance.choice(sure or leading))
        until(lambda: not screen.page.evaluate("document.querySelectorAll('#answers [aria-disabled]').length"))
        if game.session.game is not before:
            return
    pytest.fail(f"{before.question.text} has no answer by touch; the buttons are {names}")


def shown(screen: Looked) -> list[str]:
    """The words of the question in huge type."""
    return screen.page.locator("h1").inner_text().split()


def found(screen: Looked, game: Table) -> str:
    """What tells why the page does not show the open question."""
    now = (game.session.question.text, game.playing, game.told[1:], screen.errors)
    return f"{now} beside the page:\n{screen.page.locator('body').inner_text()}"


@pytest.mark.parametrize("book", book_ids())
def test_a_game_is_played_by_touch_alone(browser: Browser, book: str) -> None:
    engine = engine_of(open_book(book))
    session = Session(new_game(engine, 3, OPTIONS.get(book, {})), understanding_of(engine))
    chance = random.Random(3)
    with table(session) as game, looking(browser, game, 390, 844, is_mobile=True) as screen:
        for _ in range(ANSWERS):
            until(lambda: shown(screen) == game.session.question.text.split(), lambda: found(screen, game))
            assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
            assert NO_WORDS.findall(screen.page.locator("body").inner_text()) == []
            answer_by_touch(screen, game, chance)
