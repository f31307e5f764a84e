"""Single keys that act at once beside typed lines."""

import io
import sys

import pytest
from test_talk_key import PHRASES, Typed

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.keys import hands
from voice_supercat.speech.keys.keyboard import Keyboard
from voice_supercat.speech.keys.keyed_lines import KeyedLines
from voice_supercat.speech.keys.talk_key import TalkKey
from voice_supercat.speech.settings import USUAL_SETTINGS

KEYS = {"F2": "r", "?": "?"}


class Pressed(Typed):
    """A terminal in which these keys are pressed, one after the other; then it is closed."""

    def __init__(self, *keys: str) -> None:
        self._keys = iter([*keys, ""])


def lines(poll: KeyedLines) -> list[str]:
    found = []
    poll.start(PHRASES, phrase_check(PHRASES))
    while not poll.ended:
        if utterance := poll.poll(1.0):
            found.append(utterance.text)
    poll.close()
    return found


def test_a_key_acts_at_once_and_what_was_typed_stays() -> None:
    shown = io.StringIO()
    assert lines(KeyedLines(Pressed(*"ag", "F2", *"g 5\n", "?"), shown, KEYS)) == ["r", "agg 5", "?"]
    assert shown.getvalue() == "agg 5\n"


def test_a_character_acts_only_at_the_beginning_of_a_line() -> None:
    assert lines(KeyedLines(Pressed(*"what?\n"), None, KEYS)) == ["what?"]


def test_other_function_keys_do_nothing() -> None:
    assert lines(KeyedLines(Pressed("F12", *"yes\n"), None, KEYS)) == ["yes"]


def test_a_line_is_erased_character_by_character_or_whole() -> None:
    shown = io.StringIO()
    assert lines(KeyedLines(Pressed(*"nx\x7fo\b\x7f\byes\n", *"never\x15no\n"), shown)) == ["yes", "no"]
    assert shown.getvalue() == "nx\b \bo\b \b\b \byes\nnever" + 5 * "\b \b" + "no\n"


def test_beside_push_to_talk_they_act_too() -> None:
    key = TalkKey(Pressed(" ", "F2", *"a b\n"), None, KEYS)
    assert lines(key) == ["r", "a b"]
    assert key.pressed() is not None


def test_where_there_is_no_terminal_lines_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_keys() -> None:
        raise SpeechFault("Key presses need a terminal.")

    monkeypatch.setattr(hands, "open_keys", no_keys)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    notices: list[str] = []
    assert isinstance(hands.open_hands(USUAL_SETTINGS, notices.append, KEYS), Keyboard)
    assert notices == []
