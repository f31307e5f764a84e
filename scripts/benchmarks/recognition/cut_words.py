"""Words of the games as people say them inside sentences, where the model has mostly heard synthetic voices say them.

The shipped model aligns each sentence: it may only hear its words, in any order. Where it hears them as they were
written, each word is cut out where the model has found it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from scripts.training.model import audio
from scripts.training.model.aligning import Aligner, Spoken
from scripts.training.model.audio import RATE, Samples
from scripts.training.model.lexicon import CORE_WORDS, GARBAGE_WORD, grammar_phrases
from scripts.training.model.recordings import Clip

from .trials import Sound, Trial

CUT_WORDS = "words of games, cut from sentences"
_DATASETS = ("speechocean", "an4")
_AROUND = 0.03
"""Seconds of the sentence on both sides of a word."""
_SILENCE = 0.3
"""Seconds before and after it."""
_LEAST = 3
"""Letters; what is shorter is hardly there in a sentence."""


def cut_words_trial(clips: Iterable[Clip], grammars: Path, model: Path) -> Trial:
    """Each answer or command of one word, but for numbers and words of Speech Commands, among all that were found."""
    numbers = grammar_phrases(grammars, only="number")
    words = {phrase for phrase in grammar_phrases(grammars) if " " not in phrase and len(phrase) >= _LEAST}
    sounds = list(_cut(clips, words - {*CORE_WORDS, *numbers}, model))
    found = sorted({sound.words for sound in sounds})
    return Trial(CUT_WORDS, [*found, GARBAGE_WORD], sounds)


def _cut(clips: Iterable[Clip], wanted: set[str], model: Path) -> Iterator[Sound]:
    aligner = Aligner(model)
    for clip in clips:
        said = clip.transcript.split()
        if clip.dataset in _DATASETS and len(said) > 1 and wanted & {*said}:
            for spoken in aligner.aligned(said, audio.read(clip.file)):
                if spoken.word in wanted:
                    yield _sound(clip, spoken)


def _sound(clip: Clip, spoken: Spoken) -> Sound:
    def load() -> Samples:
        first, last = max(0.0, spoken.start - _AROUND), spoken.end + _AROUND
        cut = audio.read(clip.file)[int(first * RATE) : int(last * RATE)]
        return np.pad(cut, int(_SILENCE * RATE))

    return Sound(f"{clip.file.name} at {spoken.start:.2f} s", load, spoken.word, clip.speaker)
