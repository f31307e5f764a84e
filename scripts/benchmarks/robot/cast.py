"""Who answers: recordings of people that the model never learned from, and synthetic voices for words without any."""

import itertools
import random
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from scripts.training.model.recordings import Clip, read_manifest
from scripts.training.model.voices import ESPEAK_HELD_OUT
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing
from voice_supercat.speech.hearing.energy import FRAME

from .acoustics import Response, in_room, living_rooms
from .levels import Span, active_level, at_level, levels_of, word_in

LEVEL = -26.0
"""dBFS of every voice: what a laptop's microphone gives at arm's length."""

_OWN_NOISE = 20.0  # dB; a recording noisier than that could not be played at a set distance from noise
_MARGIN = HEARING_RATE * 2 // 100  # samples; a word that goes on up to the edge was cut off by the recording
_TELEPHONE = ("fsdd",)  # recorded at 8 kHz, which no microphone of today gives
_FEWEST = 5  # recordings of a word; with fewer, one unclear recording would stand for the word
_FAR = 0.5  # of all lines: the others use a headset, or what their own recording has of a room
_RINGING = HEARING_RATE * 4 // 10  # samples of the room after a word
_PEAK = 20_000  # of 32767
_PACES = (140, 165, 190)  # words a minute of espeak-ng
_ACCENTS = ("en-us", "en-gb")
_FLITE = ("slt", "rms")


@dataclass(frozen=True)
class Line:
    """One answer as it is spoken, at 16 kHz and `LEVEL`."""

    text: str
    speaker: str
    human: bool
    samples: Samples
    word: Span


class Cast:
    """Gives a sound for any phrase, by another speaker each time. `folder` holds what was rendered."""

    def __init__(self, folder: Path, audio: Path | None = None, seed: int = 0) -> None:
        self._folder = folder
        self._draw = random.Random(seed)
        clips = read_manifest(audio) if audio else []
        self._recorded: dict[str, list[Clip]] = defaultdict(list)
        for clip in filter(_usable, clips):
            self._recorded[clip.transcript].append(clip)
        self._rooms = living_rooms(clips)
        self._turns: dict[str, Iterator[Line]] = {}
        self._synthetic = itertools.cycle(self._draw.sample(_voices(), len(_voices())))

    def says(self, text: str) -> Line:
        """The phrase by the next speaker, now and then away from the microphone; a person where people have said it."""
        if text not in self._turns:
            self._turns[text] = self._people(text)
        line = next(self._turns[text])
        far = self._rooms and self._draw.random() < _FAR
        return heard_from_afar(line, self._draw.choice(self._rooms)) if far else line

    def _people(self, text: str) -> Iterator[Line]:
        lines = list(self._whole(text))
        self._draw.shuffle(lines)
        while len(lines) >= _FEWEST:
            yield from lines
        while True:
            yield self._rendered(text, next(self._synthetic))

    def _whole(self, text: str) -> Iterator[Line]:
        for clip in self._recorded[text]:
            samples = read_for_hearing(clip.file)
            word = word_in(samples)
            inside = word.start > 0 and word.end < len(samples) - _MARGIN
            if inside and active_level(samples) - np.percentile(levels_of(samples), 5) >= _OWN_NOISE:
                yield _line(text, clip.speaker, True, samples)

    def _rendered(self, text: str, voice: tuple[str, ...]) -> Line:
        speaker = " ".join(voice)
        file = self._folder / f"{speaker.replace('/', '-')} {text}.wav"
        if not file.exists():
            words = ["-t", text, "-o", str(file)] if voice[0] == "flite" else ["-w", str(file), text]
            subprocess.run([*voice, *words], check=True, capture_output=True)
        return _line(text, speaker, False, read_for_hearing(file))


def _line(text: str, speaker: str, human: bool, samples: Samples) -> Line:
    """The word alone, with a little of what lies around it, at the usual level."""
    word = word_in(samples)
    start, end = max(0, word.start - 5 * FRAME), min(len(samples), word.end + 15 * FRAME)
    return Line(text, speaker, human, at_level(samples[start:end], LEVEL), Span(word.start - start, word.end - start))


def heard_from_afar(line: Line, response: Response) -> Line:
    """The same with what the room adds to it, which rings on after the word."""
    padded = np.pad(line.samples, (0, _RINGING))
    heard = in_room(padded, response)[: len(padded)]
    samples = at_level((_PEAK * heard / np.abs(heard).max()).astype(np.int16), LEVEL)
    return replace(line, speaker=f"{line.speaker}, in a room", samples=samples)


def _usable(clip: Clip) -> bool:
    return clip.held_out and clip.use == "speech" and clip.dataset not in _TELEPHONE


def _voices() -> list[tuple[str, ...]]:
    """Commands of synthesisers up to their text: voices of espeak-ng that the model never heard; flite where it is."""
    espeak = [
        ("espeak-ng", "-v", f"{accent}+{variant}", "-s", str(pace))
        for accent, variant, pace in itertools.product(_ACCENTS, ESPEAK_HELD_OUT, _PACES)
    ]
    return [*espeak, *(("flite", "-voice", name) for name in _FLITE if shutil.which("flite"))]
