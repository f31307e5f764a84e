"""The page in a real browser: whole turns by touch and by keyboard, several screens, and connections that break."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

import pytest
from looked_at import looking
from screened import Table, answers_of, table, until
from transcript import session_of

from voice_supercat.procedure.correction import moves_of
from voice_supercat.procedure.engine import Engine

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HUNGRY, MOOD = "Is ada hungry?", "Which mood?"
AGAIN = "Another round, with two apples?"
PUT_BACK = ["Nest: take twig back.", "Hang the apple back.", "Ada apples back to one."]
TURN = [
    ("Which two cards did the bot draw?", ["Aggression …", "5", "Construction …", "2"]),
    ("Which card was led, and which ambition was declared? Or does the bot lead?", ["Aggression …", "3 tyrant"]),
    ("Which resources does the bot have?", ["one fuel more", "That is all: 1"]),
]


def test_a_whole_turn_by_touch(browser: Browser, played: Engine) -> None:
    with table(session_of(played, questions="together", ledger="on")) as game, looking(browser, game) as screen:
        for question, touches in TURN:
            screen.asked(question)
            for name in touches:
                screen.touch(name)
        until(lambda: len(moves_of(game.session.game)) == len(TURN))
        for _ in range(40):
            question = game.session.question
            if question.text == TURN[0][0]:
                break
            screen.asked(question.text)
            name = {"number": "0", "yes_no": "No", "choice": "None of these", "list": "None", "ack": "Done"}
            before = game.session.game
            screen.touch(name[question.expect])
            until(lambda before=before: game.session.game is not before)
        screen.asked(TURN[0][0])
        assert answers_of(game.session.game)[:3] == [
            ("aggression 5", "construction 2"),
            "aggression 3 tyrant",
            ("fuel",),
        ]


def test_a_turn_by_keyboard_only(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.press("y")
        screen.asked(MOOD)
        screen.press("Tab", "Tab", "Enter")  # the focus is where the answers are
        screen.asked(AGAIN)
        assert answers_of(game.session.game) == [True, "angry"]
        screen.press("u")
        screen.asked(MOOD)
        assert screen.said == [
            "Taken back.",
            "Nest: take twig back.",
            "Hang the apple back.",
            "Ada apples back to one.",
        ]
        screen.page.get_by_label("In your own words").focus()
        screen.press("c", "a", "l", "m", "Enter")
        screen.asked(AGAIN)
        assert answers_of(game.session.game) == [True, "calm"]


def test_single_keys_can_be_switched_off(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.tap(screen.page.get_by_role("button", name="Single keys"))
        screen.press("y")
        screen.page.locator("#answers").focus()
        screen.press("y", "Tab", "Tab", "Enter")
        screen.asked(MOOD)
        assert answers_of(game.session.game) == [False]


def test_a_reload_in_the_middle_of_a_turn(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
        screen.page.reload()
        screen.asked(MOOD)
        screen.touch("Calm")
        screen.asked(AGAIN)
        assert "#" not in screen.page.url


def test_a_lost_connection_comes_back_by_itself(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        server = game.screen._server
        server._loop.call_soon_threadsafe(lambda: [one.transport.abort() for one in server._screens])
        game.hands.put("yes")
        screen.asked(MOOD)
        screen.page.get_by_text("Connected", exact=True).wait_for()
        screen.touch("Calm")
        screen.asked(AGAIN)


def test_two_screens_at_once(browser: Browser, game: Table) -> None:
    with looking(browser, game, 390, 844) as phone, looking(browser, game, 1024, 768) as tablet:
        for screen in (phone, tablet):
            screen.asked(HUNGRY)
        phone.touch("Yes")
        for screen in (phone, tablet):
            screen.asked(MOOD)
        tablet.touch("Calm")
        for screen in (phone, tablet):
            screen.asked(AGAIN)
        assert answers_of(game.session.game) == [True, "calm"]


def test_play_goes_on_when_the_page_is_closed(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
    game.hands.put("calm")
    game.said_last(AGAIN)


def test_a_counter_is_corrected_by_touch(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("apples: two. Correct it", inside="#counters")
        screen.page.get_by_role("heading", name="Bo apples: what is it now?").wait_for()
        screen.touch("4", inside="#dialog")
        until(lambda: "Noted." in screen.said)
        assert game.session.game.engine.contents(game.session.game.state)["apples of bo"] == 4
        screen.page.get_by_role("button", name="apples: four. Correct it").wait_for()


def test_going_back_to_any_answer_says_what_to_put_back(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        for name, question in (("Yes", MOOD), ("Calm", AGAIN), ("Yes", "Is ada hungry?")):
            screen.touch(name)
            screen.asked(question)
        screen.tap(screen.page.locator("#history summary"))
        screen.touch(f"Take back to here: {MOOD} calm", inside="#history")
        dialog = screen.page.locator("#dialog")
        dialog.get_by_role("heading", name="Take back 2 answers?").wait_for()
        assert dialog.locator("ol > li").all_inner_texts() == PUT_BACK  # numbered: the order counts
        screen.touch("Take back 2 answers", inside="#dialog")
        screen.asked(MOOD)
        assert answers_of(game.session.game) == [True]


def test_the_page_of_the_rules_shows_the_way_and_where_you_are(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
        screen.page.locator("#chart .here", has_text=MOOD).wait_for()
        assert screen.page.locator("#chart .here .step").inner_text() == f"You are here\n{MOOD}"
        assert screen.page.locator("#chart .passed .step").all_inner_texts() == [f"✓ You said yes\n{HUNGRY}"]


def test_what_is_announced_is_one_text_for_each_change(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        screen.touch("Yes")
        screen.asked(MOOD)
        screen.press("h")
        until(lambda: len(screen.announced) == 3)
        screen.touch("Calm")
        screen.asked(AGAIN)
        assert screen.announced == [
            HUNGRY,
            MOOD,
            screen.announced[2],
            "The crow sings. Move the apples of that crow up by one. Pick an apple. Put a twig into the nest. " + AGAIN,
        ]
        assert screen.announced[2].startswith("Say calm or angry.")
        focused = "document.activeElement.id || document.activeElement.closest('#answers')?.id"
        assert screen.page.evaluate(focused) == "answers"


def test_from_the_event_to_the_pixels_in_a_tenth_of_a_second(browser: Browser, game: Table) -> None:
    with looking(browser, game) as screen:
        screen.asked(HUNGRY)
        medians = []
        for _ in range(3):  # where other programs want the machine too, one of three is without them
            seen = len(screen.painted())
            for name, question in 5 * (("Yes", MOOD), ("Calm", "Another round"), ("Yes", HUNGRY)):
                screen.tap(screen.page.locator("#answers").get_by_role("button", name=name))
                screen.page.locator("h1", has_text=question).wait_for()
            times = [mark["ms"] for mark in screen.painted()[seen:]]
            assert len(times) >= 14
            medians.append(statistics.median(times))
            if medians[-1] <= 100:
                return
        pytest.fail(f"the medians were {medians} ms")
