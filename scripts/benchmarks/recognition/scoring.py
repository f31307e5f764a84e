"""Counts what a recogniser got right, how sure that figure is, and how fast it was."""

from __future__ import annotations

import math
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field

from scripts.training.model.audio import RATE

from .listeners import Listener
from .trials import Trial

_SIGMAS = 1.96
"""Of a normal distribution, 95 % lie within so many standard deviations."""


def wilson(right: int, total: int) -> tuple[float, float]:
    """The share that 95 % of such samples would lead to: lowest and highest, 0 to 1 (Wilson, JASA 22, 1927).

    It takes the clips as independent; clips of few speakers are not, so the speakers are told beside it.
    """
    if not total:
        return 0.0, 1.0
    share, square = right / total, _SIGMAS**2
    middle = (share + square / (2 * total)) / (1 + square / total)
    spread = math.sqrt(share * (1 - share) / total + square / (4 * total**2)) * _SIGMAS / (1 + square / total)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def word_errors(said: str, heard: str) -> int:
    """How many words were lost, added or changed, at least: the Levenshtein distance in words."""
    before = list(range(len(heard.split()) + 1))
    for row, word in enumerate(said.split(), start=1):
        now = [row]
        for column, other in enumerate(heard.split(), start=1):
            now.append(min(before[column] + 1, now[-1] + 1, before[column - 1] + (word != other)))
        before = now
    return before[-1]


@dataclass
class Score:
    """The outcome of one trial."""

    trial: str
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)  # (said, heard)
    by_speaker: dict[str, tuple[int, int]] = field(default_factory=dict)  # right, all
    audio_seconds: float = 0.0
    work_seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)  # seconds

    @property
    def total(self) -> int:
        """How many sounds."""
        return self.pairs.total()

    @property
    def right(self) -> int:
        """How often what was said was heard: for sounds without words, how often nothing was."""
        return sum(n for (said, heard), n in self.pairs.items() if said == heard)

    @property
    def rejected(self) -> int:
        """How often something was said and nothing heard."""
        return sum(n for (said, heard), n in self.pairs.items() if said and not heard)

    @property
    def swapped(self) -> int:
        """How often something was heard that was not said: a wrong answer, or a false accept."""
        return self.total - self.right - self.rejected

    @property
    def interval(self) -> tuple[float, float]:
        """The share of right ones, 0 to 1, with 95 % certainty."""
        return wilson(self.right, self.total)

    @property
    def word_error_rate(self) -> float:
        """Words lost, added or changed, of all that were said."""
        errors = sum(n * word_errors(said, heard) for (said, heard), n in self.pairs.items())
        return errors / max(1, sum(n * len(said.split()) for (said, _), n in self.pairs.items()))

    @property
    def accepts_an_hour(self) -> float:
        """How often something was heard where nothing was said, for an hour of sound."""
        wrong = sum(n for (said, heard), n in self.pairs.items() if heard and not said)
        return 3_600 * wrong / max(self.audio_seconds, 1e-9)

    @property
    def rtf(self) -> float:
        """Seconds of work for a second of sound."""
        return self.work_seconds / max(self.audio_seconds, 1e-9)

    @property
    def latency(self) -> float:
        """Seconds from the last sound given to the answer, the median."""
        return statistics.median(self.latencies)

    def per_word(self) -> dict[str, tuple[int, int]]:
        """For each word said: right, all."""
        words = sorted({said for said, _ in self.pairs})
        return {
            word: (self.pairs[word, word], sum(n for (said, _), n in self.pairs.items() if said == word))
            for word in words
        }

    def confusions(self) -> list[tuple[str, str, int]]:
        """Said, heard, how often: the wrong ones, most frequent first."""
        return [(said, heard, n) for (said, heard), n in self.pairs.most_common() if said != heard]


def score(listener: Listener, trial: Trial) -> Score:
    """Lets a recogniser hear every sound of a trial."""
    result = Score(trial.name)
    listener.listen_for(trial.phrases)
    for sound in trial.sounds:
        samples = sound.load()
        if trial.first_of_session:
            listener.start_session()
            listener.listen_for(trial.phrases)
        started = time.process_time()
        found = listener.hear(samples)
        result.work_seconds += time.process_time() - started
        result.audio_seconds += len(samples) / RATE
        result.latencies.append(found.latency)
        result.pairs[sound.words, found.words] += 1
        right, total = result.by_speaker.get(sound.speaker, (0, 0))
        result.by_speaker[sound.speaker] = (right + (found.words == sound.words), total + 1)
    return result
