"""Options that several commands have: the model, and the devices by name; and which would do nothing together."""

import argparse
from dataclasses import dataclass

from voice_supercat.speech.faults import SpeechFault

Arguments = argparse.ArgumentParser | argparse._ArgumentGroup


def add_model_argument(parser: Arguments) -> None:
    """`--model`, for `find_model`."""
    parser.add_argument("--model", metavar="PATH", help="a Vosk model instead of the shipped one")


def add_device_arguments(parser: Arguments) -> None:
    """`--microphone` and `--loudspeaker`, for `SoundSystem.find`."""
    parser.add_argument("--microphone", metavar="NAME", help="a part of its name")
    parser.add_argument("--loudspeaker", metavar="NAME", help="a part of its name")


@dataclass(frozen=True)
class Idle:
    """Options that would do nothing `beside` another one, and why: how the sentence about it goes on."""

    beside: str
    why: str
    options: tuple[str, ...]


def refuse_idle(args: argparse.Namespace, idle: Idle) -> None:
    """Raises SpeechFault where they are given together: what is ignored in silence is waited for in vain."""
    useless = [option for option in idle.options if _given(args, option)]
    if useless and _given(args, idle.beside):
        raise SpeechFault(f"{idle.beside} {idle.why}; leave out {', '.join(useless)}.")


def _given(args: argparse.Namespace, option: str) -> bool:
    """Options that are not given are None or False."""
    return getattr(args, option.removeprefix("--").replace("-", "_")) not in (None, False)
