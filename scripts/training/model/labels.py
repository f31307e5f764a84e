"""What may be said in an utterance, as units of the network."""

from __future__ import annotations

import random
from dataclasses import dataclass

from voice_supercat.speech.lexicon.phones import SILENCE, SPOKEN_NOISE

from . import lfmmi
from .corpus import UNKNOWN_SPEECH
from .lexicon import Lexicon, Units

AS_GARBAGE = 0.4
"""Of the utterances: words outside the grammars are labelled as one unit, spoken noise."""
_LONGEST_UNKNOWN = 5  # units of spoken noise that unknown speech may be
_FIRST, _BETWEEN, _LAST = 0.8, 0.3, 0.6  # how often there is silence before, between and after words


@dataclass(frozen=True)
class Labels:
    """Turns words into the units they may be made of."""

    lexicon: Lexicon
    units: Units
    vocabulary: frozenset[str]  # words never labelled as garbage

    def alternatives(self, words: tuple[str, ...], garbage: bool) -> lfmmi.Alternatives | None:
        """The pronunciations of each word as unit numbers; None when a word has none.

        With `garbage`, words outside the vocabulary are spoken noise.
        """
        noise = self.units.ids([SPOKEN_NOISE])
        result = []
        for word in words:
            if word == UNKNOWN_SPEECH:
                result.append([noise * k for k in range(1, _LONGEST_UNKNOWN + 1)])
            elif garbage and word not in self.vocabulary:
                result.append([noise])
            elif word in self.lexicon:
                result.append([self.units.ids(units) for units in self.lexicon.units(word)])
            else:
                return None
        return result

    def sequence(self, words: tuple[str, ...], draw: random.Random) -> list[int]:
        """One random way to say the words, with random silence: what the bigram is counted from."""
        silence = self.units.ids([SILENCE])
        sequence = silence if draw.random() < _FIRST else []
        for alternatives in self.alternatives(words, draw.random() < AS_GARBAGE) or []:
            sequence = sequence + draw.choice(alternatives) + (silence if draw.random() < _BETWEEN else [])
        return sequence + (silence if draw.random() < _LAST else [])
