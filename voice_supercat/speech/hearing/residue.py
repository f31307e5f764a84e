"""How loud what an echo canceller leaves of the program's own voice can be, learned while it speaks."""

from collections import deque

import numpy as np

_PLAYING = -50.0  # dBFS of what was played; softer is silence between words, and nothing can be learned from it
_MEMORY = 600  # frames of 10 ms with something played: a prompt or two; a loudspeaker may be moved
_ENOUGH = 50  # frames; until then all that was played may be heard, for the canceller is still learning the room too
_NEARLY_ALL = 0.95  # share of the frames that are softer than predicted; with all of them one cough decides for 6 s
_MARGIN = 6.0  # dB; the loudest remains exceed the prediction by less, in rooms that ring
_TAKEN_BACK = 100  # frames: a word over a prompt and the moment until it is known


def is_playing(played: float) -> bool:
    """Whether an echo of `played` dBFS can be heard at all."""
    return played > _PLAYING


class Residue:
    """Learns by how much the remains of the echo are softer than what was played, and predicts them."""

    def __init__(self) -> None:
        self._losses: deque[float] = deque(maxlen=_MEMORY)

    def exceeded(self, level: float, played: float) -> bool:
        """Whether a frame of `level` dBFS is louder than what is left of an echo of `played` dBFS, and is a voice."""
        return level > played + self._loss() + _MARGIN if is_playing(played) else True

    def learn(self, level: float, played: float) -> None:
        """A frame of `level` dBFS, heard after the canceller while `played` dBFS were about."""
        if is_playing(played):
            self._losses.append(level - played)

    def forget_last(self) -> None:
        """The last second was the player's voice, no echo."""
        for _ in range(min(_TAKEN_BACK, len(self._losses))):
            self._losses.pop()

    def _loss(self) -> float:
        """dB, negative for a canceller that works."""
        return float(np.quantile(self._losses, _NEARLY_ALL)) if len(self._losses) >= _ENOUGH else 0.0
