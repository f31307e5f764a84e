"""Lays the pieces of utterances out on a device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from .drawing import Drawn
from .sending import sent

_WHOLE_SAMPLES = 3_200  # the samples of a batch are a multiple of this: few lengths, whose Fourier plans are kept


@dataclass(frozen=True)
class Layout:
    """Where the samples of each utterance of a batch come from, and how they become features.

    Of the first piece of each utterance, of the second piece of those that have one, and so on: row, first sample of
    the whole, length and first sample of the row (4, pieces), and gains (pieces,).
    """

    pieces: list[tuple[NDArray[np.int64], NDArray[np.float32]]]
    samples: int
    frames: NDArray[np.int64]  # (batch,)
    hop: NDArray[np.float32]  # (batch,), samples
    scale: NDArray[np.float32]  # (batch,)

    @classmethod
    def of(cls, utterances: Sequence[Drawn]) -> Layout:
        """Of a batch of utterances."""
        pieces = []
        for number in range(max(len(utterance.pieces) for utterance in utterances)):
            having = [(row, u.pieces[number]) for row, u in enumerate(utterances) if len(u.pieces) > number]
            places = np.array([(row, piece.start, piece.length, piece.at) for row, piece in having], np.int64).T
            pieces.append((places, np.array([piece.gain for _, piece in having], np.float32)))
        return cls(
            pieces=pieces,
            samples=-(-max(utterance.samples for utterance in utterances) // _WHOLE_SAMPLES) * _WHOLE_SAMPLES,
            frames=np.array([utterance.frames for utterance in utterances]),
            hop=np.array([utterance.hop for utterance in utterances], np.float32),
            scale=np.array([utterance.scale for utterance in utterances], np.float32),
        )

    def out_of(self, whole: Tensor) -> Tensor:
        """The samples (batch, samples) on the device of the whole (samples,), zeros where nothing was said."""
        samples = torch.zeros(len(self.hop), self.samples, device=whole.device)
        time = torch.arange(self.samples, device=whole.device)
        for places, gains in self.pieces:
            row, start, length, at = sent(places, whole.device).unsqueeze(2).unbind(0)
            into = time - at
            inside = (into >= 0) & (into < length)
            piece = whole[(start + into).clamp(0, len(whole) - 1)] * inside
            samples.index_add_(0, row.squeeze(1), piece * sent(gains, whole.device).unsqueeze(1))
        return samples
