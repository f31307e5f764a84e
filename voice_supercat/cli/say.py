"""`voice-supercat say`: speak a text, or write it to a WAV file."""

import argparse
from pathlib import Path

from voice_supercat.cli.arguments import Idle, refuse_idle
from voice_supercat.speech.audio import write_wav
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import USUAL_RATE, Manner
from voice_supercat.speech.saying.every_voice import open_voice
from voice_supercat.speech.saying.outputs import Aloud
from voice_supercat.speech.settings import Settings

_IDLE = Idle("--out", "writes a file and opens no loudspeaker", ("--loudspeaker",))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT")
    parser.add_argument("--out", type=Path, metavar="FILE", help="a WAV file to write instead of speaking")
    parser.add_argument(
        "--rate", type=int, default=USUAL_RATE, metavar="WPM", help="words a minute (default: %(default)s)"
    )
    parser.add_argument("--voice", metavar="NAME", help="a voice of the system, by its name for pyttsx3, or `natural`")
    parser.add_argument("--loudspeaker", metavar="NAME", help="a part of its name, see `doctor`")


def run(args: argparse.Namespace) -> int:
    """Speak or write. Raises SpeechFault."""
    refuse_idle(args, _IDLE)
    voice = open_voice(_manner(args))
    try:
        if args.out is not None:
            sound = voice.render(args.text)
            write_wav(args.out, sound.samples, sound.rate)
        else:
            saying = Aloud(voice, Player(SoundSystem(), args.loudspeaker))
            saying.say(args.text)
            saying.close()
    finally:
        voice.close()
    return 0


def _manner(args: argparse.Namespace) -> Manner:
    try:
        return Settings(words_per_minute=args.rate, voice=args.voice).manner
    except ValueError as error:
        raise SpeechFault(str(error)) from error
