"""Push to talk: the space key opens the microphone. Everything else can be typed as usual."""

import queue
import time
from collections.abc import Callable, Sequence
from typing import TextIO

from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import Sounds, heard_in
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.keys.keyed_lines import NO_SHORTCUTS, KeyedLines, Shortcuts
from voice_supercat.speech.keys.terminal import Keys

_TALK = " "


class TalkKey(KeyedLines):
    """Lines typed key by key. A space at the beginning of a line is a press of the talk key, not a character."""

    def __init__(
        self,
        keys: Keys,
        out: TextIO | None,
        shortcuts: Shortcuts = NO_SHORTCUTS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._presses: queue.SimpleQueue[float] = queue.SimpleQueue()
        super().__init__(keys, out, shortcuts)  # from here on keys are read

    def pressed(self) -> float | None:
        """When the talk key was pressed, by `time.monotonic()`; each press is given once."""
        try:
            return self._presses.get_nowait()
        except queue.Empty:
            return None

    def _take(self, key: str) -> None:
        if key == _TALK and not self._line:
            self._presses.put(self._now())
        else:
            super()._take(key)


class PushToTalk:
    """A `Poll` of a microphone that is closed until the key is pressed, and again after one answer or a second press.

    `listening` tells the player that the microphone is open.
    """

    ended = False

    def __init__(
        self, sounds: Sounds, recogniser: Recogniser, gate: Gate, key: TalkKey, listening: Callable[[], None]
    ) -> None:
        self._sounds = sounds
        self._recogniser = recogniser
        self._gate = gate
        self._key = key
        self._listening = listening
        self._since: float | None = None
        self._announced = False

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        self._recogniser.start(phrases, complete)
        self._since = None

    def started(self) -> bool:
        return self._since is not None

    def interrupted(self) -> bool:
        """Whether the key was pressed: it stops the prompt."""
        if pressed := self._key.pressed():
            self._since, self._announced = pressed, False
        return self._since is not None

    def poll(self, seconds: float) -> Utterance | None:
        block = self._sounds.read(seconds)
        if pressed := self._key.pressed():
            if self._since is not None:
                self._since = None
                return self._recogniser.finish() or Utterance("", 0.0)
            self._since, self._announced = pressed, False
        if self._since is not None and not self._announced:
            self._announced = True  # only after the prompt has ended: the tone would be cut off with it
            self._listening()
        if block is None or self._since is None or block.start < self._since or self._gate.muted(block.start):
            return None
        utterance = heard_in(block, self._recogniser)
        if utterance:
            self._since = None
        return utterance

    def close(self) -> None:
        self._sounds.close()
