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


class Disturbance:
    """Disturbs batches of MFCCs with what is usual of each coefficient (40,) and with noises and people talking."""

    def __init__(self, deviation: Tensor, company: Sequence[NDArray[np.float16]], device: torch.device) -> None:
        """`company` holds the MFCCs (frames, 40) of the sounds that are mixed in."""
        self._deviation = deviation.to(device)
        self._to_spectrum, self._to_cepstra = (m.to(device) for m in (_TO_SPECTRUM, _TO_CEPSTRA))
        self._warping = torch.stack([*_WARPING, torch.eye(CEPSTRA)]).to(device)
        self._lengths = torch.tensor([len(sound) for sound in company], device=device)
        self._starts = self._lengths.cumsum(0) - self._lengths
        self._company = torch.from_numpy(np.concatenate(company)).to(device)

    def __call__(self, features: Tensor) -> Tensor:
        """The MFCCs (batch, frames, 40) as they might have been."""
        rows, frames, _ = features.shape
        spectrum = features @ self._to_spectrum

        def some(share: float) -> Tensor:
            return torch.rand(rows, device=features.device) < share

        def between(low: float, high: float) -> Tensor:
            return torch.rand(rows, device=features.device) * (high - low) + low

        def whole(low: int, high: int) -> Tensor:
            return torch.randint(low, high + 1, (rows, 1), device=features.device)

        throat = torch.where(some(_THROAT), whole(0, _WARPS - 1).squeeze(1), _WARPS)
        spectrum = spectrum @ self._warping[throat]
        spectrum = spectrum + torch.where(some(_FAINT), between(*_FAINT_GAIN), between(-_GAIN, _GAIN)).view(-1, 1, 1)
        other = self._together(rows, frames)
        below = _energy(spectrum) - _energy(other) - between(*_COMPANY_DB) * (np.log(10) / 10)
        below = torch.where(some(_COMPANY), below, -torch.inf)
        spectrum = torch.logaddexp(spectrum, other + below.view(-1, 1, 1))
        band, start = torch.arange(CEPSTRA, device=features.device), whole(0, CEPSTRA - 1)
        hidden = (band >= start) & (band < start + whole(1, _WIDEST_BAND)) & some(_BANDS).unsqueeze(1)
        hidden = hidden.unsqueeze(1)
        level = (spectrum * hidden).sum((1, 2)) / (frames * hidden.sum((1, 2)).clamp(min=1))
        spectrum = torch.where(hidden, level.view(-1, 1, 1), spectrum)
        frame, start = torch.arange(frames, device=features.device), whole(0, frames - 1)
        masked = (frame >= start) & (frame < start + whole(1, _LONGEST_MASK)) & some(_MASKED).unsqueeze(1)
        spectrum = torch.where(masked.unsqueeze(2), spectrum.mean(1, keepdim=True), spectrum)
        tilt = _TILT * torch.randn(rows, 1, CEPSTRA, device=features.device) * self._deviation
        return spectrum @ self._to_cepstra + tilt

    def _together(self, rows: int, frames: int) -> Tensor:
        """The spectrum (rows, frames, bands) of several sounds at once, each repeated until it is long enough."""
        device = self._company.device
        sound = torch.randint(len(self._lengths), (rows, _VOICES, 1), device=device)
        index = self._starts[sound] + torch.arange(frames, device=device) % self._lengths[sound]
        spectra = self._company[index].float() @ self._to_spectrum
        present = torch.arange(_VOICES, device=device) < torch.randint(1, _VOICES + 1, (rows, 1), device=device)
        return spectra.masked_fill(~present.view(rows, _VOICES, 1, 1), -torch.inf).logsumexp(1)


def cut(features: NDArray[np.float16], draw: random.Random) -> NDArray[np.float16]:
    """MFCCs (frames, 40), of some utterances only from the first to the last loud frame, as many recordings are cut."""
    if draw.random() >= _CUT:
        return features
    energy = (torch.from_numpy(features.astype(np.float32)) @ _TO_SPECTRUM).logsumexp(1).numpy()
    loud = np.flatnonzero(energy > energy.max() - draw.uniform(*_AUDIBLE))
    first, last = loud[0] - draw.randint(0, _WIDEST_MARGIN), loud[-1] + draw.randint(0, _WIDEST_MARGIN)
    return features[max(0, first) : last + 1]


def _energy(spectrum: Tensor) -> Tensor:
    """Mean energy of the louder half of the frames, as a natural logarithm, of each utterance."""
    energy = spectrum.logsumexp(2).sort(1).values
    return energy[:, energy.shape[1] // 2 :].mean(1)


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
