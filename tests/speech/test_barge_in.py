"""Barge-in: real words go through the real recogniser, from a tape instead of a microphone."""

from collections.abc import Callable, Iterable

import numpy as np
import pytest
from tape import BLOCK, NOISE, Tape, cut_at, heard, room, word

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.microphone import NO_ECHO, Block, Echo
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import heard_in
from voice_supercat.speech.hearing.voice_activity import VoiceActivityDetector
from voice_supercat.speech.interfaces import phrase_check

pytestmark = pytest.mark.audio

PHRASES = ("yes", "no", "repeat that")
FADING = 0.1  # seconds; the recording goes on so long after the word has fallen
SOON = 0.12  # seconds from the first sound of a word; 0.15 feels immediate, and the devices need some of it


def rattle(seconds: float) -> Samples:
    """Dice: clicks without pitch, some 10 ms apart."""
    sound = room(seconds).astype(np.float64)
    for at in range(0, len(sound) - 200, HEARING_RATE // 20):
        sound[at : at + 200] += np.exp(-np.arange(200) / 30) * NOISE.normal(0, 8000, 200)
    return sound.astype(np.int16)


@pytest.fixture(scope="module")
def decoder() -> VoskDecoder:
    return VoskDecoder(load_model(find_model()))


@pytest.fixture
def at_table(decoder: VoskDecoder) -> Callable[..., tuple[Tape, BargeIn]]:
    def set_up(*sounds: Samples, echo: Echo = NO_ECHO) -> tuple[Tape, BargeIn]:
        tape = Tape(room(0.5), *sounds, room(2.0), echo=echo)
        barge_in = BargeIn(tape, Recogniser(decoder, ("repeat that",)))
        barge_in.start(PHRASES, phrase_check(PHRASES))
        return tape, barge_in

    return set_up


@pytest.mark.parametrize("answer", PHRASES)
def test_an_answer_stops_the_prompt_at_once_and_is_recognised(
    at_table: Callable[..., tuple[Tape, BargeIn]], answer: str
) -> None:
    tape, barge_in = at_table(word(answer))

    silent = cut_at(tape, barge_in)
    utterance = heard(tape, barge_in)

    assert silent is not None
    assert silent < 0.5 + SOON
    assert utterance is not None
    assert utterance.text == answer


def test_a_prompt_without_interruption_is_said_to_its_end(at_table: Callable[..., tuple[Tape, BargeIn]]) -> None:
    assert cut_at(*at_table(room(3.0))) is None


def test_talk_stops_one_prompt_and_then_only_an_answer_stops_one(
    at_table: Callable[..., tuple[Tape, BargeIn]],
) -> None:
    talk = word("my grandmother")
    tape, barge_in = at_table(talk, room(2.0), talk, room(1.0), word("yes"))

    assert cut_at(tape, barge_in) is not None
    rejected = heard(tape, barge_in)
    assert rejected is not None
    assert rejected.text == ""
    again = cut_at(tape, barge_in)

    assert again is not None
    assert again > (len(room(3.5)) + 2 * len(talk) + len(word("yes"))) / HEARING_RATE - FADING
    utterance = heard(tape, barge_in)
    assert utterance is not None
    assert utterance.text == "yes"


def test_after_an_answer_the_next_voice_stops_the_prompt_again(
    at_table: Callable[..., tuple[Tape, BargeIn]],
) -> None:
    talk = word("my grandmother")
    tape, barge_in = at_table(talk, room(2.0), word("no"), room(1.0), word("yes"))
    cut_at(tape, barge_in)
    heard(tape, barge_in)
    cut_at(tape, barge_in)
    heard(tape, barge_in)

    barge_in.start(PHRASES, phrase_check(PHRASES))
    silent = cut_at(tape, barge_in)

    assert silent is not None
    assert silent < (len(talk) + len(word("no")) + len(room(3.5))) / HEARING_RATE + SOON


def test_a_sound_that_stopped_a_prompt_and_is_no_word_is_rejected_after_a_while(
    at_table: Callable[..., tuple[Tape, BargeIn]],
) -> None:
    grunt = 4000 * np.sin(2 * np.pi * 150 * np.arange(HEARING_RATE // 17) / HEARING_RATE)
    tape, barge_in = at_table(grunt.astype(np.int16))
    assert cut_at(tape, barge_in) is not None

    utterance = heard(tape, barge_in)

    assert utterance is not None
    assert utterance.text == ""


def voice_in(sounds: Iterable[Samples]) -> bool:
    detector = VoiceActivityDetector()
    for sound in sounds:
        detector.feed(sound)
    return detector.heard


def test_dice_and_the_noise_of_the_room_are_no_voice() -> None:
    assert not voice_in([room(2.0), rattle(2.0)])
    assert voice_in([room(2.0), rattle(1.0), word("no")])


def test_a_soft_voice_from_next_door_does_not_count() -> None:
    assert not voice_in([room(2.0), (word("no") * 0.01).astype(np.int16)])


def play_prompts(count: int, tape: Tape, barge_in: BargeIn) -> None:
    for _ in range(count):
        barge_in.start(PHRASES, phrase_check(PHRASES))
        cut_at(tape, barge_in)
        heard(tape, barge_in)


def test_at_a_noisy_table_only_answers_stop_prompts(at_table: Callable[..., tuple[Tape, BargeIn]]) -> None:
    talk = word("my grandmother")
    turn = (talk, room(2.0), word("no"), room(1.5))
    tape, barge_in = at_table(*turn, *turn, talk, room(2.0))
    play_prompts(4, tape, barge_in)

    barge_in.start(PHRASES, phrase_check(PHRASES))

    assert cut_at(tape, barge_in) is None


def test_a_table_that_was_noisy_is_forgiven_after_some_minutes(
    at_table: Callable[..., tuple[Tape, BargeIn]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_supercat.speech.hearing.barge_in._REMEMBERED", 12.0)
    talk = word("my grandmother")
    turn = (talk, room(2.0), word("no"), room(1.5))
    tape, barge_in = at_table(*turn, *turn, talk, room(13.0), talk, room(2.0))
    play_prompts(4, tape, barge_in)
    barge_in.start(PHRASES, phrase_check(PHRASES))
    end_of_quiet = tape.length - len(talk) / HEARING_RATE - 4.0

    while tape.seconds < end_of_quiet - 0.5:
        assert not barge_in.interrupted()  # nor because of what was heard in this prompt before
    barge_in.start(PHRASES, phrase_check(PHRASES))

    assert cut_at(tape, barge_in) is not None


def test_an_answer_over_a_prompt_is_recognised_in_a_room_that_rings(
    at_table: Callable[..., tuple[Tape, BargeIn]],
) -> None:
    """The residue is 26 dB softer than the player: loud enough to count as a voice while nothing is played."""
    left = (word("yes you have my grandmother no one two three") * 0.05).astype(np.int16)
    tape, barge_in = at_table(left, left, word("no"), echo=Echo(softened=5.0, played=-20.0))
    second = (len(room(0.5)) + len(left)) / HEARING_RATE
    while tape.seconds < second:  # the first prompt is only for learning
        if barge_in.interrupted():
            barge_in.start(PHRASES, phrase_check(PHRASES))
    barge_in.start(PHRASES, phrase_check(PHRASES))

    silent = cut_at(tape, barge_in)
    utterance = heard(tape, barge_in)

    voice_start = second + len(left) / HEARING_RATE
    assert silent is not None
    assert voice_start < silent < voice_start + SOON
    assert utterance is not None
    assert utterance.text == "no"


def test_the_word_is_recognised_in_the_sound_from_which_the_echo_is_only_subtracted(decoder: VoskDecoder) -> None:
    """A canceller turned the beginning of the word down, so that "no" became another sound."""
    whole = np.concatenate([room(0.5), word("no"), room(2.0)])
    cut = whole.copy()
    start = len(room(0.5))
    cut[start : start + len(word("no")) * 3 // 5] //= 200

    def recognised(subtracted: Samples | None) -> str:
        blocks = [
            Block(cut[at : at + BLOCK], at / HEARING_RATE, (at + BLOCK) / HEARING_RATE, echo)
            for at in range(0, len(cut) - BLOCK, BLOCK)
            for echo in [Echo(3.0, -100.0, None if subtracted is None else subtracted[at : at + BLOCK])]
        ]
        recogniser = Recogniser(decoder, ("repeat that",))
        recogniser.start(PHRASES, phrase_check(PHRASES))
        heard = filter(None, (heard_in(block, recogniser) for block in blocks))
        return next((utterance.text for utterance in heard), "")

    assert recognised(None) != "no"
    assert recognised(whole) == "no"
