"""What the screens send, as a source of answers beside the keyboard."""

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from voice_supercat.speech.hearing.sources import Poll
from voice_supercat.speech.interfaces import Complete, Utterance

_TURN = 0.02  # seconds for the keyboard before the screens are looked at again


class Inbox:
    """Messages that the server puts in and the game takes out. `at` is the question that is open now."""

    def __init__(self) -> None:
        self._messages: deque[Mapping[str, Any]] = deque()
        self.at = 0
        self.open = True

    def put(self, message: Mapping[str, Any]) -> None:
        """Add what a screen has sent."""
        self._messages.append(message)

    @property
    def waiting(self) -> bool:
        """Whether there is a message that is still about the open question."""
        return any(map(self._fits, tuple(self._messages)))

    def take(self) -> Mapping[str, Any] | None:
        """The next message that is still about the open question; one to an earlier question is dropped."""
        while self._messages:
            message = self._messages.popleft()
            if self._fits(message):
                return message
        return None

    def _fits(self, message: Mapping[str, Any]) -> bool:
        return bool(message.get("at", self.at) == self.at)


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
