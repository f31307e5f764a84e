"""The file of a sentence that another program keeps, as virus scanners do on Windows: no end of the game."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from voice_supercat.speech.audio import write_wav
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.released import read_released
from voice_supercat.speech.saying.voice import Pyttsx3Voice

# Writes as many samples as the text has letters, at 16 kHz.
ENGINE = """
import wave

class Engine:
    def connect(self, name, take): pass
    def setProperty(self, name, value): pass
    def getProperty(self, name): return [] if name == "voices" else "usual"
    def save_to_file(self, text, path):
        with wave.open(path, "wb") as file:
            file.setparams((1, 2, 16_000, 0, "NONE", ""))
            file.writeframes(bytes([0, 16]) * len(text))
    def runAndWait(self): pass

def init():
    return Engine()
"""


@pytest.fixture
def voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pyttsx3Voice]:
    (tmp_path / "pyttsx3.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    speaking = Pyttsx3Voice()
    yield speaking
    speaking.close()


def test_a_file_that_cannot_be_deleted_does_not_disturb_the_next_sentence(
    voice: Pyttsx3Voice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(path: Path, *_: Any) -> None:
        raise PermissionError(13, "The process cannot access the file", str(path))

    monkeypatch.setattr(Path, "unlink", locked)
    assert [len(voice.render(text).samples) for text in ("one", "three", "three")] == [3, 5, 5]


class Kept:
    """Until it is let go, nobody else can open the file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
        self._kept, self._path, self._open = True, path, Path.open
        monkeypatch.setattr(Path, "open", lambda *given, **named: self._opened(*given, **named))

    def _opened(self, path: Path, *given: Any, **named: Any) -> Any:
        if self._kept and path == self._path:
            raise PermissionError(13, "The process cannot access the file", str(path))
        return self._open(path, *given, **named)

    def let_go(self) -> None:
        self._kept = False


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    write_wav(tmp_path / "utterance.wav", np.arange(100, dtype=np.int16), 16_000)
    return tmp_path / "utterance.wav"


def test_a_file_is_read_as_soon_as_it_is_let_go(sound: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(monkeypatch, sound)
    threading.Timer(0.2, kept.let_go).start()
    started = time.monotonic()
    assert len(read_released(sound)[0]) == 100
    assert time.monotonic() - started >= 0.15


def test_a_file_that_is_never_let_go_costs_one_sentence(sound: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Kept(monkeypatch, sound)
    monkeypatch.setattr("voice_supercat.speech.saying.released._PATIENCE", 0.1)
    with pytest.raises(SpeechFault, match="another program keeps the file, so this sentence cannot be spoken"):
        read_released(sound)
