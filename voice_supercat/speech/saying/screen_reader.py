"""Says through the player's own screen reader: its voice, its speed, its braille display."""

import time
from collections.abc import Callable
from typing import Protocol

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import ALONE, Delivery, Spoken
from voice_supercat.speech.saying.outputs import Quiet

_LOOK = 0.01  # seconds between two looks whether the reader has ended, or the player types


class Reader(Protocol):
    """A screen reader. Raises SpeechFault where it is gone."""

    def speak(self, text: str) -> None:
        """Say it after what is being said; never cut that off."""
        ...

    def speaking(self) -> bool:
        """Whether it still speaks; always False for a reader that does not tell, which keeps the order by itself."""
        ...

    def silence(self) -> None:
        """Say nothing more of what it was given."""
        ...

    def close(self) -> None:
        """Let it go. Closing twice is harmless."""
        ...


class ThroughReader(Quiet):
    """A `Saying`. Each text is one announcement, which begins when the one before has ended; nothing is printed.

    Typing ends what is being said, as it does with every screen reader.
    """

    def __init__(
        self, reader: Reader, typed: Callable[[], bool] = lambda: False, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self._reader, self._typed, self._sleep = reader, typed, sleep

    def say(self, text: str, delivery: Delivery = ALONE) -> Spoken:  # noqa: ARG002 - pauses are the reader's own
        self._reader.speak(text)
        while self._reader.speaking():
            if self._typed():
                self._reader.silence()
                return "typed"
            self._sleep(_LOOK)
        return True

    def stop(self) -> None:
        self._reader.silence()

    def close(self) -> None:
        self._reader.close()


NO_READER = "No screen reader was found ({why}); start it, or choose another voice with --voice usual."


def no_reader(why: object) -> SpeechFault:
    """The fault where there is none."""
    return SpeechFault(NO_READER.format(why=why))
