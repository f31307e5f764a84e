"""Lattice-free MMI: makes what was said likelier than everything else that could have been said.

No alignment is needed. The numerator is a small graph of the words that were said, with optional silence
between them and every pronunciation; the denominator is a bigram of units learned from the corpus. Each state
of a graph is one unit: it is entered once (output 2u) and then may last (output 2u+1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from .sending import sent

_OUTPUT_PENALTY = 5e-4  # on the mean square of the outputs, which are unnormalised
_FLOOR = 1e-30
_NEVER = -1e4  # the score of a state that a graph does not have
_LOWEST = -30.0  # nats below the best score of a moment, and no lower: no path must be lost in rounding
_RESCALED = 2  # steps after which weights are brought back to one in all: later they would vanish, earlier costs time

Alternatives = list[list[list[int]]]  # for each word its pronunciations, each a list of unit numbers


@dataclass(frozen=True)
class Graph:
    """Units of the states, and weights to start in, to pass between (from, to, weight) and to end in states."""

    units: NDArray[np.int64]  # (states,)
    start: NDArray[np.float32]  # (states,)
    arcs: tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float32]]  # (arcs,) each
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
        before, after = np.nonzero(p[:edge, :edge])
        return Graph(np.arange(edge), p[edge, :edge], (before, after, p[before, after]), p[:edge, edge])

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
        sources, targets = np.array(arcs, np.int64).reshape(-1, 2).T
        start, end = np.zeros(len(of), np.float32), np.zeros(len(of), np.float32)
        start[start_states] = p[self.edge, of[start_states]]
        last = [state for state in ends if state >= 0]
        end[last] = p[of[last], self.edge]
        return Graph(of, start, (sources, targets, p[of[sources], of[targets]]), end)


@dataclass(frozen=True)
class Graphs:
    """Several graphs, stacked: units, starts and ends (graphs, states), arcs (graphs, states, states).

    One graph for all utterances has no first dimension.
    """

    units: Tensor
    start: Tensor
    arcs: Tensor
    end: Tensor

    def scored(self, scores: Tensor) -> tuple[Tensor, Tensor]:
        """Scores to enter and to stay in each state, (batch, time, states), of scores (batch, time, outputs)."""
        if self.units.dim() == 1:
            return scores[:, :, 2 * self.units], scores[:, :, 2 * self.units + 1]
        index = self.units.unsqueeze(1).expand(-1, scores.shape[1], -1)
        return scores[:, :, ::2].gather(2, index), scores[:, :, 1::2].gather(2, index)

    def total(self, scores: Tensor, steps: Tensor) -> Tensor:
        """Log of the weight of all paths through each utterance's graph, (batch,), of scores (batch, time, outputs)."""
        return log_total(*self.scored(scores), self.start, self.arcs, self.end, steps)


def totals(parts: Sequence[tuple[Graphs, Tensor, Tensor]]) -> tuple[Tensor, ...]:
    """`Graphs.total` of several graphs, scores and steps, which may take no longer than one of them."""
    states = max(graphs.units.shape[-1] for graphs, _, _ in parts)
    each: list[tuple[Tensor, ...]] = []
    for graphs, scores, steps in parts:
        more, rows = states - graphs.units.shape[-1], len(scores)
        entered, lasting = (functional.pad(x, (0, more), value=_NEVER) for x in graphs.scored(scores))
        start, end = (functional.pad(x, (0, more)).expand(rows, -1) for x in (graphs.start, graphs.end))
        arcs = functional.pad(graphs.arcs, (0, more, 0, more)).expand(rows, -1, -1)
        each.append((entered, lasting, start, arcs, end, steps))
    together = log_total(*(torch.cat(same) for same in zip(*each, strict=True)))
    parted: tuple[Tensor, ...] = together.split([len(scores) for _, scores, _ in parts])
    return parted


@dataclass(frozen=True)
class Stack:
    """Several graphs on their way to a device: of arcs only those that there are, (graph, from, to) and weight."""

    units: NDArray[np.int64]  # (graphs, states)
    start: NDArray[np.float32]
    places: NDArray[np.int64]  # (3, arcs)
    weights: NDArray[np.float32]  # (arcs,)
    end: NDArray[np.float32]

    @classmethod
    def of(cls, graphs: Sequence[Graph]) -> Stack:
        """Graphs of different sizes; added states cannot be reached."""
        shape = (len(graphs), max(len(graph.units) for graph in graphs))
        units = np.zeros(shape, np.int64)
        start, end = (np.zeros(shape, np.float32) for _ in range(2))
        for i, graph in enumerate(graphs):
            n = len(graph.units)
            units[i, :n], start[i, :n], end[i, :n] = graph.units, graph.start, graph.end
        of = np.repeat(np.arange(len(graphs)), [len(graph.arcs[0]) for graph in graphs])
        before, after, weights = (np.concatenate(parts) for parts in zip(*(g.arcs for g in graphs), strict=True))
        return cls(units, start, np.stack([of, before, after]), weights, end)

    def on(self, device: torch.device) -> Graphs:
        """The graphs on a device."""
        units, start, places, weights, end = (
            sent(part, device) for part in (self.units, self.start, self.places, self.weights, self.end)
        )
        arcs = torch.zeros(*units.shape, units.shape[1], device=device)
        arcs[tuple(places)] = weights
        return Graphs(units, start, arcs, end)

    def shared(self, device: torch.device) -> Graphs:
        """The only graph, for all utterances."""
        graphs = self.on(device)
        return Graphs(graphs.units[0], graphs.start[0], graphs.arcs[0], graphs.end[0])


class _LogTotal(torch.autograd.Function):  # type: ignore[misc]
    """The forward-backward algorithm. To write the way back down, rather than to let it be recorded, is much faster."""

    @staticmethod
    def forward(
        context: Any, entered: Tensor, lasting: Tensor, start: Tensor, arcs: Tensor, end: Tensor, steps: Tensor
    ) -> Tensor:
        """As `log_total`."""
        top = torch.maximum(entered, lasting).amax(dim=2, keepdim=True)
        enter, last = (
            (scores - top).clamp_(min=_LOWEST).exp_().transpose(0, 1).contiguous() for scores in (entered, lasting)
        )
        passed, alphas, scales = torch.empty_like(enter), torch.empty_like(enter), enter.new_ones(enter.shape[:2])
        passed[0] = start
        alpha = torch.mul(passed[0], enter[0], out=alphas[0])
        for t in range(1, len(enter)):
            entering = _product(alpha, arcs, out=passed[t])
            alpha = torch.mul(entering, enter[t], out=alphas[t]).addcmul_(alpha, last[t])
            if t % _RESCALED == 0:
                alpha /= torch.sum(alpha, dim=1, out=scales[t]).add_(_FLOOR).unsqueeze(1)
        ending = (steps - 1, torch.arange(len(steps), device=steps.device))
        ended = (alphas[ending] * end).sum(dim=1) + _FLOOR
        within = torch.arange(len(enter), device=steps.device).unsqueeze(1) < steps
        context.save_for_backward(passed, alphas, scales, enter, last, arcs, end.expand(alphas.shape[1:]), steps)
        return ended.log() + ((scales.log() + top.squeeze(2).T) * within).sum(dim=0)

    @staticmethod
    def backward(context: Any, *of_total: Tensor) -> tuple[Tensor | None, ...]:
        """The share of all paths that enters, or stays in, each state at each time."""
        passed, alphas, scales, enter, last, arcs, end, steps = context.saved_tensors
        betas = torch.empty_like(alphas)
        back, beta = arcs.transpose(-1, -2), torch.zeros_like(end)
        is_end = (torch.arange(len(alphas), device=steps.device).unsqueeze(1) == steps - 1).unsqueeze(2)
        for t in reversed(range(len(alphas))):
            if t + 1 < len(alphas):
                beta = _product(enter[t + 1] * beta, back, out=betas[t]).addcmul_(last[t + 1], beta)
                if (t + 1) % _RESCALED == 0:
                    beta /= beta.sum(dim=1, keepdim=True).add_(_FLOOR)
            beta = torch.where(is_end[t], end, beta, out=betas[t])
        # At each time all paths together weigh 1, however unlikely they are: what is barely possible teaches too.
        together = (alphas * betas).sum(dim=2)
        share = betas * (of_total[0] * torch.where(together > _FLOOR, 1 / together, 0) / scales).unsqueeze(2)
        stayed = torch.cat([torch.zeros_like(alphas[:1]), alphas[:-1]]) * last
        # Paths that are lost in rounding teach nothing.
        shares = ((part * share).nan_to_num_(0.0, 0.0, 0.0).transpose(0, 1) for part in (passed * enter, stayed))
        return (*shares, None, None, None, None)


def _product(states: Tensor, arcs: Tensor, out: Tensor) -> Tensor:
    """States (batch, states) passed on by arcs that are the same for all, or by each one's own."""
    if arcs.dim() == 3:
        torch.bmm(states.unsqueeze(1), arcs, out=out.unsqueeze(1))
        return out
    return torch.mm(states, arcs, out=out)


def log_total(entered: Tensor, lasting: Tensor, start: Tensor, arcs: Tensor, end: Tensor, steps: Tensor) -> Tensor:
    """Log of the summed weight of all paths through each graph, (batch,).

    `entered` and `lasting` are the scores of the states, (batch, time, states); `steps` the lengths.
    """
    result: Tensor = _LogTotal.apply(entered, lasting, start, arcs, end, steps)
    return result


def loss(scores: Tensor, steps: Tensor, anything: Tensor, said: Tensor) -> Tensor:
    """The mean over frames of how much likelier anything is than what was said, both totals (batch,).

    `scores` are (batch, time, outputs).
    """
    mask = (torch.arange(scores.shape[1], device=scores.device) < steps.unsqueeze(1)).unsqueeze(2)
    penalty = (scores.square() * mask).sum() / (steps.sum() * scores.shape[2])
    return (anything - said).sum() / steps.sum() + _OUTPUT_PENALTY * penalty
