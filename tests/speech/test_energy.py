"""Sound of different levels in, beginnings and possible ends of speech out."""

import numpy as np
import pytest

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.energy import FRAME, EnergyTracker, Moment, level_of

RANDOM = np.random.default_rng(1)


def noise(seconds: float, level: float) -> Samples:
    """White noise at `level` dBFS."""
    sigma = 32768 * 10 ** (level / 20)
    return np.clip(RANDOM.normal(0, sigma, int(seconds * HEARING_RATE)), -32768, 32767).astype(np.int16)


def moments(*sounds: Samples) -> list[Moment]:
    tracker = EnergyTracker()
    samples = np.concatenate(sounds)
    return [tracker.feed(samples[at : at + FRAME]) for at in range(0, len(samples) - FRAME + 1, FRAME)]


def test_levels() -> None:
    assert abs(level_of(noise(1, -30)) + 30) < 0.5
    assert level_of(np.zeros(FRAME, np.int16)) <= -99


def test_a_word_between_quiet_rooms() -> None:
    found = moments(noise(0.5, -60), noise(0.3, -25), noise(0.4, -60))
    (onset,) = (index for index, moment in enumerate(found) if moment.onset)
    assert 50 <= onset <= 54
    assert found[-1].speaking
    assert 38 <= found[-1].low_frames <= 40
    assert 29 <= found[-1].loud_frames <= 32


@pytest.mark.parametrize(("level", "voice"), [(-37, 70), (-32, 190)])
def test_what_is_far_softer_before_a_word_is_no_part_of_it(level: float, voice: int) -> None:
    last = moments(noise(0.5, -60), noise(1.2, level), noise(0.3, -25), noise(0.4, -60))[-1]
    assert last.voice_frames == pytest.approx(voice, abs=5)


def test_a_word_in_the_first_sample_of_silence() -> None:
    found = moments(noise(0.3, -25), np.zeros(HEARING_RATE, np.int16))
    assert found[2].onset
    assert 98 <= found[-1].low_frames <= 100


def test_silence_and_a_steady_hum_are_no_speech() -> None:
    assert not any(moment.onset for moment in moments(np.zeros(HEARING_RATE * 3, np.int16)))
    assert not any(moment.onset for moment in moments(noise(3, -55)))


def test_the_floor_follows_a_fan_that_starts() -> None:
    found = moments(noise(1, -60), noise(4, -35), noise(0.3, -15), noise(0.4, -35))
    assert found[-1].low_frames >= 37


def test_a_room_whose_noise_comes_and_goes_does_not_make_a_word_longer() -> None:
    """Talk at the next table, 15 dB softer than the word."""
    talk = [noise(0.05, level) for level in (-40, -55, -42, -58) * 10]
    found = moments(*talk, noise(0.3, -25), *talk)
    ended = next(index for index in range(230, len(found)) if found[index].low_frames >= 15)
    assert 240 <= ended <= 250


def test_in_a_room_that_rings_a_word_falls_before_it_is_low() -> None:
    ringing = [noise(0.01, -25 - 0.5 * step) for step in range(80)]
    found = moments(noise(0.5, -66), noise(0.3, -25), *ringing)
    low = next(index for index in range(80, len(found)) if found[index].low_frames == 1)
    fallen = next(index for index in range(80, len(found)) if found[index].fallen_frames == 1)
    assert 4 <= low - fallen <= 8
    assert all(moment.low_frames <= moment.fallen_frames for moment in found)
