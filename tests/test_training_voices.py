"""Utterances in, files out; what a synthesiser cannot say is told or left out."""

import os
import sys
from pathlib import Path

import pytest

from scripts.training.model.voices import Speech, render_festival

# Stands for festival: it writes a file for each utterance, crashes at "no" and does not know one of the voices.
FESTIVAL = r"""#!/bin/sh
while read -r line || [ -n "$line" ]; do
  case "$line" in
    *voice_missing*) echo "SIOD ERROR: unbound variable : voice_missing" >&2 ;;
    *'Text "no"'*) kill -SEGV $$ ;;
    *utt.save.wave*) echo sound > "$(echo "$line" | sed "s/.* \"\(.*\)\" 'riff)/\1/")" ;;
  esac
done
"""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    festival = tmp_path / "bin" / "festival"
    festival.parent.mkdir()
    festival.write_text(FESTIVAL)
    festival.chmod(0o755)
    monkeypatch.setenv("PATH", f"{festival.parent}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def speeches(folder: Path, voice: str, *words: str) -> list[Speech]:
    return [Speech((word,), folder / f"{i}-{word}.wav", voice, 0.5, 1.0) for i, word in enumerate(words)]


def test_a_word_at_which_festival_crashes_is_left_out_and_the_rest_is_said(folder: Path) -> None:
    render_festival(speeches(folder, "lp_diphone", "yes", "no", "two", "no", "three"))
    assert sorted(file.name for file in folder.glob("*.wav")) == ["0-yes.wav", "2-two.wav", "4-three.wav"]


def test_a_voice_that_is_not_installed_is_told(folder: Path) -> None:
    with pytest.raises(ValueError, match="Install the package of the voice missing"):
        render_festival(speeches(folder, "missing", "yes"))
