"""How loud a tone is against the first word, found in the recording by its own shape."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

import numpy as np
import numpy.typing as npt

from voice_supercat.speech.audio import Samples, resample
from voice_supercat.speech.interfaces import Earcon
from voice_supercat.speech.saying.earcons import RATE as TONES
from voice_supercat.speech.saying.earcons import earcon

from .recording import RATE

_SEARCHED = RATE * 3 // 10  # samples at the beginning of a line
_WORD = RATE * 3 // 10  # samples of a first word
_ALIKE = 0.45  # correlation from which a tone is there
_COVERED = -40.0  # dB of the speech against the tone's level from which the two overlap


@dataclass(frozen=True)
class Tone:
    """A tone at the beginning of a line."""

    above_word: float
    """dB of the tone against the first word."""
    overlaps: bool
    """Whether the word is heard at the same time."""


def tone_in(line: Samples) -> Tone | None:
    """The tone with which this line begins; None where there is none."""
    start = line[: _SEARCHED + _WORD].astype(np.float64)
    best: tuple[float, int, npt.NDArray[np.float64]] | None = None
    for shape in _shapes(get_args(Earcon)):
        if len(start) <= len(shape):
            continue
        power = np.convolve(start**2, np.ones(len(shape)), "valid")[:_SEARCHED]
        alike = np.correlate(start, shape, "valid")[:_SEARCHED] / np.sqrt(power * (shape**2).sum() + 1)
        at = int(alike.argmax())
        if alike[at] > _ALIKE and (best is None or alike[at] * len(shape) > best[0]):
            scale = (start[at : at + len(shape)] @ shape) / (shape @ shape)
            best = float(alike[at]) * len(shape), at, scale * shape
    if best is None:
        return None
    _, at, tone = best
    rest = start.copy()
    rest[at : at + len(tone)] -= tone
    meanwhile, level = _level(rest[at : at + len(tone)]), _level(tone)
    overlaps = meanwhile - level > _COVERED / 2
    word = rest[at:] if overlaps else rest[at + len(tone) :]
    return Tone(level - _level(word[:_WORD]), overlaps)


def _shapes(names: Sequence[Earcon]) -> list[npt.NDArray[np.float64]]:
    return [resample(earcon(name), TONES, RATE).astype(np.float64) for name in names]


def _level(samples: npt.NDArray[np.float64]) -> float:
    return float(10 * np.log10(np.mean(samples**2) + 1e-9)) if len(samples) else -90.0
