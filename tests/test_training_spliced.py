"""What the model is taught beside recordings: digits with a rolled "r", a "t" without breath, a beginning lost."""

import random

import numpy as np
import numpy.typing as npt
from hypothesis import given
from hypothesis import strategies as st

from scripts.training.model.audio import HOP, RATE
from scripts.training.model.corpus import corpus
from scripts.training.model.spliced import (
    SPLICED,
    spliced,
    vowel_in,
    with_rolled_r,
    with_tapped_r,
    without_beginning,
    without_breath,
)
from scripts.training.model.store import Sound, Store, with_more

SEEDS = st.integers(0, 10_000)
Samples = npt.NDArray[np.float64]


def said(fricative: float, vowel: float, end: float = 0.0) -> Samples:
    """A hiss, a vowel and another hiss, of so many seconds, between two silences."""
    hiss = np.random.default_rng(0).normal(0, 300, RATE)
    voiced = 8_000 * np.sin(2 * np.pi * 300 * np.arange(int(vowel * RATE)) / RATE)
    words = [hiss[: int(fricative * RATE)], voiced, hiss[: int(end * RATE)]]
    return np.pad(np.concatenate(words), RATE // 10)


def levels(sound: Samples) -> Samples:
    """Of each frame, relative to that of the vowel."""
    return np.asarray(np.sqrt(np.square(sound[: len(sound) // HOP * HOP].reshape(-1, HOP)).mean(axis=1)) / 5_657)


def test_the_vowel_is_found_between_hisses() -> None:
    vowel = vowel_in(said(0.12, 0.3, 0.1))
    assert vowel is not None
    assert abs(vowel.start - 22) <= 1
    assert abs(vowel.stop - 52) <= 1
    assert vowel_in(said(0.3, 0.0)) is None
    assert vowel_in(np.zeros(0)) is None


@given(seed=SEEDS)
def test_a_rolled_r_leaves_the_end_of_a_word_as_it_is(seed: int) -> None:
    three = said(0.1, 0.3)
    rolled = with_rolled_r(three, said(0.15, 0.08, 0.2), random.Random(seed))
    assert rolled is not None
    assert np.array_equal(rolled[-RATE // 5 :], three[-RATE // 5 :])


def test_a_rolled_r_is_a_dip_between_vowels() -> None:
    draw = random.Random(0)
    dips = 0
    for _ in range(100):
        rolled = with_rolled_r(said(0.1, 0.3), said(0.15, 0.08, 0.2), draw)
        assert rolled is not None
        loud = levels(rolled) > 0.7
        dips += int(np.count_nonzero(loud[1:] & ~loud[:-1]) > 1)
    assert dips > 50


@given(seed=SEEDS)
def test_a_tapped_r_is_a_dip_in_the_middle_of_a_word(seed: int) -> None:
    zero = said(0.1, 0.4)
    tapped = with_tapped_r(zero, random.Random(seed))
    assert tapped is not None
    assert len(tapped) < len(zero)
    loud = levels(tapped) > 0.9
    assert np.count_nonzero(loud[1:] & ~loud[:-1]) > 1
    assert np.array_equal(tapped[: RATE // 5], zero[: RATE // 5])
    assert np.array_equal(tapped[-RATE // 5 :], zero[-RATE // 5 :])


def test_without_a_vowel_nothing_is_made() -> None:
    draw, silent = random.Random(0), said(0.3, 0.0)
    assert with_rolled_r(silent, said(0.15, 0.08, 0.2), draw) is None
    assert with_rolled_r(said(0.1, 0.3), silent, draw) is None
    assert with_tapped_r(silent, draw) is None
    assert without_breath(silent, draw) is None
    assert without_beginning(silent, draw) is None


@given(seed=SEEDS)
def test_a_t_loses_its_breath_and_keeps_its_vowel(seed: int) -> None:
    two = said(0.08, 0.3)
    short = without_breath(two, random.Random(seed))
    assert short is not None
    assert 0.04 * RATE < len(two) - RATE // 10 - len(short) < 0.09 * RATE
    assert np.array_equal(short[-RATE // 4 :], two[-RATE // 4 :])


@given(seed=SEEDS)
def test_a_fricative_is_faint_or_gone_and_the_rest_stays(seed: int) -> None:
    six = said(0.12, 0.1, 0.2)
    opened = without_beginning(six, random.Random(seed))
    assert opened is not None
    assert len(opened) <= len(six)
    assert np.array_equal(opened[-RATE // 4 :], six[-RATE // 4 :])
    assert np.square(opened[: -RATE // 3]).sum() < np.square(six[: -RATE // 3]).sum()


def test_they_lie_behind_the_recordings_and_nothing_is_made_of_who_is_left_out() -> None:
    words = [(name, word) for name in ("ann", "bo") for word in ("three", "six", "two", "zero", "no")]
    recorded = [said(0.12, 0.3) if word in ("three", "zero") else said(0.12, 0.1, 0.1) for _, word in words]
    whole = np.concatenate(recorded).astype(np.int16)
    starts = np.cumsum([0, *map(len, recorded)])
    sounds = [
        Sound(int(at), len(samples), "fsdd", name, (word,))
        for at, samples, (name, word) in zip(starts, recorded, words, strict=False)
    ]
    stored = Store(whole, sounds, np.ones((1, 1), np.float32))

    made = with_more(stored, spliced(whole, sounds)).sounds[len(sounds) :]
    assert {sound.words for sound in made} == {("three",), ("zero",), ("two",), ("six",)}
    assert min(sound.start for sound in made) == len(whole)

    learned = corpus(stored, ["bo"])
    heard = {sound for source in learned.sources for sound in source.sounds}
    assert {sound.speaker for sound in heard} == {"ann"}
    assert any(sound.dataset == SPLICED for sound in heard)
