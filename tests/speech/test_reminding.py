"""The reminder: after a long silence the question is asked again, but never while the player is answering."""

from collections.abc import Sequence

import numpy as np
import pytest
from test_recogniser import LoudnessDecoder, room, word

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.reminding import Reminding
from voice_supercat.speech.hearing.sources import ByVoice, EitherPoll
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.keys.keyboard import TypedLines

PHRASES = ("yes", "no")
BLOCK = HEARING_RATE // 50
DUE = 2.0
"""Seconds of silence before the reminder."""


class Hands(TypedLines):
    def close(self) -> None:
        """Nothing to close."""


class Tape:
    """A microphone and the clock: a block can be read when it was recorded."""

    def __init__(self, *parts: Samples) -> None:
        self._sound = np.concatenate(parts)
        self.now = 0.0

    def read(self, seconds: float) -> Block | None:  # noqa: ARG002
        start = round(self.now * HEARING_RATE)
        self.now = (start + BLOCK) / HEARING_RATE
        return Block(self._sound[start : start + BLOCK], start / HEARING_RATE, self.now)

    def close(self) -> None:
        """Nothing to close."""


def answers(tape: Tape, hands: Hands) -> Sequence[tuple[str, str, float]]:
    """Source, text and time in seconds of the first two utterances."""
    voice = ByVoice(tape, Recogniser(LoudnessDecoder()), Gate())
    poll = Reminding(EitherPoll(voice, hands, pytest.fail), DUE, now=lambda: tape.now)
    found = []
    poll.start(PHRASES, phrase_check(PHRASES))
    while len(found) < 2:
        if utterance := poll.poll(0.0):
            found.append((utterance.source, utterance.text, round(tape.now, 1)))
            poll.start(PHRASES, phrase_check(PHRASES))
    return found


def test_silence_is_noticed_after_its_time_and_again() -> None:
    assert answers(Tape(room(5.0)), Hands()) == [("silence", "", 2.0), ("silence", "", 4.0)]


def test_no_reminder_while_a_word_is_being_said() -> None:
    spoken = word("yes")
    tape = Tape(room(1.9), spoken, room(5.0))
    (source, text, moment), (later, *_) = answers(tape, Hands())
    assert (source, text) == ("voice", "yes")
    assert moment == pytest.approx(1.9 + len(spoken) / HEARING_RATE + 0.15, abs=0.1)
    assert later == "silence"


def test_a_noise_delays_the_reminder() -> None:
    click = word("yes")[: HEARING_RATE // 20]
    (source, _, moment), _ = answers(Tape(room(1.5), click, room(6.0)), Hands())
    assert source == "silence"
    assert moment == pytest.approx(1.5 + 0.05 + DUE, abs=0.3)


def test_a_line_typed_just_then_comes_before_the_reminder() -> None:
    hands = Hands()
    hands.put("no")
    assert answers(Tape(room(5.0)), hands)[0][:2] == ("keyboard", "no")
