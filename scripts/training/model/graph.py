"""The decoding graph: words as sequences of phones, joined at run time with the grammar in force.

Phrases of the grammars are entries of their own ("take_it_back"): Vosk's grammar is a bigram of entries, and with
words as entries it would also let "that", "back" or "it up" through, each of which sounds like some answer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from voice_supercat.speech.hearing.model import JOINT

from .lexicon import CORE_WORDS, GARBAGE_WORD, Lexicon, Units
from .lfmmi import Bigram

# Costs in nats, chosen among thirty settings on part of the held-out recordings; see models/README.md.
WORD_COST = 3.0  # of every further word: without it noise after an answer becomes one
NOISE_GARBAGE_COST = 1.5  # of taking a word for spoken noise
LOOP_GARBAGE_COST = 0.5  # of taking a word for a sequence of phones
CORE_GARBAGE_COST = 4.5  # of taking a word for a core word that the grammar does not have
NOTHING_COST = 3.5  # of hearing nothing but silence: words that were cut closely are not lost in it

POSITIONS = ("begin", "end", "internal", "singleton")
_SILENCE_PHONE = 1
_HALF = math.log(2)


def phone(unit: int, position: str = "nonword") -> int:
    """The Kaldi phone of a unit: silence and noise outside words first, then four positions of each unit."""
    if position == "nonword":
        return 1 + unit
    return 3 + 4 * (unit - 1) + POSITIONS.index(position)


def unit_of_phone(units: int) -> list[int]:
    """For each Kaldi phone from 1 the unit that scores it."""
    return [0, 1, *(unit for unit in range(1, units) for _ in POSITIONS), 0]


def inner_silence(units: int) -> int:
    """The Kaldi phone of a pause within a phrase, the last one: to Vosk it is a part of the entry."""
    return len(unit_of_phone(units))


def word_boundaries(units: int) -> str:
    """The file `phones/word_boundary.int`."""
    kinds = ["nonword", "nonword"] + [position for _ in range(1, units) for position in POSITIONS] + ["internal"]
    return "".join(f"{i} {kind}\n" for i, kind in enumerate(kinds, start=1))


def _staying(a_phone: int) -> int:
    return 2 * a_phone - 1


def _entering(a_phone: int) -> int:
    return 2 * a_phone


@dataclass
class Arcs:
    """A transducer under construction: text lines as `fstcompile` reads them."""

    states: int = 0
    lines: list[str] = field(default_factory=list)

    def state(self) -> int:
        """A new state."""
        self.states += 1
        return self.states - 1

    def arc(self, source: int, target: int, heard: int = 0, said: int = 0, cost: float = 0.0) -> None:
        """An arc from transition-id to word, 0 for none."""
        self.lines.append(f"{source} {target} {heard} {said} {cost:.5f}")

    def final(self, state: int, cost: float = 0.0) -> None:
        """An end."""
        self.lines.append(f"{state} {cost:.5f}")

    def compiled(self, sort_type: str) -> Any:
        """An OpenFst transducer of type "const" with sorted arcs."""
        import pywrapfst

        compiler = pywrapfst.Compiler()
        compiler.write("\n".join(self.lines) + "\n")
        return pywrapfst.convert(compiler.compile().arcsort(sort_type=sort_type), "const")


@dataclass(frozen=True)
class Words:
    """Where words begin and end in the graph."""

    arcs: Arcs
    begin: int
    end: int
    end_silence: int

    def entered(self, source: int, a_phone: int, word: int = 0, cost: float = 0.0) -> int:
        """A new state in which the phone lasts, entered from `source`."""
        target = self.arcs.state()
        self.arcs.arc(source, target, _entering(a_phone), word, cost)
        self.arcs.arc(target, target, _staying(a_phone))
        return target

    def left(self, source: int, cost: float = 0.0) -> None:
        """The end of a word, with or without silence after it."""
        self.arcs.arc(source, self.end, cost=_HALF + cost)
        self.arcs.arc(source, self.end_silence, _entering(_SILENCE_PHONE), cost=_HALF + cost)

    def spoken(self, number: int, units: list[int], cost: float = 0.0) -> None:
        """One pronunciation of a word."""
        self.left(self._path(self.begin, units, number=number, cost=cost))

    def phrase(self, number: int, words: list[list[list[int]]], pause: int) -> None:
        """Words in a row, each in any of its pronunciations, with an optional pause between them."""
        state, last = self.begin, len(words) - 1
        for i, pronunciations in enumerate(words):
            joint = self.arcs.state()
            for units in pronunciations:
                end = self._path(state, units, begins=i == 0, ends=i == last, number=number if i == 0 else 0)
                self.arcs.arc(end, joint)
            state = joint
            if i < last:
                state = self.arcs.state()
                self.arcs.arc(joint, state, cost=_HALF)
                self.arcs.arc(self.entered(joint, pause, cost=_HALF), state)
        self.left(state)

    def _path(
        self,
        state: int,
        units: list[int],
        *,
        begins: bool = True,
        ends: bool = True,
        number: int = 0,
        cost: float = 0.0,
    ) -> int:
        """The last state of the units after `state`; says whether they begin or end an entry."""
        for i, unit in enumerate(units):
            first, last = begins and i == 0, ends and i == len(units) - 1
            position = "singleton" if first and last else "begin" if first else "end" if last else "internal"
            state = self.entered(state, phone(unit, position), number if i == 0 else 0, cost if i == 0 else 0.0)
        return state


def word_graph(words: list[str], lexicon: Lexicon, units: Units, bigram: Bigram) -> Arcs:
    """HCL: all words and phrases with all pronunciations, and `[unk]`; word i has number i + 1."""
    arcs = Arcs()
    start, begin, lead, end, end_silence = (arcs.state() for _ in range(5))
    arcs.arc(start, begin, cost=_HALF)
    arcs.arc(start, lead, _entering(_SILENCE_PHONE), cost=_HALF)
    for silent in (lead, end_silence):
        arcs.arc(silent, silent, _staying(_SILENCE_PHONE))
    arcs.final(lead, NOTHING_COST)
    arcs.final(end_silence)
    arcs.arc(lead, begin)
    arcs.arc(end, begin, cost=WORD_COST)
    arcs.arc(end_silence, begin, cost=WORD_COST)
    arcs.final(end)
    graph = Words(arcs, begin, end, end_silence)
    for number, word in enumerate(words, start=1):
        if word == GARBAGE_WORD:
            _add_garbage(graph, number, lexicon, units, bigram)
            continue
        parts = [[units.ids(names) for names in lexicon.units(part)] for part in word.split(JOINT)]
        if len(parts) > 1:
            graph.phrase(number, parts, inner_silence(len(units)))
            continue
        for pronunciation in parts[0]:
            graph.spoken(number, pronunciation)
    return arcs


def _add_garbage(graph: Words, number: int, lexicon: Lexicon, units: Units, bigram: Bigram) -> None:
    """`[unk]`: spoken noise, any sequence of two or more phones, or a core word missing from the grammar."""
    graph.spoken(number, [1], NOISE_GARBAGE_COST)
    for word in CORE_WORDS:
        for pronunciation in lexicon.units(word):
            graph.spoken(number, units.ids(pronunciation), CORE_GARBAGE_COST)
    p, arcs = bigram.probability, graph.arcs
    ahead = {unit: arcs.state() for unit in units.generic}  # after a phone, before its successor
    for unit in units.generic:
        first = graph.entered(
            graph.begin, phone(unit, "begin"), number, LOOP_GARBAGE_COST - math.log(p[0, unit] + 1e-6)
        )
        arcs.arc(first, ahead[unit])
    inner = {}
    for unit in units.generic:
        inner[unit] = arcs.state()
        arcs.arc(inner[unit], inner[unit], _staying(phone(unit, "internal")))
        arcs.arc(inner[unit], ahead[unit])
    last = {}
    for unit in units.generic:
        last[unit] = arcs.state()
        arcs.arc(last[unit], last[unit], _staying(phone(unit, "end")))
        graph.left(last[unit], -math.log(p[unit, 0] + 1e-6))
    for before in units.generic:
        for unit in units.generic:
            cost = -math.log(p[before, unit] + 1e-6)
            arcs.arc(ahead[before], inner[unit], _entering(phone(unit, "internal")), cost=cost)
            arcs.arc(ahead[before], last[unit], _entering(phone(unit, "end")), cost=cost)


def any_word(words: int) -> Arcs:
    """G without a grammar: any sequence of words, all alike."""
    arcs = Arcs()
    state = arcs.state()
    for number in range(1, words + 1):
        arcs.arc(state, state, number, number, math.log(words))
    arcs.final(state)
    return arcs


def write_graphs(folder: Path, words: list[str], lexicon: Lexicon, units: Units, bigram: Bigram) -> None:
    """The files of `graph/`."""
    (folder / "phones").mkdir(parents=True, exist_ok=True)
    word_graph(words, lexicon, units, bigram).compiled("olabel").write(str(folder / "HCLr.fst"))
    any_word(len(words)).compiled("ilabel").write(str(folder / "Gr.fst"))
    listed = "".join(f"{word} {number}\n" for number, word in enumerate(["<eps>", *words]))
    (folder / "words.txt").write_text(listed, encoding="utf-8")
    (folder / "phones" / "word_boundary.int").write_text(word_boundaries(len(units)), encoding="utf-8")
    last_transition = 2 * len(unit_of_phone(len(units)))
    (folder / "disambig_tid.int").write_text(f"{last_transition + 1}\n", encoding="utf-8")
