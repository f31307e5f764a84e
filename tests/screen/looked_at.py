"""A page of the screen in a browser, as a person uses it: what is seen, touched, typed and announced."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from screened import PATIENCE, Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

PAUSE = 0.4  # seconds between two taps; sooner, a second one in the same place is the first one once more

# Collects what a screen reader would announce: each new text of a live region.
_LISTEN = """
window.announced = [];
new MutationObserver((changes) => {
  for (const region of new Set(changes.map((change) => change.target)))
    if (["live", "alert"].includes(region.id) && region.textContent) window.announced.push(region.textContent);
}).observe(document, { childList: true, subtree: true });
"""


class Looked:
    """One page. It fails where the page throws an error or writes one to the console."""

    def __init__(self, page: Page, game: Table, code: str) -> None:
        self.page = page
        self.errors: list[str] = []
        self._tapped = 0.0
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        page.set_default_timeout(1000 * PATIENCE)
        page.add_init_script(_LISTEN)
        page.goto(f"http://{game.host}/#{code}")

    def asked(self, text: str) -> None:
        """Wait until that is the question in huge type."""
        self.page.wait_for_function("(text) => document.querySelector('h1').textContent === text", arg=text)

    def touch(self, name: str, inside: str = "#answers") -> None:
        """Touch the button of that name."""
        self.tap(self.page.locator(inside).get_by_role("button", name=name, exact=True).first)

    def tap(self, element: Locator) -> None:
        """Tap it, no sooner than people mean another tap."""
        time.sleep(max(0.0, self._tapped + PAUSE - time.monotonic()))
        element.tap()
        self._tapped = time.monotonic()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def announced(self) -> list[str]:
        """What was announced so far, one text for each announcement."""
        return list(self.page.evaluate("window.announced"))

    @property
    def said(self) -> list[str]:
        """What stands above the question."""
        return self.page.locator("#said > li").all_inner_texts()

    def painted(self) -> list[dict[str, Any]]:
        """For each moment, how many milliseconds after the event it was on the screen."""
        return list(self.page.evaluate("performance.getEntriesByName('painted').map((mark) => mark.detail)"))


@contextmanager
def looking(
    browser: Browser, game: Table, width: int = 1280, height: int = 900, code: str | None = None, **options: Any
) -> Iterator[Looked]:
    """A device of that size that has just joined."""
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True, **options)
    try:
        looked = Looked(context.new_page(), game, code or game.code)
        yield looked
        assert looked.errors == []
    finally:
        context.close()
