"""The sounds of prompts, made and forgotten for an hour: the program holds no more memory than before."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from voice_supercat.speech.saying.loudness import levelled
from voice_supercat.speech.saying.voice import Sound, SoundCache

RATE = 22_050
HELD = Path("/proc/self/smaps_rollup")  # counts each page; what `statm` says is behind by some megabytes on many cores
pytestmark = pytest.mark.skipif(not HELD.exists(), reason="only Linux tells in a file what a process holds")


def _megabytes() -> float:
    (kilobytes,) = (line.split()[1] for line in HELD.read_text().splitlines() if line.startswith("Rss:"))
    return int(kilobytes) * 1024 / 1e6


def test_hundreds_of_sentences_leave_no_gaps_in_memory() -> None:
    """In a process of its own: what other tests have left behind grows and shrinks meanwhile, and would count.

    After one sentence more is free and not yet given back than after another: of fifty, the least that is held counts.
    """
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        full = process.submit(held_after_sentences).result()[100:]  # before there was room for more sounds
    assert max(full) - min(full[:50]) < 8
    assert min(full[-50:]) - min(full[:50]) < 1


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
