"""Where an utterance begins, and where it may have ended, by energy. `endpoint.judge` decides whether it has."""

import math
from collections import deque
from dataclasses import dataclass

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples

FRAME = HEARING_RATE // 100
"""Samples in one frame: 10 ms."""

_SILENCE = -70.0  # dBFS; only digital silence is below; it must not count as a noise floor
_FIRST_FLOOR = -50.0  # dBFS; a quiet room with an ordinary microphone, until the room is measured
_FLOOR_WINDOW = 150  # frames; the quietest moment of 1.5 s is noise: nobody speaks that long without a gap
_SMOOTHING = 5  # frames; the floor is the level over 50 ms, not of the single quietest frame
_ONSET = 9.0  # dB above the floor; speech at 15 dB SNR starts within two frames
_ONSET_FRAMES = 3  # in a row; a click is shorter
_OFFSET = 6.0  # dB above the floor; lower than the onset, so that a vowel that fades is not cut
_DROP = 14.0  # dB below the loudest moment; the soft "s" of "yes" can be lower, but the model hears it
# dB; so much less of both is a fall: in a room that rings, a word falls 0.05 s before it is low.
_EARLIER = 3.0


@dataclass(frozen=True)
class Moment:
    """The result of the energy after one frame."""

    onset: bool
    """Speech began in the last frames."""
    speaking: bool
    """Between an onset and `EnergyTracker.reset`."""
    low_frames: int
    """Frames of low energy at the end, while speaking."""
    fallen_frames: int
    """Frames at the end that are low, or at least fall as a word does that rings on in a room."""
    loud_frames: int
    """Frames of high energy since the onset: about the length of the word."""


class NoiseFloor:
    """Level of the room in dBFS. It falls at once, and rises when 1.5 s have not been quieter."""

    def __init__(self, first: float | None = None) -> None:
        """`first`: the known level of the room before anything is heard, in dBFS."""
        self._recent: deque[float] = deque(maxlen=_SMOOTHING)
        self._window: deque[float] = deque([_FIRST_FLOOR if first is None else first], maxlen=_FLOOR_WINDOW)

    @property
    def level(self) -> float:
        return max(_SILENCE, min(self._window))

    @property
    def now(self) -> float:
        """Level of the last 50 ms in dBFS: one loud frame of a fan or of distant talk is not speech."""
        return sum(self._recent) / max(1, len(self._recent))

    def add(self, level: float) -> None:
        """Take in one frame's level in dBFS."""
        self._recent.append(max(_SILENCE, level))
        if len(self._recent) == _SMOOTHING:
            self._window.append(self.now)


class EnergyTracker:
    """Follows the energy of 10 ms frames. `floor` may be shared between utterances, because the room stays the same."""

    def __init__(self, floor: NoiseFloor | None = None) -> None:
        self.floor = floor or NoiseFloor()
        self.reset()

    def reset(self) -> None:
        """Wait for a new onset."""
        self._speaking = False
        self._run = self._low = self._fallen = self._loud = 0
        self._peak = _SILENCE

    @property
    def prominence(self) -> float:
        """Loudest moment since the onset, in dB above the floor."""
        return self._peak - self.floor.level

    def feed(self, frame: Samples) -> Moment:
        """Take in one frame of `FRAME` samples."""
        level = level_of(frame)
        self.floor.add(level)
        floor = self.floor.level
        onset = False
        if not self._speaking:
            self._run = self._run + 1 if level > floor + _ONSET else 0
            if self._run >= _ONSET_FRAMES:
                onset = self._speaking = True
                self._loud, self._peak = self._run, self.floor.now
        else:
            self._peak = max(self._peak, self.floor.now)
            above = self.floor.now - max(floor + _OFFSET, self._peak - _DROP)
            self._fallen = self._fallen + 1 if above < _EARLIER else 0
            if above < 0:
                self._low += 1
            else:
                self._low = 0
                self._loud += 1
        return Moment(onset, self._speaking, self._low, self._fallen, self._loud)


def level_of(samples: Samples) -> float:
    """Root mean square in dB below full scale; about -100 for digital silence."""
    wide = samples.astype(np.float32)
    power = float(np.dot(wide, wide)) / max(1, len(wide))
    return 10.0 * math.log10(power / 32768.0**2 + 1e-10)
