"""Which lines of the program are run: with them, input that reaches new ones is found out and kept."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import voice_supercat

_OURS = str(Path(voice_supercat.__file__).resolve().parent)


class Reached:
    """Lines of the program that were run so far, as (file, line)."""

    def __init__(self) -> None:
        self.lines: set[tuple[str, int]] = set()
        self._ours: dict[CodeType, bool] = {}

    def by(self, work: Callable[[], object]) -> int:
        """Do the work; gives how many new lines it ran. Whatever it raises is raised."""
        before = len(self.lines)
        sys.settrace(self._called)
        try:
            work()
        finally:
            sys.settrace(None)
        return len(self.lines) - before

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        code = frame.f_code
        ours = self._ours.get(code)
        if ours is None:
            ours = self._ours[code] = code.co_filename.startswith(_OURS)
        return self._line if ours and event == "call" else None

    def _line(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line
