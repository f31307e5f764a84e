"""Trains the network on labelled features."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from voice_supercat.speech.lexicon.phones import SILENCE, SPOKEN_NOISE

from . import lfmmi
from .closed import ClosedGrammars
from .corpus import UNKNOWN_SPEECH, Utterance
from .disturbing import cut, disturbed
from .lexicon import Lexicon, Units
from .network import SUBSAMPLING, Network, parameters

LEARNING_RATE = 1.5e-3
_WARM_UP_STEPS = 100
_LARGEST_GRADIENT = 1.0
_WEIGHT_DECAY = 0.01
_FRAMES_A_BATCH = 4_000
_POOL = 4_000  # utterances sorted by length at a time, so that a batch has little padding
_AS_GARBAGE = 0.4  # of the utterances: words outside the grammars are labelled as one unit, spoken noise
_LONGEST_UNKNOWN = 5  # units of spoken noise that unknown speech may be
_WORKERS = 2
_REPORT_EVERY = 100
_KEEP_SECONDS = 120.0
_CLOSED_WEIGHT = 2.0  # of closed-grammar MMI beside lattice-free MMI
_AFTER_LAST_STAGE = 0.4  # share of the weights after the last stage, the rest from before it: better than either


Keep = Callable[[Network, lfmmi.Bigram], None]
Weights = dict[str, Tensor]


@dataclass(frozen=True)
class Labels:
    """Turns words into the units they may be made of."""

    lexicon: Lexicon
    units: Units
    vocabulary: frozenset[str]  # words never labelled as garbage

    def alternatives(self, words: tuple[str, ...], draw: random.Random) -> lfmmi.Alternatives | None:
        """The pronunciations of each word as unit numbers; None when a word has none."""
        garbage = draw.random() < _AS_GARBAGE
        noise = self.units.ids([SPOKEN_NOISE])
        result = []
        for word in words:
            if word == UNKNOWN_SPEECH:
                result.append([noise * k for k in range(1, _LONGEST_UNKNOWN + 1)])
            elif garbage and word not in self.vocabulary:
                result.append([noise])
            elif word in self.lexicon:
                result.append([self.units.ids(units) for units in self.lexicon.units(word)])
            else:
                return None
        return result

    def sequence(self, words: tuple[str, ...], draw: random.Random) -> list[int]:
        """One random way to say the words, with random silence: what the bigram is counted from."""
        silence = self.units.ids([SILENCE])
        sequence = silence if draw.random() < 0.8 else []
        for alternatives in self.alternatives(words, draw) or []:
            sequence = sequence + draw.choice(alternatives) + (silence if draw.random() < 0.3 else [])
        return sequence + (silence if draw.random() < 0.6 else [])


@dataclass(frozen=True)
class Effort:
    """How long to train: so many epochs, but no more than so many minutes; the learning rate falls from `rate` to 0."""

    epochs: float
    minutes: float
    seed: int
    rate: float
    closed: bool = False  # the last stage: answers also compete with what else each grammar lets through


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

    Several workers of one thread each change the same network without waiting for each other: on a machine that
    does other things too, threads that wait for each other at every layer lose most of their time.
    """
    torch.manual_seed(effort.seed)
    torch.set_num_threads(1)
    draw = random.Random(effort.seed)
    bigram = lfmmi.Bigram.counted(len(labels.units), [labels.sequence(u.words, draw) for u in corpus])
    sample = np.concatenate([u.features for u in draw.sample(corpus, min(2_000, len(corpus)))]).astype(np.float32)
    mean, deviation = torch.from_numpy(sample.mean(0)), torch.from_numpy(sample.std(0))
    network = Network(labels.units.outputs, mean)
    if weights:
        network.load_state_dict(weights)
    network.share_memory()
    frames = sum(len(u.features) for u in corpus)
    steps = int(effort.epochs * frames / _FRAMES_A_BATCH / _WORKERS)
    print(f"{frames / 360_000:.1f} h, {len(corpus)} utterances, {parameters(network)} parameters, {steps} steps each")
    context = torch.multiprocessing.get_context("fork")
    work = (network, deviation, bigram, corpus, labels, effort, steps, grammars)
    workers = [context.Process(target=_work, args=(number, *work)) for number in range(_WORKERS)]
    for worker in workers:
        worker.start()
    while any(worker.is_alive() for worker in workers):
        workers[0].join(_KEEP_SECONDS)
        keep(network, bigram)
    if any(worker.exitcode for worker in workers):
        raise SystemExit("Training stopped early; what went wrong is written above.")
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


def _work(
    number: int,
    network: Network,
    deviation: Tensor,
    bigram: lfmmi.Bigram,
    corpus: list[Utterance],
    labels: Labels,
    effort: Effort,
    steps: int,
    grammars: Path,
) -> None:
    draw = random.Random(f"{effort.seed} {number}")
    torch.manual_seed(draw.getrandbits(32))
    optimiser = torch.optim.AdamW(network.parameters(), lr=effort.rate, weight_decay=_WEIGHT_DECAY)
    anything, started, recent = bigram.denominator(), time.monotonic(), list[tuple[float, float]]()
    closed = ClosedGrammars(grammars, labels.lexicon, labels.units, bigram)
    company = [utterance.features for utterance in corpus if utterance.words in ((), (UNKNOWN_SPEECH,))]
    network.train()
    for step, batch in zip(range(steps), _batches(corpus, draw), strict=False):
        done = max(step / steps, (time.monotonic() - started) / (60 * effort.minutes))
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = effort.rate * min((step + 1) / _WARM_UP_STEPS, 1 - done)
        said, kept, spoken = [], [], []
        for utterance in batch:
            words, sound = labels.alternatives(utterance.words, draw), cut(utterance.features, draw)
            # A word cannot be shorter than its units: such a recording was cut.
            if words is not None and len(sound) > SUBSAMPLING * _fewest_units(words):
                said.append(bigram.numerator(words, labels.units.ids([SILENCE])[0]))
                kept.append(sound)
                spoken.append(utterance.words)
        features, lengths = _stacked(kept)
        features = disturbed(features, deviation, company, draw)
        scores = network(features)
        free = lfmmi.loss(scores, lengths, said, anything)
        against = closed.loss(scores, lengths, spoken, draw) if effort.closed else free.new_zeros(())
        objective = free + _CLOSED_WEIGHT * against
        optimiser.zero_grad()
        objective.backward()
        # One impossible utterance must not spoil the network for good.
        if torch.nn.utils.clip_grad_norm_(network.parameters(), _LARGEST_GRADIENT).isfinite():
            optimiser.step()
            recent.append((free.item(), against.item()))
        if step % _REPORT_EVERY == 0:
            seconds = time.monotonic() - started
            dropouts = " + ".join(f"{loss:.4f}" for loss in np.mean(recent, axis=0)) if recent else "none"
            print(f"{number}: step {step}/{steps} loss {dropouts} {seconds:.0f} s", flush=True)
            recent.clear()


def _fewest_units(words: lfmmi.Alternatives) -> int:
    return sum(min(len(units) for units in alternatives) for alternatives in words)


def _batches(corpus: list[Utterance], draw: random.Random) -> Iterator[list[Utterance]]:
    """Batches of utterances of about the same length, without end."""
    while True:
        order = draw.sample(corpus, len(corpus))
        for start in range(0, len(order), _POOL):
            pool = sorted(order[start : start + _POOL], key=lambda u: len(u.features))
            batches, batch = [], list[Utterance]()
            for utterance in pool:
                batch.append(utterance)
                if len(batch) * len(utterance.features) >= _FRAMES_A_BATCH:
                    batches.append(batch)
                    batch = []
            draw.shuffle(batches)
            yield from batches


def _stacked(batch: list[NDArray[np.float16]]) -> tuple[Tensor, Tensor]:
    """Features, (batch, longest, 40), each continued with its last frame; and output steps of each."""
    lengths = [len(features) for features in batch]
    stacked = np.empty((len(batch), max(lengths), batch[0].shape[1]), np.float32)
    for row, features in zip(stacked, batch, strict=True):
        row[: len(features)] = features
        row[len(features) :] = features[-1]
    steps = [-(-length // SUBSAMPLING) for length in lengths]
    return torch.from_numpy(stacked), torch.tensor(steps)
