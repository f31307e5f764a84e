"""How the table of recognition counts: shares with their certainty, word errors, false accepts an hour."""

from collections import Counter

import numpy as np
import pytest

from scripts.benchmarks.recognition.conditions import across_a_room, narrow_band
from scripts.benchmarks.recognition.scoring import Score, wilson, word_errors
from scripts.benchmarks.recognition.trials import Sound, Trial


def test_few_clips_leave_much_open() -> None:
    """91 of 92 may be anything from 94 to 99.8 %; none of none says nothing."""
    assert wilson(91, 92) == pytest.approx((0.941, 0.998), abs=0.001)
    assert wilson(9_100, 9_200) == pytest.approx((0.9868, 0.9910), abs=0.0003)
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("said", "heard", "errors"),
    [("two three", "two three", 0), ("two three", "two", 1), ("two", "two six", 1), ("one two", "two one", 2)],
)
def test_words_lost_added_and_changed_count(said: str, heard: str, errors: int) -> None:
    assert word_errors(said, heard) == word_errors(heard, said) == errors


def test_a_score_tells_word_errors_and_false_accepts_an_hour() -> None:
    strings = Score("strings", Counter({("one two three four", "one two four"): 2, ("five six", "five six"): 1}))
    assert strings.word_error_rate == pytest.approx(2 / 10)
    talk = Score("talk", Counter({("", ""): 98, ("", "no"): 2}), audio_seconds=1_800)
    assert talk.accepts_an_hour == 4


def test_conditions_change_the_sound_and_nothing_else() -> None:
    moments = np.arange(8_000) / 16_000
    tones = sum(np.sin(2 * np.pi * hertz * moments) for hertz in (1_000, 6_000)).astype(np.float32) / 4
    trial = Trial("yes/no", ["yes", "no"], [Sound("a", lambda: tones, "yes", "someone")])
    narrow = narrow_band(trial).sounds[0].load()
    spectrum = np.abs(np.fft.rfft(narrow))
    assert spectrum[500] > 100 * spectrum[3_000]  # 2 Hz a bin: 1 kHz stays, 6 kHz is gone
    far = across_a_room(trial, 3.0)
    assert (far.name, far.sounds[0].words) == ("yes/no, 3 m away", "yes")
    heard = far.sounds[0].load()
    assert len(heard) > len(tones) + 7_000
    assert (heard == far.sounds[0].load()).all()
