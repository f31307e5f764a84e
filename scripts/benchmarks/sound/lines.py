"""Where each line of a session lies in its recording."""

from dataclasses import dataclass

import numpy as np

from voice_supercat.speech.audio import Samples

from .listening import Heard, Said
from .recording import RATE

_QUIET = 100  # of 32767; softer is silence between two lines
_PAUSE = RATE * 12 // 100  # samples; no sound of speech has so long a silence in it
_SHORTEST = RATE * 15 // 1000  # samples; a shorter silence lies within a sound
_LATEST = RATE * 4 // 10  # samples from printing a line to the silence before it: the buffers of program and server


@dataclass(frozen=True)
class Line:
    """One line in the recording; positions in samples."""

    said: Said
    start: int
    end: int
    answers: bool
    """Whether it is the first line after an answer."""
    typed: bool
    """Whether that answer was typed, so that it is known when it was given."""
    waited: int
    """Samples of silence before it, or from the answer to it."""


def lines_in(heard: Heard) -> list[Line]:
    """The lines of which something was heard, in order."""
    starts, ends = _silences(heard.samples)
    found: list[tuple[Said, int, int]] = []  # with the silence before it
    for said in heard.said:
        after = found[-1][2] if found else -1
        fitting = [
            nth
            for nth in range(np.searchsorted(ends, said.at), len(starts))
            if starts[nth] <= said.at + _LATEST and ends[nth] > after
        ]
        if fitting:
            # A device that keeps much ready still plays the end of the line before, with short silences in it.
            one = next((nth for nth in fitting if ends[nth] - starts[nth] > _PAUSE), fitting[0])
            found.append((said, int(starts[one]), int(ends[one])))
    lines: list[Line] = []
    for (said, silent, start), following in zip(found, [*found[1:], None], strict=True):
        answer = max((at for at in (*heard.answered, *heard.spoken) if at <= start), default=-1)
        answers = bool(not lines or lines[-1].end <= answer) and answer >= 0
        end = _last_sound(heard, start, following[1] if following else len(heard.samples))
        lines.append(Line(said, start, end, answers, answer in heard.answered, start - (answer if answers else silent)))
    return lines[1:]  # before the first one the program was still starting


def _last_sound(heard: Heard, start: int, until: int) -> int:
    loud = np.flatnonzero(np.abs(heard.samples[start:until].astype(np.int32)) > _QUIET)
    return start + int(loud[-1]) + 1 if len(loud) else start


def _silences(samples: Samples) -> tuple[np.ndarray, np.ndarray]:
    """Where each silence begins and ends."""
    loud = np.flatnonzero(np.abs(samples.astype(np.int32)) > _QUIET)
    gaps = np.flatnonzero(np.diff(loud) > _SHORTEST)
    starts = np.concatenate([[0], loud[gaps] + 1])
    ends = np.concatenate([loud[:1], loud[gaps + 1]])
    return starts, ends


def closed_for(heard: Heard, opens_after: float, word: float) -> list[float]:
    """Seconds of each stretch in which nobody could begin a word.

    The microphone opens `opens_after` seconds after the end of a sound, and must stay open for `word` seconds.
    """
    loud = np.flatnonzero(np.abs(heard.samples.astype(np.int32)) > _QUIET)
    if not len(loud):
        return []
    answers = np.searchsorted(loud, [*heard.answered, *heard.spoken])  # whoever answers had the microphone
    breaks = np.flatnonzero(np.diff(loud) > (opens_after + word) * RATE)
    firsts = np.unique(np.concatenate([[0], breaks + 1, answers[answers < len(loud)]]))
    lasts = np.concatenate([firsts[1:] - 1, [len(loud) - 1]])
    return list((loud[lasts] - loud[firsts]) / RATE + opens_after)
