"""A microphone that gives nothing but exact zeros: it is muted, or the system does not let the program use it."""

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from voice_supercat.speech.audio import Samples

PATIENCE = 3.0
"""Seconds of exact zeros until the player is warned."""
RETRY = 5.0
"""Seconds of exact zeros until the stream is opened again: a permission holds from the next opening on."""

ALLOWED_IN: Mapping[str, str] = MappingProxyType(
    {
        "darwin": "In System Settings, under Privacy and Security, Microphone, switch on the terminal you play in.",
        "win32": "In Settings, under Privacy and security, Microphone, let desktop apps use it.",
    }
)
"""Where a system lets the player allow a microphone, by `sys.platform`."""
_TURNED_UP_IN = "In the sound settings, under Input, choose it and turn it up."  # where no permission is needed

Turn = Literal["nothing", "try again", "sound"]
"""What a block changes: it is time to tell the player, or to open the stream again; or sound has come after all."""


def what_to_do(platform: str = sys.platform) -> str:
    """What the player may do about a microphone that gives no sound."""
    return f"Is it muted? {ALLOWED_IN.get(platform, _TURNED_UP_IN)}"


class Zeros:
    """Follows the blocks of a microphone. The player is warned at most once.

    Some microphones give zeros whenever nobody speaks. Where sound comes back without a new stream, no new stream is
    asked for any more: opening it would lose the beginning of a word.
    """

    def __init__(self) -> None:
        self.warned = False
        self.silent = False
        """Whether the player was warned and no sound has come since."""
        self._seconds = 0.0
        self._comes_back = False

    def opened(self) -> None:
        """The stream is a new one."""
        self._seconds = 0.0

    def feed(self, samples: Samples, seconds: float) -> Turn | None:
        """Takes a block as the device gave it."""
        if samples.any():
            return self._sounded()
        self._seconds += seconds
        if not self.warned and self._seconds >= PATIENCE:
            self.warned = self.silent = True
            return "nothing"
        if self.warned and not self._comes_back and self._seconds >= RETRY:
            self._seconds = 0.0
            return "try again"
        return None

    def _sounded(self) -> Turn | None:
        self._comes_back = self._comes_back or self._seconds >= PATIENCE
        self._seconds = 0.0
        was_silent, self.silent = self.silent, False
        return "sound" if was_silent else None
