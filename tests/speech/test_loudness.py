"""Every sentence is as loud as every other, speech becomes louder with every step, and nothing ever clips."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.dialogue.session.tuning import VOLUME_STEP
from voice_supercat.speech.audio import Samples, resample
from voice_supercat.speech.hearing.energy import level_of
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.loudness import TARGET, amplified, levelled
from voice_supercat.speech.saying.meter import SILENT, loudness, peaks
from voice_supercat.speech.saying.voice import Pyttsx3Voice
from voice_supercat.speech.settings import LOUDEST, QUIETEST

SOUNDS = st.lists(st.integers(-32_768, 32_767), max_size=600).map(lambda values: np.array(values, np.int16))
RATE = 22_050
PROMPTS = (
    "Yes.",
    "Taken back.",
    "Does the bot lead?",
    "Sorry? Secure a card?",
    "Discard construction two.",
    "Move the task force if it can, otherwise as many ships as possible, damaged ones too.",
    "Place an outpost of the Automa next to science. It is the Automa's favorite track.",
)


def level(samples: Samples, rate: int) -> float:
    return loudness(samples / 32_768, rate)


def true_peak(samples: Samples) -> float:
    return float(20 * np.log10(peaks(samples / 32_768, len(samples))[0]))


def noise(decibels: float, seconds: float = 1.0) -> Samples:
    drawn = np.random.default_rng(1).normal(0, 10 ** (decibels / 20), round(seconds * RATE))
    return np.asarray(np.clip(drawn * 32_768, -32_768, 32_767), np.int16)


@given(samples=SOUNDS, decibels=st.integers(QUIETEST, LOUDEST))
def test_no_sample_is_clipped_or_changes_its_sign(samples: Samples, decibels: int) -> None:
    changed = amplified(samples, decibels)
    assert len(changed) == len(samples)
    assert np.all(changed.astype(int) * samples >= 0)
    if decibels > 0:
        assert np.all(np.abs(changed.astype(int)) <= np.maximum(32_000, np.abs(samples.astype(int))))


@given(samples=SOUNDS)
def test_at_its_own_level_nothing_changes(samples: Samples) -> None:
    assert np.array_equal(amplified(samples, 0), samples)


@pytest.mark.parametrize("decibels", [-50.0, -30.0, -20.0, -8.0])
@pytest.mark.parametrize("seconds", [0.1, 0.45, 3.0])
def test_a_sound_is_brought_to_the_target_however_loud_and_long_it_was(decibels: float, seconds: float) -> None:
    changed = levelled(noise(decibels, seconds), RATE)
    assert level(changed, RATE) == pytest.approx(TARGET, abs=0.5)
    assert true_peak(changed) < -1


def test_silence_stays_silence() -> None:
    silence = np.zeros(RATE, np.int16)
    assert np.array_equal(levelled(silence, RATE), silence)
    assert loudness(np.zeros(0), RATE) == SILENT


def test_a_sine_at_full_scale_has_the_loudness_that_the_standard_says() -> None:
    moments = np.arange(3 * 48_000) / 48_000
    assert loudness(np.sin(2 * np.pi * 997 * moments), 48_000) == pytest.approx(-3.01, abs=0.05)


@pytest.mark.parametrize("seconds", [0.5, 0.83, 1.37, 4.0])
def test_the_meter_agrees_with_a_library(seconds: float) -> None:
    pyloudnorm = pytest.importorskip("pyloudnorm")
    sound = noise(-20, seconds) / 32_768 * np.linspace(0.1, 1, round(seconds * RATE))
    known = pyloudnorm.Meter(RATE, filter_class="DeMan").integrated_loudness(sound)
    assert loudness(sound, RATE) == pytest.approx(known, abs=0.3)


@pytest.mark.audio
@pytest.mark.parametrize("rate", [180, 350])
def test_every_sentence_of_the_voice_is_equally_loud_also_after_resampling(rate: int) -> None:
    voice = Pyttsx3Voice(Manner(words_per_minute=rate))
    for prompt in PROMPTS:
        sound = voice.render(prompt)
        played = resample(sound.samples, sound.rate, 48_000)
        assert level(played, 48_000) == pytest.approx(TARGET, abs=1), prompt
        assert true_peak(played) < -1, prompt
    voice.close()


@pytest.mark.audio
def test_each_step_is_louder_than_the_one_before() -> None:
    voice = Pyttsx3Voice()
    sentence = voice.render("Does the bot hold an aggression card?").samples
    voice.close()
    steps = [level_of(amplified(sentence, decibels)) for decibels in range(QUIETEST, LOUDEST + 1, VOLUME_STEP)]
    assert min(np.diff(steps)) > 1.5, steps
