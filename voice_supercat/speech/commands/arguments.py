"""Options that several commands have: the model, and the devices by name."""

import argparse

Arguments = argparse.ArgumentParser | argparse._ArgumentGroup


def add_model_argument(parser: Arguments) -> None:
    """`--model`, for `find_model`."""
    parser.add_argument("--model", metavar="PATH", help="a Vosk model instead of the shipped one")


def add_device_arguments(parser: Arguments) -> None:
    """`--microphone` and `--loudspeaker`, for `SoundSystem.find`."""
    parser.add_argument("--microphone", metavar="NAME", help="a part of its name")
    parser.add_argument("--loudspeaker", metavar="NAME", help="a part of its name")
