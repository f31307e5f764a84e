"""How loud a sound is while somebody speaks, and where the word in it begins and ends."""

from dataclasses import dataclass

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.energy import FRAME, level_of

_ACTIVE = 15.0  # dB below the loudest frame; what lies lower is a pause and does not count (ITU-T P.56 takes 15.9)
_FADED = 25.0  # dB below the loudest frame; the "s" of yes lies 5 to 20 below its vowel, reverberation lower
_CLEAR = 6.0  # dB above the noise of the recording itself
_GAP = HEARING_RATE // 4 // FRAME  # frames; the longest silence inside a word: before the "t" of eight
_PEAK = 32_000  # of 32767


@dataclass(frozen=True)
class Span:
    """Where a word lies, in samples."""

    start: int
    end: int


def levels_of(samples: Samples) -> list[float]:
    """dBFS of each whole 10 ms frame."""
    return [level_of(samples[at : at + FRAME]) for at in range(0, len(samples) - FRAME + 1, FRAME)]


def active_level(samples: Samples) -> float:
    """dBFS of the frames in which something is heard; about -100 for silence."""
    levels = np.array(levels_of(samples) or [-100.0])
    loud = levels[levels > levels.max() - _ACTIVE]
    return float(10 * np.log10(np.mean(10 ** (loud / 10))))


def at_level(samples: Samples, level: float) -> Samples:
    """The sound made so loud that its active level is `level` dBFS, or as near as goes without clipping."""
    gain = 10 ** ((level - active_level(samples)) / 20)
    highest = _PEAK / max(1.0, float(np.abs(samples.astype(np.int32)).max(initial=1)))
    return np.asarray(np.rint(samples * min(gain, highest)), np.int16)


def word_in(samples: Samples) -> Span:
    """The word in a clean recording: around the loudest frame, as far as the sound has not faded away."""
    levels = np.array(levels_of(samples))
    if not len(levels):
        return Span(0, len(samples))
    loudest = int(levels.argmax())
    least = max(float(levels.max()) - _FADED, float(np.percentile(levels, 5)) + _CLEAR)
    heard = np.flatnonzero(levels > min(least, float(levels.max()) - 1.0))
    first = last = loudest
    for frame in heard[heard > loudest]:
        if frame - last > _GAP:
            break
        last = int(frame)
    for frame in heard[heard < loudest][::-1]:
        if first - frame > _GAP:
            break
        first = int(frame)
    return Span(first * FRAME, (last + 1) * FRAME)


def mixed(one: Samples, other: Samples) -> Samples:
    """Both at once; they must be equally long."""
    return np.asarray(np.clip(one.astype(np.int32) + other, -32768, 32767), np.int16)
