"""The report of a game in a real browser."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from walks import walk

from voice_supercat.cli.library import open_book
from voice_supercat.procedure.correction import entry_of
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.noted import Noted
from voice_supercat.procedure.replay import replay
from voice_supercat.reports.figures import entries_of
from voice_supercat.reports.html_page import report_html

if TYPE_CHECKING:
    from playwright.sync_api import Browser

OPTIONS = {"track": "game"}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Of sixty answers, with long headings and long times."""
    path: Path = tmp_path_factory.mktemp("report") / "evening.jsonl"
    engine = engine_of(open_book("supercat-base"))
    journal = Journal.create(path, header_of(engine.book, 1, OPTIONS))
    for game in walk(new_game(engine, 1, OPTIONS), random.Random(1), 60):
        journal.append(entry_of(game), noted=Noted(500.0, "voice", ("construction",)).to_json())
    journal.close()
    recorded, after = read_journal(path), list[Game]()
    replayed = replay(engine, recorded, each=after.append)
    return report_html(replayed, entries_of(recorded, replayed, after), "evening")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_lies_beside_the_screen_and_every_turn_is_named_whole(
    browser: Browser, report: str, width: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.set_content(report)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert [name for name in page.locator("svg text").all_text_contents() if "…" in name] == []
    page.close()
