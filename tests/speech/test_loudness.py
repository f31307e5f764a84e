"""Speech becomes louder with every step and never clips, although its peaks are near full scale already."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_supercat.dialogue.session.tuning import VOLUME_STEP
from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.energy import level_of
from voice_supercat.speech.saying.loudness import amplified
from voice_supercat.speech.saying.voice import Pyttsx3Voice
from voice_supercat.speech.settings import LOUDEST, QUIETEST

SOUNDS = st.lists(st.integers(-32_768, 32_767), max_size=600).map(lambda values: np.array(values, np.int16))


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


@pytest.mark.audio
def test_each_step_is_louder_than_the_one_before() -> None:
    voice = Pyttsx3Voice()
    sentence = voice.render("Does the bot hold an aggression card?").samples
    voice.close()
    steps = [level_of(amplified(sentence, decibels)) for decibels in range(QUIETEST, LOUDEST + 1, VOLUME_STEP)]
    assert min(np.diff(steps)) > 1.5, steps
