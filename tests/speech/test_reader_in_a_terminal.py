"""A player with a screen reader in a real terminal: one key for each state query, and the terminal as it was before."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from reading_aloud import Dispatcher

from voice_supercat.dialogue.session.reader_keys import QUERIES

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="Speech Dispatcher is of Linux"),
    pytest.mark.usefixtures("home"),
]

PLAY = "play --book supercat-base --set track=bots --seed 1 --wording full --voice screen-reader"
CARDS = "Which two cards did the bot draw?"
LED = "Which card was led, and which ambition was declared? Or does the bot lead?"
SENT = {"F1": "\x1bOP", "F2": "\x1bOQ", "F3": "\x1bOR", "F4": "\x1bOS", "F5": "\x1b[15~", "F6": "\x1b[17~", "?": "?"}
TOLD = {
    "F1": "Say a suit and a number, such as administration two.",
    "F2": CARDS,
    "F3": "Chapter one; round one; hand counter six; seize counter zero; declared nothing.",
    "F4": "The page is Bot turn.",
    "F5": "Chapter 1, round 1: Red.",
    "F6": "This is where the turn begins.",
}
CRASHES = """
import sys
from voice_supercat.cli import main
from voice_supercat.dialogue.session.status import Status
def fails(*_): raise RuntimeError("nobody expects this")
Status.turn = fails
main(sys.argv[1:])
"""


class Seat:
    """A game in a terminal of its own, and what its screen reader was given."""

    def __init__(self, game: subprocess.Popen[bytes], ours: int, theirs: int, dispatcher: Dispatcher) -> None:
        self.game, self._ours, self._theirs, self._dispatcher = game, ours, theirs, dispatcher

    @property
    def said(self) -> list[str]:
        return self._dispatcher.said

    @property
    def terminal(self) -> list[object]:
        """Its settings."""
        import termios

        return termios.tcgetattr(self._theirs)

    @terminal.setter
    def terminal(self, settings: list[object]) -> None:
        import termios

        termios.tcsetattr(self._theirs, termios.TCSANOW, settings)  # type: ignore[arg-type]

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def told(self, keys: str) -> list[str]:
        """What is said after these keys, up to the question of the cards."""
        before = len(self.said)
        self.press(keys)
        until(lambda: CARDS in self.said[before:])
        return self.said[before:]

    def seen(self) -> str:
        """All that stands in the terminal, of what was written since the last look."""
        os.set_blocking(self._ours, False)
        found = b""
        with suppress(OSError):
            while part := os.read(self._ours, 4096):
                found += part
        return found.decode()


@contextmanager
def seated(dispatcher: Dispatcher, *program: str) -> Iterator[Seat]:
    import fcntl
    import pty
    import termios

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, *(program or ("-m", "voice_supercat")), *PLAY.split()],
        **{"stdin": theirs, "stdout": theirs, "stderr": theirs},  # type: ignore[call-overload]
        env={**os.environ, "SPEECHD_ADDRESS": dispatcher.address},
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # its controlling terminal
    ) as game:
        try:
            yield Seat(game, ours, theirs, dispatcher)
        finally:
            game.kill()
            game.wait()
            for descriptor in (ours, theirs):
                os.close(descriptor)


def until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def dispatcher() -> Iterator[Dispatcher]:
    server = Dispatcher()
    yield server
    server.close()


def test_each_state_query_is_one_key_that_help_names(dispatcher: Dispatcher) -> None:
    with seated(dispatcher) as seat:
        until(lambda: seat.said == [CARDS])
        for key, sent in SENT.items():
            told = seat.told(sent)
            assert told[-1] == CARDS
            assert told[0].startswith(TOLD.get(key, "At any time: "))
        told = " ".join(text for _ in range(8) for text in seat.told("?"))
        assert {query.key for query in QUERIES.values()} == set(re.findall(r"F\d", told)) == set(TOLD)
        for query in QUERIES.values():
            assert f"{query.key} {query.tells}" in told
        assert not dispatcher.overlapped
        assert seat.seen() == ""


def test_an_answer_is_typed_as_always_and_a_key_in_the_middle_of_it_leaves_it(dispatcher: Dispatcher) -> None:
    with seated(dispatcher) as seat:
        until(lambda: seat.said == [CARDS])
        seat.press("agg 5,")
        seat.press(SENT["F5"])
        until(lambda: seat.said[1:] == [TOLD["F5"], CARDS])
        seat.press(" conx\x7f 2\r")
        until(lambda: seat.said[3:] == [LED])
        assert seat.seen() == "agg 5, conx\b \b 2\r\n"


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_where_it_is_stopped_the_terminal_is_as_before(dispatcher: Dispatcher, name: str) -> None:
    with seated(dispatcher) as seat:
        before = seat.terminal
        until(lambda: seat.said == [CARDS])
        assert seat.terminal != before
        seat.game.send_signal(signal.Signals[name])
        seat.game.wait(20)
        assert seat.terminal == before


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 0)])
def test_ctrl_c_and_ctrl_d_end_it_in_order(dispatcher: Dispatcher, key: str, status: int) -> None:
    with seated(dispatcher) as seat:
        before = seat.terminal
        until(lambda: seat.said == [CARDS])
        seat.press(key)
        assert seat.game.wait(20) == status
        assert seat.terminal == before


def test_after_a_crash_the_terminal_is_as_before(dispatcher: Dispatcher, tmp_path: Path) -> None:
    script = tmp_path / "crashes.py"
    script.write_text(CRASHES)
    with seated(dispatcher, str(script)) as seat:
        before = seat.terminal
        until(lambda: seat.said == [CARDS])
        seat.press(SENT["F5"])
        assert seat.game.wait(20) == 1
        assert "nobody expects this" in seat.seen()
        assert seat.terminal == before


def test_after_a_stop_single_keys_act_again(dispatcher: Dispatcher) -> None:
    """A shell that stops a program gives the terminal back as it has it itself."""
    with seated(dispatcher) as seat:
        before = seat.terminal
        until(lambda: seat.said == [CARDS])
        by_key = seat.terminal
        seat.game.send_signal(signal.SIGSTOP)
        os.waitpid(seat.game.pid, os.WUNTRACED)
        seat.terminal = before
        seat.game.send_signal(signal.SIGCONT)
        until(lambda: seat.terminal == by_key)
        seat.press(SENT["F5"])
        until(lambda: seat.said[1:] == [TOLD["F5"], CARDS])
