"""Shows on the screen what is said aloud, each text once."""

from collections.abc import Iterable
from typing import TextIO

from voice_supercat.speech.saying import Printed
from voice_supercat.speech.seams import Saying


class Shown:
    """A `Saying` that prints a text and then says it through another."""

    def __init__(self, aloud: Saying, out: TextIO) -> None:
        self._aloud = aloud
        self._printed = Printed(out)

    def say(self, text: str) -> None:
        self._printed.say(text)
        self._aloud.say(text)

    def prepare(self, texts: Iterable[str]) -> None:
        self._aloud.prepare(texts)

    def stop(self) -> None:
        self._aloud.stop()

    def set_rate(self, words_per_minute: int) -> None:
        self._aloud.set_rate(words_per_minute)

    def close(self) -> None:
        self._aloud.close()
