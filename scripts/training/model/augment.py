"""Makes one clean utterance sound like many rooms, microphones and kitchens."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.signal import butter, fftconvolve, resample, sosfilt

from voice_supercat.speech.saying.stretching import stretched

from .audio import RATE, Samples, as_int16

# How often each change is made. A good share of utterances stays nearly as recorded: people also play in quiet.
NOISE, BABBLE, ROOM, BAND, TELEPHONE, CLIP, SPEED = 0.40, 0.30, 0.40, 0.20, 0.20, 0.06, 0.75
NOISE_SNR_DB, BABBLE_SNR_DB = (2.0, 30.0), (3.0, 30.0)
SPEED_RANGE = (0.86, 1.16)  # changes pace and pitch together, so one speaker becomes several
CHILD, CHILD_FACTOR = 0.15, (1.12, 1.35)  # formants and pitch of a child above a grown-up's
CHILD_PACE = (0.75, 1.05)  # children speak more slowly
HEADSET, HEADSET_BAND = 0.5, (300.0, 3_400.0)  # of the telephones; Hz
PAUSE, PAUSE_SECONDS = 0.75, (0.02, 0.7)  # before and after the words
FLOOR_DB = (-75.0, -48.0)  # of the hiss that any microphone has
PEAK_DB = (-32.0, 0.0)
BABBLE_VOICES = (3, 7)


@dataclass(frozen=True)
class Surroundings:
    """What is mixed in: noises and other people's speech of several seconds each, and room responses."""

    noises: list[Samples]
    voices: list[Samples]
    rooms: list[Samples]


def decibels(gain: float) -> float:
    """The amplitude factor of a gain in dB."""
    return float(10 ** (gain / 20))


def loudness(samples: Samples) -> float:
    """The root mean square of the loudest half of 25 ms frames, so that pauses do not count."""
    frame = RATE // 40
    energy = np.square(samples[: len(samples) // frame * frame]).reshape(-1, frame).mean(axis=1)
    if not len(energy):
        return 1e-6
    return float(np.sqrt(np.sort(energy)[len(energy) // 2 :].mean()) + 1e-6)


def stretch(samples: Samples, length: int, draw: np.random.Generator) -> Samples:
    """`length` samples out of a longer sound, from a random place; a shorter one is repeated."""
    if len(samples) < length:
        samples = np.tile(samples, length // max(1, len(samples)) + 1)
    start = draw.integers(0, len(samples) - length + 1)
    return samples[start : start + length]


def babble(voices: list[Samples], length: int, draw: np.random.Generator) -> Samples:
    """Several people talking at once."""
    mixed = np.zeros(length, np.float32)
    for _ in range(draw.integers(*BABBLE_VOICES)):
        voice = stretch(voices[draw.integers(len(voices))], length, draw)
        mixed += voice / loudness(voice) * decibels(draw.uniform(-6, 0))
    return mixed


def mixed_at(samples: Samples, noise: Samples, snr_db: float) -> Samples:
    """Speech with noise of the same length, so many dB below it."""
    return samples + noise * np.float32(loudness(samples) / loudness(noise) * decibels(-snr_db))


def coloured_noise(length: int, draw: np.random.Generator) -> Samples:
    """Noise with a random slope from violet to brown, like fans, rain and traffic."""
    spectrum = np.fft.rfft(draw.standard_normal(length))
    slope = draw.uniform(-1.2, 0.5)
    spectrum *= np.maximum(np.arange(len(spectrum)), 1 + length * 50 / RATE) ** slope
    return np.asarray(np.fft.irfft(spectrum, length), np.float32)


def _in_room(samples: Samples, room: Samples, draw: np.random.Generator) -> Samples:
    start = int(np.argmax(np.abs(room)))
    response = room[start : start + RATE // 2]
    dry = draw.uniform(0.0, 0.5)  # the nearer the microphone, the less the room is heard
    wet = fftconvolve(samples, response / np.sqrt(np.square(response).sum()))[: len(samples)]
    return np.asarray(dry * samples + (1 - dry) * wet, np.float32)


def _through_cheap_microphone(samples: Samples, draw: np.random.Generator) -> Samples:
    low, high = draw.uniform(80, 400), draw.uniform(3_200, 7_500)
    return np.asarray(sosfilt(butter(2, (low, high), "bandpass", fs=RATE, output="sos"), samples), np.float32)


def _as_child(samples: Samples, draw: np.random.Generator) -> Samples:
    """The same words out of a shorter throat, at a pace of their own."""
    factor = draw.uniform(*CHILD_FACTOR)
    higher = np.asarray(resample(samples / (np.abs(samples).max() + 1e-6), int(len(samples) / factor)), np.float32)
    slower = stretched(as_int16(higher), RATE, draw.uniform(*CHILD_PACE) / factor)
    return np.asarray(slower / 32_768, np.float32)


def _through_telephone(samples: Samples, draw: np.random.Generator) -> Samples:
    """Nothing above 4 kHz is left; of a headset only what a telephone line lets through."""
    if draw.random() < HEADSET:
        samples = sosfilt(butter(4, HEADSET_BAND, "bandpass", fs=RATE, output="sos"), samples)
    narrow = resample(samples, max(1, len(samples) // 2))
    return np.asarray(resample(narrow, len(samples)), np.float32)


def varied(samples: Samples, around: Surroundings, draw: np.random.Generator, child: float = CHILD) -> Samples:
    """A random variation of a clean utterance, with random pauses around it; `child` of them as said by children."""
    if draw.random() < child:
        samples = _as_child(samples, draw)
    elif draw.random() < SPEED:
        samples = np.asarray(resample(samples, int(len(samples) / draw.uniform(*SPEED_RANGE))), np.float32)
    samples = samples / loudness(samples)
    if draw.random() < PAUSE:
        samples = np.pad(samples, [int(RATE * draw.uniform(*PAUSE_SECONDS)) for _ in range(2)])
    if draw.random() < ROOM:
        samples = _in_room(samples, around.rooms[draw.integers(len(around.rooms))], draw)
    if draw.random() < BABBLE:
        samples = mixed_at(samples, babble(around.voices, len(samples), draw), draw.uniform(*BABBLE_SNR_DB))
    if draw.random() < NOISE:
        real = draw.random() < 0.6
        kind = around.noises[draw.integers(len(around.noises))]
        noise = stretch(kind, len(samples), draw) if real else coloured_noise(len(samples), draw)
        samples = mixed_at(samples, noise, draw.uniform(*NOISE_SNR_DB))
    if draw.random() < BAND:
        samples = _through_cheap_microphone(samples, draw)
    if draw.random() < TELEPHONE:
        samples = _through_telephone(samples, draw)
    samples = samples / (np.abs(samples).max() + 1e-6) * decibels(draw.uniform(*PEAK_DB))
    hiss = draw.standard_normal(len(samples)).astype(np.float32) * decibels(draw.uniform(*FLOOR_DB))
    samples = samples + hiss
    if draw.random() < CLIP:
        limit = np.abs(samples).max() * draw.uniform(0.3, 0.8)
        samples = np.clip(samples, -limit, limit)
    return np.asarray(np.clip(samples, -1, 1), np.float32)
