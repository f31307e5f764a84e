"""Strangers on the network, and a screen that sends what no page would: the game goes on."""

import socket
import time
from contextlib import ExitStack

import pytest
from screened import Client, Table, until
from websockets.sync.client import connect
from websockets.typing import Origin

from voice_supercat.screen.connections import MOST_CONNECTIONS

AT_ONCE = 2.5
"""Seconds; the server waits twice as long for the first word."""
HUNGRY, MOOD = "Is ada hungry?", "Which mood?"


def shut(stranger: socket.socket) -> bool:
    try:
        return not stranger.recv(1)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_connections_that_say_nothing_take_no_files_from_the_game(game: Table) -> None:
    host, port = game.host.split(":")
    many = 3 * MOST_CONNECTIONS
    with ExitStack() as silent:
        strangers = [silent.enter_context(socket.create_connection((host, int(port)), timeout=5)) for _ in range(many)]
        for stranger in strangers:
            stranger.setblocking(False)
        began = time.monotonic()
        until(lambda: sum(map(shut, strangers)) >= many - MOST_CONNECTIONS)
        assert time.monotonic() - began < AT_ONCE
        game.hands.put("yes")
        game.said_last(MOOD)
    screen = Client(game)
    screen.asked(MOOD)


@pytest.mark.parametrize(
    "message",
    [
        r'{"say": "\ud800"}',
        r'{"text": "\ud800"}',
        r'{"command": "\ud800"}',
        r'{"command": "explain", "about": "\ud800"}',
        r'{"answer": "\ud800"}',
        r'{"answer": ["\ud800"]}',
        r'{"answer": {"\ud800": 1}}',
        r'{"ask": "form", "name": "\ud800"}',
        '{"say": "' + "a" * 8000 + '"}',
        '{"ask": "history", "from": 1' + 90 * "0" + "}",
        '{"ask": "put_back", "back": 1' + 90 * "0" + "}",
        '{"answer": NaN}',
        '{"answer": 1e999}',
        '{"command": "undo", "at": [1]}',
        '{"tell": [], "answer": {}}',
        '{"command": []}',
        '{"command": {"a": 1}}',
        '{"say": 7}',
        '{"say": null}',
    ],
)
def test_what_no_page_would_send_ends_neither_game_nor_screen(game: Table, message: str) -> None:
    screen = Client(game)
    screen.asked(HUNGRY)
    screen.send_text(message)
    screen.answer(answer=True)
    screen.asked(MOOD)
    for said in game.saying.said:
        said.encode()  # a voice and a terminal can


@pytest.mark.parametrize("first", [r'{"key": "\ud800"}', r'{"code": "\ud800"}', '{"code": 7}', "[]", "{"])
def test_whoever_knocks_with_nonsense_is_refused(game: Table, first: str) -> None:
    Client(game)
    with connect(f"ws://{game.host}/game", origin=Origin(f"http://{game.host}"), proxy=None) as stranger:
        stranger.send(first)
        assert stranger.recv(timeout=5) == '{"refused": true}'
