"""How loud the lines are, by an implementation of ITU-R BS.1770 that the program does not use itself."""

import numpy as np
import pyloudnorm
from scipy.signal import resample_poly

from voice_supercat.speech.audio import Samples

_BLOCK = 0.4  # seconds, of the standard; of a shorter sound no loudness is defined
_OVERSAMPLED = 4  # times, for true peaks


def loudness(samples: Samples, rate: int) -> float | None:
    """LUFS, integrated; None for a sound that is too short."""
    if len(samples) <= _BLOCK * rate:
        return None
    return float(pyloudnorm.Meter(rate).integrated_loudness(samples / 32768))


def true_peak(samples: Samples) -> float:
    """dBTP of the sound."""
    highest = np.abs(resample_poly(samples / 32768, _OVERSAMPLED, 1)).max(initial=1e-9)
    return float(20 * np.log10(highest))
