"""How long sentences take to say."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import USUAL_MANNER
from voice_supercat.speech.saying.voice import Pyttsx3Voice

WORDS_A_SECOND = 2.5


def words(text: str) -> int:
    """How many there are in it."""
    return len(text.split())


class Length(Protocol):
    """Seconds of a sentence; `name` is the voice that needs them, None for none."""

    name: str | None

    def seconds(self, text: str) -> float: ...

    def close(self) -> None: ...


class ByWords:
    """Without a voice, at a steady rate."""

    name: str | None = None

    def seconds(self, text: str) -> float:
        return words(text) / WORDS_A_SECOND

    def close(self) -> None:
        """Nothing to close."""


class Rendered:
    """The default voice, each sentence rendered once."""

    def __init__(self, spellings: Mapping[str, str]) -> None:
        self._voice = Pyttsx3Voice(USUAL_MANNER, spellings)
        self._known: dict[str, float] = {}
        self.name: str | None = self._voice.voice_name()

    def seconds(self, text: str) -> float:
        if text not in self._known:
            sound = self._voice.render(text)
            self._known[text] = len(sound.samples) / sound.rate
        return self._known[text]

    def close(self) -> None:
        self._voice.close()


def length_of_speech(spellings: Mapping[str, str]) -> Length:
    """By the default voice where there is one."""
    try:
        return Rendered(spellings)
    except SpeechFault:
        return ByWords()


def total(length: Length, sentences: Iterable[str]) -> float:
    """Seconds for all of them."""
    return sum(map(length.seconds, sentences))
