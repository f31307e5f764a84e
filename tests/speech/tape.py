"""A tape in place of a microphone, and what barge-in makes of it."""

import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing
from voice_supercat.speech.devices.microphone import NO_ECHO, Block, Echo
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.interfaces import Utterance

BLOCK = HEARING_RATE // 100  # samples
NOISE = np.random.default_rng(7)


def room(seconds: float) -> Samples:
    return NOISE.normal(0, 20, int(seconds * HEARING_RATE)).astype(np.int16)


@cache
def word(text: str) -> Samples:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "word.wav"
        subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(path), text], check=True)
        spoken = read_for_hearing(path)
    loud = np.flatnonzero(np.abs(spoken) > 300)
    return spoken[loud[0] : loud[-1]]


class Tape:
    """Gives a block at every second read, like a microphone that is read as fast as it records."""

    def __init__(self, *sounds: Samples, echo: Echo = NO_ECHO) -> None:
        self._echo = echo
        self._samples = np.concatenate(sounds)
        self._given = False
        self.at = 0

    @property
    def seconds(self) -> float:
        return self.at / HEARING_RATE

    @property
    def length(self) -> float:
        """Seconds of the whole tape."""
        return len(self._samples) / HEARING_RATE

    @property
    def over(self) -> bool:
        return self.at >= len(self._samples)

    def read(self, seconds: float) -> Block | None:  # noqa: ARG002
        self._given = not self._given
        if not self._given or self.over:
            return None
        start, self.at = self.at, self.at + BLOCK
        return Block(self._samples[start : self.at], start / HEARING_RATE, self.at / HEARING_RATE, self._echo)

    def close(self) -> None:
        """Nothing to close."""


def cut_at(tape: Tape, barge_in: BargeIn) -> float | None:
    """Seconds into the tape at which a prompt that starts now is stopped; None where it is said to its end."""
    while not tape.over:
        if barge_in.interrupted():
            return tape.seconds
    return None


def heard(tape: Tape, barge_in: BargeIn) -> Utterance | None:
    while True:
        if (utterance := barge_in.poll(0.0)) or tape.over:
            return utterance
