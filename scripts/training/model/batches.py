"""Makes batches of utterances, each with the graphs of what is said in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.utils.data import IterableDataset, get_worker_info

from voice_supercat.speech.lexicon.phones import SILENCE, SPOKEN_NOISE

from . import lfmmi
from .closed import ClosedGrammars, Task
from .corpus import UNKNOWN_SPEECH, Utterance
from .disturbing import cut
from .lexicon import Lexicon, Units
from .network import SUBSAMPLING

FRAMES_A_BATCH = {"cpu": 4_000, "cuda": 16_000}
_POOL = 4_000  # utterances sorted by length at a time, so that a batch has little padding
_AS_GARBAGE = 0.4  # of the utterances: words outside the grammars are labelled as one unit, spoken noise
_LONGEST_UNKNOWN = 5  # units of spoken noise that unknown speech may be


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
    device: str = "cpu"  # or "cuda"


@dataclass(frozen=True)
class Batch:
    """Features (batch, longest, 40), each continued with its last frame; output steps, and what is said in each."""

    features: Tensor
    steps: Tensor
    said: lfmmi.Graphs
    task: Task | None


class Batches(IterableDataset[Batch]):  # type: ignore[misc]
    """Batches of utterances of about the same length, without end."""

    def __init__(
        self, corpus: list[Utterance], labels: Labels, effort: Effort, bigram: lfmmi.Bigram, grammars: Path
    ) -> None:
        """The bigram tells what is likely to be said, the folder of `grammars` what is asked for."""
        self.corpus, self.effort, self.bigram = corpus, effort, bigram
        self.frames = sum(len(utterance.features) for utterance in corpus)
        self.closed = ClosedGrammars(grammars, labels.lexicon, labels.units, bigram)
        self._labels = labels

    def __iter__(self) -> Iterator[Batch]:
        """What the process of this number in a group hears."""
        worker = get_worker_info()
        return self.of(worker.id if worker else 0)

    def of(self, number: int) -> Iterator[Batch]:
        """The same for any number."""
        draw = random.Random(f"{self.effort.seed} {number}")
        return (self._batch(utterances, draw) for utterances in self._drawn(draw))

    def _batch(self, utterances: list[Utterance], draw: random.Random) -> Batch:
        said, kept, spoken = [], [], []
        silence = self._labels.units.ids([SILENCE])[0]
        for utterance in utterances:
            words, sound = self._labels.alternatives(utterance.words, draw), cut(utterance.features, draw)
            # A word cannot be shorter than its units: such a recording was cut.
            if words is not None and len(sound) > SUBSAMPLING * _fewest_units(words):
                said.append(self.bigram.numerator(words, silence))
                kept.append(sound)
                spoken.append(utterance.words)
        task = self.closed.task(spoken, draw) if self.effort.closed else None
        return Batch(*_stacked(kept), lfmmi.Graphs.stacked(said), task)

    def _drawn(self, draw: random.Random) -> Iterator[list[Utterance]]:
        while True:
            order = draw.sample(self.corpus, len(self.corpus))
            for start in range(0, len(order), _POOL):
                pool = sorted(order[start : start + _POOL], key=lambda u: len(u.features))
                batches, batch = [], list[Utterance]()
                for utterance in pool:
                    batch.append(utterance)
                    if len(batch) * len(utterance.features) >= FRAMES_A_BATCH[self.effort.device]:
                        batches.append(batch)
                        batch = []
                draw.shuffle(batches)
                yield from batches


def _fewest_units(words: lfmmi.Alternatives) -> int:
    return sum(min(len(units) for units in alternatives) for alternatives in words)


def _stacked(batch: list[NDArray[np.float16]]) -> tuple[Tensor, Tensor]:
    """Features, (batch, longest, 40), each continued with its last frame; and output steps of each."""
    lengths = [len(features) for features in batch]
    stacked = np.empty((len(batch), max(lengths), batch[0].shape[1]), np.float16)
    for row, features in zip(stacked, batch, strict=True):
        row[: len(features)] = features
        row[len(features) :] = features[-1]
    steps = [-(-length // SUBSAMPLING) for length in lengths]
    return torch.from_numpy(stacked), torch.tensor(steps)
