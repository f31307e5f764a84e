"""Answers typed at the keyboard or piped in: one in a line, at any time, also while the program speaks."""

import codecs
import os
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.keys.terminal import without_sequences

LONGEST_LINE = 4096
"""Characters of a line, ten times the longest answer: the time to understand it grows with the square of its words."""


class TypedLines:
    """Lines that one thread puts in and another takes out: the part of a `Poll` that all keyboards share."""

    def __init__(self) -> None:
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._typed = self._taken = 0
        self.ended = False

    def put(self, line: str | None) -> None:
        """Add a typed line; None: there will be no more."""
        self._lines.put(line)
        if line is not None:
            self._typed += 1

    def started(self) -> bool:
        """Whether a line was typed that `poll` has not given yet."""
        return self._typed > self._taken

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        """Nothing to do: everything may be typed."""

    def poll(self, seconds: float) -> Utterance | None:
        """The next line that is not empty, lower case, single spaces."""
        try:
            line = self._lines.get(timeout=seconds) if seconds > 0 else self._lines.get_nowait()
        except queue.Empty:
            return None
        if line is None:
            self.ended = True
            return None
        self._taken += 1
        text = " ".join(line.lower().split())
        return Utterance(text, source="keyboard", raw=line) if text else None


class Keyboard(TypedLines):
    """Reads lines in a thread of its own, so that the microphone works at the same time.

    They come from a file descriptor, or from `read`, which gives at most so many bytes, and b"" at the end.
    """

    def __init__(
        self, descriptor: int = 0, encoding: str = "utf-8", read: Callable[[int], bytes] | None = None
    ) -> None:
        super().__init__()
        reading = read or partial(os.read, descriptor)
        threading.Thread(target=self._read, args=(reading, encoding), daemon=True).start()

    def close(self) -> None:
        """The thread ends with its input or with the program."""

    def _read(self, read: Callable[[int], bytes], encoding: str) -> None:
        for line in _lines(read, encoding):
            self.put(without_sequences(line))
        self.put(None)


def _lines(read: Callable[[int], bytes], encoding: str) -> Iterator[str]:
    """Lines of what is read. Not of `sys.stdin`: a thread would hold its lock, and the program could not exit."""
    rest, first = b"", True
    while True:
        try:
            data = read(4096)
        except OSError:
            data = b""
        if first:  # what Windows PowerShell sends before a text
            data, first = data.removeprefix(codecs.BOM_UTF8), False
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            yield line[:LONGEST_LINE].decode(encoding, "replace").rstrip("\r")
        rest = rest[:LONGEST_LINE]
        if not data:
            if rest:
                yield rest.decode(encoding, "replace")
            return
