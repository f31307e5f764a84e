"""What a journal keeps of how an answer came, beside the answer: for a report, never for the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from voice_supercat.files.names import harmless

_LONGEST = 1e9
"""Seconds; thirty years."""


@dataclass(frozen=True)
class Noted:
    """How an entry of the journal came."""

    seconds: float | None = None
    """From the entry before, without pauses; of the first one from the beginning of the evening."""
    by: str = ""
    """The source of the utterance, such as "voice" or "keyboard"."""
    misheard: tuple[str, ...] = ()
    """What was recognised meanwhile and not meant, or was no answer; "" for sound that was no phrase."""

    def to_json(self) -> dict[str, Any]:
        """The same as the journal keeps it."""
        kept: dict[str, Any] = {} if self.seconds is None else {"seconds": round(self.seconds, 1)}
        return kept | ({"by": self.by} if self.by else {}) | ({"misheard": [*self.misheard]} if self.misheard else {})


NOTHING = Noted()
"""Of journals of before, and of games that a program plays."""


def noted_of(kept: object) -> Noted:
    """What was kept; what cannot be read of it is left out, for the game does not depend on it."""
    if not isinstance(kept, Mapping):
        return NOTHING
    seconds, by, misheard = kept.get("seconds"), kept.get("by"), kept.get("misheard")
    timed = isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 <= seconds < _LONGEST
    return Noted(
        float(seconds) if timed and seconds is not None else None,
        harmless(by) if isinstance(by, str) else "",
        tuple(harmless(text) for text in misheard if isinstance(text, str)) if isinstance(misheard, list) else (),
    )
