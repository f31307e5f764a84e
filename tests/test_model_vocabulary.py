"""The shipped model knows every word that the grammars and the books listen for."""

from pathlib import Path

import pytest
import vosk
from vocabularies import every_grammar

from voice_supercat.language.grammars import words_of

ROOT = Path(__file__).parent.parent
MODEL = ROOT / "models" / "vosk-supercat-en"
LARGEST = 8 * 2**20  # bytes that a wheel can carry


@pytest.fixture(scope="module")
def model() -> vosk.Model:
    vosk.SetLogLevel(-1)
    return vosk.Model(str(MODEL))


def test_every_grammar_word_is_known(model: vosk.Model) -> None:
    missing = [word for word in words_of(every_grammar()) if model.vosk_model_find_word(word) < 0]
    assert not missing, "rebuild the graph: scripts/build_model.py --export-only"


def test_garbage_is_known(model: vosk.Model) -> None:
    assert model.vosk_model_find_word("[unk]") >= 0


def test_model_is_small_enough_to_ship() -> None:
    assert sum(file.stat().st_size for file in MODEL.parent.rglob("*") if file.is_file()) <= LARGEST
