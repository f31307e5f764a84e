"""Opens the source of answers by hand: typed lines, also with single keys that act at once, or one key."""

import sys
from collections.abc import Callable

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.sources import Poll
from voice_supercat.speech.keys.keyboard import Keyboard
from voice_supercat.speech.keys.keyed_lines import NO_SHORTCUTS, KeyedLines, Shortcuts, shown_on
from voice_supercat.speech.keys.one_key import OneKey
from voice_supercat.speech.keys.terminal import console_of_windows, open_keys
from voice_supercat.speech.settings import Settings


def open_hands(settings: Settings, notice: Callable[[str], None], shortcuts: Shortcuts = NO_SHORTCUTS) -> Poll:
    """The source that the player has chosen. Without a terminal for one key: typed lines, and one `notice`.

    `shortcuts` are keys that each stand for a line; where there is no terminal, there are none.
    """
    if settings.one_key:
        return _one_key(settings, notice)
    return _with_shortcuts(shortcuts) if shortcuts else _lines()


def _with_shortcuts(shortcuts: Shortcuts) -> Poll:
    try:
        return KeyedLines(open_keys(), shown_on(), shortcuts)
    except SpeechFault:  # what is piped in has its letters and its line ends
        return _lines()


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
