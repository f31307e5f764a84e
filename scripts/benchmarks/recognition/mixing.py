"""Mixes words with what is heard beside them: a noise, or other people."""

from __future__ import annotations

import numpy as np

from scripts.training.model.audio import RATE, Samples

_VOICES = (3, 7)  # people who talk at once


def stretch(samples: Samples, length: int, draw: np.random.Generator) -> Samples:
    """`length` samples out of a longer sound, from a random place; a shorter one is repeated."""
    if len(samples) < length:
        samples = np.tile(samples, length // max(1, len(samples)) + 1)
    start = draw.integers(0, len(samples) - length + 1)
    return samples[start : start + length]


def babble(voices: list[Samples], length: int, draw: np.random.Generator) -> Samples:
    """Several people talking at once."""
    mixed = np.zeros(length, np.float32)
    for _ in range(draw.integers(*_VOICES)):
        voice = stretch(voices[draw.integers(len(voices))], length, draw)
        mixed += voice / _loudness(voice) * _decibels(draw.uniform(-6, 0))
    return mixed


def mixed_at(samples: Samples, noise: Samples, snr_db: float) -> Samples:
    """Speech with a noise so many dB below it; of a longer noise as much is before the speech as after it."""
    around = (len(noise) - len(samples)) // 2
    return np.pad(samples, around) + noise * np.float32(_loudness(samples) / _loudness(noise) * _decibels(-snr_db))


def _loudness(samples: Samples) -> float:
    """The root mean square of the loudest half of 25 ms frames, so that pauses do not count."""
    frame = RATE // 40
    energy = np.square(samples[: len(samples) // frame * frame]).reshape(-1, frame).mean(axis=1)
    if not len(energy):
        return 1e-6
    return float(np.sqrt(np.sort(energy)[len(energy) // 2 :].mean()) + 1e-6)


def _decibels(gain: float) -> float:
    """The amplitude factor of a gain in dB."""
    return float(10 ** (gain / 20))
