"""When the program decides on an answer: how long after its end, and how often before it, in a pause."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE
from voice_supercat.speech.hearing.recogniser import Recogniser

from .asked import Asked
from .pauses import Answer, Kind

_BLOCK = HEARING_RATE // 50  # samples; as a microphone gives them


@dataclass
class Outcome:
    """What became of the answers of one kind with one patience."""

    kind: str
    patience: float
    speakers: set[str] = field(default_factory=set)
    answers: int = 0
    spoiled: int = 0
    """Answers on which the program decided before their end, and not as they were meant."""
    right: int = 0
    """Answers that were understood."""
    waits: int = 0
    """Pauses inside answers, as far as the program let them come."""
    cut: int = 0
    """Those in which it decided."""
    dead_air: list[float] = field(default_factory=list)
    """Seconds from the end of each answer that was understood to the decision, computing included.

    Less than nothing where the end was soft, as that of "yes" is, and no doubt was left before it.
    """

    def quantile(self, share: float) -> float | None:
        """The dead air that this share of the answers does not exceed."""
        return float(np.quantile(self.dead_air, share)) if self.dead_air else None


def outcome(recogniser: Recogniser, asked: Asked, kind: Kind, answers: Iterable[Answer], patience: float) -> Outcome:
    """Lets the recogniser hear all the answers."""
    found = Outcome(kind.name, patience)
    for answer in answers:
        found.answers += 1
        found.speakers.add(answer.speaker)
        text, at, computing = _decision(recogniser, asked, kind.question, answer)
        understood = bool(text) and asked.meaning(kind.question, text) == asked.meaning(kind.question, answer.text)
        spoiled = at < answer.end and not understood
        found.spoiled += spoiled
        reached = sum(pause.start < at for pause in answer.pauses)
        found.waits += reached
        found.cut += spoiled and reached > 0
        if understood:
            found.right += 1
            found.dead_air.append((at - answer.end) / HEARING_RATE + computing)
    return found


def _decision(recogniser: Recogniser, asked: Asked, question: str, answer: Answer) -> tuple[str, int, float]:
    """What was decided, after which sample, and the seconds of computing that no sound can hide."""
    recogniser.start(asked.phrases(question), asked.complete(question))
    for at in range(_BLOCK, len(answer.samples) + 1, _BLOCK):
        started = time.process_time()
        if utterance := recogniser.feed(answer.samples[at - _BLOCK : at]):
            return utterance.text, at, time.process_time() - started
    return "", len(answer.samples), 0.0
