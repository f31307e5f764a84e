"""Vosk keeps no memory of questions and words of before: bytes held after many of them."""

import ctypes
import gc
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model

_DIGITS = ("one", "two", "three", "four", "five", "six", "seven")
QUESTIONS = (("yes", "no", "repeat"), tuple(f"{first} {second}" for first in _DIGITS for second in _DIGITS))
LITTLE = 1_200_000
"""Bytes: what a recogniser holds while it works, and half a minute of sound that it followed."""


class _Allocated(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "free", "small", "maps", "mapped", "most", "small_free", "used", "unused", "top")
    ]


_count = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
pytestmark = pytest.mark.skipif(_count is None, reason="only glibc counts the bytes that C++ holds")


def _held() -> int:
    """The bytes that this process has allocated and not freed."""
    assert _count is not None
    _count.restype = _Allocated
    gc.collect()
    now = _count()
    return int(now.used + now.mapped)


@pytest.fixture
def decoder() -> Iterator[VoskDecoder]:
    gc.freeze()  # else each count looks through what all other tests have left: a second, a hundred times
    found = VoskDecoder(load_model(find_model()))
    for phrases in QUESTIONS:  # what is made once, at the first word
        found.use(phrases)
        found.decode(_noise())
    yield found
    gc.unfreeze()


def test_a_thousand_questions_leave_nothing_behind(decoder: VoskDecoder) -> None:
    before = _held()
    for at in range(1000):
        decoder.use(QUESTIONS[at % 2])
    assert _held() - before < LITTLE


def test_ten_minutes_of_talk_at_one_question_leave_little_behind(decoder: VoskDecoder) -> None:
    sentence = np.tile(_noise(), 10)
    held = []
    for _ in range(60):
        decoder.follow(sentence)
        decoder.forget()
        _caught_up(decoder)
        held.append(_held())
    assert max(held[-26:]) < max(held[:26]) + LITTLE  # what is kept of all words is given up now and then


def test_a_hundred_words_leave_nothing_behind(decoder: VoskDecoder) -> None:
    word = _noise()
    decoder.among_all(word)
    before = _held()
    for _ in range(100):
        decoder.decode(word)
        decoder.among_all(word)
    assert _held() - before < LITTLE


def test_a_hundred_different_words_leave_no_more_behind_than_some(decoder: VoskDecoder) -> None:
    """Among all words: what is kept of them is given up now and then."""
    decoder.prepare()
    before = _held()
    held = []
    for seed in range(100):
        word = _babble(seed)
        decoder.follow(word)
        decoder.decode(word)
        if seed % 2:  # often nobody asks
            decoder.among_all(word)
        decoder.forget()
        _caught_up(decoder)
        held.append(_held() - before)
    assert max(held[-26:]) < max(held[:26]) + LITTLE


def _caught_up(decoder: VoskDecoder) -> None:
    """Waits until what was followed has been searched among all words too."""
    decoder.in_single_words(np.zeros(1, np.int16))


def _babble(seed: int) -> Samples:
    """A second of vowels and hisses that no other seed gives."""
    draw, moments = np.random.default_rng(seed), np.arange(HEARING_RATE // 8) / HEARING_RATE
    parts = [
        sum(np.sin(2 * np.pi * pitch * moments) for pitch in draw.uniform(100, 3_500, 12)) * draw.uniform(200, 900)
        + draw.standard_normal(len(moments)) * draw.uniform(10, 2_000)
        for _ in range(8)
    ]
    return np.concatenate(parts).clip(-32_768, 32_767).astype(np.int16)


def _noise() -> Samples:
    """A second that is loud in its middle."""
    sound = np.random.default_rng(1).standard_normal(HEARING_RATE) * 300
    sound[HEARING_RATE // 4 : HEARING_RATE // 2] *= 20
    return sound.astype(np.int16)
