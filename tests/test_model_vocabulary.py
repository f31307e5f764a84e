"""The shipped model knows every word that the grammars listen for."""

from pathlib import Path

import pytest
import vosk

from voice_supercat.speech.grammars import load_grammars

ROOT = Path(__file__).parent.parent
MODEL = ROOT / "models" / "vosk-supercat-en"
LARGEST = 8 * 2**20  # bytes that a wheel can carry


@pytest.fixture(scope="module")
def model() -> vosk.Model:
    vosk.SetLogLevel(-1)
    return vosk.Model(str(MODEL))


def grammar_words() -> list[str]:
    grammars = load_grammars(ROOT / "grammars").values()
    phrases = (phrase for grammar in grammars for spoken in grammar.values() for phrase in spoken)
    return sorted({word for phrase in phrases for word in phrase.split()})


def test_every_grammar_word_is_known(model: vosk.Model) -> None:
    missing = [word for word in grammar_words() if model.vosk_model_find_word(word) < 0]
    assert not missing, "rebuild the graph: scripts/training/build_model.py --export-only"


def test_garbage_is_known(model: vosk.Model) -> None:
    assert model.vosk_model_find_word("[unk]") >= 0


def test_model_is_small_enough_to_ship() -> None:
    assert sum(file.stat().st_size for file in MODEL.parent.rglob("*") if file.is_file()) <= LARGEST
