"""The silence around a sound: what a voice adds to a text, and what of it is left."""

import numpy as np

from voice_supercat.speech.audio import Samples

_QUIET = 200  # of 32767; espeak-ng adds silence around each text, which would make every turn longer
_MARGIN = 0.02  # seconds of the silence that stay: soft consonants
_INAUDIBLE = 100  # of 32767; 33 dB below a sentence at its loudness


def trim(samples: Samples, rate: int) -> Samples:
    """The samples without the silence at both ends."""
    first, last = _loud(samples, _QUIET)
    margin = int(_MARGIN * rate)
    return samples[max(0, first - margin) : last + margin] if last > first else samples[:0]


def quiet_edges(samples: Samples, rate: int) -> tuple[float, float]:
    """Seconds at the beginning, which need not be played, and at the end, part of any pause, that nobody hears."""
    first, last = _loud(samples, _INAUDIBLE)
    return first / rate, (len(samples) - last) / rate


def _loud(samples: Samples, level: int) -> tuple[int, int]:
    """The first sample that is louder, and the one after the last; where there is none, both are at the end."""
    found = np.flatnonzero(np.abs(samples.astype(np.int32)) > level)
    return (int(found[0]), int(found[-1]) + 1) if len(found) else (len(samples), len(samples))
