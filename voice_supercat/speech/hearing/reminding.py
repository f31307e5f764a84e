"""Notices that the player has said nothing for a long while."""

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from voice_supercat.speech.hearing.ways import Poll
from voice_supercat.speech.seams import Complete, Utterance


class Hands(Poll, Protocol):
    """A `Poll` that knows at once that an answer has begun, so that the voice can stop."""

    def waiting(self) -> bool:
        """Whether something was typed that nobody has taken yet."""
        ...


class Reminding:
    """A `Poll` that gives an utterance of the source "silence" after `seconds` in which nothing came.

    There is no limit to the time for an answer: this only lets the dialogue ask again.
    """

    def __init__(self, hands: Hands, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._hands = hands
        self._seconds = seconds
        self._now = now
        self._since = now()

    @property
    def ended(self) -> bool:
        return self._hands.ended

    def waiting(self) -> bool:
        return self._hands.waiting()

    def begin(self, phrases: Sequence[str], complete: Complete) -> None:
        self._since = self._now()
        self._hands.begin(phrases, complete)

    def poll(self, seconds: float) -> Utterance | None:
        if utterance := self._hands.poll(seconds):
            return utterance
        return Utterance("", source="silence") if self._now() - self._since >= self._seconds else None

    def close(self) -> None:
        self._hands.close()
