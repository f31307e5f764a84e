"""What the model is taught with: sounds kept in a store, and utterances that are drawn from it."""

import random
from collections.abc import Iterable
from itertools import count, islice, pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
from hypothesis import given
from hypothesis import strategies as st

from scripts.training.model import store
from scripts.training.model.audio import HOP, RATE, WINDOW
from scripts.training.model.corpus import CUT, corpus
from scripts.training.model.drawing import Drawn, Source, drawn, several_times
from scripts.training.model.store import Recording, Sound, Store

QUIET, LOUD = RATE // 2, RATE // 4
SEEDS = st.integers(0, 10_000)
Samples = npt.NDArray[np.float32]


def tone(level: float) -> Samples:
    """A tone between two silences, as a recording of one word."""
    waves = level * np.sin(2 * np.pi * 300 * np.arange(LOUD) / RATE)
    return np.pad(waves, QUIET).astype(np.float32)


def stored(words: dict[str, float]) -> tuple[Store, list[Sound]]:
    """One speaker's words, each a tone of some level."""
    samples = np.concatenate([tone(level) for level in words.values()])
    length = len(samples) // len(words)
    sounds = [Sound(i * length, length, "gsc", "ann", (word,)) for i, word in enumerate(words)]
    return Store((samples * 32_767).astype(np.int16), sounds, np.ones((1, 1), np.float32)), sounds


def heard(utterance: Drawn, whole: Store) -> Samples:
    """The samples of an utterance."""
    samples = np.zeros(utterance.samples, np.float32)
    for piece in utterance.pieces:
        part = whole.samples[piece.start : piece.start + piece.length]
        samples[piece.at : piece.at + piece.length] += piece.gain * part
    return samples


@given(seed=SEEDS)
def test_joined_words_have_short_pauses_between_them_and_are_as_loud_as_each_other(seed: int) -> None:
    whole, sounds = stored({"one": 0.01, "two": 0.8})
    utterance = drawn(Source(tuple(sounds), joined=True), whole.samples, random.Random(seed))
    assert set(utterance.words) <= {"one", "two"}
    assert len(utterance.words) == len(utterance.pieces) >= 2
    for before, after in zip(utterance.pieces, utterance.pieces[1:], strict=False):
        assert 0 <= after.at - before.at - before.length <= 0.15 * RATE
    loudest = [np.abs(heard(utterance, whole)[p.at : p.at + p.length]).max() for p in utterance.pieces]
    assert max(loudest) / min(loudest) < 10 ** (4.1 / 20)


@given(seed=SEEDS)
def test_a_word_is_heard_whole_however_closely_it_is_cut(seed: int) -> None:
    whole, (sound,) = stored({"one": 0.5})
    utterance = drawn(Source((sound,)), whole.samples, random.Random(seed))
    assert utterance.words == ("one",)
    assert abs(np.count_nonzero(np.abs(heard(utterance, whole)) > 1_000) - 0.97 * LOUD) < 0.03 * LOUD
    assert utterance.frames == int((utterance.samples - WINDOW) / utterance.hop) + 1


def test_a_word_that_was_cut_closely_may_come_after_silence_too() -> None:
    """As a clip does that Vosk hears with silence around it."""
    whole, (sound,) = stored({"one": 0.5})
    drawings = [drawn(Source((sound,)), whole.samples, random.Random(seed)) for seed in range(100)]
    cut = [one.pieces[0] for one in drawings if one.pieces[0].length < sound.length / 2]
    assert len({piece.at > 0 for piece in cut}) == 2


@given(seed=SEEDS)
def test_a_part_of_a_long_noise_lies_in_it(seed: int) -> None:
    whole, (noise,) = stored({"": 0.5})
    (piece,) = drawn(Source((noise,), part=True), whole.samples, random.Random(seed)).pieces
    assert noise.start <= piece.start <= piece.start + piece.length <= noise.start + noise.length


def test_voices_are_higher_and_faster_or_those_of_children_that_speak_slowly() -> None:
    whole, (sound,) = stored({"one": 0.5})
    draw = random.Random(1)
    grown_up = [drawn(Source((sound,), child=0), whole.samples, draw) for _ in range(200)]
    children = [drawn(Source((sound,), child=1), whole.samples, draw) for _ in range(200)]
    assert min(one.scale for one in children) > 1 > min(one.scale for one in grown_up)
    assert np.mean([one.hop for one in children]) < HOP < max(one.hop for one in grown_up)


@given(seed=SEEDS, times=st.integers(1, 4))
def test_a_batch_is_heard_so_often_with_others_between(seed: int, times: int) -> None:
    order = list(islice(several_times(count(), times, seed), 2_000))
    early = [order.count(item) for item in range(100)]
    assert max(early) == times
    assert sum(early) > 0.9 * 100 * times
    assert times == 1 or any(after != before for before, after in pairwise(order[:100]))


def kept(folder: Path, recordings: Iterable[Recording]) -> Store:
    """Written and read again."""
    store.write(folder, recordings, [np.array([0.1, 1.0, 0.5], np.float32)], CUT)
    return store.read(folder)


def test_a_store_gives_back_what_was_put_into_it(tmp_path: Path) -> None:
    loud, soft = tone(0.8), tone(0.1)
    words = Recording(loud, "an4", "ann", "enter six", (("six", 0.5, 0.75),))
    found = kept(tmp_path, [words, Recording(soft, "gsc", "bob", "yes"), Recording(soft, "noise", "", "")])
    assert [(sound.dataset, sound.speaker, sound.words) for sound in found.sounds] == [
        ("an4", "ann", ("enter", "six")),
        (CUT, "ann", ("six",)),
        ("gsc", "bob", ("yes",)),
        ("noise", "", ()),
    ]
    for sound, samples in zip(found.sounds, (loud, loud[QUIET : QUIET + LOUD], soft, soft), strict=True):
        read = found.samples[sound.start : sound.start + sound.length] / 32_767
        assert np.square(read - samples).mean() < 0.01 * np.square(samples).mean()
    assert np.isclose(np.square(found.rooms).sum(), 1)
    assert found.rooms[0, 0] > found.rooms[0, 1] > 0


def test_a_speaker_who_is_left_out_is_in_no_source() -> None:
    samples = np.zeros(RATE, np.int16)
    said = [Sound(0, RATE, "fsdd", name, (word,)) for name in ("theo", "lucas") for word in ("one", "two")]
    learned = corpus(Store(samples, said, np.ones((1, 1), np.float32)), ["theo"])
    assert {sound.speaker for source in learned.sources for sound in source.sounds} == {"lucas"}
    assert any(source.joined for source in learned.sources)
