"""Single key presses of a terminal, on POSIX and on Windows, behind one small interface."""

import _thread
import atexit
import codecs
import re
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.keys.function_keys import OF_POSIX, OF_WINDOWS

_GLANCE = 0.01  # seconds between two checks of the Windows console, which has no waiting call
_INTERRUPT, _END_OF_POSIX, _END_OF_WINDOWS = "\x03", "\x04", "\x1a"  # Ctrl-C, Ctrl-D, Ctrl-Z
_ESCAPE = "\x1b"
_SEQUENCE = re.compile(r"\x1b(?:\[\[.|\[[0-?]*[ -/]*[@-~]|O.)?")  # what a terminal sends for an arrow or F1
_OF_SEQUENCE = re.compile(r"\[(?:\[|[0-?]*[ -/]*)|O")  # as long as it is this, more of it follows
_LEAD_OF_WINDOWS = "\x00\xe0"  # a key without a character gives two: one of these, then its code


class Keys(Protocol):
    """A source of key presses."""

    def read(self, seconds: float) -> str | None:
        """The next key as a character, or "F1" to "F12"; waits at most `seconds`. "" at the end of input.

        None when no key came, or another one without a character, such as an arrow.
        """
        ...

    def close(self) -> None:
        """Restore the terminal. Closing twice is harmless."""
        ...


def open_keys() -> Keys:
    """The keys of the terminal that the program runs in. Raises SpeechFault where there is none."""
    if not sys.stdin.isatty():
        raise SpeechFault("Key presses need a terminal.")
    keys: Keys = WindowsKeys() if sys.platform == "win32" else PosixKeys(sys.stdin.fileno(), sys.stdin.encoding)
    atexit.register(keys.close)
    return keys


class PosixKeys:
    """Reads a terminal without buffer and without echo. Ctrl-C still ends the program, and Ctrl-Z stops it.

    A shell takes the terminal back where the program is stopped; when it goes on, keys are read one by one again.
    """

    _changing: threading.Lock
    _gone: type[Exception]
    _key_by_key: Callable[[], None]
    _restore: Callable[[], None] | None

    def __init__(self, descriptor: int, encoding: str = "utf-8") -> None:
        self._descriptor = descriptor
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        if sys.platform == "win32":
            raise SpeechFault("Here keys come from the console.")
        import os
        import termios
        import tty

        before = termios.tcgetattr(descriptor)

        def restore() -> None:
            with suppress(termios.error):  # the terminal has gone
                termios.tcsetattr(descriptor, termios.TCSADRAIN, before)

        def key_by_key() -> None:
            ours = os.tcgetpgrp(descriptor) == os.getpgrp()  # else the system would stop the program for it
            if ours and termios.tcgetattr(descriptor)[tty.LFLAG] & termios.ICANON:
                tty.setcbreak(descriptor)

        self._gone, self._key_by_key = termios.error, key_by_key
        self._restore = restore
        self._changing = threading.Lock()
        tty.setcbreak(descriptor)

    def read(self, seconds: float) -> str | None:
        key = self._byte(seconds)
        if key == _ESCAPE.encode():
            return OF_POSIX.get(self._rest_of_sequence())
        if key is None:
            with self._changing, suppress(OSError, self._gone):
                if self._restore is not None:
                    self._key_by_key()
            return None
        return "" if key in (b"", _END_OF_POSIX.encode()) else self._decoder.decode(key) or None

    def close(self) -> None:
        with self._changing:
            if self._restore is not None:
                self._restore()
                self._restore = None

    def _rest_of_sequence(self) -> str:
        """The rest of what a key sends that has no character; it is there at once."""
        rest = ""
        while part := self._byte(_GLANCE):
            rest += part.decode("latin-1")
            if not _OF_SEQUENCE.fullmatch(rest):
                break
        return rest

    def _byte(self, seconds: float) -> bytes | None:
        """One byte; None when none came, b"" at the end of input."""
        import os
        import select

        if not select.select([self._descriptor], [], [], seconds)[0]:
            return None
        try:
            return os.read(self._descriptor, 1)
        except OSError:  # the terminal has gone
            return b""


class WindowsKeys:
    """Reads the console, which gives keys one by one."""

    def __init__(self) -> None:
        import msvcrt

        self._console = msvcrt

    def read(self, seconds: float) -> str | None:
        until = time.monotonic() + seconds
        while not self._pressed():
            if time.monotonic() >= until:
                return None
            time.sleep(_GLANCE)
        key = self._next()
        if key in _LEAD_OF_WINDOWS and self._pressed():  # alone it is a letter: à
            return OF_WINDOWS.get(key + self._next())
        if key == _INTERRUPT:  # while a key is read it is no signal
            _thread.interrupt_main()
            return None
        return "" if key == _END_OF_WINDOWS else key

    def close(self) -> None:
        """The console was not changed."""

    def _pressed(self) -> bool:
        return bool(self._console.kbhit())  # type: ignore[attr-defined, unused-ignore]

    def _next(self) -> str:
        return str(self._console.getwch())  # type: ignore[attr-defined, unused-ignore]


def without_sequences(line: str) -> str:
    """A typed line without what arrow keys and their like put into it."""
    return _SEQUENCE.sub("", line)


def console_of_windows() -> Callable[[int], bytes] | None:
    """Reads so many bytes of the console as UTF-8; by its descriptor they would be of its code page.

    None where the input is no console of Windows.
    """
    raw = getattr(getattr(sys.stdin, "buffer", None), "raw", None)
    if sys.platform != "win32" or raw is None or not sys.stdin.isatty():
        return None
    return lambda count: raw.read(count) or b""
