"""Answers with one key: presses are counted, as a telephone dial counts pulses.

One press is yes, two are no. At other questions presses dial digits, ten presses for zero, with a pause between two
digits: the number itself, or the place of the answer in the list that "help" names. More than ten presses, or the key
held down, begin a command: the next digit says which. Without a digit, after a longer pause, a menu names all commands.
"""

import queue
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.keys.key_reader import KeyReader
from voice_supercat.speech.keys.terminal import Keys

KEY = " "
COMMAND = "*"
"""The text for more than ten presses."""
_TEN = 10  # presses for a zero, as on a telephone
_END = 2.5  # times the pause between digits; this silence ends an answer of several digits


@dataclass(frozen=True)
class Dialled:
    """The digits so far, and the presses of the digit that is being dialled."""

    digits: str = ""
    presses: int = 0

    def pressed(self) -> "Dialled":
        """After one more press."""
        return Dialled(self.digits, self.presses + 1)

    def paused(self) -> "Dialled":
        """After a pause: the presses so far are one digit."""
        if not self.presses:
            return self
        digit = COMMAND if self.presses > _TEN else str(self.presses % _TEN)
        return Dialled(self.digits + digit)


class OneKey:
    """A `Poll` that counts presses of the space key. `pause`: seconds between two digits."""

    def __init__(self, keys: Keys, pause: float, now: Callable[[], float] = time.monotonic) -> None:
        self._pause = pause
        self._now = now
        self._presses: queue.SimpleQueue[float | None] = queue.SimpleQueue()
        self._dialled = Dialled()
        self._last = now()
        self._single = False
        self._ended = False
        self._reader = KeyReader(keys, self._take)

    @property
    def ended(self) -> bool:
        return self._ended

    def started(self) -> bool:
        """Whether the key was pressed and `poll` has not given the answer yet."""
        return not self._presses.empty() or self._dialled != Dialled()

    def start(self, phrases: Sequence[str], complete: Complete) -> None:  # noqa: ARG002
        """Earlier presses count too: the hand is quicker than the voice."""
        self._single = {"yes", "no"} <= set(phrases)

    def poll(self, seconds: float) -> Utterance | None:
        """The dialled digits, when no more can follow."""
        try:
            press = self._presses.get(timeout=seconds) if seconds > 0 else self._presses.get_nowait()
        except queue.Empty:
            return self._after_silence(self._now() - self._last)
        if press is None:
            self._ended = True
            return None
        if press - self._last >= self._pause:
            self._dialled = self._dialled.paused()
        self._dialled, self._last = self._dialled.pressed(), press
        return None

    def close(self) -> None:
        """Restore the terminal."""
        self._reader.close()

    def _after_silence(self, silence: float) -> Utterance | None:
        if silence < self._pause:
            return None
        self._dialled = self._dialled.paused()
        digits = self._dialled.digits
        if not digits:
            return None
        single = digits != COMMAND and (self._single or digits.startswith(COMMAND))
        if not single and silence < _END * self._pause:
            return None
        self._dialled = Dialled()
        return Utterance(digits, source="keyboard", raw=digits)

    def _take(self, key: str) -> None:
        if key == "":
            self._presses.put(None)
        elif key == KEY:
            self._presses.put(self._now())
