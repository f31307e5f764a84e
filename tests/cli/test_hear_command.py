"""`voice-supercat hear`: what is recognised in audio files, also among the words of a book."""

from pathlib import Path

import pytest

from voice_supercat.cli import main
from voice_supercat.speech.audio import write_wav
from voice_supercat.speech.saying.voice import Pyttsx3Voice

pytestmark = [pytest.mark.audio, pytest.mark.usefixtures("home")]


@pytest.fixture
def said(voice: Pyttsx3Voice, tmp_path: Path) -> Path:
    """A recording of "exploration"."""
    sound = voice.render("exploration")
    write_wav(tmp_path / "said.wav", sound.samples, sound.rate)
    return tmp_path / "said.wav"


def heard(capsys: pytest.CaptureFixture[str], said: Path, *arguments: str) -> str:
    assert main(("hear", str(said), *arguments)) == 0
    file, text, *_ = capsys.readouterr().out.split("\t")
    assert file == str(said)
    return text


def test_what_every_game_understands_or_what_one_book_does(capsys: pytest.CaptureFixture[str], said: Path) -> None:
    assert heard(capsys, said, "--grammar", "yes_no,command") == ""
    assert heard(capsys, said, "--book", "tapestry", "--grammar", "answers,command") == "exploration"
    assert heard(capsys, said, "--book", "supercat-base", "--grammar", "answers,command") == ""


def test_a_section_of_no_book_is_one_sentence(capsys: pytest.CaptureFixture[str], said: Path) -> None:
    assert main(("hear", str(said), "--grammar", "answers")) == 1
    told = "No grammar is called 'answers'; there are ack, after, before, beside, command,"
    assert capsys.readouterr().err.startswith(told)
