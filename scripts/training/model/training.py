"""Trains the network on labelled features."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.utils.data import DataLoader

from . import lfmmi
from .batches import Batch
from .drawing import several_times
from .lesson import FRAMES_A_BATCH, Lesson
from .network import Network, parameters
from .sending import sent

LEARNING_RATE = 1.5e-3
_WARM_UP_STEPS = 100
_LARGEST_GRADIENT = 1.0
_WEIGHT_DECAY = 0.01
_WORKERS = {"cpu": 2, "cuda": 2}  # that change the network, or that make batches, 6 ms each, for the one that does
_USES = 3  # times that a batch is heard, disturbed differently: rooms and noises take as long as the network itself
_REPORT_EVERY = 100
_KEEP_SECONDS = 120.0

Keep = Callable[[Network], None]
Weights = dict[str, Tensor]


@dataclass(frozen=True)
class Effort:
    """How long to train: so many epochs, but no more than so many minutes; the learning rate falls from `rate` to 0."""

    epochs: float
    minutes: float
    seed: int
    rate: float
    closed: float = 0.0  # weight of closed-grammar MMI beside lattice-free MMI: what else does each grammar let through
    settled: bool = False  # no normalisation changes: begins as good as the weights are


def train(lesson: Lesson, effort: Effort, keep: Keep, weights: Weights | None = None) -> Weights:
    """Trains a network, from `weights` on where given; `keep` saves it now and then and at the end."""
    torch.manual_seed(effort.seed)
    torch.set_num_threads(1)
    network = Network(lesson.labels.units.outputs, lesson.mean)
    if weights:
        network.load_state_dict(weights)
    learner = _Learner(lesson, effort)
    hours, steps = lesson.corpus.frames / 360_000, learner.steps * learner.learners
    print(f"{hours:.1f} h, {len(lesson.corpus.sources)} utterances, {parameters(network)} parameters, {steps} steps")
    (_learn_together if lesson.device.type == "cpu" else _learn_alone)(network, learner, lambda: keep(network))
    keep(network)
    return {name: weights.clone() for name, weights in network.state_dict().items()}


def between(before: Weights, after: Weights, share: float) -> Weights:
    """Between two networks, `share` of the way: Izmailov and others, "Averaging weights leads to wider optima"."""
    return {
        name: torch.lerp(before[name], weights, share) if weights.is_floating_point() else weights
        for name, weights in after.items()
    }


class _Learner:
    """A lesson and the effort that it is learned with."""

    def __init__(self, lesson: Lesson, effort: Effort) -> None:
        self.effort, self.device = effort, lesson.device
        self.batches = lesson.batches(closed=effort.closed > 0, seed=effort.seed)
        self.learners = _WORKERS["cpu"] if self.device.type == "cpu" else 1
        frames = FRAMES_A_BATCH[self.device.type]
        self.steps = int(effort.epochs * lesson.corpus.frames / frames / self.learners)
        self._lesson = lesson
        # Products of half as many bits take half as long; older processors have none.
        self._narrow = self.device.type == "cuda" or torch.backends.cpu.get_cpu_capability() == "AVX512"

    def learn(self, network: Network, batches: Iterable[Batch], name: str, keep: Callable[[], None]) -> None:
        """Change the network until time or steps are over."""
        network.train()
        if self.effort.settled:
            network.settle()
        optimiser = torch.optim.AdamW(network.parameters(), lr=self.effort.rate, weight_decay=_WEIGHT_DECAY)
        started = kept = time.monotonic()
        recent = list[Tensor]()
        heard = several_times(((batch, self._lesson.heard(batch.layout)) for batch in batches), _USES, self.effort.seed)
        for step, (batch, spectra) in zip(range(self.steps), heard, strict=False):
            now = time.monotonic()
            done = max(step / self.steps, (now - started) / (60 * self.effort.minutes))
            if done >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = self.effort.rate * min((step + 1) / _WARM_UP_STEPS, 1 - done)
            free, against = self._losses(network, batch, self._lesson.disturbed(spectra))
            objective = free + self.effort.closed * against
            optimiser.zero_grad()
            objective.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), _LARGEST_GRADIENT)
            optimiser.step()
            recent.append(torch.stack([free.detach(), against.detach()]))
            if step % _REPORT_EVERY == 0:
                told = " + ".join(f"{loss:.4f}" for loss in torch.stack(recent).mean(0).tolist())
                print(f"{name}: step {step}/{self.steps} loss {told} {now - started:.0f} s", flush=True)
                recent.clear()
            if now - kept > _KEEP_SECONDS:
                keep()
                kept = now

    def _losses(self, network: Network, batch: Batch, features: Tensor) -> tuple[Tensor, Tensor]:
        steps = sent(batch.steps, self.device)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self._narrow):
            scores = network(features).float()
        parts = [(self._lesson.anything, scores, steps), (batch.said.on(self.device), scores, steps)]
        closed, task = self._lesson.closed, batch.task
        if task:
            parts += closed.right(scores, steps, task)
        anything, said, *right = lfmmi.totals(parts)
        against = closed.loss(scores, steps, task, right) if task else scores.new_zeros(())
        return lfmmi.loss(scores, steps, anything, said), against


def _learn_alone(network: Network, learner: _Learner, keep: Callable[[], None]) -> None:
    """On a graphics card, for which other processes make the batches."""
    network.to(learner.device)
    batches = DataLoader(
        learner.batches,
        batch_size=None,
        num_workers=_WORKERS["cuda"],
        prefetch_factor=8,
        multiprocessing_context="fork",  # which does not copy the store to each process
    )
    learner.learn(network, batches, "0", keep)
    network.cpu()


def _learn_together(network: Network, learner: _Learner, keep: Callable[[], None]) -> None:
    """Several workers of one thread each change the same network without waiting for each other.

    On a machine that does other things too, threads that wait for each other at every layer lose most of their time.
    """
    network.share_memory()
    context = torch.multiprocessing.get_context("fork")
    workers = [context.Process(target=_work, args=(number, network, learner)) for number in range(learner.learners)]
    for worker in workers:
        worker.start()
    while any(worker.is_alive() for worker in workers):
        workers[0].join(_KEEP_SECONDS)
        keep()
    if any(worker.exitcode for worker in workers):
        raise SystemExit("Training stopped early; what went wrong is written above.")


def _work(number: int, network: Network, learner: _Learner) -> None:
    torch.manual_seed(learner.effort.seed * learner.learners + number)
    learner.learn(network, learner.batches.of(number), str(number), lambda: None)
