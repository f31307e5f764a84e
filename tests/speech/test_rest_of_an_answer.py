"""Barge-in right after an answer: what goes on without a pause is the rest of it."""

from collections.abc import Sequence

import numpy as np
import pytest
from tape import NOISE, Tape, cut_at, heard, room, word

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.microphone import Echo
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check

pytestmark = pytest.mark.audio

PHRASES = ("yes", "no", "repeat that")
SOON = 0.12  # seconds from the first sound of a word


@pytest.fixture(scope="module")
def decoder() -> VoskDecoder:
    return VoskDecoder(load_model(find_model()))


def at_table(decoder: VoskDecoder, *sounds: Samples, phrases: Sequence[str] = PHRASES) -> tuple[Tape, BargeIn]:
    tape = Tape(room(0.5), *sounds, room(2.0))
    barge_in = BargeIn(tape, Recogniser(decoder, ("repeat that",)))
    barge_in.start(phrases, phrase_check(phrases))
    return tape, barge_in


@pytest.mark.parametrize("rest", ["yes", "it is", "please"])
def test_what_goes_on_after_an_answer_is_neither_a_voice_over_the_next_prompt_nor_its_answer(
    decoder: VoskDecoder, rest: str
) -> None:
    """ "Yes, yes": the next question is not answered by it, and its prompt is not stopped."""
    tape, barge_in = at_table(decoder, word("yes"), room(0.2), word(rest), room(1.0), word("no"))
    utterance = heard(tape, barge_in)
    assert utterance is not None
    assert (utterance.text, tape.seconds < 0.7 + len(word("yes")) / HEARING_RATE) == ("yes", True)

    barge_in.start(PHRASES, phrase_check(PHRASES))
    silent = cut_at(tape, barge_in)
    answer = heard(tape, barge_in)

    before = len(word("yes")) + len(word(rest)) + len(room(1.7))
    assert silent is not None
    assert before <= silent * HEARING_RATE < before + SOON * HEARING_RATE
    assert answer is not None
    assert answer.text == "no"


def test_where_others_talk_on_an_answer_is_over_and_what_they_say_is_talk(
    decoder: VoskDecoder,
) -> None:
    talk = [word("my grandmother")] * 3
    tape, barge_in = at_table(decoder, word("yes"), room(0.1), *talk, room(0.1), word("repeat that"))
    heard(tape, barge_in)
    barge_in.start(PHRASES, phrase_check(PHRASES))
    assert cut_at(tape, barge_in) == pytest.approx(0.5 + len(word("yes")) / HEARING_RATE + 2.0, abs=0.3)
    utterance = heard(tape, barge_in)
    assert utterance is not None
    assert utterance.text == ""


@pytest.mark.parametrize("gap", [0.2, 0.24, 0.28, 0.32, 0.36, 0.4, 0.45])
def test_a_word_soon_after_an_answer_is_heard_whole_or_not_at_all(decoder: VoskDecoder, gap: float) -> None:
    """Without its beginning "seven" was "ten"."""
    phrases = ("yes", "no", "seven", "ten", "eight", "take it back")
    tape, barge_in = at_table(decoder, word("yes"), room(gap), word("seven"), phrases=phrases)
    heard(tape, barge_in)
    barge_in.start(phrases, phrase_check(phrases))
    cut_at(tape, barge_in)
    utterance = heard(tape, barge_in)
    assert utterance is None or utterance.text == "seven"


def test_an_answer_without_a_rest_leaves_what_was_learned_of_the_echo(decoder: VoskDecoder) -> None:
    """A residue that is unknown may be as loud as the prompt: the player would not be heard over the next one."""
    played = Echo(softened=5.0, played=-20.0)
    left = NOISE.normal(0, 180, 6 * HEARING_RATE).astype(np.int16)  # -45 dBFS
    softly = 0.8
    first, second = 1.3, 2.8  # seconds
    for said, at, loudness in (("yes", first, 1.0), ("no", second, softly)):
        sound = (loudness * word(said)).astype(np.int16)
        left[int(at * HEARING_RATE) :][: len(sound)] += sound
    tape = Tape(left, echo=played)
    barge_in = BargeIn(tape, Recogniser(decoder))
    barge_in.start(PHRASES, phrase_check(PHRASES))
    assert cut_at(tape, barge_in) == pytest.approx(first, abs=SOON)
    answer = heard(tape, barge_in)
    assert answer is not None
    assert answer.text == "yes"

    barge_in.start(PHRASES, phrase_check(PHRASES))

    assert cut_at(tape, barge_in) == pytest.approx(second, abs=SOON)
