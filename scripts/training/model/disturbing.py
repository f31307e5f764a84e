"""Disturbs spectra: how loud they are, what the microphone makes of them, and what is hidden for a moment.

Park and others, "SpecAugment: a simple data augmentation method for automatic speech recognition", 2019.
"""

from __future__ import annotations

import torch
from torch import Tensor

from .features import CEPSTRA, TO_CEPSTRA

_GAIN = 1.5  # natural logarithm of the energy, up or down: 6.5 dB
_FAINT, _FAINT_GAIN = 0.3, (-5.0, -1.5)  # of the utterances; far below what is usual, with all its hiss: 7 to 22 dB
_TILT = 0.1  # standard deviation of what is added to each coefficient of an utterance, in its own: microphones differ
_BANDS, _WIDEST_BAND = 0.3, 6  # of the utterances; mel bins that a band hides, at most
_MASKED, _LONGEST_MASK = 0.5, 12  # of the utterances; frames: a short noise that hides a part of a word


class Disturbance:
    """Disturbs batches, knowing what is usual of each MFCC (40,)."""

    def __init__(self, deviation: Tensor, device: torch.device) -> None:
        """`deviation` is the standard deviation of each coefficient."""
        self._deviation = deviation.to(device)
        self._to_cepstra = torch.from_numpy(TO_CEPSTRA).float().to(device)

    def __call__(self, spectrum: Tensor) -> Tensor:
        """MFCCs of logarithmic mel spectra (both (batch, frames, 40)) as they might have been."""
        rows, frames, _ = spectrum.shape
        device = spectrum.device

        def some(share: float) -> Tensor:
            return torch.rand(rows, device=device) < share

        def between(low: float, high: float) -> Tensor:
            return torch.rand(rows, device=device) * (high - low) + low

        def whole(low: int, high: int) -> Tensor:
            return torch.randint(low, high + 1, (rows, 1), device=device)

        spectrum = spectrum + torch.where(some(_FAINT), between(*_FAINT_GAIN), between(-_GAIN, _GAIN)).view(-1, 1, 1)
        band, start = torch.arange(CEPSTRA, device=device), whole(0, CEPSTRA - 1)
        hidden = (band >= start) & (band < start + whole(1, _WIDEST_BAND)) & some(_BANDS).unsqueeze(1)
        hidden = hidden.unsqueeze(1)
        level = (spectrum * hidden).sum((1, 2)) / (frames * hidden.sum((1, 2)).clamp(min=1))
        spectrum = torch.where(hidden, level.view(-1, 1, 1), spectrum)
        frame, start = torch.arange(frames, device=device), whole(0, frames - 1)
        masked = (frame >= start) & (frame < start + whole(1, _LONGEST_MASK)) & some(_MASKED).unsqueeze(1)
        spectrum = torch.where(masked.unsqueeze(2), spectrum.mean(1, keepdim=True), spectrum)
        tilt = _TILT * torch.randn(rows, 1, CEPSTRA, device=device) * self._deviation
        return spectrum @ self._to_cepstra + tilt
