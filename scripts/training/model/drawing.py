"""Draws what is said next: which recordings, in which order and pauses, out of which throat and at which pace."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from .audio import HOP, RATE, WINDOW, frames_of
from .store import Sound

CHILD, _CHILD_FACTOR = 0.15, (1.12, 1.35)  # of the utterances; formants and pitch of a child above a grown-up's
_CHILD_PACE = (0.75, 1.05)  # children speak more slowly
_SPEED, _SPEEDS = 0.75, (0.86, 1.16)  # changes pace and pitch together, so one speaker becomes several
# Half of the utterances are heard as from another throat: Jaitly and Hinton, "Vocal tract length perturbation".
_THROAT, _THROATS = 0.5, (0.9, 1.1)
SCALES = (0.77, 1.49)  # what these can be together
_PAUSE, _PAUSE_SECONDS = 0.75, (0.02, 0.7)  # before and after the words
_CUT, _WIDEST_MARGIN = 0.35, 4  # of the utterances; frames that stay at each end of one that is cut closely
_AUDIBLE_DB = (20.0, 30.0)  # below the loudest frame: the fricative of "off" has to stay
_OPENED_DB = (12.0, 30.0)  # the same for beginnings: microphones that open at a word lose the "th" of "three"
_PIECE_SECONDS = (0.8, 2.5)  # of noise and of unknown speech
_JOINED_WORDS = (2, 2, 3, 4, 5)
_JOINED_DB = 32.0  # below the loudest frame: the ends of "six" and "five" have to stay
_JOINED_MARGIN = 2  # frames that stay beyond
_JOINED_PAUSE = (0.0, 0.15)  # seconds
_JOINED_LEVEL_DB = 2.0  # up or down from word to word
_WAITING = 150  # batches that are to be heard again; 0.6 MB each on the CPU

_T = TypeVar("_T")


@dataclass(frozen=True)
class Source:
    """What utterances are drawn from: a sound as a whole, a random `part` of a long one, or some `joined` ones.

    `child` is the share of the utterances that sound as said by a child.
    """

    sounds: tuple[Sound, ...]
    part: bool = False
    joined: bool = False
    child: float = CHILD

    @property
    def frames(self) -> float:
        """About how long an utterance is."""
        mean = sum(sound.length for sound in self.sounds) / len(self.sounds) / HOP
        if self.part:
            return min(mean, sum(_PIECE_SECONDS) / 2 * RATE / HOP)
        return mean * (sum(_JOINED_WORDS) / len(_JOINED_WORDS) if self.joined else 1)


@dataclass(frozen=True)
class Piece:
    """Samples of the whole that come at some sample of an utterance, so loud."""

    start: int
    length: int
    at: int
    gain: float = 1.0


@dataclass(frozen=True)
class Drawn:
    """An utterance: its pieces and length (samples), all frequencies times `scale`, a frame each `hop` samples."""

    pieces: tuple[Piece, ...]
    samples: int
    words: tuple[str, ...]
    scale: float
    hop: float

    @property
    def frames(self) -> int:
        """How many features it has."""
        return int((self.samples - WINDOW) / self.hop) + 1


def words_of(source: Source, draw: random.Random) -> tuple[str, ...]:
    """What an utterance of a source may say."""
    chosen = draw.choices(source.sounds, k=draw.choice(_JOINED_WORDS)) if source.joined else source.sounds
    return tuple(word for sound in chosen for word in sound.words)


def drawn(source: Source, whole: NDArray[np.int16], draw: random.Random) -> Drawn:
    """An utterance of a source, whose samples lie in the whole."""
    before = after = 0
    if source.joined:
        pieces, words = _joined(source.sounds, whole, draw)
    else:
        (sound,) = source.sounds
        words, start, length = sound.words, sound.start, sound.length
        if source.part:
            length = min(length, int(RATE * draw.uniform(*_PIECE_SECONDS)))
            start += draw.randrange(sound.length - length + 1)
        if draw.random() < _CUT:
            audible = draw.uniform(*_OPENED_DB), draw.uniform(*_AUDIBLE_DB)
            start, length = _loud(whole, start, length, audible, draw.randint(0, _WIDEST_MARGIN))
        if draw.random() < _PAUSE:
            before, after = (int(RATE * draw.uniform(*_PAUSE_SECONDS)) for _ in range(2))
        pieces = [Piece(start, length, before)]
    scale, hop = _throat(source, draw)
    return Drawn(tuple(pieces), max(pieces[-1].at + pieces[-1].length + after, WINDOW), words, scale, hop)


def _throat(source: Source, draw: random.Random) -> tuple[float, float]:
    """How much higher all frequencies are, and the samples between two frames."""
    scale, hop = 1.0, float(HOP)
    if draw.random() < source.child:
        scale, hop = draw.uniform(*_CHILD_FACTOR), HOP * draw.uniform(*_CHILD_PACE)
    elif draw.random() < _SPEED:
        scale = draw.uniform(*_SPEEDS)
        hop = HOP * scale
    if draw.random() < _THROAT:
        scale *= draw.uniform(*_THROATS)
    return scale, hop


def _joined(
    sounds: Sequence[Sound], whole: NDArray[np.int16], draw: random.Random
) -> tuple[list[Piece], tuple[str, ...]]:
    """Some of the sounds without the silence around them, at about the same level, with short pauses between them."""
    pieces, words, at = list[Piece](), list[str](), int(RATE * draw.uniform(*_PAUSE_SECONDS))
    for sound in draw.choices(sounds, k=draw.choice(_JOINED_WORDS)):
        start, length = _loud(whole, sound.start, sound.length, (_JOINED_DB, _JOINED_DB), _JOINED_MARGIN)
        loudest = np.abs(whole[start : start + length].astype(np.int32)).max(initial=1)
        gain = 10 ** (draw.uniform(-_JOINED_LEVEL_DB, _JOINED_LEVEL_DB) / 20) / loudest
        pieces.append(Piece(start, length, at, float(gain)))
        words += sound.words
        at += length + int(RATE * draw.uniform(*_JOINED_PAUSE))
    return pieces, tuple(words)


def _loud(
    whole: NDArray[np.int16], start: int, length: int, audible_db: tuple[float, float], margin: int
) -> tuple[int, int]:
    """Start and length from the first to the last frame at most so far below the loudest one, and `margin` beyond."""
    frames = frames_of(whole[start : start + length].astype(np.float32))
    if not len(frames):
        return start, length
    energy = np.square(frames).mean(axis=1)
    at_first, at_last = (np.flatnonzero(energy >= energy.max() * 10 ** (-below / 10)) for below in audible_db)
    first, last = max(0, at_first[0] - margin), min(len(frames), at_last[-1] + 1 + margin)
    return start + int(first) * HOP, int(last - first) * HOP


def several_times(items: Iterable[_T], times: int, seed: int) -> Iterator[_T]:
    """Each item so often, mixed with those before and after it: a batch that is heard again."""
    draw, waiting = random.Random(seed), list[tuple[_T, int]]()
    for item in items:
        waiting.append((item, times))
        while waiting and (len(waiting) > _WAITING or draw.random() > 1 / times):
            place = draw.randrange(len(waiting))
            chosen, left = waiting[place]
            yield chosen
            waiting[place] = waiting[-1] if left == 1 else (chosen, left - 1)
            if left == 1:
                waiting.pop()
