"""The words of a calibration, one after another: from a microphone, or from files named after the words."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np

from voice_supercat.speech.audio import Samples, raised, read_for_hearing
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.zeros import what_to_do
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.energy import FRAME, level_of
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import Sounds, hear_file
from voice_supercat.speech.interfaces import Complete, Utterance

ROOM_SECONDS = 3.0
_PATIENCE = 6.0  # seconds to say one word
_QUIET_SHARE = 10  # per cent of the frames that count as quiet: the level between two noises
_LOUD_FRAMES = 20  # 0.2 s, a vowel: every word is loud for as long
_SILENCE = -100.0  # dBFS of no sound at all
_WAIT = 0.1  # seconds for one block


@dataclass(frozen=True)
class Heard:
    """What was heard of one word; text "" where no answer was taken."""

    text: str
    confidence: float
    level: float
    """dBFS before the gain."""


class Ear(Protocol):
    """Where the words of a calibration come from."""

    def room(self) -> float | None:
        """Level of the room in dBFS while nobody speaks; None where it is not known. Raises SpeechFault."""
        ...

    def raise_by(self, gain: float) -> None:
        """Raise the sound from now on by `gain` decibels."""
        ...

    def word(self, asked: str, phrases: Sequence[str], complete: Complete) -> Heard:
        """What is heard when the player says `asked`. Raises SpeechFault."""
        ...


class LiveEar:
    """A microphone. `ask` says to the player what to do."""

    def __init__(self, sounds: Sounds, recogniser: Recogniser, gate: Gate, ask: Callable[[str], object]) -> None:
        self._sounds = sounds
        self._recogniser = recogniser
        self._gate = gate
        self._ask = ask
        self._gain = 0.0

    def raise_by(self, gain: float) -> None:
        self._gain = gain

    def room(self) -> float:
        self._ask("Please be silent for three seconds.")
        heard = list(self._blocks(ROOM_SECONDS))
        if not any(block.any() for block in heard):
            raise SpeechFault(f"The microphone gives no sound at all. {what_to_do()}")
        return quiet_level(np.concatenate(heard))

    def word(self, asked: str, phrases: Sequence[str], complete: Complete) -> Heard:
        self._recogniser.start(phrases, complete)
        self._ask(f"Say {asked}.")
        sound: list[Samples] = []
        for block in self._blocks(_PATIENCE):
            sound.append(block)
            if utterance := self._recogniser.feed(raised(block, self._gain)):
                return _heard(utterance, sound)
        return _heard(None, sound)

    def _blocks(self, seconds: float) -> Iterator[Samples]:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            block = self._sounds.read(_WAIT)
            if block is not None and not self._gate.muted(block.start):
                yield block.samples


class FileEar:
    """Files of a folder, each used once: `seven.wav`, `seven-2.wav`. `room.wav` is the empty room."""

    def __init__(self, folder: Path, recogniser: Callable[[], Recogniser]) -> None:
        self._recogniser = recogniser
        self._folder = folder
        self._files = sorted(path for path in folder.glob("*.*") if path.is_file())
        self._gain = 0.0

    def raise_by(self, gain: float) -> None:
        self._gain = gain

    def asked(self) -> list[str]:
        """The words that were recorded, one for each file. Raises SpeechFault where there are none."""
        words = [_word_of(path) for path in self._files if _word_of(path) != "room"]
        if not words:
            raise SpeechFault(f"{self._folder}: holds no recordings; name them after the words, such as yes-1.wav.")
        return words

    def room(self) -> float | None:
        """Needs a recording of the empty room: words that are cut closely contain nothing of it."""
        empty = [read_for_hearing(path) for path in self._files if _word_of(path) == "room"]
        return quiet_level(np.concatenate(empty)) if empty else None

    def word(self, asked: str, phrases: Sequence[str], complete: Complete) -> Heard:
        path = next(path for path in self._files if _word_of(path) == asked)
        self._files.remove(path)
        utterance = hear_file(path, self._recogniser(), phrases, complete, self._gain)
        return Heard(utterance.text, utterance.confidence, loud_level(read_for_hearing(path)))


def quiet_level(samples: Samples) -> float:
    """dBFS of the quiet parts of the sound."""
    levels = _levels(samples)
    return levels[len(levels) * _QUIET_SHARE // 100] if levels else _SILENCE


def loud_level(samples: Samples) -> float:
    """dBFS that the loudest 0.2 s of the sound reach."""
    levels = _levels(samples)
    return levels[-min(_LOUD_FRAMES, len(levels))] if levels else _SILENCE


def _levels(samples: Samples) -> list[float]:
    """dBFS of the 10 ms frames, ascending."""
    return sorted(level_of(samples[at : at + FRAME]) for at in range(0, len(samples) - FRAME + 1, FRAME))


def _heard(utterance: Utterance | None, sound: list[Samples]) -> Heard:
    loud = loud_level(np.concatenate(sound)) if sound else _SILENCE
    if utterance is None:
        return Heard("", 0.0, loud)
    return Heard(utterance.text if utterance.understood else "", utterance.confidence, loud)


def _word_of(path: Path) -> str:
    return path.stem.partition("-")[0]
