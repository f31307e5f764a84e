"""Letters that a player with a screen reader types for what others look at: each tells one thing."""

from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.speech.settings import SCREEN_READER, Settings

KEYS = {
    "r": ("repeat", "r repeats the last sentence"),
    "s": ("status", "s tells the status"),
    "?": ("help", "question mark tells what can be said"),
    "l": ("where", "l tells the page you are on"),
    "t": ("turn", "t tells the turn"),
    "w": ("why", "w tells why this is asked"),
}
"""What is typed -> the command, and how help says it."""


def command_by_key(text: str, settings: Settings) -> Command | None:
    """The command of a single letter, for a player with a screen reader."""
    found = KEYS.get(text.strip().lower()) if settings.voice == SCREEN_READER else None
    return None if found is None else Command(found[0])


def keys_told(settings: Settings) -> list[str]:
    """What help says of them, in two parts; nothing for other players."""
    if settings.voice != SCREEN_READER:
        return []
    told = [text for _, text in KEYS.values()]
    return [f"Letters to type: {', '.join(told[:3])}.", f"Also: {', '.join(told[3:])}."]
