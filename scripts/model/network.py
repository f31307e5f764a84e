"""The network: a time-delay neural network whose every layer looks at a few moments of the layer below."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from .features import CEPSTRA


@dataclass(frozen=True)
class Layer:
    """One layer: how many values it has, and at which frames (10 ms) it looks, relative to its own."""

    width: int
    offsets: tuple[int, ...]


# Narrow while there are 100 frames a second, wide from where only every third frame is needed. The last layer
# looks further back than ahead: what comes later would make the player wait.
LAYERS = (
    Layer(128, (-2, -1, 0, 1, 2)),
    Layer(128, (-1, 0, 1)),
    Layer(256, (-1, 0, 1)),
    Layer(256, (-3, 0, 3)),
    Layer(256, (-3, 0, 3)),
    Layer(256, (-6, 0, 6)),
    Layer(256, (-6, 0, 6)),
    Layer(256, (-12, -6, 0)),
)
SUBSAMPLING = 3  # one output every 30 ms
_FIRST_SUBSAMPLED = 2  # index of the first layer computed only every third frame
_DROPOUT = 0.1

LEFT_CONTEXT = -sum(min(layer.offsets) for layer in LAYERS)
RIGHT_CONTEXT = sum(max(layer.offsets) for layer in LAYERS)


class Network(nn.Module):
    """Scores of all outputs every 30 ms."""

    mean: Tensor
    scale: Tensor

    def __init__(self, outputs: int, mean: Tensor, scale: Tensor) -> None:
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("scale", scale)
        below = CEPSTRA
        self.affine = nn.ModuleList()
        self.norm = nn.ModuleList()
        for layer in LAYERS:
            self.affine.append(nn.Linear(below * len(layer.offsets), layer.width))
            self.norm.append(nn.BatchNorm1d(layer.width, affine=False))
            below = layer.width
        self.output = nn.Linear(below, outputs)
        nn.init.zeros_(self.output.weight)
        nn.init.zeros_(self.output.bias)

    def forward(self, features: Tensor) -> Tensor:
        """(batch, frames, 40) to (batch, ceil(frames / 3), outputs)."""
        frames = features.shape[1]
        steps = -(-frames // SUBSAMPLING)
        # Beyond its ends a sound goes on as its first and last frame, as it does in Vosk.
        wanted = torch.arange(-LEFT_CONTEXT, (steps - 1) * SUBSAMPLING + 1 + RIGHT_CONTEXT)
        x = (features[:, wanted.clamp(0, frames - 1)] - self.mean) * self.scale
        rate = 1
        for i, layer in enumerate(LAYERS):
            stride = SUBSAMPLING if i == _FIRST_SUBSAMPLED else 1
            offsets = [(offset - layer.offsets[0]) // rate for offset in layer.offsets]
            length = x.shape[1] - offsets[-1]
            x = torch.cat([x[:, o : o + length : stride] for o in offsets], dim=2)
            x = functional.relu(self.affine[i](x))
            x = self.norm[i](x.flatten(0, 1)).view(x.shape)
            if i > _FIRST_SUBSAMPLED:
                # The same values are dropped for a whole utterance: cheaper, and no worse than one by one.
                kept = torch.ones(len(x), 1, layer.width)
                x = x * functional.dropout(kept, _DROPOUT, self.training)
            rate *= stride
        result: Tensor = self.output(x)
        return result


def parameters(network: nn.Module) -> int:
    """How many trained numbers a network has."""
    return sum(parameter.numel() for parameter in network.parameters())
