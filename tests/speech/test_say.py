"""The voice of macOS: its list of voices, and its files, which must be whole."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.every_voice import EveryVoice
from voice_supercat.speech.saying.pace import Pace
from voice_supercat.speech.saying.say_child import chosen_voices, why_not_whole
from voice_supercat.speech.saying.system_voice import SayVoice

LISTED = """\
Alice               it_IT    # Ciao! Mi chiamo Alice.
Anna                de_DE    # Hallo! Ich heiße Anna.
Bad News            en_US    # Hello! My name is Bad News.
Daniel              en_GB    # Hello! My name is Daniel.
Eddy (English (US)) en_US    # Hello! My name is Eddy.
Majed               ar_001   # مرحبًا! اسمي ماجد.
Samantha            en_US    # Hello! My name is Samantha.
"""
ENGLISH = ("Bad News", "Daniel", "Eddy (English (US))", "Samantha")


@pytest.mark.parametrize(
    ("default", "usual"),
    [("Daniel", "Daniel"), ("Bad News", "Bad News"), ("Anna", "Samantha"), ("", "Samantha"), ("Siri", "Samantha")],
)
def test_an_english_voice_of_macos_reads(default: str, usual: str) -> None:
    found = chosen_voices(LISTED, default)
    assert (found.usual, found.voices, found.remark) == (usual, ENGLISH, "")


def test_a_mac_without_an_english_voice_says_so() -> None:
    found = chosen_voices(LISTED.splitlines()[1], "")
    assert (found.usual, found.voices) == (None, ())
    assert found.remark.startswith("No voice of this system speaks English, so another one reads; add one (in System")


# `say` as it is called here: 1000 frames for each letter; what a text of "cut" promises is not all there.
SAY = """
import os, sys, wave
given = sys.argv[1:]
if given == ["-v", "?"]:
    os.write(1, LISTED.encode())
    raise SystemExit
path = given[given.index("-o") + 1]
assert {"--file-format=WAVE", "--data-format=LEI16@22050"} <= set(given)
assert given[given.index("-f") + 1] == "-"
if given[given.index("-v") + 1] not in LISTED:
    raise SystemExit(1)
text = sys.stdin.buffer.read().decode()
with wave.open(path, "wb") as file:
    file.setparams((1, 2, 22_050, 0, "NONE", ""))
    file.writeframes(bytes([0, 16]) * 1000 * len(text))
if "cut" in text:
    os.truncate(path, os.path.getsize(path) - 100)
with open(LOG, "a") as log:
    print(given[given.index("-v") + 1], given[given.index("-r") + 1], text, sep="|", file=log)
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What `say` was asked for, on a machine that is a Mac to the program."""
    said = tmp_path / "log"
    programs = {"say": f"LISTED = {LISTED!r}\nLOG = {str(said)!r}\n{SAY}", "defaults": "print('Anna')"}
    for name, source in programs.items():
        (tmp_path / name).write_text(f"#!{sys.executable}\n{source}", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "darwin")
    return said


@pytest.fixture
def voice(log: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[EveryVoice]:
    assert log
    monkeypatch.setattr(SayVoice, "pace", lambda *_: Pace(190))  # its tone of one length has neither
    monkeypatch.setattr("voice_supercat.speech.saying.voice.levelled", lambda samples, _: samples)
    speaking = EveryVoice(Manner(words_per_minute=190), print)
    yield speaking
    speaking.close()


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a stand-in for `say` that the shell can start")


def test_each_sentence_is_rendered_whole_by_an_english_voice(voice: EveryVoice, log: Path) -> None:
    assert voice.voice_name() == "Samantha"
    assert tuple(name for name in voice.voices() if name != "natural") == ("Samantha", *ENGLISH[:-1])
    assert [len(voice.render(text).samples) for text in ("Yes.", "-v Zoë")] == [4_000, 6_000]
    assert log.read_text(encoding="utf-8").splitlines() == ["Samantha|190|Yes.", "Samantha|190|-v Zoë"]


def test_a_file_that_is_cut_is_a_fault_and_no_half_sentence(voice: EveryVoice) -> None:
    with pytest.raises(SpeechFault, match="No voice: say wrote 6950 of 7000 frames; use --print"):
        voice.render("cut off")
    assert len(voice.render("Yes.").samples) == 4_000


def test_a_list_that_is_no_utf_8_and_a_setting_that_cannot_be_read_hide_no_voice(log: Path) -> None:
    say = log.with_name("say")
    told = say.read_text(encoding="utf-8").replace("LISTED.encode()", "LISTED.encode('latin-1', 'replace')")
    say.write_text(told, encoding="utf-8")
    log.with_name("defaults").unlink()
    speaking = EveryVoice(Manner(), print)
    assert speaking.voice_name() == "Samantha"
    speaking.close()


def test_a_voice_that_was_removed_is_named(voice: EveryVoice) -> None:
    voice.set_manner(Manner(voice="Zarvox"))
    with pytest.raises(SpeechFault, match=r"No voice: say ends with 1; is there a voice Zarvox\?; use --print"):
        voice.render("Yes.")


def test_no_file_or_one_without_sound_is_named(tmp_path: Path) -> None:
    assert "say wrote no sound" in str(why_not_whole(tmp_path / "none.wav"))
    (tmp_path / "empty.wav").write_bytes(b"")
    assert "say wrote no sound" in str(why_not_whole(tmp_path / "empty.wav"))
