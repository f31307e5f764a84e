"""The process around a command: streams missing or without end, being told to stop, options that are misspelt."""

import argparse
import contextlib
import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn, TextIO

LONGEST_LINE = 4096
"""Characters; ten times the longest answer. The time to understand a line grows with the square of its words."""
_STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}  # in the order of their numbers
_STOPPED = 128  # plus the number of the signal, as shells tell it
_NUMBERS = {int: "a whole number", float: "a number"}


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


def short_lines(stream: TextIO) -> Iterator[str]:
    """The lines of `stream`, each cut where it is longer than any answer."""
    while line := stream.readline(LONGEST_LINE):
        yield line
        while line and not line.endswith("\n"):
            line = stream.readline(LONGEST_LINE)


def let_output_go() -> None:
    """What is still to be written goes nowhere: at its exit Python would fail at it again."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextlib.contextmanager
def stopped_in_order() -> Iterator[None]:
    """Told to stop, or without its terminal, the program leaves as after Ctrl-C: nothing is lost, all is put back."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, _leave) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


def _leave(number: int, _: object) -> NoReturn:
    raise SystemExit(_STOPPED + number)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without twelve lines of all options before it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for kind in (int, float):
            self.register("type", kind, _number_reader(kind))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help.\n")


def _number_reader(kind: type[int] | type[float]) -> Any:
    def read(text: str) -> int | float:
        try:
            return kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f'expected {_NUMBERS[kind]}, found "{text}"') from None

    return read
