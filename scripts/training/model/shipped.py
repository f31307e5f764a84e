"""Reads the network of a model directory back, so that training can go on from a model that ships."""

from __future__ import annotations

import struct
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from .network import Network

Array = NDArray[np.float32]


def shipped_network(model: Path, outputs: int, heard: Sequence[Tensor]) -> Network:
    """The network of `model`/am/final.mdl, which has lost what its normalisations divided by.

    `heard` are batches of features (utterances, frames, 40) as the training has them: they say anew what is usual in
    each layer. The network computes what the model computes; what has become dead in it is random, and nothing listens
    to it yet.
    Raises ValueError where the file is of another network.
    """
    stored = list(_parameters((model / "am" / "final.mdl").read_bytes()))
    network = Network(outputs, torch.zeros(heard[0].shape[2]))
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
        for affine, (weight, bias) in zip([*network.affine, network.output], stored[1 + convolutions :], strict=True):
            affine.weight.copy_(torch.from_numpy(weight))
            affine.bias.copy_(torch.from_numpy(bias))
        _normalise(network, heard)
    return network


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


def _normalise(network: Network, heard: Sequence[Tensor]) -> None:
    """Gives every normalisation the mean and variance that it meets, and takes them out of what lies around it.

    As in training: values are dropped, which makes variances larger, and each batch counts alike.
    """
    norms = [*network.filter_norm, *network.norm]
    for norm in norms:
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
    met = defaultdict[nn.Module, list[tuple[Tensor, Tensor]]](list)

    def note(norm: nn.Module, inputs: tuple[Tensor]) -> None:
        across = [axis for axis in range(inputs[0].dim()) if axis != 1]
        met[norm].append((inputs[0].mean(across), inputs[0].var(across)))

    hooks = [norm.register_forward_pre_hook(note) for norm in norms]
    network.train()
    for norm in norms:
        norm.eval()
    for batch in heard:
        network(batch)
    for hook in hooks:
        hook.remove()
    usual = {norm: [torch.stack(values).mean(0) for values in zip(*of, strict=True)] for norm, of in met.items()}
    for norm in network.filter_norm:
        mean, variance = usual[norm]
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.copy_(torch.sqrt(variance + norm.eps))
        norm.bias.add_(mean)
    above = [*network.affine[1:], network.output]
    for affine, norm, after in zip(network.affine, network.norm, above, strict=True):
        mean, variance = usual[norm]
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        moments = after.weight.shape[1] // len(mean)
        after.bias.add_(after.weight @ mean.repeat(moments))
        after.weight.mul_(torch.sqrt(variance + norm.eps).repeat(moments))
        _revive(affine, variance == 0, after)


def _revive(affine: nn.Linear, dead: Tensor, after: nn.Linear) -> None:
    """Begins anew with values that are never more than nothing, which training could not change any more."""
    fresh = nn.Linear(affine.in_features, affine.out_features)
    affine.weight[dead] = fresh.weight[dead]
    affine.bias[dead] = fresh.bias[dead]
    after.weight.unflatten(1, (-1, len(dead)))[:, :, dead] = 0.0
