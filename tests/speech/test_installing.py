"""A remedy names the package manager of the system, or none."""

import builtins
import sys
from pathlib import Path
from typing import Any

import pytest

from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.installing import ESPEAK, PORTAUDIO, how_to_install
from voice_supercat.speech.saying.voice import Pyttsx3Voice

MANAGERS = ("apt-get", "dnf", "pacman", "zypper", "apk")


@pytest.mark.parametrize(
    ("has", "voice", "sound"),
    [
        ("apt-get", "apt install espeak-ng", "apt install libportaudio2"),
        ("dnf", "dnf install espeak-ng", "dnf install portaudio"),
        ("pacman", "pacman -S espeak-ng", "pacman -S portaudio"),
        ("zypper", "zypper install espeak-ng", "zypper install libportaudio2"),
        ("apk", "apk add espeak-ng", "apk add portaudio"),
        ("brew", "", ""),
        ("", "", ""),
    ],
)
def test_the_package_is_called_as_there(has: str, voice: str, sound: str) -> None:
    def which(program: str) -> str | None:
        return program if program == has else None

    assert (how_to_install(ESPEAK, "linux", which), how_to_install(PORTAUDIO, "linux", which)) == (voice, sound)


def test_windows_has_no_package_manager_of_them() -> None:
    assert how_to_install(ESPEAK, "win32", lambda program: program) == ""


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The only folder with programs."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(folder: Path, name: str) -> None:
    (folder / name).write_text("", encoding="utf-8")
    (folder / name).chmod(0o755)


def fault_of_the_voice(monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    (folder / "pyttsx3.py").write_text("raise RuntimeError('no eSpeak')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    voice = Pyttsx3Voice()
    with pytest.raises(SpeechFault) as fault:
        voice.render("Hello")
    voice.close()
    return str(fault.value)


def test_a_voice_that_is_missing_on_fedora(monkeypatch: pytest.MonkeyPatch, only: Path) -> None:
    program(only, "dnf")
    assert fault_of_the_voice(monkeypatch, only) == (
        "No voice: RuntimeError: no eSpeak; install it (dnf install espeak-ng), or use --print."
    )


def test_a_voice_that_is_missing_on_an_unknown_system(monkeypatch: pytest.MonkeyPatch, only: Path) -> None:
    assert fault_of_the_voice(monkeypatch, only) == "No voice: RuntimeError: no eSpeak; install it, or use --print."


def test_a_voice_that_is_missing_on_windows(monkeypatch: pytest.MonkeyPatch, only: Path) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert fault_of_the_voice(monkeypatch, only) == (
        "No voice: RuntimeError: no eSpeak; add one in Settings, Time and language, Language, or use --print."
    )


@pytest.mark.usefixtures("only")
@pytest.mark.parametrize(
    ("error", "remedy"),
    [
        (OSError("PortAudio library not found"), "install it (pacman -S portaudio)."),
        (ModuleNotFoundError("No module named 'sounddevice'"), "install it with `pip install sounddevice`."),
    ],
)
def test_sound_that_is_missing(error: Exception, remedy: str, monkeypatch: pytest.MonkeyPatch, only: Path) -> None:
    program(only, "pacman")
    usual = builtins.__import__

    def importing(name: str, *more: Any) -> Any:
        if name == "sounddevice":
            raise error
        return usual(name, *more)

    monkeypatch.setattr(builtins, "__import__", importing)
    with pytest.raises(SpeechFault) as fault:
        SoundSystem()
    assert str(fault.value) == f"PortAudio cannot be loaded ({error}); {remedy}"


def test_sound_that_cannot_begin_is_no_end_of_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As where the sound service of Windows is switched off."""
    source = "class PortAudioError(Exception): ...\nraise PortAudioError('Error initializing PortAudio: no host')\n"
    (tmp_path / "sounddevice.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    with pytest.raises(SpeechFault) as fault:
        SoundSystem()
    assert str(fault.value) == (
        "PortAudio cannot begin (Error initializing PortAudio: no host); does the sound of this system work?"
    )
