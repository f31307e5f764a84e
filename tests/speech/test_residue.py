"""The residue of an echo is no voice, even in a room that rings; a person who speaks over it is one."""

from collections.abc import Iterator

import numpy as np
import pytest

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.microphone import Echo
from voice_supercat.speech.hearing.energy import FRAME
from voice_supercat.speech.hearing.residue import Residue
from voice_supercat.speech.hearing.voice_activity import VoiceActivityDetector

PLAYED = -20.0
LEFT = -45.0  # as loud as a soft voice, and 25 dB below what was played: a room that rings
WHILE_PLAYED = Echo(softened=5.0, played=PLAYED)
SECOND = HEARING_RATE // FRAME  # frames


def voice(level: float, seconds: float) -> Samples:
    """A vowel of 150 Hz."""
    moments = np.arange(int(seconds * HEARING_RATE)) / HEARING_RATE
    return (32768 * 2**0.5 * 10 ** (level / 20) * np.sin(2 * np.pi * 150 * moments)).astype(np.int16)


def quiet(seconds: float) -> Samples:
    return np.random.default_rng(5).normal(0, 15, int(seconds * HEARING_RATE)).astype(np.int16)


def prompt(detector: VoiceActivityDetector, over: Samples | None = None, seconds: float = 2.0) -> float | None:
    """When a prompt that leaves a residue is stopped, in seconds; `over` is spoken in its middle."""
    syllables = [np.concatenate([voice(LEFT, 0.15), quiet(0.1)]) for _ in range(int(seconds / 0.25))]
    left = np.concatenate(syllables)
    if over is not None:
        left[len(left) // 2 :][: len(over)] += over
    detector.reset()
    for number, frame in enumerate(frames(left)):
        detector.feed(frame, WHILE_PLAYED)
        if detector.heard:
            return number / SECOND
    return None


def frames(sound: Samples) -> Iterator[Samples]:
    return (sound[at : at + FRAME] for at in range(0, len(sound), FRAME))


@pytest.fixture
def detector() -> VoiceActivityDetector:
    """A detector in a quiet room, before anything was said."""
    made = VoiceActivityDetector()
    made.feed(quiet(2.0))
    return made


def test_the_residue_stops_no_prompt_not_even_the_first(detector: VoiceActivityDetector) -> None:
    assert [prompt(detector) for _ in range(3)] == [None] * 3


def test_the_same_sound_is_a_voice_while_nothing_is_played(detector: VoiceActivityDetector) -> None:
    detector.feed(voice(LEFT, 0.15))
    assert detector.heard


def test_a_voice_louder_than_the_residue_stops_the_prompt_at_once(detector: VoiceActivityDetector) -> None:
    prompt(detector)
    stopped = prompt(detector, voice(LEFT + 12, 0.5))
    assert stopped is not None
    assert 1.0 <= stopped < 1.06


def test_a_player_who_answers_over_every_prompt_is_not_learned_as_an_echo(detector: VoiceActivityDetector) -> None:
    prompt(detector)
    for _ in range(20):
        assert prompt(detector, voice(LEFT + 12, 0.5)) is not None
        detector.feed(voice(LEFT + 12, 0.3), WHILE_PLAYED)  # the prompt was stopped, but its last sound still rings
        detector.answered()


def test_a_sound_that_stopped_a_prompt_and_was_no_answer_counts_as_residue() -> None:
    """The loudspeaker was moved into a corner: the first prompt stops itself, later ones do not."""
    residue = Residue()
    for _ in range(6 * SECOND):
        residue.learn(-60.0, PLAYED)
    assert residue.exceeded(LEFT, PLAYED)
    for _ in range(SECOND // 2):
        residue.learn(LEFT, PLAYED)
    assert not residue.exceeded(LEFT, PLAYED)


def test_nothing_is_learned_from_silence_between_prompts() -> None:
    residue = Residue()
    for level, played in [(LEFT, PLAYED)] * SECOND + [(-80.0, -100.0)] * (60 * SECOND):
        residue.learn(level, played)
    assert not residue.exceeded(LEFT, PLAYED)
    assert residue.exceeded(LEFT, -100.0)
