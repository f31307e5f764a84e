"""How loud the lines are, by an implementation of ITU-R BS.1770 that the program does not use itself."""

import numpy as np
import pyloudnorm
from scipy.signal import resample_poly

from voice_supercat.speech.audio import Samples

_SHORTEST = 1.0  # seconds; of a single block of 0.4 s, a gap in the sound or the tick would change the loudness
_OVERSAMPLED = 4  # times, for true peaks


def loudness(samples: Samples, rate: int) -> float | None:
    """LUFS, integrated; None for a sound that is too short."""
    if len(samples) <= _SHORTEST * rate:
        return None
    return float(pyloudnorm.Meter(rate).integrated_loudness(samples / 32768))


def true_peak(samples: Samples) -> float:
    """dBTP of the sound."""
    highest = np.abs(resample_poly(samples / 32768, _OVERSAMPLED, 1)).max(initial=1e-9)
    return float(20 * np.log10(highest))
