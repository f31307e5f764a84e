"""The options of `play` that are remembered: how the program speaks and listens. They change the settings file."""

import argparse
import sys
from dataclasses import replace
from typing import Any, get_args

from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import TurnCue
from voice_supercat.speech.settings import Settings, Signals, Verbosity
from voice_supercat.speech.settings_file import load_settings, save_settings, settings_path


def add_voice_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options. None has a default, because what is not given stays as it was remembered."""
    group = parser.add_argument_group("voice (remembered)")
    group.add_argument("--wording", choices=get_args(Verbosity), help="how much is said")
    group.add_argument("--tones", choices=get_args(Signals), help="what plays back what was understood")
    group.add_argument("--turn", choices=get_args(TurnCue), help="what tells that the microphone opens")
    group.add_argument("--rate", type=int, metavar="WPM", help="words a minute, 100 to 600")
    group.add_argument("--volume", type=int, metavar="DB", help="decibels from the usual loudness")
    group.add_argument(
        "--voice", metavar="NAME", help="a voice of the system, `natural`, `screen-reader` for your own one, or `usual`"
    )
    group.add_argument(
        "--one-key",
        action=argparse.BooleanOptionalAction,
        help="answer with the space key: once is yes, twice is no, held down it tells the commands",
    )
    group.add_argument("--key-pause", type=float, metavar="SECONDS", help="with one key: the pause that ends a digit")
    group.add_argument("--remind", type=int, metavar="SECONDS", help="ask again after this much silence; 0: never")


def tuning_of(args: argparse.Namespace) -> Tuning:
    """The player's settings. A change, by option or by voice, is saved at once. Raises SpeechFault."""
    path = settings_path()
    kept = load_settings(path, _warn)

    def keep(settings: Settings) -> None:
        nonlocal kept
        before, kept = kept, settings
        save_settings(path, before, settings)

    wanted = _chosen(args, kept)
    try:
        keep(wanted)
    except SpeechFault as fault:
        _warn(str(fault))
    return Tuning(wanted, keep)


def _warn(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def _chosen(args: argparse.Namespace, settings: Settings) -> Settings:
    """The settings, changed by the options that were given."""
    given: dict[str, Any] = {
        "wording": args.wording,
        "signals": args.tones,
        "turn": args.turn,
        "words_per_minute": args.rate,
        "volume": args.volume,
        "voice": args.voice,
        "one_key": args.one_key,
        "key_pause": args.key_pause,
        "remind": args.remind,
    }
    given = {name: value for name, value in given.items() if value is not None}
    if args.voice == "usual":
        given["voice"] = None
    try:
        return replace(settings, **given)
    except ValueError as error:
        raise SpeechFault(str(error)) from error
