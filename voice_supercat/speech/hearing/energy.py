"""Where an utterance begins, and where it may have ended, by energy. `endpoint.judge` decides whether it has."""

import math
from collections import deque
from dataclasses import dataclass

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples

FRAME = HEARING_RATE // 100
"""Samples in one frame: 10 ms."""

SECOND = HEARING_RATE // FRAME
"""Frames in one second."""

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
# dB below the loudest moment; what is softer before it was the room, and not the beginning of the word.
_BESIDE = 9.0
_SHORTEST = 8  # loud frames; a click or a card laid down is shorter; "two" has 15
_PAUSE = SECOND * 3 // 10  # low frames; what is softer before one may be a word of the same person
_PROMINENT = 12.0  # dB above the floor; softer sounds come from another room


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
    voice_frames: int
    """Frames since the onset, or since the voice began over what was far softer."""
    loud_frames: int
    """Frames of high energy among them: about the length of the word."""


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

    def follow(self, samples: Samples) -> None:
        """Take in sound of which only the level counts."""
        for at in range(0, len(samples), FRAME):
            self.add(level_of(samples[at : at + FRAME]))


class EnergyTracker:
    """Follows the energy of 10 ms frames. `floor` may be shared between utterances, because the room stays the same."""

    def __init__(self, floor: NoiseFloor | None = None) -> None:
        self.floor = floor or NoiseFloor()
        self.reset()

    def reset(self) -> None:
        """Wait for a new onset."""
        self._speaking = False
        self._run = self._low = self._fallen = self._loud = self._sounded = 0
        self._paused = False
        self._peak = _SILENCE
        self._voice: deque[tuple[float, bool]] = deque()  # of each frame its level, and whether it is loud

    @property
    def peak(self) -> float:
        """Loudest moment since the onset, in dBFS."""
        return self._peak

    @property
    def paused(self) -> bool:
        """Whether what was heard since the onset had a pause in it: then it may be several words of one person."""
        return self._paused

    @property
    def faint(self) -> bool:
        """Whether what was heard since the onset is too short or too soft to be a word of the player.

        A word counts whole, though something louder has fallen on the table after it.
        """
        return self._sounded < _SHORTEST or self._peak - self.floor.level < _PROMINENT

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
                self._loud = self._sounded = self._run
                self._peak = self.floor.now
                self._voice.extend([(self._peak, True)] * self._run)
        else:
            self._peak = max(self._peak, self.floor.now)
            above = self.floor.now - max(floor + _OFFSET, self._peak - _DROP)
            self._fallen = self._fallen + 1 if above < _EARLIER else 0
            loud = above >= 0
            self._paused |= loud and self._low >= _PAUSE
            self._low = 0 if loud else self._low + 1
            self._loud += loud
            self._sounded += loud
            self._voice.append((self.floor.now, loud))
            # A level is the mean of as many frames: the voice began within them.
            while len(self._voice) >= _SMOOTHING and self._voice[_SMOOTHING - 1][0] < self._peak - _BESIDE:
                self._loud -= self._voice.popleft()[1]
        return Moment(onset, self._speaking, self._low, self._fallen, len(self._voice), self._loud)


def level_of(samples: Samples) -> float:
    """Root mean square in dB below full scale; about -100 for digital silence."""
    wide = samples.astype(np.float32)
    power = float(np.dot(wide, wide)) / max(1, len(wide))
    return 10.0 * math.log10(power / 32768.0**2 + 1e-10)
