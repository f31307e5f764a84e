"""Reads the lines that another program sends."""

from collections.abc import Iterator
from typing import TextIO

from voice_supercat.speech.keys.keyboard import LONGEST_LINE


def short_lines(stream: TextIO) -> Iterator[str]:
    """The lines of `stream`. A line that is longer than any answer is cut."""
    while line := stream.readline(LONGEST_LINE):
        yield line
        while line and not line.endswith("\n"):
            line = stream.readline(LONGEST_LINE)
