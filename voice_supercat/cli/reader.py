"""`--voice screen-reader`: the player's own screen reader in the place of a voice, and what is heard beside it."""

import argparse
import sys

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
