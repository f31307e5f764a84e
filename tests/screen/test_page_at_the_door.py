"""Joining with the page and losing it: wrong codes, other sites, a page that is closed, a program that has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from looked_at import looking
from screened import Table, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HUNGRY, MOOD = "Is ada hungry?", "Which mood?"


def test_a_wrong_code_is_asked_for_again(browser: Browser, game: Table) -> None:
    wrong = "0" * 8 if game.code[0] != "0" else "1" * 8
    with looking(browser, game, code=wrong) as screen:
        screen.asked("Which code?")
        assert screen.page.locator("#side").is_hidden()
        refused = "This code is not valid. After five wrong ones, wait twelve seconds."
        screen.page.get_by_text(refused, exact=True).wait_for()
        assert screen.announced == [f"{refused} Which code?"]
        assert screen.page.evaluate("document.activeElement.id") == "code"
        screen.page.get_by_label("The code of eight digits").fill(game.code)
        screen.touch("Join")
        screen.asked(HUNGRY)


def test_who_comes_without_a_code_is_asked_for_it(browser: Browser, game: Table) -> None:
    with looking(browser, game, code="none") as screen:
        screen.asked("Which code?")
        assert screen.announced == ["Which code?"]
        assert screen.page.get_by_text("not valid").count() == 0


def test_no_button_is_dead_without_a_connection_or_a_program(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.page.evaluate(
            "Object.defineProperty(WebSocket.prototype, 'readyState', { get: () => WebSocket.CLOSING })"
        )
        screen.touch("Something else changed …", inside="#counters")
        until(lambda: screen.said == ["Not done\nNot connected. Nothing was sent."])
        assert screen.announced[-1] == "Not connected. Nothing was sent."
        game.screen.close()
        screen.asked("The program has ended.")
        assert screen.page.locator("#side button:enabled, #invite:visible").count() == 0


def test_who_closes_the_page_and_opens_it_again_needs_no_code(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
        again = screen.page.context.new_page()
        screen.page.close()
        again.goto(f"http://{game.host}/")
        again.locator("h1", has_text=MOOD).wait_for()


def test_a_page_of_another_site_gets_nothing(browser: Browser, game: Table) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.route(
        "http://evil.example/", lambda route: route.fulfill(body="<h1>Free games</h1>", content_type="text/html")
    )
    page.goto("http://evil.example/")
    knock = """(host) => new Promise((done) => {
      const socket = new WebSocket(`ws://${host}/game`);
      socket.onopen = () => done("open");
      socket.onerror = () => done("refused");
    })"""
    assert page.evaluate(knock, game.host) == "refused"
    context.close()
