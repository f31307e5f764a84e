"""Closed-grammar MMI: makes what was said likelier than everything else that a grammar in force lets through.

Lattice-free MMI sets the words against any sequence of units. At the table they compete with the few phrases of a
grammar and with its garbage, so the last stage of training lets them compete with these, in the graph that is
decoded with (`graph.py`), but for strings of digits: Povey et al., "Boosted MMI for model and feature-space
discriminative training", 2008.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from voice_supercat.speech.lexicon.graph import NOTHING_COST, WORD_COST
from voice_supercat.speech.lexicon.phones import SILENCE, SPOKEN_NOISE

from .corpus import UNKNOWN_SPEECH
from .graph import CORE_GARBAGE_COST, LOOP_GARBAGE_COST, NOISE_GARBAGE_COST
from .lexicon import CORE_WORDS, DIGITS, Lexicon, Units, every_grammar, phrases_of
from .lfmmi import Bigram, Graph, Graphs, Stack
from .sending import sent

GARBAGE = ""  # what a grammar should answer to everything that is not in it
_BOOST = 2.0  # nats: how far wrong answers are to stay behind
_HALF = 0.5  # the weight of a pause, and of none
_YES_NO = ("yes", "no")
# At the table all commands may be said beside an answer, and compete with it: "no" in a noisy room was "rules".
_SHARES = {
    "yes/no": 4, "digits": 4, "numbers": 2, "commands": 4, "a grammar": 3,
    "yes/no or a command": 4, "a number or a command": 2, "a sentence": 3,
}  # fmt: skip
_IN_SENTENCES = (" answers", " facts")
"""Of the grammars whose words, and numbers, follow each other as they like: "two eggs three nests"."""
_OTHERS = 4
"""At most so many other utterances to one command, where commands may be said: hardly anybody but synthetic voices says
one. There were 240 to one, and short commands such as "pause" were taken for others."""


@dataclass
class _Paths:
    """States under construction: each a unit, with weights to begin, to pass and to end an entry."""

    units: list[int] = field(default_factory=list)
    arcs: list[tuple[int, int, float]] = field(default_factory=list)
    start: list[float] = field(default_factory=list)
    end: list[float] = field(default_factory=list)

    def state(self, unit: int, after: Sequence[int] = (), *, weight: float = 1.0, start: float = 0.0) -> int:
        """A new state that follows others."""
        self.units.append(unit)
        self.start.append(start)
        self.end.append(0.0)
        new = len(self.units) - 1
        self.arcs += [(before, new, weight) for before in after]
        return new

    def phrase(self, words: list[list[list[int]]], pause: int, start: float = 1.0) -> None:
        """Words in a row, each in any of its pronunciations, with an optional pause between them."""
        ends: list[int] = []
        for i, pronunciations in enumerate(words):
            paused = [self.state(pause, ends, weight=_HALF)] if i else []
            last = []
            for units in pronunciations:
                first = self.state(units[0], ends, weight=_HALF, start=0.0 if i else start)
                self.arcs += [(before, first, 1.0) for before in paused]
                before = first
                for unit in units[1:]:
                    before = self.state(unit, [before])
                last.append(before)
            ends = last
        for state in ends:
            self.end[state] = 1.0

    def looped(self, silence: int) -> Graph:
        """Any number of entries, with optional silence around them; a further one costs `WORD_COST`, also a digit."""
        lead, rest = self.state(silence), self.state(silence)
        start, end = np.array(self.start, np.float32), np.array(self.end, np.float32)
        further = math.exp(-WORD_COST)
        arcs = np.outer(end * _HALF * further, start)
        arcs[:, rest] += end * _HALF
        arcs[lead] += start
        arcs[rest] += further * start
        for before, after, weight in self.arcs:
            arcs[before, after] += weight
        start, stop = _HALF * start, _HALF * end
        start[lead], stop[lead], stop[rest] = _HALF, math.exp(-NOTHING_COST), 1.0
        having = np.nonzero(arcs)
        weights = (having[0], having[1], arcs[having].astype(np.float32))
        return Graph(np.array(self.units, np.int64), start, weights, stop)


@dataclass(frozen=True)
class Task:
    """A grammar, which rows of a batch say something of it and their graphs, and which rows say something else."""

    grammar: tuple[str, ...]
    known: NDArray[np.int64]
    garbage: NDArray[np.int64]
    own: Stack | None


class ClosedGrammars:
    """Draws grammars, and says how much likelier their answers are than what was said."""

    def __init__(self, folder: Path, lexicon: Lexicon, units: Units, bigram: Bigram) -> None:
        """The grammars of a folder; the bigram weighs the sequences of phones that garbage may be."""
        self._lexicon, self._units, self._bigram = lexicon, units, bigram
        self._silence, self._noise = units.ids([SILENCE, SPOKEN_NOISE])
        self._phrases = {name: phrases_of(grammar) for name, grammar in every_grammar(folder).items()}
        self._commands = {phrase for phrase in self._phrases["command"] if phrase not in CORE_WORDS}
        self._made: dict[tuple[tuple[str, ...], tuple[str, ...]], Graphs] = {}
        self._entries: dict[str, Graph] = {}
        self._numbers = [phrase for phrase in self._phrases["number"] if lexicon.phones(phrase)]  # of one word
        self._words_told = [
            {word for phrase in phrases for word in phrase.split() if lexicon.phones(word)}
            for name, phrases in self._phrases.items()
            if name.endswith(_IN_SENTENCES)
        ]

    def drawn(self, draw: random.Random) -> list[str]:
        """The phrases of a grammar as it may be in force at some question."""
        commands = self._phrases["command"]
        kind = draw.choices(list(_SHARES), weights=list(_SHARES.values()))[0]
        if kind == "a grammar":
            return sorted({*self._phrases[draw.choice(sorted(self._phrases))], *_YES_NO})
        if kind == "a sentence":
            return sorted({*draw.choice(self._words_told), *self._numbers})
        return {
            "yes/no": list(_YES_NO),
            "digits": list(DIGITS),
            "numbers": self._numbers,
            "commands": [*commands, *self._phrases["control"]],
            "yes/no or a command": [*self._phrases["yes_no"], *commands],
            "a number or a command": [*self._numbers, *commands],
        }[kind]

    def targets(self, said: Sequence[tuple[str, ...]], grammar: Sequence[str]) -> list[str | None]:
        """The phrase to hear in each utterance, GARBAGE where the grammar has none, None where that cannot be told."""
        listed = {phones for phrase in grammar for word in phrase.split() for phones in self._lexicon.phones(word)}

        listed_alone = {phrase for phrase in grammar if " " not in phrase}

        def target(words: tuple[str, ...]) -> str | None:
            if (phrase := " ".join(words)) in grammar or (words and listed_alone.issuperset(words)):
                return phrase
            if words == (UNKNOWN_SPEECH,):
                return GARBAGE if len(grammar) == len(_YES_NO) else None  # people do say "on" and "one" as they read
            sounds = (phones for word in words for phones in self._lexicon.phones(word))
            return None if listed.intersection(sounds) else GARBAGE

        return [target(words) for words in said]

    def task(self, said: list[tuple[str, ...]], draw: random.Random) -> Task:
        """What a batch of utterances is to be heard as under one drawn grammar."""
        grammar = self.drawn(draw)
        targets = self.targets(said, grammar)
        own = [self._alone(target) for target in targets if target]
        garbage = [row for row, target in enumerate(targets) if target == GARBAGE]
        if commands := self._commands.intersection(grammar):
            said_of_them = sum(target in commands for target in targets)
            garbage = draw.sample(garbage, min(len(garbage), _OTHERS * said_of_them))
        return Task(
            grammar=tuple(grammar),
            known=np.array([row for row, target in enumerate(targets) if target], np.int64),
            garbage=np.array(garbage, np.int64),
            own=Stack.of(own) if own else None,
        )

    def right(self, scores: Tensor, steps: Tensor, task: Task) -> list[tuple[Graphs, Tensor, Tensor]]:
        """Graphs of the right answers to a task, with the scores (batch, time, outputs) and steps they belong to."""
        known, garbage = (sent(rows, scores.device) for rows in (task.known, task.garbage))
        parts = [(task.own.on(scores.device), scores[known], steps[known])] if task.own else []
        if len(garbage):
            parts.append((self._kept((), task.grammar, scores.device), scores[garbage], steps[garbage]))
        return parts

    def loss(self, scores: Tensor, steps: Tensor, task: Task, right: Sequence[Tensor]) -> Tensor:
        """The mean over frames of how much likelier wrong answers are than the `right` ones, of which it has totals."""
        if not right:
            return scores.new_zeros(())
        rows = sent(np.concatenate([task.known, task.garbage]), scores.device)
        anything = self._kept(task.grammar, task.grammar, scores.device).total(scores[rows], steps[rows])
        return _behind(anything - torch.cat(list(right))) / steps.sum()

    def _kept(self, entries: tuple[str, ...], grammar: tuple[str, ...], device: torch.device) -> Graphs:
        """Entries of a grammar with what is not in it, which takes long to make."""
        key = (entries, grammar)
        if key not in self._made:
            self._made[key] = Stack.of([self._graph(entries, grammar)]).shared(device)
        return self._made[key]

    def _alone(self, entry: str) -> Graph:
        """An entry in any number."""
        if entry not in self._entries:
            paths = _Paths()
            self._add(paths, entry)
            self._entries[entry] = paths.looped(self._silence)
        return self._entries[entry]

    def _graph(self, entries: Sequence[str], grammar: Sequence[str]) -> Graph:
        """Entries of a grammar in any number, and what is not in the grammar."""
        paths = _Paths()
        for entry in entries:
            self._add(paths, entry)
        paths.end[paths.state(self._noise, start=math.exp(-NOISE_GARBAGE_COST))] = 1.0
        for word in CORE_WORDS:
            if word not in grammar:
                paths.phrase([self._spoken(word)], self._silence, start=math.exp(-CORE_GARBAGE_COST))
        self._add_phones(paths)
        return paths.looped(self._silence)

    def _add(self, paths: _Paths, entry: str) -> None:
        paths.phrase([self._spoken(word) for word in entry.split()], self._silence)

    def _spoken(self, word: str) -> list[list[int]]:
        return [self._units.ids(units) for units in self._lexicon.units(word)]

    def _add_phones(self, paths: _Paths) -> None:
        """Any sequence of two or more phones, as `graph.py` has it."""
        p, phones = self._bigram.probability, self._units.generic
        start = math.exp(-LOOP_GARBAGE_COST)
        first = {unit: paths.state(unit, start=start * float(p[self._silence, unit])) for unit in phones}
        inner = {unit: paths.state(unit) for unit in phones}
        for unit in phones:
            paths.end[inner[unit]] = float(p[unit, self._silence])
            for before in phones:
                weight = float(p[before, unit])
                paths.arcs += [(first[before], inner[unit], weight), (inner[before], inner[unit], weight)]


def _behind(lead: Tensor) -> Tensor:
    """The loss of utterances whose right answer is `lead` nats behind everything, wrong answers boosted; their sum."""
    return torch.log1p(math.exp(_BOOST) * torch.expm1(lead.clamp(0, 60))).sum()
