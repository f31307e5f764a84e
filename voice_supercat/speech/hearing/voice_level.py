"""How loud the player speaks: what is far softer is a radio, or somebody across the room."""

from collections import deque

_REMEMBERED = 5  # answers; nothing is softer than the player before so many were taken
# dB below the softest of them. Of 2,100 words and sentences, each after five others of the same person (60 people of
# Speech Commands, 60 of speechocean), one was softer. A room's noise 15 dB below an answer peaks at 11 to 13 below.
_FARTHER = 9.0


class VoiceLevel:
    """Learns from the answers that are taken. Levels are the peaks of sounds, in dBFS.

    A player who sits back has moved for good: the second soft answer in a row is the player's.
    """

    def __init__(self) -> None:
        self._taken: deque[float] = deque(maxlen=_REMEMBERED)
        self._moved = False  # the last answer was softer

    def farther(self, level: float) -> bool:
        """Whether a sound is too soft to be the player's voice."""
        known = len(self._taken) == _REMEMBERED
        return known and not self._moved and level < min(self._taken) - _FARTHER

    def taken(self, level: float) -> None:
        """An answer was as loud as that."""
        self._moved = self.farther(level)
        if not self._moved:
            self._taken.append(level)
