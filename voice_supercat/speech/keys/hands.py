"""Opens the source of answers by hand: typed lines, or one key."""

import sys
from collections.abc import Callable

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.sources import Poll
from voice_supercat.speech.keys.keyboard import Keyboard
from voice_supercat.speech.keys.one_key import OneKey
from voice_supercat.speech.keys.terminal import console_of_windows, open_keys
from voice_supercat.speech.settings import Settings


def open_hands(settings: Settings, notice: Callable[[str], None]) -> Poll:
    """The source that the player has chosen. Without a terminal for one key: typed lines, and one `notice`."""
    return _one_key(settings, notice) if settings.one_key else _lines()


def _lines() -> Poll:
    if console := console_of_windows():
        return Keyboard(read=console)
    return Keyboard(encoding=sys.stdin.encoding or "utf-8")


def _one_key(settings: Settings, notice: Callable[[str], None]) -> Poll:
    try:
        return OneKey(open_keys(), settings.key_pause)
    except SpeechFault as fault:
        notice(f"{fault} Type the answers.")
        return _lines()
