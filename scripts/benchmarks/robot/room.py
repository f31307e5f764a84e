"""The noise of the room the robot plays in: kitchens, weather, talk, dice and coughs, one after the other, for ever."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from scripts.training.model.recordings import Clip, read_manifest
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing

from .levels import active_level, at_level, mixed

_PIECE = (3.0, 8.0)  # seconds of one noise before the next
_TALKERS = 4  # at once: babble, of which no word can be understood
_HELD_BACK = 0.75  # of a long background recording; what comes after it was not learned from
_LONG = 30 * HEARING_RATE  # samples of such a recording
_SILENT = -60.0  # dBFS; recordings as quiet as that are no noise
_FADE = HEARING_RATE // 5  # samples over which one noise gives way to the next

Noise = Callable[[int, np.random.Generator], Samples]
"""So many samples of it, at any level."""


def room_noises(audio: Path | None) -> list[Noise]:
    """What can be heard in the room: dice, coughs and hum made here; recordings kept from the model where there are."""
    made: list[Noise] = [dice, cough, hum]
    if audio is None:
        return made
    clips = [clip for clip in read_manifest(audio) if clip.use == "noise" and _untrained(clip)]
    recorded = [sound for clip in clips if active_level(sound := _unlearned(clip)) > _SILENT]
    return [*made, lambda length, draw: _stretch(recorded, length, draw), babble(talk_recordings(audio))]


def talk_recordings(audio: Path) -> list[Samples]:
    """People reading aloud whom the model never heard."""
    clips = (clip for clip in read_manifest(audio) if clip.dataset == "librispeech" and clip.held_out)
    return [read_for_hearing(clip.file) for clip in clips]


def background(noises: Sequence[Noise], level: float, draw: np.random.Generator) -> Iterator[Samples]:
    """Pieces of noise without end, each at an active level of `level` dBFS, the next fading in as one fades out."""
    rising = np.linspace(0.0, 1.0, _FADE)
    tail = np.zeros(_FADE)
    while True:
        length = int(draw.uniform(*_PIECE) * HEARING_RATE)
        piece = at_level(noises[int(draw.integers(len(noises)))](length, draw), level)
        crossfade = (tail * rising[::-1] + piece[:_FADE] * rising).astype(np.int16)
        tail = piece[-_FADE:].astype(np.float64)
        yield np.concatenate([crossfade, piece[_FADE:-_FADE]])


def hum(length: int, draw: np.random.Generator) -> Samples:
    """A fan: noise whose energy falls with the frequency."""
    spectrum = np.fft.rfft(draw.standard_normal(length))
    spectrum /= np.maximum(np.arange(len(spectrum)), 1 + length * 50 // HEARING_RATE) ** 0.7
    return _full(np.fft.irfft(spectrum, length))


def dice(length: int, draw: np.random.Generator) -> Samples:
    """Dice that roll once in a while: a few dozen short clicks, ever slower, over a soft hum."""
    sound = hum(length, draw).astype(np.float64) * 0.02
    click = np.exp(-np.arange(200) / 30) * draw.standard_normal(200) * 20_000
    at = draw.integers(0, HEARING_RATE)
    while at < length:
        for gap in np.geomspace(0.01, 0.12, draw.integers(8, 20)):
            at += int(gap * draw.uniform(0.5, 1.5) * HEARING_RATE)
            piece = sound[at : at + len(click)]
            piece += click[: len(piece)] * draw.uniform(0.3, 1.0)
        at += int(draw.uniform(1.0, 3.0) * HEARING_RATE)
    return _full(sound)


def cough(length: int, draw: np.random.Generator) -> Samples:
    """Somebody who coughs: bursts of coloured noise with a sharp beginning, in twos and threes, over a soft hum."""
    sound = hum(length, draw).astype(np.float64) * 0.02
    at = draw.integers(0, HEARING_RATE)
    while at < length:
        for _ in range(draw.integers(2, 4)):
            burst = hum(int(draw.uniform(0.15, 0.3) * HEARING_RATE), draw).astype(np.float64)
            burst *= np.exp(-np.arange(len(burst)) / (0.08 * HEARING_RATE))
            piece = sound[at : at + len(burst)]
            piece += burst[: len(piece)]
            at += int(0.4 * HEARING_RATE)
        at += int(draw.uniform(1.0, 3.0) * HEARING_RATE)
    return _full(sound)


def babble(talk: Sequence[Samples]) -> Noise:
    """Several people talking at once."""

    def several(length: int, draw: np.random.Generator) -> Samples:
        voices = [at_level(_stretch(talk, length, draw), -26.0) for _ in range(_TALKERS)]
        together = voices[0]
        for voice in voices[1:]:
            together = mixed(together, voice)
        return together

    return several


def _stretch(sounds: Sequence[Samples], length: int, draw: np.random.Generator) -> Samples:
    """A part of one of them; a shorter one is repeated."""
    sound = sounds[int(draw.integers(len(sounds)))]
    if len(sound) < length:
        sound = np.tile(sound, length // len(sound) + 1)
    start = draw.integers(0, len(sound) - length + 1)
    return sound[start : start + length]


def _full(sound: npt.NDArray[np.float64]) -> Samples:
    return np.asarray(20_000 * sound / np.abs(sound).max(), np.int16)


def _untrained(clip: Clip) -> bool:
    return clip.held_out or clip.dataset == "gsc_background"


def _unlearned(clip: Clip) -> Samples:
    sound = read_for_hearing(clip.file)
    return sound[int(_HELD_BACK * len(sound)) :] if clip.dataset == "gsc_background" and len(sound) > _LONG else sound
