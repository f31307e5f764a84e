"""Audio in and out, always as float32 samples at 16 kHz, mono, -1 to 1."""

from __future__ import annotations

from math import gcd
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import soundfile
from numpy.typing import NDArray
from scipy.signal import resample_poly

RATE = 16_000
WINDOW, HOP = RATE // 40, RATE // 100  # samples that a frame of features is computed of, and between two frames
Samples = NDArray[np.float32]
_Real = TypeVar("_Real", bound=np.floating[Any])


def resampled(samples: Samples, rate_from: int, rate_to: int = RATE) -> Samples:
    """The same sound at another rate."""
    if rate_from == rate_to:
        return samples
    common = gcd(rate_from, rate_to)
    return np.asarray(resample_poly(samples, rate_to // common, rate_from // common), np.float32)


def read(file: Path) -> Samples:
    """A file's first channel."""
    samples, rate = soundfile.read(file, dtype="float32", always_2d=True)
    return resampled(np.ascontiguousarray(samples[:, 0]), rate)


def write(file: Path, samples: Samples) -> None:
    """A 16-bit WAV or FLAC file, by the name's ending."""
    soundfile.write(file, np.clip(samples, -1, 1), RATE, subtype="PCM_16")


def as_int16(samples: Samples) -> NDArray[np.int16]:
    """The samples as a recogniser wants them."""
    return np.clip(np.round(samples * 32_767), -32_768, 32_767).astype(np.int16)


def frames_of(samples: NDArray[_Real]) -> NDArray[_Real]:
    """The samples of each whole frame: (frames, HOP)."""
    return samples[: len(samples) // HOP * HOP].reshape(-1, HOP)
