"""Makes stored features a little different every time they are heard: throat, microphone, company and short dropouts.

All of it happens to the logarithmic mel spectrum, from which MFCCs differ by one matrix only, so that it costs next
to nothing beside the network and no two epochs are alike.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from .features import CEPSTRA, HIGHEST_HZ, LOWEST_HZ, TO_CEPSTRA, TO_SPECTRUM

_THROAT, _LARGEST_WARP, _WARPS = 0.5, 0.08, 17  # of the utterances; share of the frequency; steps between
_GAIN = 1.5  # natural logarithm of the energy, up or down: 6.5 dB
_FAINT, _FAINT_GAIN = 0.3, (-5.0, -1.5)  # of the utterances; far below what is usual, with all its hiss: 7 to 22 dB
_TILT = 0.1  # standard deviation of what is added to each coefficient of an utterance, in its own: microphones differ
_COMPANY, _VOICES = 0.35, 4  # of the utterances; other sounds at once, at most
_COMPANY_DB = (5.0, 30.0)  # how far the other sounds are below the utterance
_BANDS, _WIDEST_BAND = 0.3, 6  # of the utterances; mel bins that a band hides, at most
_CUT, _WIDEST_MARGIN = 0.35, 4  # of the utterances; frames that stay at each end of one that is cut closely
_AUDIBLE = (4.5, 7.0)  # nats below the loudest frame, 20 to 30 dB: the fricative of "off" has to stay
_MASKED, _LONGEST_MASK = 0.5, 12  # of the utterances; frames: a short noise that hides a part of a word


def disturbed(
    features: Tensor, deviation: Tensor, company: Sequence[NDArray[np.float16]], draw: random.Random
) -> Tensor:
    """The MFCCs (batch, frames, 40) as they might have been; `deviation` (40,) is what is usual of each coefficient.

    `company` holds the MFCCs of noises and of people talking, which are mixed in.
    """
    spectrum = features @ _TO_SPECTRUM
    for row in spectrum:
        if draw.random() < _THROAT:
            row[:] = row @ _WARPING[draw.randrange(_WARPS)]
        row += draw.uniform(*_FAINT_GAIN) if draw.random() < _FAINT else draw.uniform(-_GAIN, _GAIN)
        if draw.random() < _COMPANY:
            other = _together(draw.sample(company, draw.randint(1, _VOICES)), len(row))
            below = _energy(row) - _energy(other) - draw.uniform(*_COMPANY_DB) * np.log(10) / 10
            row[:] = torch.logaddexp(row, other + below)
        if draw.random() < _BANDS:
            start, width = draw.randrange(CEPSTRA), draw.randint(1, _WIDEST_BAND)
            row[:, start : start + width] = row[:, start : start + width].mean()
        if draw.random() < _MASKED:
            start, length = draw.randrange(len(row)), draw.randint(1, _LONGEST_MASK)
            row[start : start + length] = row.mean(0)
    return spectrum @ _TO_CEPSTRA + _TILT * torch.randn(len(features), 1, CEPSTRA) * deviation


def cut(features: NDArray[np.float16], draw: random.Random) -> NDArray[np.float16]:
    """MFCCs (frames, 40), of some utterances only from the first to the last loud frame, as many recordings are cut."""
    if draw.random() >= _CUT:
        return features
    energy = (torch.from_numpy(features.astype(np.float32)) @ _TO_SPECTRUM).logsumexp(1).numpy()
    loud = np.flatnonzero(energy > energy.max() - draw.uniform(*_AUDIBLE))
    first, last = loud[0] - draw.randint(0, _WIDEST_MARGIN), loud[-1] + draw.randint(0, _WIDEST_MARGIN)
    return features[max(0, first) : last + 1]


def _together(sounds: list[NDArray[np.float16]], frames: int) -> Tensor:
    """The spectrum of several sounds at once, each repeated until it is long enough."""
    spectra = [torch.from_numpy(np.resize(sound, (frames, CEPSTRA)).astype(np.float32)) for sound in sounds]
    return torch.stack(spectra).matmul(_TO_SPECTRUM).logsumexp(0)


def _energy(spectrum: Tensor) -> float:
    """Mean energy of the louder half of the frames, as a natural logarithm."""
    energy = spectrum.logsumexp(1)
    return float(energy.sort().values[len(energy) // 2 :].mean())


def _warping(factor: float) -> NDArray[np.float64]:
    """Spectrum times this gives the spectrum of a throat in which all frequencies are `factor` times as high."""

    def mel(hertz: NDArray[np.float64]) -> NDArray[np.float64]:
        return 1127 * np.log1p(hertz / 700)

    lowest, highest = mel(np.array([LOWEST_HZ, HIGHEST_HZ]))
    centres = np.linspace(lowest, highest, CEPSTRA + 2)[1:-1]
    there = mel(700 * np.expm1(centres / 1127) / factor)
    place = np.interp(there, centres, np.arange(CEPSTRA))
    return np.asarray(np.maximum(0, 1 - np.abs(np.arange(CEPSTRA)[:, None] - place[None, :])), np.float64)


def _tensor(matrix: NDArray[np.floating[Any]]) -> Tensor:
    return torch.from_numpy(matrix.astype(np.float32))


_TO_CEPSTRA, _TO_SPECTRUM = _tensor(TO_CEPSTRA), _tensor(TO_SPECTRUM)
_WARPING = [_tensor(_warping(1 + x)) for x in np.linspace(-_LARGEST_WARP, _LARGEST_WARP, _WARPS)]
