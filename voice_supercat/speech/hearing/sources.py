"""The sources of answers: a microphone, the keyboard, both at once, audio files, a script."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, raised, read_for_hearing
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import Complete, Utterance

_WAIT = 0.1  # seconds; short enough that Ctrl-C works
_TURN = 0.02  # seconds for the microphone before the keyboard is checked again
_LONGEST = 4.0  # seconds in which an answer ends that began in a gap between two lines
# Samples of silence before a file, which tell how quiet a room may be: of 40 soft and closely cut digits of one person
# 17 were lost without it. And after it: longer than any wait for the end of an answer.
_BEFORE, _AFTER = HEARING_RATE * 6 // 10, HEARING_RATE * 7 // 4


class Poll(Protocol):
    """A source of answers that can be asked without waiting, so that several sources can be asked in turn."""

    @property
    def ended(self) -> bool:
        """Whether no answer will ever come again."""
        ...

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        """Forget what was said so far and listen for one of `phrases`."""
        ...

    def started(self) -> bool:
        """Whether the player has begun an answer that `poll` has not given yet."""
        ...

    def poll(self, seconds: float) -> Utterance | None:
        """The answer; waits at most `seconds` for it. None when there is none yet. Raises SpeechFault."""
        ...

    def close(self) -> None: ...


class Sounds(Protocol):
    """A source of blocks of recorded sound, such as `Microphone`."""

    def read(self, seconds: float) -> Block | None: ...

    def close(self) -> None: ...


class ByVoice:
    """Polls a microphone through a recogniser. Of what was recorded while the gate was shut only the level counts."""

    ended = False

    def __init__(self, sounds: Sounds, recogniser: Recogniser, gate: Gate) -> None:
        self._sounds = sounds
        self._recogniser = recogniser
        self._gate = gate

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        self._recogniser.start(phrases, complete)

    def started(self) -> bool:
        return self._recogniser.speaking

    def interrupted(self) -> bool:
        """Never: nothing is heard while the gate is shut."""
        return False

    def poll(self, seconds: float) -> Utterance | None:
        block = self._sounds.read(seconds)
        if block is None:
            return None
        if self._gate.muted(block.start):
            self._recogniser.overhear(block.to_recognise)
            return None
        return heard_in(block, self._recogniser)

    def close(self) -> None:
        self._sounds.close()


def heard_in(block: Block, recogniser: Recogniser) -> Utterance | None:
    """The utterance that is complete with `block`, with times by `time.monotonic()`; None when none is."""
    utterance = recogniser.feed(block.to_recognise)
    if utterance is None:
        return None
    ended_at = block.end - utterance.waited
    return replace(utterance, ended_at=ended_at, milliseconds=1000.0 * (time.monotonic() - ended_at))


class Announcements(Protocol):
    """Messages that must be spoken while the program waits for an answer: a device has gone, or is back."""

    @property
    def unspoken(self) -> bool:
        """Whether there is such a message."""
        ...

    def speak(self) -> None:
        """Speak all of them."""
        ...


class OneHearing:
    """Makes a `Hearing` from one `Poll`. Speaks `announcements` between two polls."""

    def __init__(
        self, poll: Poll, announcements: Announcements | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._poll = poll
        self._now = now
        self._announcements = announcements
        self._expecting = False

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        self._poll.start(phrases, complete)
        self._expecting = True

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        if not self._expecting:
            self.expect(phrases, complete)
        self._expecting = False
        while not self._poll.ended:
            if utterance := self._poll.poll(_WAIT):
                return utterance
            if self._announcements and self._announcements.unspoken:
                self._poll.start(phrases, complete)
                self._announcements.speak()
        return None

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:
        """Ends without an answer after `seconds`, or a while later where the player has begun one."""
        self.expect(phrases, complete)
        self._expecting = False
        began = self._now()
        while not self._poll.ended:
            if utterance := self._poll.poll(_TURN):
                return utterance
            passed = self._now() - began
            if passed > seconds + _LONGEST or (passed > seconds and not self._poll.started()):
                break
        return None

    def close(self) -> None:
        self._poll.close()


class EitherPoll:
    """Polls voice and keyboard; the first answer counts. If the voice fails, `notice` gets one sentence."""

    def __init__(self, voice: Poll, keyboard: Poll, notice: Callable[[str], None]) -> None:
        self._voice: Poll | None = voice
        self._keyboard = keyboard
        self._notice = notice

    @property
    def ended(self) -> bool:
        return self._voice is None and self._keyboard.ended

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        self._keyboard.start(phrases, complete)
        if self._voice:
            self._voice.start(phrases, complete)

    def started(self) -> bool:
        return self._keyboard.started() or (self._voice is not None and self._voice.started())

    def poll(self, seconds: float) -> Utterance | None:
        return self._keyboard.poll(0.0 if self._voice else seconds) or self._ask_voice(min(seconds, _TURN))

    def close(self) -> None:
        self._keyboard.close()
        if self._voice:
            self._voice.close()

    def _ask_voice(self, seconds: float) -> Utterance | None:
        if self._voice is None:
            return None
        try:
            return self._voice.poll(seconds)
        except SpeechFault as fault:
            self._notice(str(fault))
            self._voice.close()
            self._voice = None
            return None


class ScriptHearing:
    """Gives one text after another as answers."""

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = iter(answers)

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """A script needs no preparation."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        answer = next(self._answers, None)
        return None if answer is None else Utterance(answer, source="script", raw=answer)

    def glance(self, phrases: Sequence[str], complete: Complete, seconds: float) -> Utterance | None:  # noqa: ARG002
        """A script answers questions only."""
        return None

    def close(self) -> None:
        """Nothing to close."""


def hear_file(
    path: Path, recogniser: Recogniser, phrases: Sequence[str], complete: Complete, gain: float = 0.0
) -> Utterance:
    """The first answer in the file, raised by `gain` decibels; an utterance with text "" where there is none.

    Nobody can be asked about a doubtful one, so it counts as none, with confidence 0. Raises SpeechFault that names the
    file.
    """
    samples = np.pad(raised(read_for_hearing(path), gain), (_BEFORE, _AFTER))
    recogniser.start(phrases, complete)
    rejected = Utterance("", 0.0, "file")
    block = HEARING_RATE // 50
    for start in range(0, len(samples), block):
        utterance = recogniser.feed(samples[start : start + block])
        if utterance and utterance.understood:
            return utterance
        rejected = replace(utterance, text="", confidence=0.0) if utterance else rejected
    return rejected
