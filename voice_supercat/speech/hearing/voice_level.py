"""How loud the player speaks: what is far softer is a radio, or somebody across the room."""

from collections import deque

_REMEMBERED = 5  # answers; nothing is softer than the player before so many were heard
# dB below the softest of them. Of 2,100 words and sentences, each after five others of the same person (60 people of
# Speech Commands, 60 of speechocean), one was softer. A room's noise 15 dB below an answer peaks at 11 to 13 below.
_FARTHER = 9.0


class VoiceLevel:
    """Learns from the answers and commands that are heard. Levels are the peaks of sounds, in dBFS.

    A soft one counts as well: a player who has moved away is doubted once.
    """

    def __init__(self) -> None:
        self._heard: deque[float] = deque(maxlen=_REMEMBERED)

    def farther(self, level: float) -> bool:
        """Whether a sound is too soft to be the player's voice."""
        return len(self._heard) == _REMEMBERED and level < min(self._heard) - _FARTHER

    def heard(self, level: float) -> None:
        """An answer or a command was as loud as that."""
        self._heard.append(level)
