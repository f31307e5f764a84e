"""Barge-in: the prompt stops before what interrupts it is decoded, and nothing is lost by it."""

from unittest import mock

import numpy as np
import pytest
from tape import Tape, cut_at, heard, room, word

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check

pytestmark = pytest.mark.audio

PHRASES = ("yes", "no")


@pytest.fixture(scope="module")
def decoder() -> VoskDecoder:
    return VoskDecoder(load_model(find_model()))


def listening(decoder: VoskDecoder, *sounds: Samples) -> tuple[Tape, BargeIn]:
    tape = Tape(room(0.5), *sounds, room(2.0))
    barge_in = BargeIn(tape, Recogniser(decoder))
    barge_in.start(PHRASES, phrase_check(PHRASES))
    return tape, barge_in


def test_a_prompt_stops_before_anything_is_decoded(decoder: VoskDecoder) -> None:
    tape, barge_in = listening(decoder, word("no"))

    with mock.patch.object(decoder, "follow", wraps=decoder.follow) as follow:
        assert cut_at(tape, barge_in) is not None
        follow.assert_not_called()
        utterance = heard(tape, barge_in)
        follow.assert_called()

    assert utterance is not None
    assert utterance.text == "no"


def test_what_is_rejected_just_before_a_word_does_not_stand_for_it(decoder: VoskDecoder) -> None:
    next_door = (0.02 * word("table")).astype(np.int16)
    recogniser = Recogniser(decoder)
    recogniser.start(PHRASES, phrase_check(PHRASES))
    alone = Tape(room(0.5), next_door, room(2.0))
    while not ((block := alone.read(0.0)) and recogniser.feed(block.samples)):
        assert not alone.over
    between = room(alone.seconds - 0.5 - len(next_door) / HEARING_RATE + 0.05)
    tape, barge_in = listening(decoder, next_door, between, word("no"))

    assert cut_at(tape, barge_in) is not None
    utterance = heard(tape, barge_in)

    assert utterance is not None
    assert utterance.text == "no"
