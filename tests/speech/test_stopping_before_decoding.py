"""Barge-in: the prompt stops before what interrupts it is decoded, and nothing is lost by it."""

from typing import cast

import numpy as np
import pytest
from tape import Tape, cut_at, heard, room, word

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import Decoder, VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check

pytestmark = pytest.mark.audio

PHRASES = ("yes", "no")


@pytest.fixture(scope="module")
def decoder() -> VoskDecoder:
    return VoskDecoder(load_model(find_model()))


class Following:
    """A decoder that counts the pieces of sound that it was given."""

    def __init__(self, decoder: VoskDecoder) -> None:
        self._decoder = decoder
        self.pieces = 0

    def follow(self, samples: Samples) -> bool:
        self.pieces += 1
        return self._decoder.follow(samples)

    def __getattr__(self, name: str) -> object:
        return getattr(self._decoder, name)


def test_a_prompt_stops_before_anything_is_decoded(decoder: VoskDecoder) -> None:
    tape, following = Tape(room(0.5), word("no"), room(2.0)), Following(decoder)
    barge_in = BargeIn(tape, Recogniser(cast(Decoder, following)))
    barge_in.start(PHRASES, phrase_check(PHRASES))

    assert cut_at(tape, barge_in) is not None
    assert following.pieces == 0
    utterance = heard(tape, barge_in)
    assert following.pieces > 0
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
    tape = Tape(room(0.5), next_door, between, word("no"), room(2.0))
    barge_in = BargeIn(tape, Recogniser(decoder))
    barge_in.start(PHRASES, phrase_check(PHRASES))

    assert cut_at(tape, barge_in) is not None
    utterance = heard(tape, barge_in)

    assert utterance is not None
    assert utterance.text == "no"
