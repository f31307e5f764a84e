"""The sources of answers: typed lines, a script, a microphone behind the gate."""

import os
import time
from collections.abc import Sequence

import numpy as np
import pytest
from test_recogniser import LOUDNESS, LoudnessDecoder, room, tone, word
from test_reminding import Tape

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import ByVoice, EitherPoll, OneHearing, Poll, ScriptHearing
from voice_supercat.speech.interfaces import Complete, Hearing, Utterance, phrase_check
from voice_supercat.speech.keys.keyboard import Keyboard

PHRASES = ["yes", "no"]
COMPLETE = phrase_check(PHRASES)


def typed(text: str) -> Keyboard:
    reader, writer = os.pipe()
    os.write(writer, text.encode())
    os.close(writer)
    return Keyboard(reader)


def texts(hearing: Hearing) -> list[str]:
    found = []
    while heard := hearing.listen(PHRASES, COMPLETE):
        found.append(heard.text)
    return found


class Voice:
    """Gives one utterance at each poll, then fails or stays silent."""

    ended = False

    def __init__(self, *answers: str, fails: bool = False) -> None:
        self._answers = list(answers)
        self._fails = fails
        self.closed = False

    def start(self, phrases: Sequence[str], complete: Complete) -> None: ...

    def started(self) -> bool:
        return False

    def poll(self, seconds: float) -> Utterance | None:
        if self._answers:
            return Utterance(self._answers.pop(0))
        if self._fails:
            raise SpeechFault("The microphone is gone.")
        time.sleep(seconds)
        return None

    def close(self) -> None:
        self.closed = True


def test_a_script_is_read_to_its_end() -> None:
    assert texts(ScriptHearing(["yes", "no"])) == ["yes", "no"]


def test_typed_lines_are_answers_even_without_a_last_newline() -> None:
    assert texts(OneHearing(typed("Yes\r\n\n  Aggression   FIVE \n3"))) == ["yes", "aggression five", "3"]


def test_typed_bytes_that_are_no_text_are_harmless() -> None:
    reader, writer = os.pipe()
    os.write(writer, b"\xff\xfeyes\n")
    os.close(writer)
    assert texts(OneHearing(Keyboard(reader)))[0].endswith("yes")


def test_a_typed_line_has_started_an_answer() -> None:
    keyboard = typed("yes\n")
    while not keyboard.started():
        time.sleep(0.001)
    assert keyboard.poll(1.0) is not None
    assert not keyboard.started()


def test_the_end_of_input_starts_no_answer() -> None:
    keyboard = typed("")
    time.sleep(0.05)
    assert not keyboard.started()
    assert keyboard.poll(1.0) is None
    assert keyboard.ended


def test_voice_and_keyboard_both_answer() -> None:
    notices: list[str] = []
    voice: Poll = Voice("no", fails=True)
    hearing = OneHearing(EitherPoll(voice, typed("yes\nyes\n"), notices.append))
    assert sorted(texts(hearing)) == ["no", "yes", "yes"]
    assert notices == ["The microphone is gone."]


def test_the_voice_still_works_when_the_keyboard_has_ended() -> None:
    hearing = OneHearing(EitherPoll(Voice("yes", "no"), typed(""), print))
    assert [heard.text for _ in range(2) if (heard := hearing.listen(PHRASES, COMPLETE))] == ["yes", "no"]


def test_closing_closes_the_microphone_too() -> None:
    voice = Voice()
    EitherPoll(voice, typed(""), print).close()
    assert voice.closed


def test_the_gate_mutes_the_prompt_and_its_echo() -> None:
    gate = Gate()
    assert not gate.muted(9.0)
    gate.shut()
    assert gate.muted(9.0)
    assert gate.muted(99.0)
    gate.open(11.0)
    assert gate.muted(10.5)
    assert gate.muted(11.1)
    assert not gate.muted(11.2)


def answer_after(prompt: Samples, *reply: Samples) -> Utterance:
    """What is heard of a reply to a prompt, both as the microphone hears them."""
    tape, gate = Tape(prompt, *reply), Gate()
    voice = ByVoice(tape, Recogniser(LoudnessDecoder()), gate)
    gate.open(len(prompt) / HEARING_RATE - 0.15)
    voice.start(PHRASES, COMPLETE)
    while (utterance := voice.poll(0.0)) is None:
        pass
    return utterance


def test_a_room_that_grew_loud_during_the_prompt_is_no_beginning_of_the_answer() -> None:
    fan = LOUDNESS["yes"] - 18.0
    utterance = answer_after(tone(2.0, fan), tone(0.5, fan), word("yes"), tone(1.0, fan))
    assert (utterance.text, utterance.duration) == ("yes", pytest.approx(0.3, abs=0.05))


def test_an_answer_as_loud_as_the_prompt_is_heard() -> None:
    prompt = np.concatenate([tone(3.0, LOUDNESS["no"]), room(0.15)])
    utterance = answer_after(prompt, room(0.1), word("no"), room(1.0))
    assert (utterance.text, utterance.duration) == ("no", pytest.approx(0.3, abs=0.05))
