"""A browser of the system, where there is one, and a game with a screen."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from orchard_book import orchard, played
from screened import Table, table

from scripts import setup

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NO_BROWSER = "needs a browser: install Chromium (on Debian ./scripts/test does) or Chrome"
NO_PLAYWRIGHT = "needs Playwright: pip install 'voice-supercat[browser]'"


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Table]:
    """The orchard, at its first question."""
    with table(played(orchard(tmp_path))) as opened:
        opened.said_last("Is ada hungry?")
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """The browser of the system, without a window."""
    playing = pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT)
    found = next(filter(None, map(shutil.which, setup.BROWSERS)), None)
    if found is None:
        pytest.skip(NO_BROWSER)
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with playing.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=found, args=as_root)
        yield opened
        opened.close()
