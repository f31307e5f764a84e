"""What the robot player hears and what it is heard through: words and levels in a recording, rooms, loudspeakers."""

import numpy as np
import pytest

from scripts.benchmarks.robot.acoustics import in_room
from scripts.benchmarks.robot.cast import LEVEL, Line, heard_from_afar
from scripts.benchmarks.robot.echoes import ECHO, Air, Scene, through_cheap_device
from scripts.benchmarks.robot.levels import Span, active_level, at_level, levels_of, word_in
from scripts.benchmarks.robot.mouth import found_at
from scripts.benchmarks.robot.room import background, cough, dice, hum
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.reference import Reference

DRAW = np.random.default_rng(3)


def tone(seconds: float, level: float) -> Samples:
    moments = np.arange(int(seconds * HEARING_RATE)) / HEARING_RATE
    return (32768 * 2**0.5 * 10 ** (level / 20) * np.sin(2 * np.pi * 440 * moments)).astype(np.int16)


def silence(seconds: float) -> Samples:
    return np.zeros(int(seconds * HEARING_RATE), np.int16)


def test_a_word_goes_from_its_first_to_its_last_sound() -> None:
    """ "Eight" has the silence of its "t" inside. A sound half a second later does not belong to the word."""
    eight = (silence(0.3), tone(0.2, -20), silence(0.1), tone(0.05, -30), silence(0.5), tone(0.1, -35), silence(0.2))
    word = word_in(np.concatenate(eight))
    assert (word.start / HEARING_RATE, word.end / HEARING_RATE) == pytest.approx((0.3, 0.65), abs=0.02)


def test_levels() -> None:
    quiet = np.concatenate([tone(0.3, -40), silence(1)])
    assert active_level(quiet) == pytest.approx(-40, abs=0.5)
    assert active_level(at_level(quiet, -26)) == pytest.approx(-26, abs=0.5)
    assert np.abs(at_level(tone(0.1, -10), 20)).max() <= 32_000


def test_a_word_is_found_in_a_noisy_recording() -> None:
    word = np.concatenate([tone(0.1, -20), tone(0.2, -25)])
    recording = DRAW.normal(0, 300, 2 * HEARING_RATE)
    recording[12_345 : 12_345 + len(word)] += word
    assert abs(found_at(word, recording.astype(np.int16)) - 12_345) <= 2


def test_the_room_is_never_silent_and_keeps_its_level() -> None:
    pieces = background([hum], -40, np.random.default_rng(1))
    sound = np.concatenate([next(pieces) for _ in range(3)])
    assert active_level(sound) == pytest.approx(-40, abs=1)
    assert min(levels_of(sound)[100:]) > -50  # after it has begun
    for noise in (dice, cough):
        assert len(noise(HEARING_RATE, DRAW)) == HEARING_RATE


def test_a_room_is_described_by_its_response() -> None:
    sound, response = DRAW.normal(0, 1000, 700), DRAW.normal(0, 1, 300)
    assert np.allclose(in_room(sound, response), np.convolve(sound, response))


def test_a_room_rings_after_a_word_and_keeps_its_time_and_level() -> None:
    near = Line("yes", "somebody", True, np.pad(tone(0.3, LEVEL), (800, 2400)), Span(800, 5600))
    echo = np.zeros(1601)
    echo[0], echo[1600] = 1.0, 0.5
    far = heard_from_afar(near, echo)
    assert (far.word, far.speaker) == (near.word, "somebody, in a room")
    assert active_level(far.samples) == pytest.approx(LEVEL, abs=0.5)
    assert np.abs(far.samples[5600:7200]).max() > 0.3 * np.abs(far.samples[:5600]).max()
    assert np.abs(far.samples[7300:]).max() < 10


def test_a_cheap_loudspeaker_adds_harmonics_and_falls_behind() -> None:
    clean = tone(5.0, -20)
    cheap = through_cheap_device(clean)
    loudness = np.abs(np.fft.rfft(cheap[: 16 * 1000]))  # one bin a hertz
    assert loudness[3 * 440] > 0.02 * loudness[440]
    assert np.abs(clean - cheap)[-HEARING_RATE:].max() > 2 * np.abs(clean - cheap)[: HEARING_RATE // 10].max()


def test_a_prompt_that_is_stopped_rings_only_for_a_moment() -> None:
    scene = Scene(tone(2.0, -20), tone(2.0, -30), tone(0.2, -30), "yes")
    air = Air(scene, None, Reference())
    heard = []
    while not air.over:
        if block := air.read(0.0):
            heard.append(block.samples)
        if not air.at:
            air.stop()
    one_second = 100  # blocks
    before, after = active_level(heard[one_second]), active_level(np.concatenate(heard[-one_second:]))
    assert before == pytest.approx(-30, abs=1)
    assert after < -60


def test_a_word_is_said_again_as_loud_as_before_also_after_the_end_of_the_prompt() -> None:
    scene = Scene(tone(2.0, -20), tone(2.0, -30), tone(0.2, -40), "yes", again=tone(0.3, -12))
    air = Air(scene, 6.0, Reference())
    heard = []
    while not air.over:
        if block := air.read(0.0):
            heard.append(block.samples)
        if air.at == len(scene.prompt) + HEARING_RATE and block:
            since = len(heard)
            air.say_again(1.0)
    after = heard[since:]
    assert active_level(np.concatenate(after[:100])) < -60
    assert active_level(np.concatenate(after[100:130])) == pytest.approx(ECHO + 6.0, abs=0.5)
    assert active_level(np.concatenate(after[130:])) < -60
