"""What the screens send, as a source of answers beside the keyboard."""

import queue
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from voice_supercat.speech.hearing.sources import Poll
from voice_supercat.speech.interfaces import Complete, Utterance

_TURN = 0.02  # seconds for the keyboard before the screens are looked at again


class Inbox:
    """Messages that the server puts in and the game takes out. `at` is the question that is open now."""

    def __init__(self) -> None:
        self._messages: queue.SimpleQueue[Mapping[str, Any]] = queue.SimpleQueue()
        self.at = 0
        self.open = True

    def put(self, message: Mapping[str, Any]) -> None:
        """Add what a screen has sent."""
        self._messages.put(message)

    @property
    def waiting(self) -> bool:
        """Whether there is a message."""
        return not self._messages.empty()

    def take(self) -> Mapping[str, Any] | None:
        """The next message that is still about the open question; one to an earlier question is dropped."""
        while True:
            try:
                message = self._messages.get_nowait()
            except queue.Empty:
                return None
            if message.get("at", self.at) == self.at:
                return message


class WithScreens:
    """A `Poll` of the screens and of the keyboard; the first answer counts.

    While there is a server it does not end with the keyboard: a game can be played by the screen alone.
    """

    def __init__(self, inbox: Inbox, hands: Poll, sleep: Callable[[float], None] = time.sleep) -> None:
        self._inbox, self._hands, self._sleep = inbox, hands, sleep

    @property
    def ended(self) -> bool:
        return self._hands.ended and not self._inbox.open

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        self._hands.start(phrases, complete)

    def started(self) -> bool:
        return self._inbox.waiting or self._hands.started()

    def poll(self, seconds: float) -> Utterance | None:
        message = self._inbox.take()
        if message is not None:
            return Utterance("", source="screen", sent=message)
        wait = min(seconds, _TURN)
        if not self._hands.ended:
            return self._hands.poll(wait)
        self._sleep(wait)
        return None

    def close(self) -> None:
        self._hands.close()
