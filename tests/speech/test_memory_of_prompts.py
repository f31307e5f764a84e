"""The sounds of prompts, made and forgotten for an hour: the program holds no more memory than before."""

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from voice_supercat.speech.saying.loudness import levelled
from voice_supercat.speech.saying.voice import Sound, SoundCache

RATE = 22_050
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells in a file what a process holds")


def _megabytes() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


def test_hundreds_of_sentences_leave_no_gaps_in_memory() -> None:
    """In a process of its own: what other tests have left behind grows and shrinks meanwhile, and would count."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        full = process.submit(held_after_sentences).result()[75:]  # from here on sounds are forgotten
    assert max(full) - full[0] < 8
    assert full[-1] - full[0] < 5


def held_after_sentences() -> list[float]:
    """Megabytes held after each of many sentences of all lengths."""
    dice, cache = np.random.default_rng(1), SoundCache()
    held = []
    for number in range(250):
        samples = (dice.standard_normal(int(dice.uniform(0.4, 8) * RATE)) * 2000).astype(np.int16)
        sound = Sound(levelled(samples, RATE), RATE)
        cache.get((str(number), 180, None), lambda sound=sound: sound)  # type: ignore[misc]
        held.append(_megabytes())
    return held


def test_a_cached_sound_is_the_rendered_one() -> None:
    sound = Sound(np.arange(5, dtype=np.int16), RATE)
    kept = SoundCache().get(("five", 180, None), lambda: sound)
    assert kept.samples.tolist() == [0, 1, 2, 3, 4]
    assert kept.samples.dtype == np.int16
    silent = SoundCache().get(("", 180, None), lambda: Sound(np.zeros(0, np.int16), RATE))
    assert len(silent.samples) == 0
