"""Writes the pictures of docs/screen/: the companion screen in three sizes, light and dark.

    python scripts/screenshots.py

Needs `pip install 'voice-supercat[screen,browser]'` and a browser, as the tests of the screen do.
"""

import shutil
import threading
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts.setup import BROWSERS
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.screen.opening import Screen
from voice_supercat.speech.hearing.sources import OneHearing, ScriptHearing
from voice_supercat.speech.keys.keyboard import TypedLines
from voice_supercat.speech.saying.outputs import Collected

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screen"
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}
BEGINNING = ("red", "aggression five, construction two", "aggression three tyrant")
FURTHER = ("no", "no", "court", "no")


class _Hands(TypedLines):
    def close(self) -> None:
        """There is no device."""


def main() -> int:
    """Play the beginning of a turn, and take the pictures."""
    FOLDER.mkdir(exist_ok=True)
    found = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            for device, size in SIZES.items():
                _take(browser, scheme, device, size)
        browser.close()
    return 0


def _take(browser: Browser, scheme: str, device: str, size: tuple[int, int]) -> None:
    book = open_book("supercat-base")
    game = new_game(engine_of(book), 1, {"track": "bots", "bots": "red,blue", "ledger": "off"})
    session = Session(game, LanguageUnderstanding(shipped_vocabulary(book), book))
    screen, hands = Screen(None, lambda _: None, port=0), _Hands()
    hearing = OneHearing(screen.beside(hands))
    conversation = Conversation(session, hearing, Collected(), lambda: ScriptHearing([]), Collected, display=screen)
    thread = threading.Thread(target=conversation.run, daemon=True)
    thread.start()
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, has_touch=True, is_mobile=device == "phone"
    )
    page.goto(screen.address)
    page.wait_for_selector("#answers button")
    desktop = device == "desktop"
    for said in (*BEGINNING, *(FURTHER if desktop else ())):
        asked = page.locator("h1").inner_text()
        hands.put(said)
        page.wait_for_function("(asked) => document.querySelector('h1').textContent !== asked", arg=asked)
    if desktop:  # the flow chart in the place of the counters
        page.click("#counters summary")
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{device}-{scheme}.png")
    page.close()
    hands.put(None)
    screen.close()
    thread.join()


if __name__ == "__main__":
    raise SystemExit(main())
