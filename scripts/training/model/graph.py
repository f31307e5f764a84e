"""The decoding graph of a trained model: its words and phrases, its garbage, its files."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

from voice_supercat.speech.hearing.model import JOINT
from voice_supercat.speech.lexicon.graph import Words, any_word, new_words
from voice_supercat.speech.lexicon.phones import SPOKEN_NOISE, Phones, entering, phones_of, staying, write_phones
from voice_supercat.speech.lexicon.symbols import WORDS_FILE, write_symbols
from voice_supercat.speech.lexicon.transducer import Arcs, write_transducer

from .lexicon import CORE_WORDS, DIGITS, GARBAGE_WORD, Lexicon, Units
from .lfmmi import Bigram

# Costs in nats, chosen with those of the words; see models/README.md.
NOISE_GARBAGE_COST = 1.5  # of taking a word for spoken noise
LOOP_GARBAGE_COST = 0.5  # of taking a word for a sequence of phones
CORE_GARBAGE_COST = 4.5  # of taking a word for a core word that the grammar does not have
# Of a digit after another: digits are said in strings. With the cost of other words most of the errors in strings by
# children were digits that were lost.
DIGIT_COST = 0.0


def unit_of_phone(units: Units) -> list[int]:
    """For each Kaldi phone from 1 the unit that scores it."""
    phones = phones_of(units.names)
    return units.ids(phones.unit(number) for number in range(1, len(phones.names) + 1))


def word_boundaries(phones: Phones) -> str:
    """The file `phones/word_boundary.int`."""
    return "".join(f"{number} {phones.position(number)}\n" for number in range(1, len(phones.names) + 1))


def word_graph(words: list[str], lexicon: Lexicon, units: Units, bigram: Bigram) -> Arcs:
    """HCL: all words and phrases with all pronunciations, and `[unk]`; word i has number i + 1."""
    graph = new_words(phones_of(units.names))
    for number, word in enumerate(words, start=1):
        if word == GARBAGE_WORD:
            _add_garbage(graph, number, lexicon, units, bigram)
            continue
        parts = [lexicon.units(part) for part in word.split(JOINT)]
        if len(parts) > 1:
            graph.phrase(number, parts)
            continue
        for pronunciation in parts[0]:
            graph.spoken(number, pronunciation)
    add_strings_of_digits(graph, {word: number for number, word in enumerate(words, start=1)}, lexicon)
    return graph.arcs


def add_strings_of_digits(graph: Words, numbers: Mapping[str, int], lexicon: Lexicon) -> None:
    """Digits in a row, each word with its number."""
    for place in graph.in_a_row(DIGIT_COST):
        for word in DIGITS:
            for pronunciation in lexicon.units(word):
                place.spoken(numbers[word], pronunciation)


def _add_garbage(graph: Words, number: int, lexicon: Lexicon, units: Units, bigram: Bigram) -> None:
    """`[unk]`: spoken noise, any sequence of two or more phones, or a core word missing from the grammar."""
    graph.spoken(number, [SPOKEN_NOISE], NOISE_GARBAGE_COST)
    for word in CORE_WORDS:
        for pronunciation in lexicon.units(word):
            graph.spoken(number, pronunciation, CORE_GARBAGE_COST)
    p, arcs, phones = bigram.probability, graph.arcs, graph.phones
    begins, inside, ends = (
        {unit: phones.number(units.names[unit], position) for unit in units.generic}
        for position in ("begin", "internal", "end")
    )
    ahead = {unit: arcs.state() for unit in units.generic}  # after a phone, before its successor
    for unit in units.generic:
        cost = LOOP_GARBAGE_COST - math.log(p[0, unit] + 1e-6)
        arcs.arc(graph.entered(graph.joints.begin, begins[unit], number, cost), ahead[unit])
    inner = {}
    for unit in units.generic:
        inner[unit] = arcs.state()
        arcs.arc(inner[unit], inner[unit], staying(inside[unit]))
        arcs.arc(inner[unit], ahead[unit])
    last = {}
    for unit in units.generic:
        last[unit] = arcs.state()
        arcs.arc(last[unit], last[unit], staying(ends[unit]))
        graph.left(last[unit], -math.log(p[unit, 0] + 1e-6))
    for before in units.generic:
        for unit in units.generic:
            cost = -math.log(p[before, unit] + 1e-6)
            arcs.arc(ahead[before], inner[unit], entering(inside[unit]), cost=cost)
            arcs.arc(ahead[before], last[unit], entering(ends[unit]), cost=cost)


def write_graphs(folder: Path, words: list[str], lexicon: Lexicon, units: Units, bigram: Bigram) -> None:
    """The files of `graph/`."""
    (folder / "phones").mkdir(parents=True, exist_ok=True)
    phones = phones_of(units.names)
    write_transducer(folder / "HCLr.fst", word_graph(words, lexicon, units, bigram).compiled("said"))
    write_transducer(folder / "Gr.fst", any_word(len(words)).compiled("heard"))
    write_symbols(folder / WORDS_FILE, words)
    write_phones(folder, phones)
    (folder / "phones" / "word_boundary.int").write_text(word_boundaries(phones), encoding="utf-8")
    last_transition = 2 * len(phones.names)
    (folder / "disambig_tid.int").write_text(f"{last_transition + 1}\n", encoding="utf-8")
