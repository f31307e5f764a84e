"""Digits as other mouths and late microphones give them, spliced from what people said.

Who rolls an "r" says a short vowel, a dip where the tongue strikes, and a vowel; so a "three" is spliced with the vowel
of a "six" of the same person. A "t" loses its breath, as in most languages but English. A fricative at the beginning
grows faint or is lost, as where a microphone opens at a word. Synthetic voices with foreign accents did not bring these
(docs/training.md).
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

from .audio import HOP, RATE, frames_of
from .store import Recording, Sound

SPLICED = "spliced"
"""The dataset of what is made here."""
_COUNTS = {"three": 700, "zero": 200, "two": 300, "six": 300, "four": 150, "five": 60, "seven": 60}
_FADE = RATE // 200  # samples in which one piece goes over into the next
_LOUDEST = (0.15, 0.75)  # of the samples of a sound
_VOWEL_DB, _VOWEL_CROSSINGS = -14.0, 0.25  # a frame of a vowel: not far below the loudest, and few changes of sign
_FEWEST_FRAMES, _FEWEST_WITH_R, _LONGEST_OF_SIX = 5, 14, 25  # of the vowel, with the "r" of "three" and "zero"
_CONSONANT_DB = -35.0  # what is fainter before a "t" is silence
_ATTEMPTS = 20  # for each sound that is wanted: not every recording has a vowel that is found

Said: TypeAlias = NDArray[np.float64]


def spliced(whole: NDArray[np.int16], said: Iterable[Sound], seed: int = 0) -> Iterator[Recording]:
    """What is spliced from single words, whose samples lie in the whole."""
    by_word = defaultdict[str, dict[str, list[Sound]]](lambda: defaultdict(list))
    for sound in said:
        by_word[sound.words[0]][sound.speaker].append(sound)
    draw = random.Random(seed)
    for word, count in _COUNTS.items():
        yield from islice(_changed(word, whole, by_word, count * _ATTEMPTS, draw), count)


def _changed(
    word: str,
    whole: NDArray[np.int16],
    said: Mapping[str, Mapping[str, list[Sound]]],
    attempts: int,
    draw: random.Random,
) -> Iterator[Recording]:
    """Some of the word, of people who said it; `said`: word -> speaker -> sounds."""

    def one_of(sounds: list[Sound]) -> Said:
        sound = draw.choice(sounds)
        return whole[sound.start : sound.start + sound.length].astype(np.float64)

    by_speaker, sixes = said.get(word, {}), said.get("six", {})
    speakers = [speaker for speaker in by_speaker if word != "three" or speaker in sixes]
    weights = [len(by_speaker[speaker]) ** 0.5 for speaker in speakers]
    for speaker in draw.choices(speakers, weights, k=attempts) if speakers else ():
        recorded = one_of(by_speaker[speaker])
        if word == "three":
            changed = with_rolled_r(recorded, one_of(sixes[speaker]), draw)
        else:
            changed = _CHANGES.get(word, without_beginning)(recorded, draw)
        if changed is not None:
            level = draw.uniform(*_LOUDEST) / np.abs(changed).max()
            yield Recording((changed * level).astype(np.float32), SPLICED, speaker, word)


def with_rolled_r(three: Said, six: Said, draw: random.Random) -> Said | None:
    """A "three" whose "r" is rolled, with its "th" or without; None where a vowel is not found."""
    voiced, lent = vowel_in(three), vowel_in(six)
    if not voiced or not lent or len(voiced) < _FEWEST_WITH_R or len(lent) > _LONGEST_OF_SIX:
        return None
    vowel = six[lent.start * HOP : lent.stop * HOP]
    vowel = vowel * np.sqrt(np.square(three[voiced.start * HOP : voiced.stop * HOP]).mean() / np.square(vowel).mean())
    first = _faint(three[: voiced.start * HOP][-RATE // 8 :], draw)
    before = _some(vowel, (0.02, 0.055) if draw.random() < 0.75 else (0.0, 0.02), draw)
    after = _some(vowel, (0.0, 0.1), draw) * 10 ** (-draw.uniform(0, 4) / 20)
    rest = three[(voiced.start + int(len(voiced) * draw.uniform(0.35, 0.65))) * HOP :]
    return joined([first, before, _dip(vowel, draw), after, rest])


def with_tapped_r(zero: Said, draw: random.Random) -> Said | None:
    """A word whose "r", in the middle of what is voiced, is one strike of the tongue."""
    voiced = vowel_in(zero)
    if not voiced or len(voiced) < _FEWEST_WITH_R:
        return None
    left, right = (voiced.start + int(len(voiced) * draw.uniform(*part)) for part in ((0.2, 0.35), (0.5, 0.65)))
    before, after = zero[: left * HOP], zero[right * HOP :]
    return joined([before, _dip(before[voiced.start * HOP :], draw), after])


def _dip(vowel: Said, draw: random.Random) -> Said:
    """What is left of a vowel while the tongue strikes."""
    dip = _some(vowel, (0.015, 0.045), draw) * 10 ** (-draw.uniform(4, 16) / 20)
    if draw.random() < 0.5:
        dip = sosfilt(butter(2, draw.uniform(500, 1_500), fs=RATE, output="sos"), dip)
    return dip


def _some(vowel: Said, seconds: tuple[float, float], draw: random.Random) -> Said:
    """So long a piece of a vowel, from anywhere in it, round its end where it is shorter."""
    start, length = draw.randrange(len(vowel)), int(draw.uniform(*seconds) * RATE)
    return np.resize(np.roll(vowel, -start), length)


def without_breath(two: Said, draw: random.Random) -> Said | None:
    """A word whose first "t" has a burst only."""
    voiced = vowel_in(two)
    if not voiced:
        return None
    faint = np.flatnonzero(_levels(two)[: voiced.start] <= _CONSONANT_DB)
    burst = int(faint[-1]) if len(faint) else 0
    if voiced.start - burst < 4:
        return None
    kept = two[burst * HOP :][: HOP + int(draw.uniform(0.004, 0.02) * RATE)] * 10 ** (-draw.uniform(0, 12) / 20)
    return joined([kept, two[voiced.start * HOP - int(draw.uniform(0, 0.01) * RATE) :]])


def without_beginning(word: Said, draw: random.Random) -> Said | None:
    """A word whose first fricative is faint or gone."""
    voiced = vowel_in(word)
    if not voiced:
        return None
    return joined([_faint(word[: voiced.start * HOP], draw), word[voiced.start * HOP :]])


_CHANGES: Final[Mapping[str, Callable[[Said, random.Random], Said | None]]] = {
    "two": without_breath,
    "zero": with_tapped_r,
}


def _faint(fricative: Said, draw: random.Random) -> Said:
    """It fainter, its end, or nothing of it."""
    kind = draw.random()
    if kind < 0.4:
        return fricative * 10 ** (-draw.uniform(4, 24) / 20)
    kept = int(draw.uniform(0, 0.05) * RATE) if kind < 0.75 else 0
    return fricative[len(fricative) - kept :] if kept < len(fricative) else fricative


def vowel_in(word: Said) -> range | None:
    """The frames of the vowel that is loudest, with what is voiced around it; None where that is too short."""
    frames, levels = frames_of(word), _levels(word)
    if not len(frames):
        return None
    crossings = np.abs(np.diff(np.sign(frames), axis=1)).mean(axis=1) / 2
    voiced = (levels > _VOWEL_DB) & (crossings < _VOWEL_CROSSINGS)
    first = last = int(np.argmax(np.where(voiced, levels, -np.inf)))
    while first > 0 and voiced[first - 1]:
        first -= 1
    while last + 1 < len(voiced) and voiced[last + 1]:
        last += 1
    return range(first, last + 1) if voiced[first] and last + 1 - first >= _FEWEST_FRAMES else None


def _levels(word: Said) -> Said:
    """Of each frame, dB below the loudest."""
    energy = np.square(frames_of(word)).mean(axis=1) + 1e-3
    return np.asarray(10 * np.log10(energy / energy.max(initial=1e-3)))


def joined(pieces: Iterable[Said]) -> Said:
    """One sound, each piece going over into the next."""
    whole = np.empty(0)
    for piece in pieces:
        fade = min(_FADE, len(whole), len(piece))
        rising = np.linspace(0, 1, fade)
        over = whole[len(whole) - fade :] * (1 - rising) + piece[:fade] * rising
        whole = np.concatenate([whole[: len(whole) - fade], over, piece[fade:]])
    return whole
