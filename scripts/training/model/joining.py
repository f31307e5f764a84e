"""Joins recordings of single words to what one says in a breath."""

from __future__ import annotations

import numpy as np

from .audio import RATE, Samples

_FRAME = RATE // 100
_AUDIBLE_DB = 32.0  # below the loudest frame: the ends of "six" and "five" have to stay
_MARGIN = 2  # frames that stay beyond
_PAUSE_SECONDS = (0.0, 0.15)
_FADE = RATE // 200  # samples over which the ends of a word appear and vanish, so that no click tells where they are
_LEVEL_DB = 2.0  # up or down from word to word


def joined(words: list[Samples], draw: np.random.Generator) -> Samples:
    """The words without the silence around them, at about the same level, with short pauses between them."""
    parts: list[Samples] = []
    for word in words:
        level = 10 ** (draw.uniform(-_LEVEL_DB, _LEVEL_DB) / 20)
        heard = _spoken_part(word)
        parts += [heard / (np.abs(heard).max() + 1e-6) * np.float32(level)]
        parts += [np.zeros(int(RATE * draw.uniform(*_PAUSE_SECONDS)), np.float32)]
    together = np.concatenate(parts[:-1])
    return np.asarray(together / (np.abs(together).max() + 1e-6), np.float32)


def _spoken_part(word: Samples) -> Samples:
    frames = word[: len(word) // _FRAME * _FRAME].reshape(-1, _FRAME)
    if not len(frames):
        return word
    level = 10 * np.log10(np.square(frames).mean(axis=1) + 1e-10)
    loud = np.flatnonzero(level > level.max() - _AUDIBLE_DB)
    part = word[max(0, loud[0] - _MARGIN) * _FRAME : (loud[-1] + 1 + _MARGIN) * _FRAME].copy()
    fade = np.linspace(0, 1, min(_FADE, len(part) // 2), dtype=np.float32)
    part[: len(fade)] *= fade
    part[len(part) - len(fade) :] *= fade[::-1]
    return part
