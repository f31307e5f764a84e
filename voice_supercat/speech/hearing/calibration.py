"""What the words of a calibration say about a room, a microphone and a voice. No sound, no device."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from voice_supercat.speech.settings import MOST_GAIN, SURE_ENOUGH, SUREST

LEVEL_WORDS = 5
"""The first words set the level for the others."""
QUIET_VOICE = 15.0
"""Decibels above the room. The model was measured down to 10, and loses words there."""
CLIPPED = -3.0
"""dBFS: the loudest frames of a voice this loud are clipped."""
_QUIET_MICROPHONE = -45.0  # dBFS; of 144 human words at -55 dBFS 136 were heard, 140 when raised; at -60 125 and 139
_RAISED_TO = -35.0  # dBFS; peaks of speech are 15 to 20 dB above this, a laugh 20 more
_SAID = 6.0  # dB above the room; less is not a word
_SILENT = -70.0  # dBFS; less is digital silence: a muted microphone, or a file of a kind that was not read
_WRONG_COSTS = 5  # one wrong answer less is worth asking so many right ones again
_HIGHEST = 0.95  # even the clearest answers of some people have no higher confidence


@dataclass(frozen=True)
class Trial:
    """One word that the player was asked to say, and what was heard: "" where no answer was taken."""

    asked: str
    heard: str
    confidence: float
    level: float
    """dBFS of the loud part of the word, at the microphone before `gain`."""


@dataclass(frozen=True)
class Calibration:
    """The trials of one player in one room."""

    room: float | None
    """dBFS while nobody speaks, at the microphone before `gain`; None where it is not known."""
    trials: tuple[Trial, ...]

    @property
    def heard(self) -> bool:
        """Whether any word was: if not, nothing is known of the player."""
        return any(trial.heard for trial in self.trials)

    @property
    def right(self) -> int:
        """How many words were heard correctly."""
        return sum(trial.heard == trial.asked for trial in self.trials)

    @property
    def voice(self) -> float:
        """dBFS of the player's voice: the median of the words."""
        levels = sorted(trial.level for trial in self.trials)
        return levels[len(levels) // 2] if levels else -math.inf

    @property
    def gain(self) -> float:
        """Decibels by which to raise the microphone. Only a very quiet microphone is heard better when raised.

        0 where the words are not louder than the room: the microphone is muted, or nobody spoke.
        """
        said = self.voice > (_SILENT if self.room is None else self.room + _SAID)
        return float(min(MOST_GAIN, round(_RAISED_TO - self.voice))) if said and self.voice < _QUIET_MICROPHONE else 0.0

    @property
    def noise_floor(self) -> float | None:
        """dBFS of the room through the raised microphone."""
        return None if self.room is None else min(0.0, round(self.room + self.gain, 1))

    @property
    def confused(self) -> dict[tuple[str, str], int]:
        """(asked, heard) -> how often; the most frequent first."""
        wrong = Counter((trial.asked, trial.heard) for trial in self.trials if trial.heard not in ("", trial.asked))
        return dict(wrong.most_common())

    @property
    def missed(self) -> dict[str, int]:
        """Word -> how often no answer was taken."""
        return dict(Counter(trial.asked for trial in self.trials if not trial.heard).most_common())

    @property
    def accept(self) -> float:
        """The confidence from which answers are taken: the lowest of the best ones for these trials.

        A wrong answer that is taken costs as much as `_WRONG_COSTS` right ones that are asked again.
        """
        taken = [trial for trial in self.trials if trial.heard]
        steps = {0.0, *(math.floor(trial.confidence * 100 + 1) / 100 for trial in taken if trial.heard != trial.asked)}
        allowed = sorted(step for step in steps if step <= _HIGHEST)
        return min(allowed, key=lambda step: (_cost(taken, step), step))

    @property
    def sure(self) -> float:
        """The confidence from which the program does not ask to confirm: the usual one unless another is better here.

        A wrong answer that the program would not ask to confirm costs as much as `_WRONG_COSTS` right ones that it
        would. A lower value than usual must save two answers, because thirty trials are few.
        """
        taken = [trial for trial in self.trials if trial.heard and trial.confidence >= self.accept]
        just_over = {math.floor(trial.confidence * 100 + 1) / 100 for trial in taken if trial.heard != trial.asked}
        at = {math.floor(trial.confidence * 100) / 100 for trial in taken if trial.heard == trial.asked}
        low, high = SUREST
        steps = {SURE_ENOUGH, *(step for step in just_over | at if low <= step <= high)}
        return min(steps, key=lambda step: (_cost(taken, step) + (step < SURE_ENOUGH), abs(step - SURE_ENOUGH)))


def _cost(taken: Sequence[Trial], threshold: float) -> int:
    wrong = sum(trial.heard != trial.asked for trial in taken if trial.confidence >= threshold)
    again = sum(trial.heard == trial.asked for trial in taken if trial.confidence < threshold)
    return _WRONG_COSTS * wrong + again


def report(found: Calibration) -> list[str]:
    """The calibration as lines for the screen."""
    voice = [f"{found.voice:.0f} dBFS", *_above_room(found), *_advice(found)]
    lines = [
        f"room        {'not measured' if found.room is None else f'{found.room:.0f} dBFS'}",
        f"your voice  {', '.join(voice)}",
        *([f"microphone  {gain_in_words(found.gain)}"] if found.gain else []),
        f"heard       {found.right} of {len(found.trials)} words as they were asked",
    ]
    lines += [f"confused    {asked} was heard as {heard}, {_times(n)}" for (asked, heard), n in found.confused.items()]
    lines += [f"missed      {asked}, {_times(count)}" for asked, count in found.missed.items()]
    return [*lines, f"threshold   {thresholds_in_words(found.accept, found.sure)}"]


def summary(found: Calibration) -> list[str]:
    """The calibration as sentences to be spoken, without the figures that only a screen needs."""
    return [
        f"I heard {found.right} of {len(found.trials)} words as they were asked.",
        *(f"{asked.capitalize()} was heard as {heard}, {_times(n)}." for (asked, heard), n in found.confused.items()),
        *(f"{asked.capitalize()} was missed {_times(count)}." for asked, count in found.missed.items()),
        *(f"Your voice is {advice}." for advice in _advice(found)),
        *(["I make the microphone louder."] if found.gain else []),
        *_confirmation_in_words(found.sure),
    ]


def thresholds_in_words(accept: float, sure: float) -> str:
    """What `accept` and `sure` mean for the player."""
    again = f"answers below {accept:.2f} are asked again" if accept else "the usual limits stay"
    return again if sure == SURE_ENOUGH else f"{again}, answers below {sure:.2f} must be confirmed"


def gain_in_words(gain: float) -> str:
    """What a gain in decibels means for the player."""
    return f"raised by {gain:.0f} dB"


def _confirmation_in_words(sure: float) -> list[str]:
    if sure == SURE_ENOUGH:
        return []
    return [f"I shall ask you to confirm {'more' if sure > SURE_ENOUGH else 'less'} often."]


def _above_room(found: Calibration) -> list[str]:
    return [] if found.room is None else [f"{found.voice - found.room:.0f} dB above the room"]


def _advice(found: Calibration) -> list[str]:
    """What the player can do about the level; empty where it is good."""
    if found.voice > CLIPPED:
        return ["too loud: move away from the microphone or turn it down"]
    if found.room is not None and found.voice - found.room < QUIET_VOICE:
        return ["too quiet: come nearer, turn the microphone up, or make the room quieter"]
    return []


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"
