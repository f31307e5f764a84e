"""Answers with pauses inside: words of one voice in a row, as people say them who think or look something up."""

from __future__ import annotations

import random
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations
from pathlib import Path

import numpy as np

from scripts.benchmarks.robot.cast import LEVEL
from scripts.benchmarks.robot.levels import Span, active_level, at_level, levels_of, mixed, word_in
from scripts.benchmarks.robot.room import hum
from scripts.training.model.recordings import Clip
from scripts.training.model.voices import ESPEAK_HELD_OUT
from voice_supercat.procedure.numerals import in_words
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing
from voice_supercat.speech.hearing.energy import FRAME

from .asked import DECK

SHORTEST = HEARING_RATE // 10
"""Samples of the shortest pause that counts."""

_LONGEST = HEARING_RATE * 9 // 10  # samples of the longest pause
_EDGE = 4 * FRAME  # samples around a word that belong to it: a soft beginning, a breath at the end
_MARGIN = 2 * FRAME  # samples; a word that goes on up to the edge was cut off by the recording
_OWN_NOISE = 20.0  # dB; the noise of a recording would tell where it was joined
_WIDE_BAND = ("gsc", "gsc_val", "gsc_train")
_LOW = 25.0  # dB below the loudest frame: silence inside a word, as before the "t" of eight
_BEFORE = HEARING_RATE * 6 // 10  # samples of the room before an answer
_AFTER = HEARING_RATE * 5 // 2  # and after it: longer than any wait
_ACCENTS, _FLITE = ("en-us", "en-gb"), ("slt", "rms", "kal16")
_VOICES = (
    *(("espeak-ng", "-v", f"{accent}+{name}", "-s", "165") for accent in _ACCENTS for name in ESPEAK_HELD_OUT),
    *(("flite", "-voice", name) for name in _FLITE),
)
_DIGITS = tuple(in_words(number) for number in range(10))
_TENS = tuple(in_words(number) for number in range(20, 100, 10))

Words = tuple[str, ...]
"""What is said, in the parts between which there is a pause."""


@dataclass(frozen=True)
class Kind:
    """One sort of answers, to one of the questions of `asked.py`."""

    name: str
    question: str
    said: tuple[Words, ...]


KINDS = (
    Kind("yes/no", "yes/no", (("yes",), ("no",))),
    Kind("numbers, one word", "number", tuple((in_words(number),) for number in range(20))),
    Kind("tens alone", "number", tuple((ten,) for ten in _TENS)),
    Kind("numbers, two words", "number", tuple((ten, one) for ten in _TENS for one in _DIGITS[1:])),
    Kind("numbers, a pair", "row", tuple(permutations(_DIGITS[1:], 2))),
    Kind("cards", "card", tuple((card.split()[0], in_words(int(card.split()[1]))) for card in DECK)),
    Kind(
        "pairs of cards",
        "pair",
        tuple(
            (one.split()[0], in_words(int(one.split()[1])), other.split()[0], in_words(int(other.split()[1])))
            for one, other in permutations(DECK, 2)
        ),
    ),
    Kind("numbers in one go", "number", tuple((f"{ten} {one}",) for ten in _TENS for one in _DIGITS[1:])),
    Kind("teens", "number", tuple((in_words(number),) for number in range(13, 20))),
)


@dataclass(frozen=True)
class Answer:
    """A sound in which one answer is said, at 16 kHz: where it has its pauses, and where it ends."""

    text: str
    speaker: str
    samples: Samples
    pauses: tuple[Span, ...]
    end: int


@dataclass(frozen=True)
class _Part:
    """A word alone, at `LEVEL`, with the silences inside it; its first and last `_EDGE` samples lie around it."""

    samples: Samples
    inside: tuple[Span, ...]


class Speakers:
    """Says answers in the voices of people that the model never learned from, else of synthetic voices."""

    def __init__(self, clips: Iterable[Clip], folder: Path, seed: int = 0) -> None:
        """`folder`: for what is rendered."""
        self._folder = folder
        self._draw = random.Random(seed)
        self._noise = np.random.default_rng(seed)
        self._clips: dict[str, dict[str, list[Clip]]] = defaultdict(lambda: defaultdict(list))
        for clip in clips:
            if clip.held_out and clip.use == "speech" and clip.dataset in _WIDE_BAND and clip.transcript:
                self._clips[clip.speaker][clip.transcript].append(clip)

    def answers(self, kind: Kind, count: int, snr_db: float) -> Iterator[Answer]:
        """So many answers of a kind in the hum of a room: by people as far as they said them, each once."""
        people = self._people(kind)
        self._draw.shuffle(people)
        for speaker, words in people[:count]:
            parts = [self._draw.choice(self._recorded(speaker, word)) for word in words]
            yield self._joined(" ".join(words), speaker, parts, snr_db)
        for _ in range(count - len(people)):
            voice, words = self._draw.choice(_VOICES), self._draw.choice(kind.said)
            parts = [self._rendered(voice, word) for word in words]
            yield self._joined(" ".join(words), " ".join(voice), parts, snr_db)

    def _people(self, kind: Kind) -> list[tuple[str, Words]]:
        """Who can say what."""
        return [
            (speaker, words)
            for speaker, said in self._clips.items()
            for words in kind.said
            if all(word in said and self._recorded(speaker, word) for word in words)
        ]

    def _recorded(self, speaker: str, word: str) -> list[_Part]:
        return [part for clip in self._clips[speaker][word] if (part := _part(clip.file))]

    def _rendered(self, voice: Sequence[str], word: str) -> _Part:
        file = self._folder / f"{' '.join(voice)} {word}.wav"
        if not file.exists():
            text = ["-t", word, "-o", str(file)] if voice[0] == "flite" else ["-w", str(file), word]
            subprocess.run([*voice, *text], check=True, capture_output=True)
        part = _part(file, clean=True)
        assert part is not None
        return part

    def _joined(self, text: str, speaker: str, parts: Sequence[_Part], snr_db: float) -> Answer:
        sound, pauses = [np.zeros(_BEFORE, np.int16)], list[Span]()
        length, end = _BEFORE, 0
        for part in parts:
            if end:
                gap = self._draw.randint(SHORTEST, _LONGEST)
                pauses.append(Span(end, end + gap))
                silence = np.zeros(max(0, gap - 2 * _EDGE), np.int16)
                sound.append(silence)
                length += len(silence)
            pauses += (Span(length + one.start, length + one.end) for one in part.inside)
            sound.append(part.samples)
            length += len(part.samples)
            end = length - _EDGE
        samples = np.concatenate([*sound, np.zeros(_AFTER, np.int16)])
        room = at_level(hum(len(samples), self._noise), LEVEL - snr_db)
        return Answer(text, speaker, mixed(samples, room), tuple(sorted(pauses, key=lambda one: one.start)), end)


@cache
def _part(file: Path, *, clean: bool = False) -> _Part | None:
    """The word of a recording; None where it is cut off, or noisy and not `clean`."""
    samples = read_for_hearing(file)
    word = word_in(samples)
    if not clean:
        inside = word.start > 0 and word.end < len(samples) - _MARGIN
        if not inside or active_level(samples) - float(np.percentile(levels_of(samples), 5)) < _OWN_NOISE:
            return None
    padded = np.pad(samples, _EDGE)[word.start : word.end + 2 * _EDGE]
    ramp = np.linspace(0.0, 1.0, _EDGE)
    faded = at_level(padded, LEVEL) * np.concatenate([ramp, np.ones(len(padded) - 2 * _EDGE), ramp[::-1]])
    return _Part(faded.astype(np.int16), tuple(_silences(faded.astype(np.int16))))


def _silences(samples: Samples) -> Iterator[Span]:
    """The stretches inside a word, each `SHORTEST` or longer, in which nothing is heard."""
    levels = levels_of(samples)
    heard = [at for at, level in enumerate(levels) if level > max(levels) - _LOW]
    for before, after in pairwise(heard):
        if (after - before - 1) * FRAME >= SHORTEST:
            yield Span((before + 1) * FRAME, after * FRAME)
