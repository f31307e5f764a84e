"""The filter subtracts the program's own voice as far as it knows the room, and leaves the player's voice whole."""

import numpy as np
import pytest

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.echo_filter import EchoFilter
from voice_supercat.speech.hearing.energy import level_of

BLOCK = HEARING_RATE // 100
SECOND = HEARING_RATE
CHANCE = np.random.default_rng(11)
BEGINNING = CHANCE.bit_generator.state


@pytest.fixture(autouse=True)
def same_chances() -> None:
    """Whichever tests have run before in this process."""
    CHANCE.bit_generator.state = BEGINNING


def talk(seconds: float, level: float) -> Samples:
    """Noise in syllables, as a voice is: coloured, with gaps."""
    count = int(seconds * SECOND)
    coloured = np.convolve(CHANCE.normal(0, 1, count), 0.9 ** np.arange(60))[:count]
    syllables = coloured * (0.6 + 0.4 * np.sin(2 * np.pi * 4 * np.arange(count) / SECOND))
    return np.asarray(syllables / syllables.std() * 32768 * 10 ** (level / 20), np.int16)


def room(delay: float) -> np.ndarray:
    """A loudspeaker half as loud at the microphone, so many seconds away, in a room that rings for 0.1 s."""
    decay = np.exp(-np.arange(SECOND // 10) / (0.02 * SECOND)) * CHANCE.normal(0, 1, SECOND // 10)
    return np.concatenate([np.zeros(int(delay * SECOND)), 0.5 * decay / np.sqrt((decay**2).sum())])


def echo_of(played: Samples, heard_in: np.ndarray) -> Samples:
    hiss = CHANCE.normal(0, 10, len(played))
    return np.asarray(np.convolve(played, heard_in)[: len(played)] + hiss, np.int16)


def removed(echo: Samples, left: Samples) -> float:
    """Decibels in the last second."""
    return level_of(echo[-SECOND:]) - level_of(left[-SECOND:])


def test_a_prompt_is_subtracted_after_a_second_also_where_the_devices_are_late() -> None:
    for delay in (0.04, 0.25):
        played = talk(3.0, -20)
        echo = echo_of(played, room(delay))
        assert removed(echo, EchoFilter().process(echo, played)) > 15


def test_a_voice_over_the_prompt_is_left_as_it_was_said() -> None:
    played, word = talk(4.0, -20), talk(0.5, -26)
    heard = echo_of(played, room(0.06))
    said = slice(3 * SECOND, 3 * SECOND + len(word))
    heard[said] += word

    left = EchoFilter().process(heard, played)[said]

    assert level_of(left) == pytest.approx(level_of(word), abs=1.0)
    assert level_of(left - word) < level_of(word) - 12
    assert level_of(heard[said] - word) > level_of(word) - 3, "the echo was as loud"


def test_where_nothing_is_played_the_sound_is_not_touched() -> None:
    heard = talk(1.0, -30)
    assert np.array_equal(EchoFilter().process(heard, np.zeros_like(heard)), heard)


def test_the_room_is_remembered_while_nothing_is_played() -> None:
    subtracting, home = EchoFilter(), room(0.06)
    played = talk(3.0, -20)
    subtracting.process(echo_of(played, home), played)
    thinking = talk(30.0, -60)
    subtracting.process(thinking, np.zeros_like(thinking))
    first = talk(1.0, -20)
    echo = echo_of(first, home)

    assert removed(echo, subtracting.process(echo, first)) > 12


def test_a_delay_that_jumps_is_learned_anew() -> None:
    subtracting = EchoFilter()
    for delay in (0.06, 0.12):
        played = talk(6.0, -20)
        echo = echo_of(played, room(delay))
        assert removed(echo, subtracting.process(echo, played)) > 20


def test_sound_may_come_in_any_number_of_frames() -> None:
    played = talk(1.0, -20)
    echo = echo_of(played, room(0.05))
    at_once, in_parts = EchoFilter(), EchoFilter()

    parts = [in_parts.process(echo[at : at + 3 * BLOCK], played[at : at + 3 * BLOCK]) for at in range(0, SECOND, 480)]

    assert np.array_equal(np.concatenate(parts), at_once.process(echo, played))
    assert not len(at_once.process(np.zeros(0, np.int16), np.zeros(0, np.int16)))


def test_learning_the_first_prompt_adds_no_noise() -> None:
    played = talk(0.5, -20)
    echo = echo_of(played, room(0.06))
    assert level_of(EchoFilter().process(echo, played)) < level_of(echo) - 3
