"""What is far softer than the player's answers is somebody else, until it is heard again."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_recogniser import LOUDNESS, LoudnessDecoder, hear, room, tone, word

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.voice_level import VoiceLevel
from voice_supercat.speech.interfaces import phrase_check

LOUD = "change settings"


def said(*words: str) -> list[Samples]:
    """Words with a second of the room after each."""
    sounds = [tone(0.6, LOUDNESS[LOUD]) if text == LOUD else word(text) for text in words]
    return list(itertools.chain([room(0.5)], *([sound, room(1.0)] for sound in sounds)))


def after(*levels: float) -> VoiceLevel:
    player = VoiceLevel()
    for level in levels:
        player.heard(level)
    return player


def test_nothing_is_too_soft_before_the_player_is_known() -> None:
    assert not after(-20, -20, -20, -20).farther(-60)


def test_what_is_far_softer_than_the_softest_answer_comes_from_farther_away() -> None:
    player = after(-20, -18, -24, -20, -20)
    assert [player.farther(level) for level in (-32.9, -33.1)] == [False, True]


def test_a_player_who_has_moved_away_is_doubted_once() -> None:
    player = after(-20, -20, -20, -20, -20, -35, -20)
    assert [player.farther(level) for level in (-35, -45)] == [False, True]


@given(st.lists(st.floats(-60, 0), max_size=20), st.floats(-60, 0))
def test_whoever_says_it_again_as_loud_is_heard(levels: list[float], level: float) -> None:
    player = after(*levels, level)
    assert not player.farther(level)


def test_a_soft_answer_is_asked_about_and_the_next_is_taken() -> None:
    *loud, first, second = hear(*said(*[LOUD] * 5, "no", "no"))
    assert [one.text for one in loud] == [LOUD] * 5
    assert (first.text, first.confidence, second.text) == ("no", 0.8, "no")
    assert second.confidence == pytest.approx(1.0)


@pytest.mark.parametrize(("before", "soft", "rejections"), [(4, 1, 1), (5, 1, 0), (5, 2, 1)])
def test_the_first_soft_sound_that_is_no_answer_is_passed_over(before: int, soft: int, rejections: int) -> None:
    heard = hear(*said(*[LOUD] * before, *["[unk]"] * soft))
    assert [one.text for one in heard] == [LOUD] * before + [""] * rejections


def test_a_soft_command_is_dropped_once() -> None:
    recogniser = Recogniser(LoudnessDecoder(), ("no",), player=after(*[-14.0] * 5))
    sounds = np.concatenate(said("no", "no"))
    recogniser.start(["yes", "no"], phrase_check(["yes", "no"]))
    blocks = (sounds[at : at + 320] for at in range(0, len(sounds), 320))
    assert [heard.text for block in blocks if (heard := recogniser.feed(block))] == ["", "no"]


@pytest.mark.parametrize("words", [5, 30])
def test_soft_talk_does_not_keep_the_player_waiting(words: int) -> None:
    talk = [room(0.5), *[word("[unk]"), room(0.05)] * words, room(1.0)]
    *_, answer = hear(*said(*[LOUD] * 5), *talk, *said("yes"))
    assert (answer.text, answer.waited) == ("yes", pytest.approx(0.06, abs=0.02))
