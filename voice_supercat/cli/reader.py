"""`--voice screen-reader`: the player's own screen reader in the place of a voice, and what is heard beside it."""

import argparse
import sys

from voice_supercat.dialogue.session.reader_keys import AT_ONCE
from voice_supercat.speech.keys.keyed_lines import NO_SHORTCUTS, Shortcuts
from voice_supercat.speech.saying.screen_reader import Reader
from voice_supercat.speech.settings import SCREEN_READER, Settings


def reader_of(settings: Settings) -> Reader | None:
    """The screen reader, where the player wants it. Raises SpeechFault where there is none."""
    return _opened() if settings.voice == SCREEN_READER else None


def _opened() -> Reader:
    if sys.platform == "linux":
        from voice_supercat.speech.saying.ssip import SpeechDispatcher

        return SpeechDispatcher()
    from voice_supercat.speech.saying.other_readers import OtherReader

    return OtherReader()


def hears_beside_a_reader(args: argparse.Namespace) -> bool:
    """Whether a microphone is opened: only where it cannot hear the reader, whose sound nobody can hold back."""
    return bool(args.push_to_talk or args.listening == "headphones")


def keys_at_once(args: argparse.Namespace, settings: Settings) -> Shortcuts:
    """The keys that act at once: of a terminal, for a player with a screen reader who types with all fingers."""
    by_lines = args.push_to_talk or not settings.one_key
    return AT_ONCE if settings.voice == SCREEN_READER and by_lines and sys.stdin.isatty() else NO_SHORTCUTS
