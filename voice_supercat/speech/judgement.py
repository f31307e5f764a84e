"""Take an answer, wait for more of it, or reject it: the policy of hearing, without sound."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from voice_supercat.speech.decoder import Guess
from voice_supercat.speech.model import UNKNOWN
from voice_supercat.speech.seams import Complete, Completeness

CHECKPOINTS = (0.15, 0.3, 0.6, 1.0)
"""Seconds of low energy after which the recogniser is asked whether the answer has ended."""

_DECISIVE = {0.15: 0.9, 0.3: 0.75}  # confidence for an early end; later the answer has had its time
_ACCEPTABLE = 0.5  # below, another reading is likelier
_GROWN = 0.6  # seconds; "twenty" may become "twenty one", and people part the two by less
_WHOLE_WAIT = 0.6  # seconds; a word that is none by now will not become one
_RELUCTANCE = 2.0  # nats; by so much a command must beat an answer: commands beside yes and no cost 1.5 % of these


class Verdict(Enum):
    TAKE = "an answer"
    WAIT = "listen on"
    REJECT = "something was said that is no answer"


@dataclass(frozen=True)
class Judgement:
    verdict: Verdict
    text: str
    confidence: float


def judge(
    guesses: Sequence[Guess], complete: Complete, quiet: float, reluctant: Collection[str] = frozenset()
) -> Judgement:
    """What to do after `quiet` seconds of low energy; `reluctant` phrases win only by a margin.

    Phrases count as a whole: Vosk's grammar is a bigram and lets other sequences of the same words through.
    """
    best = _choose(guesses, complete, reluctant)
    confidence = confidence_of(best, guesses)
    kind = complete(best.text)
    ended = kind is Completeness.WHOLE or (kind is Completeness.GROWING and quiet >= _GROWN)
    if ended and confidence >= _DECISIVE.get(quiet, _ACCEPTABLE):
        return Judgement(Verdict.TAKE, best.text, confidence)
    patience = _WHOLE_WAIT if kind in (Completeness.WHOLE, Completeness.NONE) else CHECKPOINTS[-1]
    return Judgement(Verdict.WAIT if quiet < patience else Verdict.REJECT, "", confidence)


def confidence_of(best: Guess, guesses: Sequence[Guess]) -> float:
    """Share of the probability that `best` has among all guesses, 0 to 1."""
    return 1.0 / sum(math.exp(min(700.0, other.score - best.score)) for other in guesses)


def heard_words(guesses: Sequence[Guess]) -> bool:
    """Whether the best guess is anything but silence."""
    return bool(guesses[0].text)


def _choose(guesses: Sequence[Guess], complete: Complete, reluctant: Collection[str]) -> Guess:
    best = guesses[0]
    if best.text not in reluctant:
        return best
    rivals = (
        guess
        for guess in guesses[1:]
        if guess.text != UNKNOWN
        and guess.text not in reluctant
        and complete(guess.text) in (Completeness.WHOLE, Completeness.GROWING)
        and best.score - guess.score < _RELUCTANCE
    )
    return next(rivals, best)
