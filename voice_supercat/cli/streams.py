"""Input and output of the process: handles streams that are closed, or that cannot show a character."""

import contextlib
import errno
import io
import os
import sys
from pathlib import Path

from voice_supercat.files.names import shown

_STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}  # in the order of their descriptors
_PERMISSIONS = "change its permissions, or those of its folder"
_REMEDIES = {errno.EACCES: _PERMISSIONS, errno.EPERM: _PERMISSIONS, errno.ENOSPC: "make room"}


def prepare_streams() -> None:
    """Open a stream that was closed before the start to nowhere, so that no saved game gets its descriptor.

    Bytes that are no text, and characters that the output cannot show, become a question mark.
    """
    for name, mode in _STREAMS.items():
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - stays open while the program runs
            setattr(sys, name, nowhere)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def nobody_reads(error: OSError) -> bool:
    """Whether the program that read the output has ended. Windows says of its pipe that something is invalid."""
    of_windows = sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or of_windows


def in_a_sentence(error: OSError) -> str:
    """What the system refused, where, and where it is known what to do."""
    remedy = f"; {_REMEDIES[error.errno]}, then try again" if error.errno in _REMEDIES else ""
    return shown(f"{error.filename or 'The output'}: {error.strerror or error}{remedy}.")


def let_output_go() -> None:
    """Discard what is still to be written: Python would fail at it again when it exits."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
