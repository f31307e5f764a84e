"""Makes batches of utterances, each with the graphs of what is said in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray
from torch.utils.data import IterableDataset, get_worker_info

from voice_supercat.speech.lexicon.phones import SILENCE

from . import lfmmi
from .closed import ClosedGrammars, Task
from .corpus import Corpus
from .drawing import Drawn, drawn
from .labels import AS_GARBAGE, Labels
from .layout import Layout
from .network import SUBSAMPLING

_POOL = 4_000  # utterances sorted by length at a time, so that a batch has little padding

_Numerator = Callable[[tuple[str, ...], bool], tuple[lfmmi.Graph | None, int]]


@dataclass(frozen=True)
class Batch:
    """Utterances; output steps, and what is said in each."""

    layout: Layout
    steps: NDArray[np.int64]
    said: lfmmi.Stack
    task: Task | None


@dataclass(frozen=True)
class Batches(IterableDataset[Batch]):  # type: ignore[misc]
    """Batches of about so many `frames`, of utterances of about the same length, without end.

    The bigram tells what is likely to be said, `closed` what is asked for.
    """

    corpus: Corpus
    labels: Labels
    bigram: lfmmi.Bigram
    closed: ClosedGrammars | None
    frames: int
    seed: int

    def __iter__(self) -> Iterator[Batch]:
        """What the process of this number in a group hears."""
        worker = get_worker_info()
        return self.of(worker.id if worker else 0)

    def of(self, number: int) -> Iterator[Batch]:
        """The same for any number."""
        draw = random.Random(f"{self.seed} {number}")
        numerator = cache(self._numerator)
        return (self._batch(utterances, draw, numerator) for utterances in self._drawn(draw))

    def _batch(self, utterances: list[Drawn], draw: random.Random, numerator: _Numerator) -> Batch:
        kept, said = list[Drawn](), list[lfmmi.Graph]()
        for utterance in utterances:
            graph, units = numerator(utterance.words, draw.random() < AS_GARBAGE)
            # A word cannot be shorter than its units: such a recording was cut.
            if graph is not None and utterance.frames > SUBSAMPLING * units:
                kept.append(utterance)
                said.append(graph)
        task = self.closed.task([utterance.words for utterance in kept], draw) if self.closed else None
        steps = np.array([-(-utterance.frames // SUBSAMPLING) for utterance in kept])
        return Batch(Layout.of(kept), steps, lfmmi.Stack.of(said), task)

    def _numerator(self, words: tuple[str, ...], garbage: bool) -> tuple[lfmmi.Graph | None, int]:
        """The graph of words, and the fewest units they can be made of."""
        alternatives = self.labels.alternatives(words, garbage)
        if alternatives is None:
            return None, 0
        fewest = sum(min(len(units) for units in each) for each in alternatives)
        (silence,) = self.labels.units.ids([SILENCE])
        return self.bigram.numerator(alternatives, silence), fewest

    def _drawn(self, draw: random.Random) -> Iterator[list[Drawn]]:
        sources, whole = self.corpus.sources, self.corpus.store.samples
        while True:
            order = draw.sample(sources, len(sources))
            for start in range(0, len(order), _POOL):
                pool = sorted((drawn(source, whole, draw) for source in order[start : start + _POOL]), key=_length)
                batches, batch = [], list[Drawn]()
                for utterance in pool:
                    batch.append(utterance)
                    if len(batch) * _length(utterance) >= self.frames:
                        batches.append(batch)
                        batch = []
                draw.shuffle(batches)
                yield from batches


def _length(utterance: Drawn) -> int:
    return utterance.frames
