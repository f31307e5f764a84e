"""`play --screen`: opens the companion screen, where the player wants one. Without it nothing of it is imported."""

import argparse
from typing import TYPE_CHECKING

from voice_supercat.faults import Fault
from voice_supercat.speech.installing import how_to_get

if TYPE_CHECKING:
    from voice_supercat.screen.opening import Screen


class NoScreen(Fault):
    """What a screen needs is not installed."""


def add_screen_arguments(parser: argparse.ArgumentParser) -> None:
    """Whether there is a screen, and who can see it."""
    screen = parser.add_argument_group("screen").add_mutually_exclusive_group()
    screen.add_argument("--screen", action="store_true", help="show the game in a browser of this machine too")
    screen.add_argument(
        "--screen-lan",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="the same for phones and tablets in the home network, which join by a QR code; ADDRESS is this machine's",
    )


def screen_of(args: argparse.Namespace) -> "Screen | None":
    """The screen that the player wants. Raises Fault where there cannot be one."""
    if not args.screen and args.screen_lan is None:
        return None
    try:
        from voice_supercat.screen.opening import open_screen
    except ModuleNotFoundError as error:
        raise NoScreen(f"The screen needs {error.name}, which is not installed; {how_to_get('screen')}.") from error
    return open_screen(args.screen_lan, print)
