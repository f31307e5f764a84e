"""Barge-in with a recogniser that decides late, or is not sure."""

from collections.abc import Sequence

import numpy as np
import pytest
from tape import Tape, cut_at, heard, room, word

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import UNDERSTOOD, Complete, Utterance, phrase_check

pytestmark = pytest.mark.audio

PHRASES = ("yes", "no")


class Late(Recogniser):
    """Decides about each voice 1.3 s after it, as after "twenty", of which more may follow."""

    def __init__(self, *utterances: Utterance) -> None:  # it needs no decoder
        self._utterances = iter(utterances)
        self._quiet = -1.0

    def start(self, phrases: Sequence[str], complete: Complete) -> None:
        """Nothing to prepare."""

    def feed(self, samples: Samples) -> Utterance | None:
        if np.abs(samples).max() > 300:
            self._quiet = 0.0
        elif self._quiet >= 0:
            self._quiet += len(samples) / HEARING_RATE
        if self._quiet < 1.3:
            return None
        self._quiet = -1.0
        return next(self._utterances)


def test_a_number_that_may_go_on_is_waited_for_after_the_prompt_has_stopped() -> None:
    tape = Tape(room(0.5), word("no"), room(2.0))
    barge_in = BargeIn(tape, Late(Utterance("twenty")))
    barge_in.start(PHRASES, phrase_check(PHRASES))
    assert cut_at(tape, barge_in) is not None

    utterance = heard(tape, barge_in)
    assert utterance is not None
    assert utterance.text == "twenty"


def test_sounds_that_are_only_worth_a_question_do_not_hide_an_echo_that_stops_each_prompt() -> None:
    """Each is followed by a clear answer, after which a voice may stop a prompt again, but not for ever."""
    doubtful = Utterance("yes", UNDERSTOOD - 0.1)
    tape = Tape(room(0.5), *[word("no"), room(2.0)] * 5)
    barge_in = BargeIn(tape, Late(*[doubtful, Utterance("no")] * 2, Utterance("no")))
    for _ in range(4):
        barge_in.start(PHRASES, phrase_check(PHRASES))
        cut_at(tape, barge_in)
        heard(tape, barge_in)
    spoken = (len(room(8.5)) + 5 * len(word("no"))) / HEARING_RATE

    barge_in.start(PHRASES, phrase_check(PHRASES))
    silent = cut_at(tape, barge_in)

    assert silent is not None
    assert silent > spoken + 1.2  # by the answer itself, not by its first sound
