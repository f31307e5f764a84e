"""What two minutes of asked words tell about a room, a microphone and a voice. No sound, no device."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

QUIET_VOICE = 15.0
"""Decibels over the room: the model was measured down to 10, and loses words there."""
CLIPPED = -3.0
"""dBFS: the loudest frames of a voice this loud are cut off."""
_WRONG_COSTS = 5  # right answers that may be asked again for one wrong answer less
_HIGHEST = 0.95  # even the clearest answers of some people score no more


@dataclass(frozen=True)
class Trial:
    """One word that was asked for, and what was heard: "" where nothing was taken."""

    asked: str
    heard: str
    confidence: float
    level: float
    """dBFS of the loud part of the word."""


@dataclass(frozen=True)
class Calibration:
    """The trials of one player in one room."""

    room: float
    """dBFS while nobody speaks."""
    trials: tuple[Trial, ...]

    @property
    def right(self) -> int:
        """Words heard as they were asked."""
        return sum(trial.heard == trial.asked for trial in self.trials)

    @property
    def voice(self) -> float:
        """dBFS of the player's voice: the median of the words."""
        levels = sorted(trial.level for trial in self.trials)
        return levels[len(levels) // 2] if levels else -math.inf

    @property
    def confused(self) -> dict[tuple[str, str], int]:
        """(asked, heard) -> how often; the most frequent first."""
        wrong = Counter((trial.asked, trial.heard) for trial in self.trials if trial.heard not in ("", trial.asked))
        return dict(wrong.most_common())

    @property
    def missed(self) -> dict[str, int]:
        """Word -> how often nothing was taken."""
        return dict(Counter(trial.asked for trial in self.trials if not trial.heard).most_common())

    @property
    def accept(self) -> float:
        """The confidence from which answers are to be taken: the lowest that is best for these trials.

        A wrong answer taken weighs as much as `_WRONG_COSTS` right ones asked again.
        """
        taken = [trial for trial in self.trials if trial.heard]
        steps = {0.0, *(math.floor(trial.confidence * 100 + 1) / 100 for trial in taken if trial.heard != trial.asked)}
        allowed = sorted(step for step in steps if step <= _HIGHEST)
        return min(allowed, key=lambda step: (_cost(taken, step), step))


def _cost(taken: Sequence[Trial], threshold: float) -> int:
    wrong = sum(trial.heard != trial.asked for trial in taken if trial.confidence >= threshold)
    again = sum(trial.heard == trial.asked for trial in taken if trial.confidence < threshold)
    return _WRONG_COSTS * wrong + again


def report(found: Calibration) -> list[str]:
    """The calibration in lines for the screen."""
    above = found.voice - found.room
    lines = [
        f"room        {found.room:.0f} dBFS",
        f"your voice  {found.voice:.0f} dBFS, {above:.0f} dB above the room{_advice(found.voice, above)}",
        f"heard       {found.right} of {len(found.trials)} words as they were asked",
    ]
    lines += [f"confused    {asked} was heard as {heard}, {_times(n)}" for (asked, heard), n in found.confused.items()]
    lines += [f"missed      {asked}, {_times(count)}" for asked, count in found.missed.items()]
    return [*lines, f"threshold   {threshold_told(found.accept)}"]


def summary(found: Calibration) -> list[str]:
    """The same in sentences for the ear, without figures that only a screen needs."""
    advice = _advice(found.voice, found.voice - found.room).removeprefix("; ")
    return [
        f"I heard {found.right} of {len(found.trials)} words as they were asked.",
        *(f"{asked.capitalize()} was heard as {heard}, {_times(n)}." for (asked, heard), n in found.confused.items()),
        *(f"{asked.capitalize()} was missed {_times(count)}." for asked, count in found.missed.items()),
        *([f"Your voice is {advice}."] if advice else []),
    ]


def threshold_told(accept: float) -> str:
    """What a confidence from which answers are to be taken means."""
    return f"answers below {accept:.2f} are asked again" if accept else "the usual limits stay"


def _advice(voice: float, above: float) -> str:
    if voice > CLIPPED:
        return "; too loud: move away from the microphone or turn it down"
    return "; too quiet: come nearer, turn the microphone up, or make the room quieter" if above < QUIET_VOICE else ""


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"
