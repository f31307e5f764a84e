"""What a network is taught: batches of a corpus, as they may be heard."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import torch
from torch import Tensor

from . import lfmmi
from .batches import Batches
from .closed import ClosedGrammars
from .corpus import Corpus
from .disturbing import Disturbance
from .drawing import SCALES, words_of
from .features import TO_CEPSTRA, Spectra
from .labels import Labels
from .layout import Layout
from .sending import sent
from .surroundings import Surroundings

FRAMES_A_BATCH = {"cpu": 4_000, "cuda": 16_000}
_SAMPLE, _USUAL = 8, 24  # batches that tell what is usual of single features, and of whole batches as they are heard


class Lesson:
    """A corpus with its labels, on a device."""

    def __init__(self, corpus: Corpus, labels: Labels, grammars: Path, device: str, seed: int) -> None:
        """The folder of `grammars` tells what is asked for in the last stage of training."""
        draw = random.Random(seed)
        said = [labels.sequence(words_of(source, draw), draw) for source in corpus.sources]
        self.bigram = lfmmi.Bigram.counted(len(labels.units), said)
        self.corpus, self.labels, self.device = corpus, labels, torch.device(device)
        self.anything = lfmmi.Stack.of([self.bigram.denominator()]).shared(self.device)
        """The graph of whatever may be said."""
        self.closed = ClosedGrammars(grammars, labels.lexicon, labels.units, self.bigram)
        self._recorded = Surroundings(corpus.store, corpus.noises, corpus.voices, self.device)
        self._spectra = Spectra(SCALES, self.device)
        self._to_cepstra = torch.from_numpy(TO_CEPSTRA).float().to(self.device)
        usual = self._sample().flatten(0, 1)
        self.mean = usual.mean(0).cpu()
        """What is usual of each MFCC, (40,)."""
        self.disturbed = Disturbance(usual.std(0), self.device)
        """Gives the MFCCs of spectra, differently each time."""

    def batches(self, *, closed: bool, seed: int) -> Batches:
        """Without end; `closed` says that grammars are asked."""
        frames = FRAMES_A_BATCH[self.device.type]
        return Batches(self.corpus, self.labels, self.bigram, self.closed if closed else None, frames, seed)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def heard(self, layout: Layout) -> Tensor:
        """Logarithmic mel spectra (batch, frames, 40) of utterances in rooms and noises, differently each time."""
        frames, hop, scale = (sent(part, self.device) for part in (layout.frames, layout.hop, layout.scale))
        samples = self._recorded(layout.out_of(self._recorded.whole))
        return self._spectra(samples, frames, int(layout.frames.max()), hop, scale)

    def some_features(self) -> list[Tensor]:
        """MFCCs of some batches, (utterances, frames, 40), as they may be heard: the usual ones of the training."""
        batches = islice(self.batches(closed=False, seed=0), _USUAL)
        return [self.disturbed(self.heard(batch.layout)) for batch in batches]

    def _sample(self) -> Tensor:
        """Some undisturbed MFCCs, (utterances, frames, 40)."""
        batches = islice(self.batches(closed=False, seed=0), _SAMPLE)
        heard = [self.heard(batch.layout) for batch in batches]
        shortest = min(spectra.shape[1] for spectra in heard)
        return torch.cat([spectra[:, :shortest] for spectra in heard]) @ self._to_cepstra
