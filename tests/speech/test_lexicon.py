"""Decoding graphs: read, written, and the words in them."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.model import find_model
from voice_supercat.speech.lexicon.graph import WORD_COST, WrittenGraph, any_word, new_words
from voice_supercat.speech.lexicon.phones import Phones, phones_of, read_phones
from voice_supercat.speech.lexicon.symbols import read_symbols, write_symbols
from voice_supercat.speech.lexicon.transducer import Transducer, read_transducer, write_transducer

SHIPPED = find_model() / "graph"
PROPERTIES = slice(33, 41)  # bytes of the header; what is not told there OpenFst works out


@pytest.fixture(scope="module")
def phones() -> Phones:
    return read_phones(SHIPPED)


@pytest.fixture(scope="module")
def shipped() -> Transducer:
    return read_transducer(SHIPPED / "HCLr.fst")


def without_properties(path: Path) -> bytes:
    data = bytearray(path.read_bytes())
    data[PROPERTIES] = bytes(8)
    return bytes(data)


def properties(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[PROPERTIES], "little")


def test_the_shipped_graph_is_written_as_it_was_read(shipped: Transducer, phones: Phones, tmp_path: Path) -> None:
    """Also by way of a graph to which words can be added, but none are."""
    same = tmp_path / "HCLr.fst"
    for transducer in (shipped, WrittenGraph(shipped, phones).words().arcs.compiled("said")):
        write_transducer(same, transducer)
        assert same.read_bytes() == (SHIPPED / "HCLr.fst").read_bytes()


def test_the_graph_without_a_grammar_is_the_shipped_one(tmp_path: Path) -> None:
    words = read_symbols(SHIPPED / "words.txt")
    write_transducer(tmp_path / "Gr.fst", any_word(len(words)).compiled("heard"))
    assert without_properties(tmp_path / "Gr.fst") == without_properties(SHIPPED / "Gr.fst")
    assert properties(tmp_path / "Gr.fst") & ~properties(SHIPPED / "Gr.fst") == 0


def test_the_words_of_the_shipped_graph_are_found_with_their_sounds(shipped: Transducer, phones: Phones) -> None:
    words = read_symbols(SHIPPED / "words.txt")
    sounds = WrittenGraph(shipped, phones).pronunciations()
    by_word = {word: sounds[number] for number, word in enumerate(words, start=1) if number in sounds}
    assert by_word["river"] == (("R", "IH", "V", "ER"),)
    assert by_word["yes"] == (("Y:yes", "EH:yes", "S:yes"),)
    assert set(by_word["either"]) == {("IY", "DH", "ER"), ("AY", "DH", "ER")}
    assert {word for word in words if "_" not in word} == set(by_word)


def test_words_and_their_sounds_come_back_from_a_new_graph(phones: Phones) -> None:
    red, cave = (("R", "EH", "D"), ("R", "IY", "D")), (("K", "EY", "V"),)
    words = new_words(phones)
    for number, pronunciations in ((1, red), (2, cave)):
        for one in pronunciations:
            words.spoken(number, one)
    words.phrase(3, [red, cave])
    sounds = WrittenGraph(words.arcs.compiled("said"), phones).pronunciations()
    assert sounds == {1: red, 2: cave}


def test_words_in_a_row_cost_what_was_asked_for_and_are_else_as_before(phones: Phones) -> None:
    words, oh = new_words(phones), ("OW", "HH")
    words.spoken(1, oh)
    for place in words.in_a_row(0.5):
        place.spoken(1, oh)
    graph = words.arcs.compiled("said")
    assert WrittenGraph(graph, phones).pronunciations() == {1: (oh,)}
    assert [_cheapest(graph, [1] * count) for count in (1, 2, 3)] == pytest.approx([0.0, 0.5, 1.0])


def test_in_the_shipped_graph_digits_follow_digits_for_nothing(shipped: Transducer) -> None:
    """And no other words: "yes yes", nor a digit after another word, which is what noise sounds like."""
    names = read_symbols(SHIPPED / "words.txt")
    two, yes = (names.index(word) + 1 for word in ("two", "yes"))
    costs = [_cheapest(shipped, said) for said in ([two, two, two], [yes, yes], [yes, two], [two, yes])]
    assert costs == pytest.approx([0.0, WORD_COST, WORD_COST, WORD_COST], abs=1e-4)


def _cheapest(graph: Transducer, said: list[int]) -> float:
    """The least cost of these words, without that of silence or none of it (log 2 each)."""
    leaving, best = graph.leaving(), {(graph.start, 0): 0.0}
    todo = [*best]
    while todo:
        state, at = todo.pop()
        for _, word, cost, to in leaving[state]:
            reached = (to, at + bool(word))
            total = best[state, at] + (0.0 if cost == pytest.approx(np.log(2), abs=1e-4) else cost)
            fits = not word or said[at : at + 1] == [word]
            if fits and total < best.get(reached, np.inf):
                best[reached] = total
                todo.append(reached)
    return min(cost + graph.finals[state] for (state, at), cost in best.items() if at == len(said))


def test_arcs_are_in_the_order_of_the_label_that_is_joined(phones: Phones) -> None:
    words = new_words(phones)
    words.spoken(2, ("AA",))
    words.spoken(1, ("ZH", "AA"))
    said = words.arcs.compiled("said")
    arcs = said.arcs[said.sources == words.joints.begin]
    assert arcs["said"].tolist() == [1, 2]
    heard = words.arcs.compiled("heard")
    assert heard.arcs[heard.sources == words.joints.begin]["said"].tolist() == [2, 1]
    assert np.array_equal(np.sort(heard.arcs["cost"]), np.sort(said.arcs["cost"]))


def test_a_graph_of_another_kind_is_refused_in_one_sentence(phones: Phones) -> None:
    with pytest.raises(SpeechFault, match="graph is of another kind"):
        WrittenGraph(any_word(3).compiled("said"), phones)


@pytest.mark.parametrize("kept", [0, 20, 64, 100_000, -1])
def test_a_cut_graph_is_refused_in_one_sentence(tmp_path: Path, kept: int) -> None:
    cut = tmp_path / "HCLr.fst"
    cut.write_bytes((SHIPPED / "HCLr.fst").read_bytes()[:kept])
    with pytest.raises(SpeechFault, match=r"HCLr.fst: .*\.$"):
        read_transducer(cut)


def test_phones_are_units_with_positions() -> None:
    phones = phones_of(["SIL", "SPN", "K", "EH:yes"])
    assert phones.names[:3] == ("SIL", "SPN", "SPN_B")
    assert phones.names[6:] == ("K_B", "K_E", "K_I", "K_S", *(f"EH:yes_{letter}" for letter in "BEIS"), "SIL_I")
    assert [phones.number("SIL", "nonword"), phones.number("K", "end")] == [1, 8]
    assert [phones.unit(8), phones.position(8)] == ["K", "end"]
    assert [phones.unit(1), phones.position(1)] == ["SIL", "nonword"]
    assert phones.generic == {"K"}


def test_the_shipped_phones_stand_where_the_model_says(phones: Phones) -> None:
    positions = (SHIPPED / "phones" / "word_boundary.int").read_text().splitlines()
    assert positions == [f"{number} {phones.position(number)}" for number in range(1, len(phones.names) + 1)]
    assert len(phones.generic) == 39


@pytest.mark.parametrize("content", ["", "<eps> 0\nyes 2\n", "yes\n", "<eps> 0\nyes 1\nno"])
def test_a_damaged_table_gives_one_sentence(tmp_path: Path, content: str) -> None:
    (tmp_path / "words.txt").write_text(content)
    with pytest.raises(SpeechFault, match=r"words.txt: expected names with their numbers.*\.$"):
        read_symbols(tmp_path / "words.txt")


def test_a_table_is_written_as_it_was_read(tmp_path: Path) -> None:
    write_symbols(tmp_path / "words.txt", read_symbols(SHIPPED / "words.txt"))
    assert (tmp_path / "words.txt").read_bytes() == (SHIPPED / "words.txt").read_bytes()


def test_a_model_that_does_not_name_its_phones_gives_one_sentence(tmp_path: Path) -> None:
    graph = Path(shutil.copytree(SHIPPED, tmp_path / "graph"))
    (graph / "phones.txt").unlink()
    with pytest.raises(SpeechFault, match=r"phones.txt is missing: words can only be added"):
        read_phones(graph)
