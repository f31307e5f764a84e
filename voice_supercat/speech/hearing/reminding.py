"""Notices that the player has given no answer for a long time."""

import time
from collections.abc import Callable, Sequence

from voice_supercat.speech.hearing.sources import Poll
from voice_supercat.speech.interfaces import Complete, Utterance


class Reminding:
    """A `Poll` that gives an utterance with the source "silence" after `seconds` without a key or a voice.

    The time for an answer has no limit. This only lets the dialogue ask again, but never while the player is answering.
    """

    def __init__(self, poll: Poll, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._poll = poll
        self._seconds = seconds
        self._now = now
        self._since = now()

    @property
    def ended(self) -> bool:
        return self._poll.ended

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        self._since = self._now()
        self._poll.start(phrases, complete)

    def started(self) -> bool:
        return self._poll.started()

    def poll(self, seconds: float) -> Utterance | None:
        if utterance := self._poll.poll(seconds):
            return utterance
        if self._poll.started():
            self._since = self._now()
        return Utterance("", source="silence") if self._now() - self._since >= self._seconds else None

    def close(self) -> None:
        self._poll.close()


def reminded(poll: Poll, seconds: float) -> Poll:
    """The poll with a reminder after `seconds`; 0: without a reminder."""
    return Reminding(poll, seconds) if seconds else poll
