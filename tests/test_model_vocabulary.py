"""The shipped model knows every word that the grammars listen for."""

from pathlib import Path

import pytest
import vosk

from voice_supercat.speech.grammars import load_grammars
from voice_supercat.speech.lexicon.graph import WrittenGraph
from voice_supercat.speech.lexicon.phones import read_phones
from voice_supercat.speech.lexicon.symbols import read_symbols
from voice_supercat.speech.lexicon.transducer import read_transducer

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
    assert not missing, "add them to the graph: python scripts/training/add_words.py"


def test_garbage_is_known(model: vosk.Model) -> None:
    assert model.vosk_model_find_word("[unk]") >= 0


def test_model_is_small_enough_to_ship() -> None:
    assert sum(file.stat().st_size for file in MODEL.parent.rglob("*") if file.is_file()) <= LARGEST


def test_every_grammar_word_has_sounds() -> None:
    """A word may be listed and yet have no way through the graph: it is then never heard."""
    graph = WrittenGraph(read_transducer(MODEL / "graph/HCLr.fst"), read_phones(MODEL / "graph"))
    words = read_symbols(MODEL / "graph/words.txt")
    heard = {words[number - 1] for number in graph.pronunciations()}
    assert [word for word in grammar_words() if word not in heard] == []
