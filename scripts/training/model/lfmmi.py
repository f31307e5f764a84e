"""Lattice-free MMI: makes what was said likelier than everything else that could have been said.

No alignment is needed. The numerator is a small graph of the words that were said, with optional silence
between them and every pronunciation; the denominator is a bigram of units learned from the corpus. Each state
of a graph is one unit: it is entered once (output 2u) and then may last (output 2u+1).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

_OUTPUT_PENALTY = 5e-4  # on the mean square of the outputs, which are unnormalised
_FLOOR = 1e-30

Alternatives = list[list[list[int]]]  # for each word its pronunciations, each a list of unit numbers


@dataclass(frozen=True)
class Graph:
    """Units of the states, and weights to start in, to pass between and to end in states."""

    units: NDArray[np.int64]  # (states,)
    start: NDArray[np.float32]  # (states,)
    arcs: NDArray[np.float32]  # (states, states)
    end: NDArray[np.float32]  # (states,)


class Bigram:
    """Probabilities of a unit after another, over sequences with optional silence; index `units` is the edge."""

    def __init__(self, probability: NDArray[np.float32]) -> None:
        self.probability = probability
        self.edge = len(probability) - 1

    @classmethod
    def counted(cls, units: int, sequences: list[list[int]], added: float = 0.02) -> Bigram:
        """From sequences of unit numbers below `units`, with `added` to each count of a unit that occurs."""
        counts = np.full((units + 1, units + 1), 0.0)
        for sequence in sequences:
            edges = [units, *sequence, units]
            np.add.at(counts, (edges[:-1], edges[1:]), 1.0)
        seen = counts.sum(axis=0) > 0
        counts[:, seen] += added
        return cls((counts / np.maximum(counts.sum(axis=1, keepdims=True), 1e-9)).astype(np.float32))

    def denominator(self) -> Graph:
        """Any sequence of units."""
        p, edge = self.probability, self.edge
        return Graph(np.arange(edge), p[edge, :edge], p[:edge, :edge], p[:edge, edge])

    def numerator(self, words: Alternatives, silence: int) -> Graph:
        """The given words, each in any of its pronunciations, with optional silence before, between and after."""
        p, units, arcs = self.probability, list[int](), list[tuple[int, int]]()
        ends, start_states = [-1], list[int]()  # -1: nothing was said yet

        def state(unit: int, after: list[int]) -> int:
            units.append(unit)
            for before in after:
                if before < 0:
                    start_states.append(len(units) - 1)
                else:
                    arcs.append((before, len(units) - 1))
            return len(units) - 1

        for pronunciations in [*words, None]:
            ends = [*ends, state(silence, ends)]
            if pronunciations is None:
                break
            last = []
            for pronunciation in pronunciations:
                before = ends
                for unit in pronunciation:
                    before = [state(unit, before)]
                last.extend(before)
            ends = last
        of = np.array(units, np.int64)
        matrix = np.zeros((len(of), len(of)), np.float32)
        for a, b in arcs:
            matrix[a, b] = p[of[a], of[b]]
        start, end = np.zeros(len(of), np.float32), np.zeros(len(of), np.float32)
        for s in start_states:
            start[s] = p[self.edge, of[s]]
        for e in ends:
            if e >= 0:
                end[e] = p[of[e], self.edge]
        return Graph(of, start, matrix, end)


def padded(graphs: list[Graph]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Units, starts, arcs and ends of several graphs, stacked; added states cannot be reached."""
    states = max(len(graph.units) for graph in graphs)
    units = np.zeros((len(graphs), states), np.int64)
    start, end = (np.zeros((len(graphs), states), np.float32) for _ in range(2))
    arcs = np.zeros((len(graphs), states, states), np.float32)
    for i, graph in enumerate(graphs):
        n = len(graph.units)
        units[i, :n], start[i, :n], end[i, :n], arcs[i, :n, :n] = graph.units, graph.start, graph.end, graph.arcs
    return torch.from_numpy(units), torch.from_numpy(start), torch.from_numpy(arcs), torch.from_numpy(end)


def log_total(entered: Tensor, lasting: Tensor, start: Tensor, arcs: Tensor, end: Tensor, steps: Tensor) -> Tensor:
    """Log of the summed weight of all paths through each graph, (batch,).

    `entered` and `lasting` are the scores of the states, (batch, time, states); `steps` the lengths.
    """
    top = torch.maximum(entered, lasting).amax(dim=2, keepdim=True).detach()
    enter, last = (entered - top).exp().unbind(1), (lasting - top).exp().unbind(1)
    alpha = start * enter[0]
    log_scale = torch.zeros(len(steps))
    results = []
    for t in range(len(enter)):
        if t:
            passed = torch.bmm(alpha.unsqueeze(1), arcs).squeeze(1) if arcs.dim() == 3 else alpha @ arcs
            alpha = alpha * last[t] + passed * enter[t]
        total = alpha.sum(dim=1) + _FLOOR
        alpha = alpha / total.unsqueeze(1)
        log_scale = log_scale + total.log()
        results.append((alpha * end).sum(dim=1).add(_FLOOR).log() + log_scale)
    at_end = torch.stack(results, dim=1).gather(1, (steps - 1).unsqueeze(1)).squeeze(1)
    mask = torch.arange(top.shape[1]) < steps.unsqueeze(1)
    return at_end + (top.squeeze(2) * mask).sum(dim=1)


def total_of_each(graphs: list[Graph], scores: Tensor, steps: Tensor) -> Tensor:
    """Log of the weight of all paths through each utterance's own graph, (batch,), of scores (batch, time, outputs)."""
    units, start, arcs, end = padded(graphs)
    index = units.unsqueeze(1).expand(-1, scores.shape[1], -1)
    entered, lasting = (scores[:, :, i::2].gather(2, index) for i in (0, 1))
    return log_total(entered, lasting, start, arcs, end, steps)


def total_of_all(graph: Graph, scores: Tensor, steps: Tensor) -> Tensor:
    """The same through one graph for all utterances."""
    units, start, arcs, end = (torch.from_numpy(x) for x in (graph.units, graph.start, graph.arcs, graph.end))
    return log_total(scores[:, :, 2 * units], scores[:, :, 2 * units + 1], start, arcs, end, steps)


def loss(scores: Tensor, steps: Tensor, said: list[Graph], anything: Graph) -> Tensor:
    """The mean over frames of how much likelier anything is than what was said; (batch, time, outputs)."""
    behind = total_of_all(anything, scores, steps) - total_of_each(said, scores, steps)
    mask = (torch.arange(scores.shape[1]) < steps.unsqueeze(1)).unsqueeze(2)
    penalty = (scores.square() * mask).sum() / (steps.sum() * scores.shape[2])
    return behind.sum() / steps.sum() + _OUTPUT_PENALTY * penalty
