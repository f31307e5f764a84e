"""Words that few people say in recordings, made of those that many say: "no", "none" and "done" out of "one"."""

import random
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.benchmarks.recognition.mirrored_words import none_trial
from scripts.training.model import audio
from scripts.training.model.audio import HOP, RATE
from scripts.training.model.mirrored import MIRRORED, backwards, begun_as, made_of, mirrored, there_and_back
from scripts.training.model.recordings import Clip
from scripts.training.model.spliced import vowel_in

GRAMMARS = Path(__file__).resolve().parents[1] / "grammars"
SEEDS = st.integers(0, 10_000)
Samples = npt.NDArray[np.float64]


def said(low: float, high: float, seconds: float = 0.4) -> Samples:
    """A tone that goes from one pitch to another, between two silences."""
    at = np.arange(int(seconds * RATE)) / RATE
    pitch = np.linspace(low, high, len(at))
    return np.pad(8_000 * np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * (1 + at), RATE // 10)


def voiced(word: Samples) -> range:
    found = vowel_in(word)
    assert found is not None
    return found


def clips_in(folder: Path) -> list[Clip]:
    """Two words of one speaker, and another word of another."""
    clips = []
    for name, word, sound in (("ann", "one", ONE), ("ann", "down", DOWN), ("bo", "two", ONE)):
        file = folder / f"{name}-{word}.wav"
        audio.write(file, (sound / 32_768).astype(np.float32))
        clips.append(Clip(file, "gsc_train", name, word, "CC-BY-4.0", "speech"))
    return clips


ONE, DOWN = said(200, 400), said(500, 300)
HISS = np.random.default_rng(0).normal(0, 300, RATE)


@given(seed=SEEDS)
def test_backwards_the_end_comes_first_and_the_beginning_fades(seed: int) -> None:
    no = backwards(ONE, voiced(ONE), random.Random(seed))
    assert np.isin(no[: RATE // 5], ONE).all()
    turned = ONE[::-1]
    start = next(at for at in range(len(turned)) if np.array_equal(turned[at : at + RATE // 5], no[: RATE // 5]))
    assert start < RATE // 10
    assert abs(no[-1]) == 0


@given(seed=SEEDS)
def test_there_and_back_ends_as_the_word_does_and_begins_as_its_end_backwards(seed: int) -> None:
    none = there_and_back(ONE, voiced(ONE), random.Random(seed))
    end = ONE[: voiced(ONE).stop * HOP + RATE // 10]
    assert np.array_equal(none[-RATE // 5 :], end[-RATE // 5 :])
    unfaded = slice(RATE // 10, RATE // 6)
    assert np.array_equal(none[unfaded], end[::-1][unfaded])


@given(seed=SEEDS)
def test_what_begins_as_another_word_ends_as_its_own_and_as_loud_as_that(seed: int) -> None:
    done = begun_as(DOWN / 10, voiced(DOWN), ONE, voiced(ONE), random.Random(seed))
    assert np.isin(done[: RATE // 10], DOWN / 10).all()
    assert np.allclose(np.square(done).max() / np.square(DOWN / 10).max(), 1, atol=0.5)
    shape = done[-RATE // 5 :] / np.abs(done[-RATE // 5 :]).max()
    assert np.allclose(shape, ONE[-RATE // 5 :] / np.abs(ONE[-RATE // 5 :]).max())


def test_without_a_vowel_nothing_is_made_and_without_the_other_word_no_done() -> None:
    draw = random.Random(0)
    assert [word for word, _ in made_of(ONE, DOWN, draw)] == ["no", "none", "done"]
    assert [word for word, _ in made_of(ONE, None, draw)] == ["no", "none"]
    assert [word for word, _ in made_of(ONE, HISS, draw)] == ["no", "none"]
    assert not list(made_of(HISS, DOWN, draw))


@pytest.mark.parametrize(
    ("behind", "kept"),
    [
        ({"no": 0.0, "none": 2.0, "done": 1.4}, ["no", "none", "done"]),
        ({"now": 0.0, "no": 1.5, "none": 3.5, "dumb": 1.6}, []),
        ({"known": 0.9}, ["no"]),
        ({}, []),
    ],
)
def test_only_what_is_heard_as_it_is_meant_is_kept(
    tmp_path: Path, behind: Mapping[str, float], kept: list[str]
) -> None:
    made = list(mirrored(clips_in(tmp_path), lambda _: behind))
    assert [one.words for one in made] == kept
    assert {(one.dataset, one.speaker) for one in made} <= {(MIRRORED, "ann")}
    assert all(np.isclose(np.abs(one.samples).max(), 0.4) for one in made)


def test_each_one_is_heard_as_none_at_a_question_for_a_number(tmp_path: Path) -> None:
    clips = clips_in(tmp_path)
    trial = none_trial(clips, GRAMMARS)
    assert [(sound.words, sound.speaker) for sound in trial.sounds] == [("none", "ann")]
    assert {"none", "one", "twenty", "take it back"} <= {*trial.phrases}
    assert np.array_equal(trial.sounds[0].load(), none_trial(clips, GRAMMARS).sounds[0].load())
