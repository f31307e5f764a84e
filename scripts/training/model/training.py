"""Trains the network on labelled features."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.utils.data import DataLoader

from . import lfmmi
from .batches import FRAMES_A_BATCH, Batch, Batches, Effort, Labels
from .corpus import UNKNOWN_SPEECH, Utterance
from .disturbing import Disturbance
from .network import Network, parameters

LEARNING_RATE = 1.5e-3
_WARM_UP_STEPS = 100
_LARGEST_GRADIENT = 1.0
_WEIGHT_DECAY = 0.01
_WORKERS = {"cpu": 2, "cuda": 2}  # that change the network, or that make batches for the one that does
_REPORT_EVERY = 100
_KEEP_SECONDS = 120.0
_CLOSED_WEIGHT = 2.0  # of closed-grammar MMI beside lattice-free MMI
_AFTER_LAST_STAGE = 0.4  # share of the weights after the last stage, the rest from before it: better than either


Keep = Callable[[Network, lfmmi.Bigram], None]
Weights = dict[str, Tensor]


def train(
    corpus: list[Utterance],
    labels: Labels,
    effort: Effort,
    keep: Keep,
    grammars: Path,
    weights: Weights | None = None,
) -> Weights:
    """Trains a network on the corpus, from `weights` on where given; `keep` saves it now and then and at the end.

    In the last stage answers also compete with what else each of the folder of `grammars` lets through. Then the
    network is set between `weights` and what became of them.
    """
    torch.manual_seed(effort.seed)
    torch.set_num_threads(1)
    draw = random.Random(effort.seed)
    bigram = lfmmi.Bigram.counted(len(labels.units), [labels.sequence(u.words, draw) for u in corpus])
    sample = np.concatenate([u.features for u in draw.sample(corpus, min(2_000, len(corpus)))]).astype(np.float32)
    network = Network(labels.units.outputs, torch.from_numpy(sample.mean(0)))
    if weights:
        network.load_state_dict(weights)
    batches = Batches(corpus, labels, effort, bigram, grammars)
    lesson = _Lesson(batches, torch.from_numpy(sample.std(0)))
    steps = lesson.steps * lesson.learners
    hours = batches.frames / 360_000
    print(f"{hours:.1f} h, {len(corpus)} utterances, {parameters(network)} parameters, {steps} steps")
    (_learn_together if effort.device == "cpu" else _learn_alone)(network, lesson, lambda: keep(network, bigram))
    if weights and effort.closed:
        network.load_state_dict(between(weights, network.state_dict(), _AFTER_LAST_STAGE))
    keep(network, bigram)
    return {name: weights.clone() for name, weights in network.state_dict().items()}


def between(before: Weights, after: Weights, share: float) -> Weights:
    """Between two networks, `share` of the way: Izmailov and others, "Averaging weights leads to wider optima"."""
    return {
        name: torch.lerp(before[name], weights, share) if weights.is_floating_point() else weights
        for name, weights in after.items()
    }


class _Lesson:
    """What is to be learned, and how long."""

    def __init__(self, batches: Batches, deviation: Tensor) -> None:
        self.batches, self.effort = batches, batches.effort
        self.device = torch.device(self.effort.device)
        self.learners = _WORKERS["cpu"] if self.effort.device == "cpu" else 1
        frames = FRAMES_A_BATCH[self.effort.device]
        self.steps = int(self.effort.epochs * batches.frames / frames / self.learners)
        company = [u.features for u in batches.corpus if u.words in ((), (UNKNOWN_SPEECH,))]
        self._disturbed = Disturbance(deviation, company, self.device)
        # Products of half as many bits take half as long; older processors have none.
        self._narrow = self.device.type == "cuda" or torch.backends.cpu.get_cpu_capability() == "AVX512"
        self._anything = lfmmi.Graphs.one(batches.bigram.denominator()).to(self.device)

    def learn(self, network: Network, batches: Iterable[Batch], name: str, keep: Callable[[], None]) -> None:
        """Change the network until time or steps are over."""
        network.train()
        optimiser = torch.optim.AdamW(network.parameters(), lr=self.effort.rate, weight_decay=_WEIGHT_DECAY)
        started = kept = time.monotonic()
        recent = list[tuple[Tensor, Tensor]]()
        for step, batch in zip(range(self.steps), batches, strict=False):
            now = time.monotonic()
            done = max(step / self.steps, (now - started) / (60 * self.effort.minutes))
            if done >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = self.effort.rate * min((step + 1) / _WARM_UP_STEPS, 1 - done)
            free, against = self._losses(network, batch)
            objective = free + _CLOSED_WEIGHT * against
            optimiser.zero_grad()
            objective.backward()
            # One impossible utterance must not spoil the network for good.
            if torch.nn.utils.clip_grad_norm_(network.parameters(), _LARGEST_GRADIENT).isfinite():
                optimiser.step()
                recent.append((free.detach(), against.detach()))
            if step % _REPORT_EVERY == 0:
                losses = torch.tensor(recent).mean(0).tolist() if recent else []
                told = " + ".join(f"{loss:.4f}" for loss in losses) or "none"
                print(f"{name}: step {step}/{self.steps} loss {told} {now - started:.0f} s", flush=True)
                recent.clear()
            if now - kept > _KEEP_SECONDS:
                keep()
                kept = now

    def _losses(self, network: Network, batch: Batch) -> tuple[Tensor, Tensor]:
        features = batch.features.to(self.device, non_blocking=True).float()
        steps = batch.steps.to(self.device, non_blocking=True)
        disturbed = self._disturbed(features)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self._narrow):
            scores = network(disturbed).float()
        parts = [(self._anything, scores, steps), (batch.said.to(self.device), scores, steps)]
        closed, task = self.batches.closed, batch.task
        if task:
            parts += closed.right(scores, steps, task)
        anything, said, *right = lfmmi.totals(parts)
        against = closed.loss(scores, steps, task, right) if task else scores.new_zeros(())
        return lfmmi.loss(scores, steps, anything, said), against


def _learn_alone(network: Network, lesson: _Lesson, keep: Callable[[], None]) -> None:
    """On a graphics card, for which other processes make the batches."""
    network.to(lesson.device)
    loader = DataLoader(lesson.batches, batch_size=None, num_workers=_WORKERS["cuda"], prefetch_factor=8)
    lesson.learn(network, loader, "0", keep)
    network.cpu()


def _learn_together(network: Network, lesson: _Lesson, keep: Callable[[], None]) -> None:
    """Several workers of one thread each change the same network without waiting for each other.

    On a machine that does other things too, threads that wait for each other at every layer lose most of their time.
    """
    network.share_memory()
    context = torch.multiprocessing.get_context("fork")
    workers = [context.Process(target=_work, args=(number, network, lesson)) for number in range(lesson.learners)]
    for worker in workers:
        worker.start()
    while any(worker.is_alive() for worker in workers):
        workers[0].join(_KEEP_SECONDS)
        keep()
    if any(worker.exitcode for worker in workers):
        raise SystemExit("Training stopped early; what went wrong is written above.")


def _work(number: int, network: Network, lesson: _Lesson) -> None:
    torch.manual_seed(lesson.effort.seed * lesson.learners + number)
    lesson.learn(network, lesson.batches.of(number), str(number), lambda: None)
