"""Strings of digits for the training are joined from recordings of single ones."""

import numpy as np
import numpy.typing as npt

from scripts.training.model.audio import RATE
from scripts.training.model.joining import joined

QUIET = RATE // 2
LOUD = RATE // 4


def _word(level: float) -> npt.NDArray[np.float32]:
    """A tone between two silences, as a recording of one word."""
    tone = level * np.sin(2 * np.pi * 300 * np.arange(LOUD) / RATE)
    return np.pad(tone, QUIET).astype(np.float32)


def test_words_are_joined_without_the_silence_around_them() -> None:
    together = joined([_word(0.5), _word(0.5), _word(0.5)], np.random.default_rng(1))
    pauses = len(together) - 3 * LOUD
    assert 0 < pauses < 2 * 0.15 * RATE + 3 * 0.05 * RATE


def test_a_faint_word_is_as_loud_as_the_others() -> None:
    together = joined([_word(0.01), _word(0.8)], np.random.default_rng(2))
    first, last = np.abs(together[:LOUD]).max(), np.abs(together[-LOUD:]).max()
    assert 0.6 < first / last < 1.6


def test_one_word_stays_as_it_is_but_for_the_silence() -> None:
    together = joined([_word(0.5)], np.random.default_rng(3))
    assert LOUD <= len(together) < LOUD + QUIET // 4
    assert np.abs(together).max() > 0.99


def test_silence_is_no_error() -> None:
    assert not joined([np.zeros(RATE, np.float32)], np.random.default_rng(4)).any()
