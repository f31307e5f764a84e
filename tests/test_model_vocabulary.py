"""The shipped model knows every word that the grammars and the books listen for."""

from pathlib import Path

import pytest
import vosk
from vocabularies import every_grammar, words_of

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


def test_every_grammar_word_is_known(model: vosk.Model) -> None:
    missing = [word for word in words_of(every_grammar()) if model.vosk_model_find_word(word) < 0]
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
    assert [word for word in words_of(every_grammar()) if word not in heard] == []


def test_every_entry_of_the_list_is_said_somewhere_in_the_graph() -> None:
    """A phrase that is listed without a way through the graph is never heard, and is not added again."""
    said = set(read_transducer(MODEL / "graph/HCLr.fst").arcs["said"].tolist())
    words = read_symbols(MODEL / "graph/words.txt")
    assert [word for number, word in enumerate(words, start=1) if number not in said] == []
