"""Which voice reads, on the lists of Windows, macOS and Linux."""

import os
import sys
from pathlib import Path

import pytest
from voice_lists import ALBERT, ANNA, ESPEAK, HAZEL, HEDDA, IVONA, MAC, NAMELESS, SAMANTHA, ZIRA

from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.choosing import Listed, chosen, languages_of_windows
from voice_supercat.speech.saying.every_voice import EveryVoice
from voice_supercat.speech.saying.pace import Pace
from voice_supercat.speech.saying.voice import Pyttsx3Voice


@pytest.mark.parametrize(
    ("voices", "default", "usual"),
    [
        ((HEDDA, HAZEL, ZIRA), HEDDA, ZIRA),
        ((HEDDA, HAZEL, ZIRA), HAZEL, HAZEL),
        ((HEDDA, IVONA), HEDDA, IVONA),  # only its name tells what it speaks
        ((IVONA, ZIRA), IVONA, IVONA),
        (MAC, ANNA, SAMANTHA),
        (MAC, ALBERT, ALBERT),
        (MAC, NAMELESS, NAMELESS),  # it may speak English
        (ESPEAK, ESPEAK[1], ESPEAK[1]),
        ((), HEDDA, HEDDA),
    ],
)
def test_an_english_voice_reads_where_there_is_one(voices: tuple[Listed, ...], default: Listed, usual: Listed) -> None:
    assert chosen(voices, default.id).usual == usual.id


def test_voices_of_another_language_are_not_offered() -> None:
    assert chosen((HEDDA, ZIRA, IVONA), HEDDA.id).voices == (ZIRA.id, IVONA.id)
    assert chosen(MAC, ANNA.id).voices == (ALBERT.id, NAMELESS.id, SAMANTHA.id)


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("win32", " (in Settings, Time and language, Language)"),
        ("darwin", " (in System Settings, Accessibility, Spoken Content, System Voice)"),
        ("linux", ""),
    ],
)
def test_where_no_voice_speaks_english_there_is_a_notice(platform: str, place: str) -> None:
    found = chosen((HEDDA,), HEDDA.id, platform)
    assert found.usual == HEDDA.id
    assert found.remark == (
        f"No voice of this system speaks English, so another one reads; add one{place}, or use --voice natural."
    )
    assert chosen((HEDDA, ZIRA), HEDDA.id, platform).remark == ""


@pytest.mark.parametrize(
    ("attribute", "speaks"),
    [("409", {"en"}), ("809;9", {"en"}), ("407", {"und"}), ("407;409", {"und", "en"}), ("", set()), ("?;", set())],
)
def test_languages_as_windows_keeps_them(attribute: str, speaks: set[str]) -> None:
    assert Listed("voice", "", languages_of_windows(attribute)).speaks == speaks


# As the SAPI driver of pyttsx3: one voice whose language is "409;9" or missing, and no voice is listed at all.
SAPI = """
import wave

class Token:
    def __init__(self, id, language):
        self.Id, self.language = id, language
    def GetDescription(self):
        return self.Id
    def GetAttribute(self, name):
        if self.language is None:
            raise OSError("not found")
        return self.language

TOKENS = [Token(*line.split("=")) for line in VOICES.split()] + [Token("unknown", None)]

class Tts:
    def GetVoices(self):
        return TOKENS

class Driver:
    _tts = Tts()

class Proxy:
    _driver = Driver()

class Engine:
    proxy = Proxy()
    said_by = "hedda"
    def connect(self, name, take): pass
    def setProperty(self, name, value):
        if name == "voice":
            self.said_by = value
    def getProperty(self, name):
        if name == "voice":
            return "hedda"
        return [int(token.GetAttribute("Language"), 16) for token in TOKENS]
    def save_to_file(self, text, path):
        with wave.open(path, "wb") as file:
            file.setparams((1, 2, 16_000, 0, "NONE", ""))
            file.writeframes(bytes([0, 16]) * (8_000 if self.said_by == "zira" else 2_000))
    def runAndWait(self): pass

def init():
    return Engine()
"""


def voice_among(voices: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[EveryVoice, list[str]]:
    """The voice of a system with `name=language` for each voice, and what it tells."""
    monkeypatch.setattr(sys, "platform", "win32")
    (folder / "pyttsx3.py").write_text(f"VOICES = {voices!r}\n{SAPI}", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]))
    monkeypatch.setattr(Pyttsx3Voice, "pace", lambda *_: Pace(180))  # this one has no rate
    notices: list[str] = []
    return EveryVoice(Manner(), notices.append), notices


def test_a_voice_with_a_malformed_language_does_not_remove_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice, notices = voice_among("hedda=407 zira=409;9", tmp_path, monkeypatch)
    assert voice.voice_name() == "zira"
    assert {"zira", "unknown"} <= {*voice.voices()}
    assert "hedda" not in voice.voices()
    assert len(voice.render("Hello.").samples) == 8_000
    voice.close()
    assert notices == []


def test_a_system_without_an_english_voice_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voice, notices = voice_among("hedda=407", tmp_path, monkeypatch)
    assert voice.voice_name() == voice.voice_name() == "hedda"
    voice.close()
    assert [sentence.partition(",")[0] for sentence in notices] == ["No voice of this system speaks English"]
