"""Reads the network of a model directory back, so that training can go on from a model that ships."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from .network import Network

Array = NDArray[np.float32]


def shipped_network(model: Path, outputs: int, sample: Tensor) -> Network:
    """The network of `model`/am/final.mdl, which has lost what its normalisations divided by.

    `sample` are features (batch, frames, 40) like those of the training: they say anew what is usual in each layer.
    The network computes what the model computes, also where its layers are wider: what is new in one is random, and
    nothing listens to it yet (Chen and others, "Net2Net: accelerating learning via knowledge transfer", 2016).
    Raises ValueError where the file is of another network.
    """
    stored = list(_parameters((model / "am" / "final.mdl").read_bytes()))
    network = Network(outputs, torch.zeros(sample.shape[2]))
    convolutions, layers = len(network.convolution), len(network.affine) + 1
    if len(stored) != 1 + convolutions + layers:
        raise ValueError(f"{model}: {len(stored)} layers with parameters; expected {1 + convolutions + layers}.")
    to_spectrum, minus_mean = stored[0]
    network.mean.copy_(torch.from_numpy(-np.linalg.solve(to_spectrum.astype(np.float64), minus_mean)))
    with torch.no_grad():
        for i, (rows, bias) in enumerate(stored[1 : 1 + convolutions]):
            filters, below, times, heights = network.convolution[i].weight.shape
            weight = rows.reshape(filters, times, heights, below).transpose(0, 3, 1, 2)
            network.convolution[i].weight.copy_(torch.from_numpy(np.ascontiguousarray(weight)))
            network.filter_norm[i].bias.copy_(torch.from_numpy(bias))
        heard = stored[1 + convolutions][0].shape[1]
        for affine, (weight, bias) in zip([*network.affine, network.output], stored[1 + convolutions :], strict=True):
            _place(affine, torch.from_numpy(weight), torch.from_numpy(bias), heard)
            heard = len(weight)
        _normalise(network, sample)
    return network


def _place(affine: nn.Linear, weight: Tensor, bias: Tensor, heard: int) -> None:
    """Puts what is stored of a layer in its place; it `heard` so many values at one or more moments."""
    moments = weight.shape[1] // heard
    into = affine.weight.unflatten(1, (moments, -1))[: len(weight)]
    into.zero_()
    into[:, :, :heard] = weight.unflatten(1, (moments, heard))
    affine.bias[: len(bias)] = bias


def _parameters(data: bytes) -> Iterator[tuple[Array, Array]]:
    """Weights and biases of each component that has any, in the order of the file; see `kaldi.py`."""
    at = 0
    while (at := data.find(b"<LinearParams> FM ", at)) >= 0:
        at += len(b"<LinearParams> FM ")
        rows, columns = (struct.unpack_from("<bi", data, at + 5 * i)[1] for i in range(2))
        weight = np.frombuffer(data, "<f4", rows * columns, at + 10).reshape(rows, columns)
        at += 10 + weight.nbytes + len(b"<BiasParams> FV ")
        (_, count) = struct.unpack_from("<bi", data, at)
        yield weight.copy(), np.frombuffer(data, "<f4", count, at + 5).copy()
        at += 5 + 4 * count


def _normalise(network: Network, sample: Tensor) -> None:
    """Gives every normalisation the mean and variance that it meets, and takes them out of what lies around it."""
    norms = [*network.filter_norm, *network.norm]
    for norm in norms:
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
    met = dict[nn.Module, tuple[Tensor, Tensor]]()

    def note(norm: nn.Module, inputs: tuple[Tensor]) -> None:
        across = [axis for axis in range(inputs[0].dim()) if axis != 1]
        met[norm] = inputs[0].mean(across), inputs[0].var(across)

    hooks = [norm.register_forward_pre_hook(note) for norm in norms]
    network.eval()(sample)
    for hook in hooks:
        hook.remove()
    for norm in network.filter_norm:
        norm.running_mean.copy_(met[norm][0])
        norm.running_var.copy_(met[norm][1])
        norm.weight.copy_(torch.sqrt(met[norm][1] + norm.eps))
        norm.bias.add_(met[norm][0])
    for norm, after in zip(network.norm, [*network.affine[1:], network.output], strict=True):
        mean, variance = met[norm]
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        moments = after.weight.shape[1] // len(mean)
        after.bias.add_(after.weight @ mean.repeat(moments))
        after.weight.mul_(torch.sqrt(variance + norm.eps).repeat(moments))
