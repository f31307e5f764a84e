"""Keys with which a player with a screen reader asks for what others look at: each tells one thing.

In a terminal one press is enough. Where lines are piped in, or for who prefers it, there is a letter to type.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.speech.settings import SCREEN_READER, Settings


@dataclass(frozen=True)
class Query:
    """What one key asks: its command, the function key in a terminal, and what help says that it tells."""

    command: str
    key: str
    tells: str


QUERIES: Mapping[str, Query] = {
    "r": Query("repeat", "F2", "repeats the last sentence"),
    "s": Query("status", "F3", "tells the status"),
    "?": Query("help", "F1", "tells what can be said"),
    "l": Query("where", "F4", "tells the page you are on"),
    "t": Query("turn", "F5", "tells the turn"),
    "w": Query("why", "F6", "tells why this is asked"),
}
"""By the letter that is typed."""
AT_ONCE: Mapping[str, str] = {**{query.key: letter for letter, query in QUERIES.items()}, "?": "?"}
"""A key that acts at once in a terminal -> the letter that it stands for. No answer begins with a question mark."""
_SPOKEN = {"?": "question mark"}


def command_by_key(text: str, settings: Settings) -> Command | None:
    """The command of a single letter, for a player with a screen reader."""
    found = QUERIES.get(text.strip().lower()) if settings.voice == SCREEN_READER else None
    return None if found is None else Command(found.command)


def keys_told(tuning: Tuning) -> list[str]:
    """What help says of them, in two parts; nothing for other players."""
    if tuning.settings.voice != SCREEN_READER:
        return []
    if tuning.keys_at_once:
        told = [f"{query.key} {query.tells}" for query in sorted(QUERIES.values(), key=lambda query: query.key)]
        return [f"Keys: {', '.join(told[:3])}.", f"Also: {', '.join(told[3:])}. Question mark is as F1."]
    told = [f"{_SPOKEN.get(letter, letter)} {query.tells}" for letter, query in QUERIES.items()]
    return [f"Letters to type: {', '.join(told[:3])}.", f"Also: {', '.join(told[3:])}."]
