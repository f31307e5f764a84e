"""Notes for the journal while the player answers: the time, the way, and what was misheard."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from voice_supercat.procedure.noted import Noted
from voice_supercat.speech.interfaces import Utterance

_MOST_MISHEARD = 20  # for one answer; a loud table would fill the journal


class Notes:
    """What is noted since the last entry of the journal. `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = clock()
        self._paused_at: float | None = None
        self._by = ""
        self._misheard: list[str] = []
        self._unsure: str | None = None

    def paused(self, paused: bool) -> None:
        """Whether the game is paused now: that time is not counted."""
        if paused and self._paused_at is None:
            self._paused_at = self._clock()
        elif not paused and self._paused_at is not None:
            self._since += self._clock() - self._paused_at
            self._paused_at = None

    def understood(self, utterance: Utterance) -> None:
        """It has a meaning at the open question."""
        self._by = utterance.source

    def misheard(self, utterance: Utterance) -> None:
        """It was no answer. What was typed was not heard."""
        if utterance.source == "voice":
            self._misheard.append(utterance.text)

    def unsure(self, utterance: Utterance) -> None:
        """The player is asked whether this was said; without `sure` after it, it was not."""
        self._settle()
        if utterance.source == "voice":
            self._unsure = utterance.text

    def sure(self) -> None:
        """It was said."""
        self._unsure = None

    def taken(self) -> Mapping[str, Any]:
        """What is added to an entry that is written now. Of several entries of one utterance the first has it."""
        if not self._by:
            return {}
        self._settle()
        self.paused(False)
        now = self._clock()
        noted = Noted(max(0.0, now - self._since), self._by, tuple(self._misheard[:_MOST_MISHEARD]))
        self._since, self._by, self._misheard = now, "", []
        return noted.to_json()

    def _settle(self) -> None:
        if self._unsure is not None:
            self._misheard.append(self._unsure)
            self._unsure = None
