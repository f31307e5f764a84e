"""When to look at a sound that may have ended: as the energy proposes, and Vosk where the energy finds no end."""

from voice_supercat.speech.hearing.endpoint import CHECKPOINTS
from voice_supercat.speech.hearing.energy import SECOND, Moment

ONE_WORD = SECOND * 5 // 4
"""Frames; what is longer is several words. In a room that rings "no" is loud for more than a second: with a second here
95 % of yes and no in noise were decided on within 0.33 s instead of 0.25, and as much talk was taken for them."""

_OF_ONE_WORD = 2  # checkpoints; only a single word is decided as early as that: talk has many such gaps
_PAUSE = 0.1  # seconds of quiet that tell words apart
# Seconds after a fall; a whole word that cannot go on may be decided then already, though a room rings on.
_EARLY_CHECKPOINTS = tuple(quiet for quiet in CHECKPOINTS if quiet <= 0.2)
# Frames of a voice without a pause before Vosk's own endpoint counts: it also ends words in the middle ("sixty nine" as
# "six", where a softer noise before it counted), and finds the end in a pause when the next word may have begun.
_NOISY = SECOND * 3 // 2
# Frames since Vosk found an endpoint where the energy finds none -> the quiet to assume.
_NOISY_ENDS = {1: 0.6, 1 + SECOND * 4 // 10: CHECKPOINTS[-1]}


class Proposals:
    """Proposes ends of one sound, each checkpoint once. `second`: frames of quiet that count as a second of it."""

    def __init__(self, second: float) -> None:
        self._second = second
        self.reset()

    def reset(self) -> None:
        """A new sound."""
        self._asked = self._asked_early = self._noisy = self._steady = 0

    def quiet(self, moment: Moment, *, vosk_ended: bool) -> float | None:
        """The seconds of quiet with which to decide now; None to listen further. To be called for every frame."""
        self._steady = moment.loud_frames if moment.onset else self._steady + 1
        if moment.low_frames == 0:
            self._asked = 0
        if moment.low_frames >= _PAUSE * self._second:
            self._steady = 0
        noisy = vosk_ended and moment.low_frames == 0 and min(self._steady, moment.voice_frames) >= _NOISY
        self._noisy = self._noisy + 1 if noisy else 0
        if noisy:
            return _NOISY_ENDS.get(self._noisy)
        if moment.loud_frames > ONE_WORD:
            self._asked = max(self._asked, _OF_ONE_WORD)
        if self._asked < len(CHECKPOINTS) and moment.low_frames >= CHECKPOINTS[self._asked] * self._second:
            self._asked += 1
            return CHECKPOINTS[self._asked - 1]
        return None

    def fallen(self, moment: Moment) -> float | None:
        """The seconds since a fall with which to decide on a word that is whole; None to listen further."""
        if moment.fallen_frames == 0:
            self._asked_early = 0
        several = _OF_ONE_WORD if moment.loud_frames > ONE_WORD else 0
        self._asked_early = max(self._asked_early, self._asked, several)
        due = _EARLY_CHECKPOINTS[self._asked_early : self._asked_early + 1]
        if not due or moment.fallen_frames < due[0] * self._second:
            return None
        self._asked_early += 1
        return due[0]

    def not_early(self) -> None:
        """Propose no end of this fall any more: what was found may go on."""
        self._asked_early = len(_EARLY_CHECKPOINTS)
