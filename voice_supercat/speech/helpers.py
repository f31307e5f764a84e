"""Processes of our own: a voice engine each, and one that looks which devices there are now.

Each is this program again with `--helper NAME` before everything else; `__main__.py` gives that here. So a bundle,
which has no Python to call, starts them in the same way as an installed program.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from types import MappingProxyType

HELPER = "--helper"
_MODULES: Mapping[str, str] = MappingProxyType(
    {
        "pyttsx3": "voice_supercat.speech.saying.pyttsx3_child",
        "say": "voice_supercat.speech.saying.say_child",
        "piper": "voice_supercat.speech.saying.piper_child",
        "devices": "voice_supercat.speech.devices.listing_child",
    }
)
"""Which module each helper is; it has a `main`, which finds its arguments in `sys.argv[1:]`."""


def bundled() -> bool:
    """Whether this is a program without Python around it, as people download it."""
    return bool(getattr(sys, "frozen", False))


def own_process(helper: str, *arguments: str) -> list[str]:
    """The command line of a helper. Nothing is imported from the current folder, and text is UTF-8 on every system.

    Not `-I`: that would hide libraries that were installed for one user only.
    """
    python = () if bundled() else ("-P", "-X", "utf8", "-m", "voice_supercat")
    return [sys.executable, *python, HELPER, helper, *arguments]


def run_helper(given: Sequence[str]) -> None:
    """Be the helper that is named first, with the other arguments. Raises KeyError for a name that is none."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # a bundle has no option for it
    helper, *arguments = given
    sys.argv = [helper, *arguments]
    import_module(_MODULES[helper]).main()
