"""Counts what a recogniser got right, and how fast."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from dataclasses import dataclass, field

from scripts.training.model.audio import RATE

from .listeners import Listener
from .trials import Trial


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
