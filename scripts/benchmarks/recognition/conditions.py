"""The same trials heard from across a room, or through the narrow band of a telephone or a Bluetooth headset."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

from scripts.training.model.audio import RATE, Samples

from .trials import Trial

NARROW_HZ = (300, 3_400)
DISTANCES_M = (1.0, 3.0)
_CRITICAL_M = 0.6
"""Where direct and reverberant sound are equally loud: 0.057 √(V / T60) for a living room of 50 m³."""
_T60 = 0.45  # seconds until that room has lost 60 dB
_TAIL = 0.5  # seconds of it that are heard
_FIRST_REFLECTION = 0.003  # seconds after the direct sound


def narrow_band(trial: Trial) -> Trial:
    """The trial at 8 kHz, between 300 and 3,400 Hz."""
    band = butter(4, NARROW_HZ, "bandpass", fs=RATE // 2, output="sos")

    def heard(samples: Samples, _: np.random.Generator) -> Samples:
        return np.asarray(resample_poly(sosfilt(band, resample_poly(samples, 1, 2)), 2, 1), np.float32)

    return _changed(trial, "narrow band", heard)


def across_a_room(trial: Trial, metres: float) -> Trial:
    """The trial from so far away: the direct sound, and a reverberation that decays evenly (Polack, 1988)."""

    def heard(samples: Samples, draw: np.random.Generator) -> Samples:
        time = np.arange(int(_TAIL * RATE)) / RATE
        tail = draw.standard_normal(len(time)) * np.exp(-np.log(1_000) * time / _T60) * (time >= _FIRST_REFLECTION)
        response = tail / np.sqrt(np.square(tail).sum())
        response[0] = _CRITICAL_M / metres
        far = fftconvolve(samples, response)
        return np.asarray(far / max(1.0, float(np.abs(far).max())), np.float32)

    return _changed(trial, f"{metres:.0f} m away", heard)


def _changed(trial: Trial, name: str, heard: Callable[[Samples, np.random.Generator], Samples]) -> Trial:
    def through(load: Callable[[], Samples], of: str) -> Callable[[], Samples]:
        seed = list(hashlib.sha1(f"{of} {name}".encode()).digest())
        return lambda: heard(load(), np.random.default_rng(seed))

    sounds = [replace(sound, load=through(sound.load, sound.name)) for sound in trial.sounds]
    return replace(trial, name=f"{trial.name}, {name}", sounds=sounds)


CONDITIONS: tuple[Callable[[Trial], Trial], ...] = (
    narrow_band,
    *(partial(across_a_room, metres=metres) for metres in DISTANCES_M),
)
