"""The server without a browser: who gets in, what is served, and a game that several screens and the keyboard play."""

import http.client
from contextlib import ExitStack

import pytest
from screened import Client, Table, until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from voice_supercat.screen.pages import FILES, FOLDER
from voice_supercat.screen.server import MOST_SCREENS

HUNGRY, MOOD = "Is ada hungry?", "Which mood?"


def got(game: Table, path: str, **headers: str) -> http.client.HTTPResponse:
    asking = http.client.HTTPConnection(game.host, timeout=5)
    asking.request("GET", path, headers=headers)
    return asking.getresponse()


def test_an_answer_by_touch_is_played_and_said(game: Table) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)
    screen.answer(answer=True)
    screen.asked(MOOD)
    game.said_last(MOOD)
    screen.answer(answer="calm")
    shown = screen.asked("Another round, with two apples?")
    assert [line["text"] for line in shown["said"]] == [
        *("The crow sings.", "Move the apples of that crow up by one.", "Pick an apple.", "Put a twig into the nest.")
    ]
    assert game.session.game.question.text == "Another round, with two apples?"


def test_what_is_typed_is_shown_and_the_screen_goes_on_from_there(game: Table) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)
    game.hands.put("no")
    screen.asked(MOOD)
    screen.answer(say="calm")
    screen.asked("Another round, with one apples?")


def test_what_does_not_fit_is_said_and_shown_and_changes_nothing(game: Table) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)
    screen.answer(answer=7)
    refused = '"7" is not an answer to "Is ada hungry?" Say yes or no.'
    game.said_last(refused)
    until(lambda: screen.receive().get("now", {}).get("said") == [{"kind": "say", "text": refused}])
    assert game.session.game.question.text == HUNGRY


def test_of_two_screens_the_first_answer_counts_and_both_see_it(game: Table) -> None:
    one, other = Client(game), Client(game)
    for screen in (one, other):
        screen.asked(HUNGRY)
    one.answer(answer=True)
    one.asked(MOOD)
    other.answer(answer=True)
    assert other.told("error") == "That question was answered already."
    other.asked(MOOD)
    assert len(game.session.game.state.trail) == 1


def test_a_screen_that_comes_back_needs_no_code_and_sees_where_the_game_stands(game: Table) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)
    screen.answer(answer=False)
    screen.asked(MOOD)
    screen.close()
    again = Client(game, key=screen.first["key"])
    assert again.first == {"key": screen.first["key"]}
    again.asked(MOOD)


def test_a_code_lets_one_screen_in(game: Table) -> None:
    code = game.code
    Client(game, code=code)
    assert Client(game, code=code).first == {"refused": True}
    assert Client(game, code=game.code).first.keys() == {"key"}


def test_who_names_no_code_is_told_nothing_of_the_game(game: Table) -> None:
    stranger = Client(game, code="00000000" if game.code != "00000000" else "11111111")
    assert stranger.first == {"refused": True}
    with pytest.raises(ConnectionClosed):
        stranger.receive()


@pytest.mark.parametrize("origin", [None, "http://evil.example", "https://127.0.0.1:8137", "null"])
def test_a_page_of_another_origin_is_refused(game: Table, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{game.host}/game", origin=None if origin is None else Origin(origin), proxy=None)
    assert refused.value.response.status_code == 403


def test_a_name_that_is_not_ours_is_refused(game: Table) -> None:
    assert got(game, "/", Host="evil.example").status == 421
    assert got(game, "/", Host=f"evil.example:{game.host.partition(':')[2]}").status == 421


@pytest.mark.parametrize(
    "path",
    ["/page.html", "/../screen/guard.py", "/%2e%2e/guard.py", "/page.js/", "//page.js", "/x", "/pages.js", "/guard.py"],
)
def test_nothing_but_the_files_of_the_page_is_served(game: Table, path: str) -> None:
    assert got(game, path).status == 404


def test_what_is_served_is_what_the_page_has() -> None:
    assert sorted(name for name, _ in FILES.values()) == sorted(file.name for file in FOLDER.iterdir())


def test_the_files_are_never_kept_and_load_nothing_from_elsewhere(game: Table) -> None:
    sizes = 0
    for path, (_, kind) in FILES.items():
        answer = got(game, path)
        text = answer.read().decode()
        sizes += len(text)
        assert answer.status == 200
        assert answer.headers["Content-Type"] == f"{kind}; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-store"
        assert "default-src 'none'; script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "https://" not in text
        assert text.count("http://") == 0
    assert sizes < 150_000


def test_who_knocks_and_says_nothing_leaves_room_for_no_more_of_them(game: Table) -> None:
    origin = Origin(f"http://{game.host}")
    with ExitStack() as knocking:
        for _ in range(MOST_SCREENS):
            knocking.enter_context(connect(f"ws://{game.host}/game", origin=origin, proxy=None))
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{game.host}/game", origin=origin, proxy=None)
        assert refused.value.response.status_code == 503
    until(lambda: not game.screen._server._knocking)
    Client(game).asked(HUNGRY)


def test_a_screen_that_sends_without_end_is_sent_away(game: Table) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)

    def asks_for_ever() -> None:
        for _ in range(200):
            screen.send(ask="changes")
            screen.receive()

    with pytest.raises(ConnectionClosed):
        asks_for_ever()
    game.hands.put("yes")
    game.said_last(MOOD)


@pytest.mark.parametrize(
    "message", ["{", "[]", "{}", '{"answer": 1, "say": "x"}', '{"ask": "put_back", "back": -1}', "7"]
)
def test_nonsense_is_answered_with_a_sentence(game: Table, message: str) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)
    screen.send_text(message)
    assert screen.told("error").endswith(("load the page again.", "cannot be taken back"))
    screen.answer(answer=True)
    screen.asked(MOOD)


def test_when_the_server_dies_the_game_goes_on(game: Table) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)
    game.screen.close()
    assert screen.told("ended")
    game.hands.put("yes")
    game.said_last(MOOD)
    game.hands.put("calm")
    game.said_last("Another round, with two apples?")


def test_where_the_keyboard_ends_the_screen_plays_on(game: Table) -> None:
    game.hands.put(None)
    screen = Client(game)
    screen.asked(HUNGRY)
    screen.answer(answer=True)
    screen.asked(MOOD)
    game.screen.close()
    until(lambda: not game.playing)


def test_a_server_that_fails_says_so_and_the_game_goes_on(game: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    Client(game).asked(HUNGRY)

    def fails(**_: object) -> None:
        raise OSError("no memory")

    monkeypatch.setattr(game.screen._server, "_whole", fails)
    game.hands.put("yes")
    game.said_last(MOOD)
    until(lambda: game.told[-1:] == ["The screen has stopped (OSError: no memory); the game goes on without it."])
    game.hands.put("calm")
    game.said_last("Another round, with two apples?")
