"""What was typed and what a screen reader was given, in one transcript."""

from collections.abc import Callable, Sequence

import pytest
from reading_aloud import Dispatcher

from voice_supercat.speech.hearing.sources import Poll
from voice_supercat.speech.interfaces import Complete, Utterance


class _Typing:
    """Types the next line each time the program waits for one."""

    def __init__(self, dispatcher: Dispatcher, typed: Sequence[str]) -> None:
        self._dispatcher, self._typed = dispatcher, list(typed)
        self.ended = False

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        """Everything may be typed."""

    def started(self) -> bool:
        return False

    def poll(self, seconds: float) -> Utterance | None:  # noqa: ARG002
        if not self._typed:
            self.ended = True
            return None
        line = self._typed.pop(0)
        self._dispatcher.said.append(f"> {line}")
        return Utterance(line, source="keyboard", raw=line)

    def close(self) -> None:
        """There is no device."""


def typed_in_turn(
    monkeypatch: pytest.MonkeyPatch, dispatcher: Dispatcher, typed: Sequence[str]
) -> Callable[[], list[str]]:
    """Type these lines, one at each prompt; gives what was said and typed, in order."""

    def open_hands(*_: object) -> Poll:
        return _Typing(dispatcher, typed)

    monkeypatch.setattr("voice_supercat.speech.opening.open_hands", open_hands)
    return lambda: dispatcher.said
