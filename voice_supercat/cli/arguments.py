"""Options that several commands share (model, devices), and the check for options that have no effect together."""

import argparse
from dataclasses import dataclass

from voice_supercat.speech.faults import SpeechFault

Arguments = argparse.ArgumentParser | argparse._ArgumentGroup


def add_model_argument(parser: Arguments) -> None:
    """`--model`, for `find_model`."""
    parser.add_argument("--model", metavar="PATH", help="a Vosk model instead of the shipped one")


def add_device_arguments(parser: Arguments) -> None:
    """`--microphone` and `--loudspeaker`, for `Listing.chosen`."""
    parser.add_argument("--microphone", metavar="NAME", help="a part of its name")
    parser.add_argument("--loudspeaker", metavar="NAME", help="a part of its name")


@dataclass(frozen=True)
class Idle:
    """Options that have no effect together with the option `beside`. `why` is the middle of the sentence about it."""

    beside: str
    why: str
    options: tuple[str, ...]


def refuse_idle(args: argparse.Namespace, idle: Idle) -> None:
    """Raises SpeechFault where such options are given together; otherwise the player would wait for their effect."""
    useless = [option for option in idle.options if _given(args, option)]
    if useless and _given(args, idle.beside):
        raise SpeechFault(f"{idle.beside} {idle.why}; leave out {', '.join(useless)}.")


def _given(args: argparse.Namespace, option: str) -> bool:
    """Whether the option was given: others are None or False."""
    return getattr(args, option.removeprefix("--").replace("-", "_")) not in (None, False)
