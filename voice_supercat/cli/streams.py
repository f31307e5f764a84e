"""Input and output of the process: streams that are closed, or that cannot take what is written."""

import contextlib
import io
import os
import sys
from pathlib import Path

_STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}  # in the order of their numbers


def prepare_streams() -> None:
    """A stream that was closed before the start leads nowhere, and its number is not given to a saved game.

    What is no text, and what the output has no sign for, becomes a question mark.
    """
    for name, mode in _STREAMS.items():
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - open as long as the program
            setattr(sys, name, nowhere)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def let_output_go() -> None:
    """What is still to be written goes nowhere: at its exit Python would fail at it again."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
