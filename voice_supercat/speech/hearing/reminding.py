"""Notices that the player has said nothing for a long while."""

import time
from collections.abc import Callable, Sequence

from voice_supercat.speech.hearing.sources import Poll
from voice_supercat.speech.interfaces import Complete, Utterance


class Reminding:
    """A `Poll` that gives an utterance of the source "silence" after `seconds` in which hands and voice were still.

    There is no limit to the time for an answer: this only lets the dialogue ask again, and never into an answer.
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
    """The same, with the reminder where the player wants one: after `seconds`, 0 for never."""
    return Reminding(poll, seconds) if seconds else poll
