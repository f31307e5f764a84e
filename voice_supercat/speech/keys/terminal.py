"""Single key presses of a terminal, on POSIX and on Windows, behind one small interface."""

import atexit
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from voice_supercat.speech.faults import SpeechFault

_GLANCE = 0.01  # seconds between two checks of the Windows console, which has no waiting call


class Keys(Protocol):
    """A source of key presses."""

    def read(self, seconds: float) -> str | None:
        """The next key as a character; waits at most `seconds`. None when no key came; "" at the end of input."""
        ...

    def close(self) -> None:
        """Restore the terminal. Closing twice is harmless."""
        ...


def open_keys() -> Keys:
    """The keys of the terminal that the program runs in. Raises SpeechFault where there is none."""
    if not sys.stdin.isatty():
        raise SpeechFault("Key presses need a terminal.")
    keys: Keys = WindowsKeys() if sys.platform == "win32" else PosixKeys(sys.stdin.fileno())
    atexit.register(keys.close)
    return keys


class PosixKeys:
    """Reads a terminal without buffer and without echo. Ctrl-C still ends the program."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        if sys.platform == "win32":
            raise SpeechFault("Here keys come from the console.")
        import termios
        import tty

        before = termios.tcgetattr(descriptor)

        def restore() -> None:
            with suppress(termios.error):  # the terminal has gone
                termios.tcsetattr(descriptor, termios.TCSADRAIN, before)

        self._restore: Callable[[], None] | None = restore
        tty.setcbreak(descriptor)

    def read(self, seconds: float) -> str | None:
        import os
        import select

        if not select.select([self._descriptor], [], [], seconds)[0]:
            return None
        try:
            return os.read(self._descriptor, 1).decode("latin-1")
        except OSError:  # the terminal has gone
            return ""

    def close(self) -> None:
        if self._restore is not None:
            self._restore()
            self._restore = None


class WindowsKeys:
    """Reads the console, which gives keys one by one."""

    def __init__(self) -> None:
        import msvcrt

        self._console = msvcrt

    def read(self, seconds: float) -> str | None:
        until = time.monotonic() + seconds
        while not self._console.kbhit():  # type: ignore[attr-defined, unused-ignore]
            if time.monotonic() >= until:
                return None
            time.sleep(_GLANCE)
        return str(self._console.getwch())  # type: ignore[attr-defined, unused-ignore]

    def close(self) -> None:
        """The console was not changed."""
