"""The features the network hears, as Vosk computes them from `conf/mfcc.conf`."""

from __future__ import annotations

import math

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from .audio import RATE, WINDOW

CEPSTRA = 40
LOWEST_HZ, HIGHEST_HZ = 20.0, 7_600.0
_LIFTER = 22.0  # as Kaldi's MFCCs have it where conf/mfcc.conf says nothing; so are the next four
_PREEMPHASIS = 0.97
_POVEY = 0.85  # the power of its window
_BINS = 512  # samples of a Fourier transform
_LEAST = float(np.finfo(np.float32).eps)
_FULL_SCALE = 32_768
_SCALE_STEPS = 96
# One option a line in conf/mfcc.conf. The dither is a tenth of the smallest step of a sample: digital silence, which
# microphones with a noise gate send, is no sound that the network knows, and left 86 % of the digits right, not 98.
MFCC_OPTIONS = {
    "sample-frequency": f"{RATE}",
    "use-energy": "false",
    "num-mel-bins": f"{CEPSTRA}",
    "num-ceps": f"{CEPSTRA}",
    "low-freq": f"{LOWEST_HZ:.0f}",
    "high-freq": f"{HIGHEST_HZ:.0f}",
    "dither": "0.1",
    "allow-downsample": "true",
}


class Spectra:
    """Computes logarithmic mel spectra, also of sounds whose frequencies are higher or lower than they were."""

    def __init__(self, scales: tuple[float, float], device: torch.device) -> None:
        """`scales`: between what all frequencies may be multiplied by."""
        low, high = map(math.log, scales)
        # One of the steps is 1, whatever the two are.
        grid = np.exp(np.linspace(low, high, _SCALE_STEPS))
        self._grid = torch.from_numpy(np.append(grid, 1.0)).float().to(device)
        self._filters = torch.stack([torch.from_numpy(_filters(scale)) for scale in [*grid, 1.0]]).float().to(device)
        hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / (WINDOW - 1))
        self._window = torch.from_numpy(hann**_POVEY).float().to(device)

    def __call__(self, samples: Tensor, frames: Tensor, longest: int, hop: Tensor, scale: Tensor) -> Tensor:
        """(batch, longest, 40) of samples (batch, samples), -1 to 1: a frame each `hop` samples, frequencies `scale`d.

        After its number of `frames` (batch,) each goes on as its last one.
        """
        rows, length = samples.shape
        frame = torch.minimum(torch.arange(longest, device=samples.device), frames.unsqueeze(1) - 1)
        start = (frame * hop.unsqueeze(1)).long().clamp(max=length - WINDOW)
        index = start.unsqueeze(2) + torch.arange(WINDOW, device=samples.device)
        cut = samples.gather(1, index.flatten(1)).view(rows, longest, WINDOW) * _FULL_SCALE
        cut = cut - cut.mean(2, keepdim=True)
        cut = cut - _PREEMPHASIS * functional.pad(cut, (1, 0), mode="replicate")[:, :, :-1]
        power = torch.view_as_real(torch.fft.rfft(cut * self._window, _BINS)).square().sum(3)
        nearest = (scale.unsqueeze(1) - self._grid).abs().argmin(1)
        return torch.bmm(power, self._filters[nearest]).clamp(min=_LEAST).log()


def _mel(hertz: NDArray[np.float64]) -> NDArray[np.float64]:
    return 1127 * np.log1p(hertz / 700)


def _filters(scale: float) -> NDArray[np.float64]:
    """(257, 40): what each bin of the power spectrum gives to each band, all frequencies `scale` times as high."""
    lowest, highest = _mel(np.array([LOWEST_HZ, HIGHEST_HZ]))
    width = (highest - lowest) / (CEPSTRA + 1)
    left = lowest + width * np.arange(CEPSTRA)
    hertz = np.arange(_BINS // 2 + 1) * RATE / _BINS
    mel = _mel(hertz * scale)[:, None]
    weights = np.maximum(0, np.minimum((mel - left) / width, (left + 2 * width - mel) / width))
    weights[-1] = 0  # Kaldi's filters leave out the highest bin
    # The preemphasis was of the frequencies as they were.
    return np.asarray(weights * (_preemphasis(hertz * scale) / _preemphasis(hertz))[:, None], np.float64)


def _preemphasis(hertz: NDArray[np.float64]) -> NDArray[np.float64]:
    """The gain of the power at a frequency."""
    return 1 + _PREEMPHASIS**2 - 2 * _PREEMPHASIS * np.cos(2 * np.pi * np.minimum(hertz, RATE / 2) / RATE)


def _cosines() -> NDArray[np.float64]:
    """Spectrum times this gives Kaldi's cepstra: an orthonormal cosine transform, then the lifter."""
    bins, order = np.arange(CEPSTRA)[:, None], np.arange(CEPSTRA)[None, :]
    cosines = np.sqrt(2 / CEPSTRA) * np.cos(np.pi * order * (bins + 0.5) / CEPSTRA)
    cosines[:, 0] = np.sqrt(1 / CEPSTRA)
    return np.asarray(cosines * (1 + _LIFTER / 2 * np.sin(np.pi * order / _LIFTER)), np.float64)


TO_CEPSTRA = _cosines()  # (40, 40): logarithmic mel spectra times this give MFCCs
TO_SPECTRUM = np.linalg.inv(TO_CEPSTRA)  # and back: nothing is lost where there are as many of either
