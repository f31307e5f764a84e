"""The rate is what is heard: words a minute of a sentence as it is spoken, whichever voice speaks."""

import numpy as np
import pytest

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.pace import SENTENCES, Pace, heard_pace, measured, tabled
from voice_supercat.speech.saying.stretching import stretched
from voice_supercat.speech.saying.voice import Pyttsx3Voice

RATE = 22_050
WORDS = sum(len(sentence.split()) for sentence in SENTENCES)


def test_a_voice_that_speaks_faster_than_it_says_is_told_less() -> None:
    pace = measured(200, lambda nominal: 60 * WORDS / (1.25 * nominal))
    assert pace == Pace(160)


def test_a_voice_that_cannot_go_faster_is_stretched() -> None:
    pace = measured(450, lambda nominal: 60 * WORDS / min(nominal, 300))
    assert pace.stretch == pytest.approx(1.5)


def test_a_voice_that_takes_too_long_to_try_goes_by_a_table() -> None:
    table = ((100, 120), (200, 200), (300, 250))
    assert tabled(160, table) == Pace(150)
    assert tabled(400, table) == Pace(300, 1.6)


def hum(seconds: float) -> Samples:
    moments = np.arange(round(seconds * RATE)) / RATE
    return np.asarray(8_000 * np.sin(2 * np.pi * 120 * moments), np.int16)


@pytest.mark.parametrize("speed", [0.7, 1.3, 2.2])
def test_stretched_sound_keeps_its_pitch(speed: float) -> None:
    sound = stretched(hum(2.0), RATE, speed)
    assert len(sound) / RATE == pytest.approx(2.0 / speed, abs=0.05)
    spectrum = np.abs(np.fft.rfft(sound))
    assert np.argmax(spectrum) * RATE / len(sound) == pytest.approx(120, abs=5)


@pytest.mark.audio
@pytest.mark.parametrize("wanted", [100, 180, 350, 600])
def test_so_many_words_a_minute_are_heard(wanted: int) -> None:
    voice = Pyttsx3Voice(Manner(words_per_minute=wanted))
    sounds = [voice.render(sentence) for sentence in SENTENCES]
    voice.close()
    assert heard_pace(sum(len(sound.samples) / sound.rate for sound in sounds)) == pytest.approx(wanted, rel=0.05)
