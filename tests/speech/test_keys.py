"""Keys and typed lines of the terminals of every system: arrows, other letters, the end of input."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from voice_supercat.speech.keys.hands import open_hands
from voice_supercat.speech.keys.keyboard import Keyboard
from voice_supercat.speech.keys.terminal import Keys, PosixKeys, WindowsKeys
from voice_supercat.speech.settings import USUAL_SETTINGS

ARROW_OF_POSIX, F1_OF_POSIX, DELETE_OF_POSIX = "\x1b[A", "\x1bOP", "\x1b[3~"
ARROW_OF_WINDOWS, F1_OF_WINDOWS = "\xe0H", "\x00;"


def pressed(keys: Keys, most: int = 20) -> list[str]:
    """The characters of all keys that were pressed, with "" for the end of input."""
    read = [keys.read(0) for _ in range(most)]
    return [key for key in read if key is not None]


def console(monkeypatch: pytest.MonkeyPatch, typed: str) -> WindowsKeys:
    """A console of Windows in which this was typed."""
    waiting = list(typed)
    monkeypatch.setitem(
        sys.modules,
        "msvcrt",
        SimpleNamespace(kbhit=lambda: bool(waiting), getwch=lambda: waiting.pop(0)),  # type: ignore[arg-type]
    )
    return WindowsKeys()


def test_arrows_of_windows_are_no_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pressed(console(monkeypatch, f"a{ARROW_OF_WINDOWS} b")) == ["a", " ", "b"]
    assert pressed(console(monkeypatch, "é\xe0")) == ["é", "à"]


def test_function_keys_of_windows_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pressed(console(monkeypatch, f"{F1_OF_WINDOWS}a\x00@\x00D\xe0\x85\xe0\x86")) == [
        *("F1", "a", "F6", "F10", "F11", "F12")
    ]


def test_ctrl_z_of_windows_is_the_end_of_input(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pressed(console(monkeypatch, " \x1a")) == [" ", ""]


def test_ctrl_c_of_windows_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = console(monkeypatch, "\x03")
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 - it comes between two statements
        assert keys.read(0) is None
        time.sleep(0.1)


@pytest.fixture
def terminal() -> Iterator[tuple[int, PosixKeys]]:
    """The other end of a terminal, and its keys."""
    import pty

    ours, theirs = pty.openpty()
    keys = PosixKeys(theirs)
    yield ours, keys
    keys.close()
    for descriptor in (ours, theirs):
        os.close(descriptor)


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo terminal is POSIX")
@pytest.mark.parametrize(
    ("typed", "characters"),
    [
        (f"a{ARROW_OF_POSIX} {DELETE_OF_POSIX}b", ["a", " ", "b"]),
        (f"{F1_OF_POSIX}a\x1bOS\x1b[15~\x1b[24~", ["F1", "a", "F4", "F5", "F12"]),  # of xterm and its like
        ("\x1b[[A\x1b[[Eb", ["F1", "F5", "b"]),  # of the console of Linux
        ("\x1b[11~\x1b[14~", ["F1", "F4"]),  # of PuTTY
        ("\x1b[1;2Pb\x1b[15;5~b", ["b", "b"]),  # with Shift, with Ctrl
        ("Zoë", ["Z", "o", "ë"]),
        ("\x1b", []),
        ("\x1bxyes", ["y", "e", "s"]),  # Alt and a letter
        (" \x04", [" ", ""]),
    ],
)
def test_keys_of_a_terminal(terminal: tuple[int, PosixKeys], typed: str, characters: list[str]) -> None:
    writer, keys = terminal
    os.write(writer, typed.encode())
    assert pressed(keys) == characters


def lines(keyboard: Keyboard) -> list[str]:
    found = []
    while not keyboard.ended:
        if utterance := keyboard.poll(1.0):
            found.append(utterance.text)
    return found


def test_arrows_in_a_typed_line_are_left_out() -> None:
    reader, writer = os.pipe()
    os.write(writer, f"{ARROW_OF_POSIX}yes{F1_OF_POSIX}\nn{DELETE_OF_POSIX}o\x1b[[A\n".encode())
    os.close(writer)
    assert lines(Keyboard(reader)) == ["yes", "no"]


class Console:
    """The input of a program in a console of Windows: its raw stream has UTF-8, its descriptor the code page."""

    encoding = "utf-8"

    def __init__(self, *reads: bytes) -> None:
        waiting = [*reads, b""]
        self.buffer: Any = SimpleNamespace(raw=SimpleNamespace(read=lambda count: waiting.pop(0)))  # noqa: ARG005

    def isatty(self) -> bool:
        return True


def test_a_console_of_windows_is_read_in_its_own_letters(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stdin", Console("zoë\r\n".encode(), "é\r\n".encode()))
    monkeypatch.setattr(os, "read", lambda *_: tmp_path)  # never asked
    hands = open_hands(USUAL_SETTINGS, print)
    assert isinstance(hands, Keyboard)
    assert lines(hands) == ["zoë", "é"]


def test_a_text_that_begins_with_a_byte_order_mark_is_typed_without_it() -> None:
    """As PowerShell sends it."""
    pieces = [b"\xef\xbb\xbfagg 2", b" con 2\r\nno\r\n", b""]
    keyboard = Keyboard(encoding="cp1252", read=lambda _: pieces.pop(0))
    heard = [keyboard.poll(1.0), keyboard.poll(1.0)]
    assert [utterance.text for utterance in heard if utterance] == ["agg 2 con 2", "no"]
