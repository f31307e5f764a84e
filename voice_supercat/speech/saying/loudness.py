"""Brings every sentence to the same loudness, and makes it louder than its peaks would allow: the peaks are limited."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.saying.meter import SILENT, Signal, as_heard, loudness_as_heard, peaks

TARGET = -17.0
"""LUFS of a sentence; EBU R 128 asks for -23 on television, players of podcasts for -16 to -18."""

_PEAK = 10 ** (-1.5 / 20)  # of full scale: half a decibel for what resampling in the device adds
_FULL = 32_768.0
_STRETCH = 110  # samples, 5 ms at 22 kHz; shorter stretches would change single waves, which sounds rough
_CLOSE = 0.2  # LU
_TRIES = 6  # limiting takes loudness away, so the gain is raised again; after so many times there is nothing to gain

Gains: TypeAlias = npt.NDArray[np.float64]


def levelled(samples: Samples, rate: int, target: float = TARGET) -> Samples:
    """The samples at `target` LUFS, or as near as their peaks allow; `rate` in Hz."""
    sound = _signal(samples)
    weighted = as_heard(sound, rate)
    level = loudness_as_heard(weighted, rate)
    if level == SILENT:
        return samples
    highest = peaks(sound, _STRETCH)
    decibels = target - level
    gains = _gains(highest, len(sound), decibels)
    for _ in range(_TRIES):
        # Gains change slowly, so weighting before or after them is the same.
        missing = target - loudness_as_heard(weighted * gains, rate)
        if abs(missing) < _CLOSE:
            break
        decibels += missing
        gains = _gains(highest, len(sound), decibels)
    return _samples(sound * gains)


def amplified(samples: Samples, decibels: float) -> Samples:
    """The samples at another level. Parts that would clip are raised less."""
    if decibels == 0 or not len(samples):
        return samples
    sound = _signal(samples)
    return _samples(sound * _gains(peaks(sound, _STRETCH), len(sound), decibels))


def _gains(highest: Signal, length: int, decibels: float) -> Gains:
    """The gain of each sample, less around a peak. Between two stretches it changes linearly."""
    factor = 10 ** (decibels / 20)
    allowed = np.pad(np.minimum(factor, _PEAK / np.maximum(1e-9, highest)), 1, mode="edge")
    # The least of three neighbours, so that the gain between two middles never exceeds what either stretch allows.
    least = np.minimum(np.minimum(allowed[:-2], allowed[1:-1]), allowed[2:])
    middles = (np.arange(len(least)) + 0.5) * _STRETCH
    return np.asarray(np.interp(np.arange(length), middles, least), np.float64)


def _signal(samples: Samples) -> Signal:
    return np.asarray(samples / _FULL, np.float64)


def _samples(sound: Signal) -> Samples:
    return np.asarray(np.clip(sound * _FULL, -32_768, 32_767), np.int16)
