"""The decoding graph: words as sequences of phones, joined at run time with the grammar in force.

Phrases that are answers are entries of their own ("take_it_back"): Vosk's grammar is a bigram of entries, and with
words as entries it would also let "that", "back" or "it up" through, each of which sounds like some answer.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from voice_supercat.speech.book_lexicon import Pronunciation
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.lexicon.phones import (
    SILENCE,
    Phones,
    Position,
    entering,
    phone_entered,
    staying,
)
from voice_supercat.speech.lexicon.transducer import Arcs, Transducer

# Costs in nats, chosen among thirty settings on part of the held-out recordings; see models/README.md.
WORD_COST = 3.0  # of a further word, but see `Words.in_a_row`: without it noise after an answer becomes one
NOTHING_COST = 3.5  # of hearing nothing but silence: words that were cut closely are not lost in it

_HALF = math.log(2)


@dataclass(frozen=True)
class Joints:
    """The states between words: where each word begins, where it has ended, and the silence after it."""

    begin: int
    end: int
    end_silence: int


@dataclass(frozen=True)
class Words:
    """The words of a graph under construction."""

    arcs: Arcs
    phones: Phones
    joints: Joints

    def entered(self, source: int, phone: int, word: int = 0, cost: float = 0.0) -> int:
        """A new state in which the phone lasts, entered from `source`."""
        target = self.arcs.state()
        self.arcs.arc(source, target, entering(phone), word, cost)
        self.arcs.arc(target, target, staying(phone))
        return target

    def left(self, source: int, cost: float = 0.0) -> None:
        """The end of a word, with or without silence after it."""
        silence = self.phones.number(SILENCE, "nonword")
        self.arcs.arc(source, self.joints.end, cost=_HALF + cost)
        self.arcs.arc(source, self.joints.end_silence, entering(silence), cost=_HALF + cost)

    def spoken(self, number: int, units: Sequence[str], cost: float = 0.0) -> None:
        """One pronunciation of a word."""
        self.left(self._path(self.joints.begin, units, number=number, cost=cost))

    def in_a_row(self, cost: float) -> "tuple[Words, Words, Words]":
        """Three places in this graph for words said in a row, with `cost` instead of `WORD_COST` between them.

        One is for those that begin a row, one for those inside, one for those that end it: each wants all of the words.
        """
        silence = self.phones.number(SILENCE, "nonword")
        begin, end, end_silence = (self.arcs.state() for _ in range(3))
        self.arcs.arc(end_silence, end_silence, staying(silence))
        for ended in (end, end_silence):
            self.arcs.arc(ended, begin, cost=cost)
        joints = (
            Joints(self.joints.begin, end, end_silence),
            Joints(begin, end, end_silence),
            Joints(begin, self.joints.end, self.joints.end_silence),
        )
        first, inside, last = (replace(self, joints=one) for one in joints)
        return first, inside, last

    def phrase(self, number: int, words: Sequence[Iterable[Pronunciation]]) -> None:
        """Words in a row, each in any of its pronunciations, with an optional pause between them."""
        state, last = self.joints.begin, len(words) - 1
        pause = self.phones.number(SILENCE, "internal")
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
        units: Sequence[str],
        *,
        begins: bool = True,
        ends: bool = True,
        number: int = 0,
        cost: float = 0.0,
    ) -> int:
        """The last state of the units after `state`; says whether they begin or end an entry."""
        for i, unit in enumerate(units):
            first, last = begins and i == 0, ends and i == len(units) - 1
            position: Position = "singleton" if first and last else "begin" if first else "end" if last else "internal"
            phone = self.phones.number(unit, position)
            state = self.entered(state, phone, number if i == 0 else 0, cost if i == 0 else 0.0)
        return state


def new_words(phones: Phones) -> Words:
    """A graph without words: silence, then any number of words, each with or without silence after it."""
    arcs = Arcs()
    start, begin, lead, end, end_silence = (arcs.state() for _ in range(5))
    silence = phones.number(SILENCE, "nonword")
    arcs.arc(start, begin, cost=_HALF)
    arcs.arc(start, lead, entering(silence), cost=_HALF)
    for silent in (lead, end_silence):
        arcs.arc(silent, silent, staying(silence))
    arcs.final(lead, NOTHING_COST)
    arcs.final(end_silence)
    arcs.arc(lead, begin)
    arcs.arc(end, begin, cost=WORD_COST)
    arcs.arc(end_silence, begin, cost=WORD_COST)
    arcs.final(end)
    return Words(arcs, phones, Joints(begin, end, end_silence))


def any_word(words: int) -> Arcs:
    """G without a grammar: any sequence of words, all alike."""
    arcs = Arcs()
    state = arcs.state()
    for number in range(1, words + 1):
        arcs.arc(state, state, number, number, math.log(words))
    arcs.final(state)
    return arcs


class WrittenGraph:
    """A graph of `new_words` with its words, as a model has it: where they are joined, and how they sound."""

    def __init__(self, transducer: Transducer, phones: Phones) -> None:
        """Raises SpeechFault where the graph is built in another way."""
        self._transducer = transducer
        self._phones = phones
        self._leaving = transducer.leaving()
        self._joints = self._found_joints()

    def words(self) -> Words:
        """For more words: `arcs.compiled` gives all that was there before with them."""
        return Words(Arcs(self._transducer), self._phones, self._joints)

    def pronunciations(self) -> dict[int, tuple[Pronunciation, ...]]:
        """For each word, by its number, how it sounds: the units on every way through it that does not branch.

        Phrases branch at the pauses within them and are left out.
        """
        found: dict[int, dict[Pronunciation, None]] = {}
        for heard, number, _, state in self._leaving[self._joints.begin]:
            if (units := self._word(heard, state)) is not None:
                found.setdefault(number, {})[units] = None
        return {number: tuple(units) for number, units in found.items()}

    def _word(self, heard: int, state: int) -> Pronunciation | None:
        """The units on the only way from the first phone to the end of a word; None where there are several."""
        units = []
        while phone := phone_entered(heard):
            units.append(self._phones.unit(phone))
            onwards = [arc for arc in self._leaving[state] if arc[3] != state]
            if any(arc[3] == self._joints.end for arc in onwards):
                return tuple(units)
            if len(onwards) != 1:
                return None
            [(heard, _, _, state)] = onwards
        return None

    def _found_joints(self) -> Joints:
        start = self._transducer.start
        begins = [target for heard, _, _, target in self._leaving[start] if heard == 0]
        leads = {target for heard, _, _, target in self._leaving[start] if heard != 0}
        to_begin = [
            state
            for state, arcs in enumerate(self._leaving)
            if state != start and state not in leads and any(arc[0] == 0 and arc[3] in begins for arc in arcs)
        ]
        silent = [state for state in to_begin if any(arc[3] == state for arc in self._leaving[state])]
        ends = [state for state in to_begin if state not in silent]
        if not len(begins) == len(ends) == len(silent) == 1:
            raise SpeechFault(
                "This model's graph is of another kind, to which no words can be added; use the shipped model."
            )
        return Joints(begins[0], ends[0], silent[0])
