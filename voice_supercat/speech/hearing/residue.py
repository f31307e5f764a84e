"""Learns how loud the residue is: what an echo canceller leaves of the program's own voice."""

from collections import deque

import numpy as np

_PLAYING = -50.0  # dBFS of what was played; softer is silence between words, from which nothing can be learned
_MEMORY = 600  # frames of 10 ms with something played: one or two prompts, because a loudspeaker may be moved
_ENOUGH = 50  # frames; before that, expect all that was played: the canceller is still learning the room too
_NEARLY_ALL = 0.95  # share of the frames that are softer than predicted; with 1.0 one cough would decide for 6 s
_MARGIN = 6.0  # dB; in rooms that ring, the loudest residue exceeds the prediction by less
_TAKEN_BACK = 100  # frames: a word over a prompt, and the time until it is recognised


def is_playing(played: float) -> bool:
    """Whether an echo of `played` dBFS can be heard at all."""
    return played > _PLAYING


class Residue:
    """Learns by how much the residue is softer than what was played, and predicts its level."""

    def __init__(self) -> None:
        self._levels: deque[float] = deque(maxlen=_MEMORY)

    def exceeded(self, level: float, played: float) -> bool:
        """Whether a frame of `level` dBFS is louder than the residue of `played` dBFS, so that it must be a voice."""
        return level > played + self._predicted() + _MARGIN if is_playing(played) else True

    def learn(self, level: float, played: float) -> None:
        """Learn from a frame of `level` dBFS after the canceller, while `played` dBFS were played."""
        if is_playing(played):
            self._levels.append(level - played)

    def forget_last(self) -> None:
        """Forget the last second: it was the player's voice, not an echo."""
        for _ in range(min(_TAKEN_BACK, len(self._levels))):
            self._levels.pop()

    def _predicted(self) -> float:
        """Level of the residue relative to what was played, in dB; negative when the canceller works."""
        return float(np.quantile(self._levels, _NEARLY_ALL)) if len(self._levels) >= _ENOUGH else 0.0
