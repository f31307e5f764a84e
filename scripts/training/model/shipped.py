"""Reads the network of a model directory back, so that training can go on from a model that ships."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import chain
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
    The network computes what the model computes. Raises ValueError where the file is of another network.
    """
    (to_spectrum, minus_mean), *stored = _parameters((model / "am" / "final.mdl").read_bytes())
    network = Network(outputs, torch.zeros(sample.shape[2]))
    blocks = list(zip(network.narrow, network.wide, strict=True))
    layers = [*network.convolution, network.first, *chain.from_iterable(blocks), network.output]
    if len(stored) != len(layers):
        raise ValueError(f"{model}: {len(stored)} layers with parameters; expected {len(layers)}.")
    network.mean.copy_(torch.from_numpy(-np.linalg.solve(to_spectrum.astype(np.float64), minus_mean)))
    norms = dict(zip([*network.convolution, network.first, *network.wide], _norms(network), strict=True))
    with torch.no_grad():
        for layer, (weight, bias) in zip(layers, stored, strict=True):
            layer.weight.copy_(torch.from_numpy(_as_stored_here(layer, weight)))
            if layer in norms:
                norms[layer].bias.copy_(torch.from_numpy(bias))
        network.output.bias.copy_(torch.from_numpy(stored[-1][1]))
        _normalise(network, sample)
    return network


def _as_stored_here(layer: nn.Module, rows: Array) -> Array:
    """Weights of a Kaldi component in the order of the network's layer; see `kaldi.py`."""
    if isinstance(layer, nn.Conv2d):
        filters, below, times, heights = layer.weight.shape
        return np.ascontiguousarray(rows.reshape(filters, times, heights, below).transpose(0, 3, 1, 2))
    moments = rows.shape[1] // layer.weight.shape[1]
    return np.concatenate(np.split(rows, moments, axis=1))


def _norms(network: Network) -> list[nn.Module]:
    return [*network.filter_norm, *network.norm]


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
    """Gives every normalisation the mean and variance that it meets, and undoes what that changes in itself."""
    norms = [*_norms(network), network.last_norm]
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
    for norm in norms:
        mean, variance = met[norm]
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        if norm is network.last_norm:
            network.output.bias.add_(network.output.weight @ mean)
            network.output.weight.mul_(torch.sqrt(variance + norm.eps))
        else:
            norm.weight.copy_(torch.sqrt(variance + norm.eps))
            norm.bias.add_(mean)
