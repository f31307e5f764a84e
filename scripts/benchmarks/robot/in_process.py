"""The robot without devices: the program's own conversation and recogniser, fed as fast as they take it.

Time is sound time, exact to the sample: what the devices and the loudspeaker add is missing.
"""

import queue
import threading
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Header, Journal
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.saying.outputs import Collected

from .cast import Line
from .ends import BLOCK
from .judges import Judges
from .levels import Span, mixed
from .partner import entries_of
from .robot import Reaction

AT_ONCE = 0.6
"""Seconds of the room before a word, at least."""
_PROMPT = HEARING_RATE * 5 // 2  # samples of the room while the program asks, where the player thinks too
_AFTER = HEARING_RATE * 5 // 2  # and after it: longer than any wait, the program's or Vosk's


class Room:
    """Gives sound of the background, with or without a word in it.

    `thinking`: seconds of it before a word, at most; with more than `AT_ONCE` prompts take their time as well.
    """

    def __init__(self, background: Iterator[Samples], thinking: float = AT_ONCE, seed: int = 0) -> None:
        self._background = background
        self._thinking = thinking
        self._draw = np.random.default_rng(seed)
        self._left = np.zeros(0, np.int16)

    def sound(self, length: int) -> Samples:
        """So many samples of the room alone."""
        while len(self._left) < length:
            self._left = np.concatenate([self._left, next(self._background)])
        found, self._left = self._left[:length], self._left[length:]
        return found

    def around(self, line: Line) -> tuple[Samples, Span]:
        """The room before, during and after a word, and where the word lies."""
        before = int(self._draw.uniform(AT_ONCE, self._thinking) * HEARING_RATE)
        padded = np.pad(line.samples, (before, _AFTER))
        return mixed(self.sound(len(padded)), padded), Span(before + line.word.start, before + line.word.end)

    def prompted(self) -> Samples:
        """The room while the program asks."""
        return self.sound(_PROMPT if self._thinking > AT_ONCE else 0)


class _Ear:
    """A `Hearing` that takes one sound after the other; tells when the program wants the next."""

    def __init__(self, recogniser: Recogniser) -> None:
        self._recogniser = recogniser
        self.sounds: queue.SimpleQueue[Samples | str | None] = queue.SimpleQueue()
        self.waiting: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.heard: list[Utterance] = []

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """Prompts take no time here, so nobody interrupts them."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        self._recogniser.start(phrases, complete)
        while True:
            self.waiting.put(None)
            sound = self.sounds.get()
            if sound is None or isinstance(sound, str):
                return None if sound is None else Utterance(sound, source="keyboard", raw=sound)
            for at in range(0, len(sound) - BLOCK + 1, BLOCK):
                if utterance := self._recogniser.feed(sound[at : at + BLOCK]):
                    self.heard.append(utterance)
                    return utterance

    def overhear(self, sound: Samples) -> None:
        """What is heard while the program asks; only while it waits for the next sound."""
        self._recogniser.overhear(sound)

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:  # noqa: ARG002
        """Says nothing between two lines."""
        return None

    def close(self) -> None:
        """Nothing to close."""


class InProcess:
    """A `Stage` in this process, its game saved in the file `saved`. Close it to end its conversation."""

    def __init__(
        self,
        game: Game,
        understanding: LanguageUnderstanding,
        recogniser: Recogniser,
        room: Room,
        judges: Judges | None,
        saved: Path,
    ) -> None:
        self._saved = saved
        self._journal = Journal.create(saved, Header("", "", "", 0, {}))
        self.ended = False
        """Whether the game was left; then nobody listens."""
        self._fault: BaseException | None = None
        self._room = room
        self._judges = judges
        self._saying = Collected()
        self._ear = _Ear(recogniser)
        session = Session(game, understanding, self._journal)
        conversation = Conversation(session, self._ear, self._saying, _no_spare, _no_spare)
        self._thread = threading.Thread(target=self._run, args=(conversation,), daemon=True)
        self._thread.start()
        self._ear.waiting.get()

    def exchange(self, line: Line, question: AskEvent) -> Reaction:
        self._ear.overhear(self._room.prompted())
        sound, word = self._room.around(line)
        reaction = self._given(sound)
        if self._judges is None:
            return reaction
        return replace(reaction, times=self._judges.times(question, line.text, sound, word))

    def typed(self, text: str) -> Reaction:
        return self._given(text)

    def last_line(self, awaited: Container[str]) -> str:  # noqa: ARG002
        return self._saying.said[-1]

    def hears(self, sound: Samples) -> Reaction:
        """Let this be heard in the room, whoever says it."""
        return self._given(mixed(self._room.sound(len(sound)), sound))

    def close(self) -> None:
        self._ear.sounds.put(None)
        self._thread.join(timeout=5)
        self._journal.close()

    def _run(self, conversation: Conversation) -> None:
        try:
            conversation.run()
        except BaseException as fault:
            self._fault = fault
        self.ended = True
        self._ear.waiting.put(None)

    def _given(self, sound: Samples | str) -> Reaction:
        assert not self.ended, "the conversation is over; nobody listens"
        lines, entries, heard = len(self._saying.said), len(entries_of(self._saved)), len(self._ear.heard)
        self._ear.sounds.put(sound)
        self._ear.waiting.get()
        if self._fault:
            raise self._fault
        return Reaction(self._saying.said[lines:], entries_of(self._saved)[entries:], heard=self._ear.heard[heard:])


def _no_spare() -> Any:
    raise AssertionError("nothing here can fail like a device")
