"""Push to talk: the microphone is closed, opened by the key, and closed again."""

import io
import itertools
import time
from collections.abc import Callable, Iterable

import numpy as np
import pytest
from test_recogniser import LoudnessDecoder, room, word

from voice_supercat.speech import opening
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.keys.talk_key import PushToTalk, TalkKey
from voice_supercat.speech.settings import Settings

PHRASES = ("yes", "no")
BLOCK = HEARING_RATE // 50


class Typed:
    """A terminal in which these keys are pressed, one after the other; then it is closed."""

    def __init__(self, text: str) -> None:
        self._keys = iter([*text, ""])

    def read(self, seconds: float) -> str | None:  # noqa: ARG002
        return next(self._keys)

    def close(self) -> None:
        """Nothing to close."""


class Presses:
    """A talk key that is pressed at these times of the tape, in seconds."""

    def __init__(self, moments: Iterable[float]) -> None:
        self.moments = list(moments)
        self.now = 0.0

    def pressed(self) -> float | None:
        return self.moments.pop(0) if self.moments and self.moments[0] <= self.now else None


class Tape:
    def __init__(self, sound: Samples, presses: Presses) -> None:
        self._starts = iter(range(0, len(sound) - BLOCK, BLOCK))
        self._sound = sound
        self._presses = presses

    def read(self, seconds: float) -> Block | None:  # noqa: ARG002
        start = next(self._starts)
        self._presses.now = (start + BLOCK) / HEARING_RATE
        return Block(self._sound[start : start + BLOCK], start / HEARING_RATE, self._presses.now)

    def close(self) -> None:
        """Nothing to close."""


def push_to_talk(tape: Tape, key: Presses, listening: Callable[[], None]) -> PushToTalk:
    return PushToTalk(tape, Recogniser(LoudnessDecoder()), Gate(), key, listening)  # type: ignore[arg-type]


def heard(sound: Samples, presses: Iterable[float]) -> list[str]:
    key = Presses(presses)
    source = push_to_talk(Tape(sound, key), key, lambda: None)
    source.start(PHRASES, phrase_check(PHRASES))
    texts: list[str] = []
    for _ in itertools.count():
        try:
            utterance = source.poll(0.0)
        except StopIteration:
            return texts
        if utterance:
            texts.append(utterance.text)
    return texts


SAID = np.concatenate([room(1.0), word("yes"), room(1.7), word("no"), room(2.0)])
"""Yes at 1.0 s, no at 3.0 s."""


def test_nothing_is_heard_without_the_key() -> None:
    assert heard(SAID, []) == []


def test_one_answer_is_heard_after_a_press() -> None:
    assert heard(SAID, [0.5]) == ["yes"]
    assert heard(SAID, [2.5]) == ["no"]


def test_each_press_allows_one_answer() -> None:
    assert heard(SAID, [0.5, 2.5]) == ["yes", "no"]


def test_a_second_press_ends_the_answer() -> None:
    assert heard(SAID, [0.5, 1.36]) == ["yes"]


def test_two_presses_without_a_word_are_a_rejected_answer() -> None:
    assert heard(SAID, [0.2, 0.6]) == [""]


def test_the_tone_for_an_open_microphone_comes_after_the_prompt_has_stopped() -> None:
    key = Presses([0.01])
    key.now = 0.02
    tones: list[float] = []
    tape = Tape(SAID, key)
    source = push_to_talk(tape, key, lambda: tones.append(key.now))
    source.start(PHRASES, phrase_check(PHRASES))

    assert source.interrupted()
    assert source.started()
    assert tones == []
    while (utterance := source.poll(0.0)) is None:
        pass
    assert utterance.text == "yes"
    assert tones == [BLOCK / HEARING_RATE]
    assert not source.started()


def test_lines_can_be_typed_next_to_the_talk_key() -> None:
    shown = io.StringIO()
    key = TalkKey(Typed(" agg 5x\x7f\n"), shown)

    assert (line := key.poll(1.0)) is not None
    assert line.text == "agg 5"
    assert key.pressed() is not None
    assert key.pressed() is None
    assert key.poll(1.0) is None
    assert key.ended
    assert shown.getvalue() == "agg 5x\b \b\n"
    key.close()


def test_typed_characters_are_shown_only_on_a_terminal() -> None:
    key = TalkKey(Typed("yesx\x7f\n"), None)
    assert (line := key.poll(1.0)) is not None
    assert line.text == "yes"
    key.close()


def test_without_a_terminal_for_the_key_the_microphone_stays_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_keys() -> None:
        raise SpeechFault("Key presses need a terminal.")

    def open_microphone(*_: object) -> None:
        pytest.fail("a microphone was opened that the player wants closed")

    monkeypatch.setattr(opening, "open_keys", no_keys)
    monkeypatch.setattr(opening, "_microphone", open_microphone)
    notices: list[str] = []
    opening.open_speech(opening.SpeechOptions(speak=False, push_to_talk=True), notices.append).close()
    assert notices == ["Key presses need a terminal. The microphone stays closed; type the answers."]


def test_with_the_talk_key_one_key_is_off_and_the_reminder_works(monkeypatch: pytest.MonkeyPatch) -> None:
    class Untouched(Typed):
        def read(self, seconds: float) -> str | None:
            time.sleep(seconds)
            return None

    monkeypatch.setattr(opening, "open_keys", lambda: Untouched(""))
    notices: list[str] = []
    settings = Settings(one_key=True, remind=1)
    speech = opening.open_speech(
        opening.SpeechOptions(settings=settings, hear=False, speak=False, push_to_talk=True), notices.append
    )
    silence = speech.hearing.listen(PHRASES, phrase_check(PHRASES))
    speech.close()
    assert silence is not None
    assert silence.source == "silence"
    assert notices == ["The space key is for talking in this game, not for one-key answers."]
