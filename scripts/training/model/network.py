"""The network: convolutions over time and pitch, then layers that each look at a few moments of the layer below."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from .features import CEPSTRA, TO_SPECTRUM


@dataclass(frozen=True)
class Convolution:
    """The same small pattern looked for at many moments and heights of the mel spectrum."""

    filters: int
    times: tuple[int, ...]  # frames (10 ms) it looks at, relative to its own
    reach: int  # bands it looks at above and below its own
    stride: int  # bands between two places where it looks


@dataclass(frozen=True)
class Layer:
    """One layer: how many values it has, and at which frames (10 ms) it looks, relative to its own."""

    width: int
    offsets: tuple[int, ...]


# Throats differ in the height of what they say: what a convolution learns at one height it knows at all.
CONVOLUTIONS = (
    Convolution(24, (-1, 0, 1), reach=2, stride=2),
    Convolution(32, (-1, 0, 1), reach=1, stride=2),
    Convolution(40, (-3, 0, 3), reach=1, stride=1),
)
# The last layer looks further back than ahead: what comes later would make the player wait.
LAYERS = (
    Layer(256, (-3, 0, 3)),
    Layer(256, (-3, 0, 3)),
    Layer(256, (-6, 0, 6)),
    Layer(256, (-6, 0, 6)),
    Layer(256, (-12, -6, 0)),
)
SUBSAMPLING = 3  # one output every 30 ms
_FIRST_SUBSAMPLED = 1  # index of the first convolution computed only every third frame
_DROPOUT = 0.1
_SPECTRUM_SCALE = 0.25  # brings logarithmic energies near the deviation of one that networks start well with

_LOOKS = [convolution.times for convolution in CONVOLUTIONS] + [layer.offsets for layer in LAYERS]
LEFT_CONTEXT = -sum(min(times) for times in _LOOKS)
RIGHT_CONTEXT = sum(max(times) for times in _LOOKS)


class Network(nn.Module):  # type: ignore[misc]  # torch is not type-checked: it need not be installed
    """Scores of all outputs every 30 ms."""

    mean: Tensor
    to_spectrum: Tensor

    def __init__(self, outputs: int, mean: Tensor) -> None:
        """`mean` are the MFCCs (40,) of everyday sound; the network hears how a sound differs from it."""
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("to_spectrum", torch.from_numpy(TO_SPECTRUM * _SPECTRUM_SCALE).float(), persistent=False)
        below, rate, self.heights = 1, 1, [CEPSTRA]
        self.convolution = nn.ModuleList()
        self.filter_norm = nn.ModuleList()
        for i, c in enumerate(CONVOLUTIONS):
            stride = SUBSAMPLING if i == _FIRST_SUBSAMPLED else 1
            convolution = nn.Conv2d(
                below,
                c.filters,
                (len(c.times), 2 * c.reach + 1),
                stride=(stride, c.stride),
                padding=(0, c.reach),
                dilation=((c.times[1] - c.times[0]) // rate, 1),
                bias=False,
            )
            self.convolution.append(convolution.to(memory_format=torch.channels_last))
            self.filter_norm.append(nn.BatchNorm2d(c.filters))
            self.heights.append(-(-self.heights[-1] // c.stride))
            below, rate = c.filters, rate * stride
        below *= self.heights[-1]
        self.affine = nn.ModuleList()
        self.norm = nn.ModuleList()
        for layer in LAYERS:
            self.affine.append(nn.Linear(below * len(layer.offsets), layer.width))
            # Behind the rectifier: before it, a network learned less from nothing (docs/training.md).
            self.norm.append(nn.BatchNorm1d(layer.width, affine=False))
            below = layer.width
        self.output = nn.Linear(below, outputs)
        nn.init.zeros_(self.output.weight)
        nn.init.zeros_(self.output.bias)

    def settle(self) -> None:
        """Leaves normalisations as they are in the training that follows."""
        self.filter_norm.eval()
        self.norm.eval()

    def forward(self, features: Tensor) -> Tensor:
        """(batch, frames, 40) to (batch, ceil(frames / 3), outputs)."""
        frames = features.shape[1]
        steps = -(-frames // SUBSAMPLING)
        # Beyond its ends a sound goes on as its first and last frame, as it does in Vosk.
        wanted = torch.arange(-LEFT_CONTEXT, (steps - 1) * SUBSAMPLING + 1 + RIGHT_CONTEXT, device=features.device)
        spectrum = (features - self.mean) @ self.to_spectrum
        x = spectrum[:, wanted.clamp(0, frames - 1)].unsqueeze(1).contiguous(memory_format=torch.channels_last)
        for convolution, norm in zip(self.convolution, self.filter_norm, strict=True):
            x = functional.relu(norm(convolution(x)))
        x = x.permute(0, 2, 3, 1).flatten(2)
        for i, layer in enumerate(LAYERS):
            offsets = [(offset - layer.offsets[0]) // SUBSAMPLING for offset in layer.offsets]
            length = x.shape[1] - offsets[-1]
            x = torch.cat([x[:, o : o + length] for o in offsets], dim=2)
            x = functional.relu(self.affine[i](x))
            x = self.norm[i](x.flatten(0, 1)).view(x.shape)
            # The same values are dropped for a whole utterance: cheaper, and no worse than one by one.
            kept = torch.ones(len(x), 1, layer.width, device=x.device, dtype=x.dtype)
            x = x * functional.dropout(kept, _DROPOUT, self.training)
        result: Tensor = self.output(x)
        return result


def parameters(network: nn.Module) -> int:
    """How many trained numbers a network has."""
    return sum(parameter.numel() for parameter in network.parameters())
