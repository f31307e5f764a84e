"""The real program, started as a player starts it, with the virtual devices: what it prints and what it takes down."""

import contextlib
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from .partner import BOOK, entries_of


@dataclass(frozen=True)
class Printed:
    """A line of the program, and the block of the recording in which it was printed, just before it is spoken."""

    text: str
    block: int


class Program:
    """Runs from the moment it is entered. `clock` tells the block that is recorded now."""

    def __init__(
        self,
        journal: Path,
        options: Sequence[str],
        environment: Mapping[str, str],
        clock: Callable[[], int],
        book: str = BOOK,
    ) -> None:
        self._journal = journal
        self._command = [sys.executable, "-m", "voice_supercat", "play", "--book", book, "--game", str(journal)]
        self._options = list(options)
        self._environment = environment
        self._clock = clock
        self.lines: list[Printed] = []

    def __enter__(self) -> "Program":
        self._process = subprocess.Popen(
            [*self._command, *self._options],
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        threading.Thread(target=self._read, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait(timeout=5)

    @property
    def running(self) -> bool:
        """False once it has ended by itself."""
        return self._process.poll() is None

    def ends(self, seconds: float = 5.0) -> None:
        """Wait at most so long until it has ended by itself."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=seconds)

    @property
    def process_id(self) -> int:
        """Of the program; its voice is a child."""
        return self._process.pid

    def entries(self) -> list[dict[str, Any]]:
        """What the journal holds by now."""
        return entries_of(self._journal)

    def types(self, text: str) -> None:
        """Give an answer by keyboard."""
        assert self._process.stdin is not None
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(Printed(line.strip(), self._clock()))
