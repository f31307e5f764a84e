"""Kaldi's binary format: the acoustic model file that Vosk reads."""

from __future__ import annotations

import struct
from io import BytesIO

import numpy as np
import torch
from numpy.typing import NDArray

from .features import CEPSTRA
from .network import CONVOLUTIONS, LAYERS, LEFT_CONTEXT, RIGHT_CONTEXT, Convolution, Network

Array = NDArray[np.float32]
_HALF = 0.5  # each phone state stays or leaves with the same probability: the network's scores decide


class Writer:
    """Writes Kaldi's primitives."""

    def __init__(self) -> None:
        self._out = BytesIO()
        self._out.write(b"\0B")

    def token(self, *tokens: str) -> Writer:
        """Words such as `<Nnet3>`."""
        self._out.writelines(f"{token} ".encode() for token in tokens)
        return self

    def text(self, text: str) -> Writer:
        """Plain text."""
        self._out.write(text.encode())
        return self

    def integer(self, *values: int) -> Writer:
        """32-bit integers."""
        self._out.writelines(struct.pack("<bi", 4, value) for value in values)
        return self

    def real(self, *values: float) -> Writer:
        """32-bit floats."""
        self._out.writelines(struct.pack("<bf", 4, value) for value in values)
        return self

    def double(self, value: float) -> Writer:
        """A 64-bit float."""
        self._out.write(struct.pack("<bd", 8, value))
        return self

    def true(self) -> Writer:
        """A boolean."""
        self._out.write(b"T")
        return self

    def integers(self, values: list[int]) -> Writer:
        """A vector of 32-bit integers, whose count has no size before it."""
        self._out.write(struct.pack(f"<bi{len(values)}i", 4, len(values), *values))
        return self

    def pairs(self, values: list[tuple[int, int]]) -> Writer:
        """A vector of pairs of 32-bit integers, whose count has no size before it."""
        flat = [value for pair in values for value in pair]
        self._out.write(struct.pack(f"<bi{len(flat)}i", 4, len(values), *flat))
        return self

    def vector(self, values: Array) -> Writer:
        """A vector of 32-bit floats."""
        self.token("FV").integer(len(values))
        self._out.write(values.astype("<f4").tobytes())
        return self

    def matrix(self, values: Array) -> Writer:
        """A matrix of 32-bit floats."""
        self.token("FM").integer(*values.shape)
        self._out.write(np.ascontiguousarray(values).astype("<f4").tobytes())
        return self

    def bytes(self) -> bytes:
        """All that was written."""
        return self._out.getvalue()


def acoustic_model(network: Network, unit_of_phone: list[int]) -> bytes:
    """The file `am/final.mdl`; phone p (from 1) is scored as `unit_of_phone[p - 1]`."""
    out = Writer()
    _write_transitions(out, unit_of_phone)
    _write_network(out, network)
    return out.bytes()


def _write_transitions(out: Writer, unit_of_phone: list[int]) -> None:
    phones = list(range(1, len(unit_of_phone) + 1))
    out.token("<TransitionModel>", "<Topology>").integers(phones).integers([-1] + [0] * len(phones))
    out.integer(-1, 1)  # entering and staying are scored apart; there is one topology
    out.integer(2, 0, 1, 2).integer(0).real(_HALF).integer(1).real(_HALF).integer(-1, -1, 0)
    out.token("</Topology>", "<Tuples>").integer(len(phones))
    for phone, unit in zip(phones, unit_of_phone, strict=True):
        out.integer(phone, 0, 2 * unit, 2 * unit + 1)
    out.token("</Tuples>", "<LogProbs>")
    out.vector(np.array([0.0] + [np.log(_HALF)] * 2 * len(phones), np.float32))
    out.token("</LogProbs>", "</TransitionModel>")


def _write_network(out: Writer, network: Network) -> None:
    lines, below = [f"input-node name=input dim={CEPSTRA}"], "input"
    names = ["spectrum"]
    for i in range(len(CONVOLUTIONS)):
        names += [f"c{i}.conv", f"c{i}.relu"]
    for i in range(len(LAYERS)):
        names += [f"l{i}.tdnn", f"l{i}.relu"]
    for name in [*names, "out.affine"]:
        lines.append(f"component-node name={name} component={name} input={below}")
        below = name
    lines.append(f"output-node name=output input={below} objective=linear")
    out.token("<Nnet3>").text("\n" + "\n".join(lines) + "\n\n")
    out.token("<NumComponents>").integer(len(names) + 1)
    to_spectrum = network.to_spectrum.numpy().T
    _write_affine(out, "spectrum", to_spectrum, -to_spectrum @ network.mean.numpy())
    for i, convolution in enumerate(CONVOLUTIONS):
        _write_convolution(out, f"c{i}.conv", convolution, network.heights[i : i + 2], *folded_filters(network, i))
        _write_rectifier(out, f"c{i}.relu", convolution.filters * network.heights[i + 1])
    *weights, last = folded(network)
    for i, layer in enumerate(LAYERS):
        _begin_updatable(out, f"l{i}.tdnn", "<TdnnComponent>")
        out.token("<TimeOffsets>").integers(list(layer.offsets))
        out.token("<LinearParams>").matrix(weights[i][0]).token("<BiasParams>").vector(weights[i][1])
        out.token("<OrthonormalConstraint>").real(0.0).token("<UseNaturalGradient>").true()
        out.token("<NumSamplesHistory>").real(2000.0).token("<AlphaInOut>").real(4.0, 4.0)
        out.token("<RankInOut>").integer(20, 80).token("</TdnnComponent>")
        _write_rectifier(out, f"l{i}.relu", layer.width)
    _write_affine(out, "out.affine", *last)
    out.token("</Nnet3>")
    out.token("<LeftContext>").integer(LEFT_CONTEXT).token("<RightContext>").integer(RIGHT_CONTEXT)
    out.token("<Priors>").vector(np.zeros(0, np.float32))


def _begin_updatable(out: Writer, name: str, kind: str) -> None:
    out.token("<ComponentName>", name, kind, "<MaxChange>").real(0.75).token("<LearningRate>").real(0.001)


def _write_affine(out: Writer, name: str, weight: Array, bias: Array) -> None:
    _begin_updatable(out, name, "<AffineComponent>")
    out.token("<LinearParams>").matrix(weight).token("<BiasParams>").vector(bias).token("</AffineComponent>")


def _write_rectifier(out: Writer, name: str, width: int) -> None:
    out.token("<ComponentName>", name, "<RectifiedLinearComponent>", "<Dim>").integer(width)
    for statistic in ("<ValueAvg>", "<DerivAvg>"):
        out.token(statistic).vector(np.zeros(0, np.float32))
    out.token("<Count>").double(0.0).token("<OderivRms>").vector(np.zeros(0, np.float32))
    for count in ("<OderivCount>", "<NumDimsSelfRepaired>", "<NumDimsProcessed>"):
        out.token(count).double(0.0)
    out.token("</RectifiedLinearComponent>")


def _write_convolution(
    out: Writer, name: str, shape: Convolution, heights: list[int], weight: Array, bias: Array
) -> None:
    _begin_updatable(out, name, "<TimeHeightConvolutionComponent>")
    out.token("<Model>", "<ConvolutionModel>", "<NumFiltersIn>").integer(weight.shape[1])
    out.token("<NumFiltersOut>").integer(shape.filters)
    out.token("<HeightIn>").integer(heights[0]).token("<HeightOut>").integer(heights[1])
    out.token("<HeightSubsampleOut>").integer(shape.stride)
    reach = range(-shape.reach, shape.reach + 1)
    out.token("<Offsets>").pairs([(time, height) for time in shape.times for height in reach])
    out.token("<RequiredTimeOffsets>").integers(list(shape.times)).token("</ConvolutionModel>")
    # (filters, below, times, heights) to one row a filter, of the values below at each offset.
    rows = weight.transpose(0, 2, 3, 1).reshape(shape.filters, -1)
    out.token("<LinearParams>").matrix(rows).token("<BiasParams>").vector(bias)
    out.token("<MaxMemoryMb>").real(200.0).token("<UseNaturalGradient>").true()
    out.token("<NumMinibatchesHistory>").real(4.0).token("<AlphaInOut>").real(4.0, 4.0)
    out.token("<RankInOut>").integer(1, 1).token("</TimeHeightConvolutionComponent>")


def folded_filters(network: Network, i: int) -> tuple[Array, Array]:
    """Weights (filters, below, times, heights) and biases of a convolution, with its normalisation taken in."""
    norm = network.filter_norm[i]
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    weight = network.convolution[i].weight * gain[:, None, None, None]
    return weight.detach().numpy(), (norm.bias - norm.running_mean * gain).detach().numpy()


def folded(network: Network) -> list[tuple[Array, Array]]:
    """Weights and biases of the layers after the convolutions, each normalisation taken into the layer after it."""
    shift, scale = np.zeros(1, np.float32), np.ones(1, np.float32)
    result = []
    for i, affine in enumerate([*network.affine, network.output]):
        weight, bias = affine.weight.detach().numpy(), affine.bias.detach().numpy()
        moments = weight.shape[1] // len(scale)
        result.append((weight * np.tile(scale, moments), bias + weight @ np.tile(shift, moments)))
        if i < len(network.norm):
            norm = network.norm[i]
            scale = (1 / np.sqrt(norm.running_var.numpy() + norm.eps)).astype(np.float32)
            shift = -norm.running_mean.numpy() * scale
    return result
