"""Trains the network on labelled features."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from . import lfmmi
from .corpus import UNKNOWN_SPEECH, Utterance
from .lexicon import SILENCE, SPOKEN_NOISE, Lexicon, Units
from .network import SUBSAMPLING, Network, parameters

_RATE = 1.2e-3
_WARM_UP_STEPS = 200
_LARGEST_GRADIENT = 1.0
_WEIGHT_DECAY = 0.01
_FRAMES_A_BATCH = 4_000
_POOL = 4_000  # utterances sorted by length at a time, so that a batch has little padding
_AS_GARBAGE = 0.4  # of the utterances: words outside the grammars are labelled as one unit, spoken noise
_LONGEST_UNKNOWN = 5  # units of spoken noise that unknown speech may be
_THREADS = 2
_REPORT_EVERY = 200
_KEEP_EVERY = 1_000


Keep = Callable[[Network, lfmmi.Bigram], None]


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


def train(corpus: list[Utterance], labels: Labels, epochs: float, seed: int, keep: Keep) -> None:
    """Trains a network on the corpus for so many epochs, and lets `keep` save it now and then and at the end."""
    torch.manual_seed(seed)
    torch.set_num_threads(_THREADS)
    draw = random.Random(seed)
    bigram = lfmmi.Bigram.counted(len(labels.units), [labels.sequence(u.words, draw) for u in corpus])
    sample = np.concatenate([u.features for u in draw.sample(corpus, min(2_000, len(corpus)))]).astype(np.float32)
    network = Network(labels.units.outputs, *map(torch.from_numpy, (sample.mean(0), 1 / sample.std(0))))
    frames = sum(len(u.features) for u in corpus)
    total = int(epochs * frames / _FRAMES_A_BATCH)
    print(f"{frames / 360_000:.1f} h, {len(corpus)} utterances, {parameters(network)} parameters, {total} steps")
    optimiser = torch.optim.AdamW(network.parameters(), lr=_RATE, weight_decay=_WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min((step + 1) / _WARM_UP_STEPS, max(0.01, 1 - step / total))
    )
    anything, began, recent = bigram.denominator(), time.monotonic(), list[float]()
    network.train()
    for step, batch in zip(range(total), _batches(corpus, draw), strict=False):
        said, kept = [], []
        for utterance in batch:
            words = labels.alternatives(utterance.words, draw)
            if words is not None:
                said.append(bigram.numerator(words, labels.units.ids([SILENCE])[0]))
                kept.append(utterance)
        features, steps = _stacked(kept)
        objective = lfmmi.loss(network(features), steps, said, anything)
        optimiser.zero_grad()
        objective.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), _LARGEST_GRADIENT)
        optimiser.step()
        schedule.step()
        recent.append(objective.item())
        if step % _REPORT_EVERY == 0:
            print(f"step {step}/{total} loss {np.mean(recent):.4f} {time.monotonic() - began:.0f} s", flush=True)
            recent.clear()
        if step % _KEEP_EVERY == _KEEP_EVERY - 1:
            keep(network, bigram)
    keep(network, bigram)


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


def _stacked(batch: list[Utterance]) -> tuple[Tensor, Tensor]:
    """Features, (batch, longest, 40), each continued with its last frame; and output steps of each."""
    lengths = [len(u.features) for u in batch]
    stacked = np.empty((len(batch), max(lengths), batch[0].features.shape[1]), np.float32)
    for row, utterance in zip(stacked, batch, strict=True):
        row[: len(utterance.features)] = utterance.features
        row[len(utterance.features) :] = utterance.features[-1]
    steps = [-(-length // SUBSAMPLING) for length in lengths]
    return torch.from_numpy(stacked), torch.tensor(steps)
