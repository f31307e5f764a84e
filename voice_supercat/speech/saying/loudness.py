"""Makes speech louder than its peaks would allow: the peaks are limited, the rest is raised."""

import numpy as np
import numpy.typing as npt

from voice_supercat.speech.audio import Samples

_PEAK = 32_000.0  # of 32767
_STRETCH = 110  # samples, 5 ms at 22 kHz; shorter stretches would change single waves, which sounds rough


def amplified(samples: Samples, decibels: float) -> Samples:
    """The samples at another level. Parts that would clip are raised less."""
    if decibels == 0 or not len(samples):
        return samples
    factor = 10 ** (decibels / 20)
    wide = samples.astype(np.float32)
    if float(np.abs(wide).max()) * factor <= _PEAK:
        return (wide * factor).astype(np.int16)
    return (wide * _gains(wide, factor)).astype(np.int16)


def _gains(wide: npt.NDArray[np.float32], factor: float) -> npt.NDArray[np.float32]:
    """The gain of each sample: `factor`, or less around a peak. Between two stretches it changes linearly."""
    whole = np.pad(np.abs(wide), (0, -len(wide) % _STRETCH)).reshape(-1, _STRETCH)
    allowed = np.pad(np.minimum(factor, _PEAK / np.maximum(1.0, whole.max(axis=1))), 1, mode="edge")
    # The least of three neighbours, so that the gain between two middles never exceeds what either stretch allows.
    least = np.minimum(np.minimum(allowed[:-2], allowed[1:-1]), allowed[2:])
    middles = (np.arange(len(least)) + 0.5) * _STRETCH
    return np.asarray(np.interp(np.arange(len(wide)), middles, least), np.float32)
