"""What players tell of their boards is heard: real Vosk, synthetic voices, among all that may be told alike."""

import shutil
import subprocess
from pathlib import Path

import pytest

from voice_supercat.procedure.numerals import in_words
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.hearing.sources import hear_file
from voice_supercat.speech.interfaces import phrase_check

pytestmark = pytest.mark.audio

VOICES = ("en-us", "en-gb", "en-us+f3", "en-gb+m3")
SINGLE = ("material", "fuel", "weapon", "relic", "psionic", "captive", "trophy")
SEVERAL = ("materials", "fuel", "weapons", "relics", "psionics", "captives", "trophies")
AMOUNTS = (*(f"a {thing}" for thing in SINGLE), *(f"{in_words(n)} {thing}" for n in (2, 3, 4, 5) for thing in SEVERAL))
PHRASES = tuple(f"i {did} {amount}" for did in ("gained", "took", "lost") for amount in AMOUNTS)


def test_what_is_told_is_heard(tmp_path: Path) -> None:
    if shutil.which("espeak-ng") is None:
        pytest.skip("needs espeak-ng (Debian: espeak-ng)")
    recogniser, check = Recogniser(VoskDecoder(load_model(find_model())), source="file"), phrase_check(PHRASES)
    wrong = []
    said = [(text, voice) for text in PHRASES[::4] for voice in VOICES]
    for text, voice in said:
        path = tmp_path / "said.wav"
        subprocess.run(["espeak-ng", "-v", voice, "-s", "150", "-w", str(path), text], check=True)
        heard = hear_file(path, recogniser, PHRASES, check).text
        if heard != text:
            wrong.append((text, voice, heard))
    assert len(wrong) <= len(said) // 10, wrong
