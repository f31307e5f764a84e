"""The prompts that are still to be said. An instruction that the player interrupted is never lost."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

LineKind = Literal["question", "instruction", "remark"]
"""An instruction must be heard before its question can be answered. A remark, such as a help text, need not."""


@dataclass(frozen=True)
class Line:
    """One sentence to say."""

    text: str
    kind: LineKind


class PromptQueue:
    """The lines that are still to be said, with one that was cut off. Says nothing itself."""

    def __init__(self) -> None:
        self._left: list[Line] = []
        self._kept: list[Line] = []

    def put(self, lines: Iterable[Line], *, back: bool) -> None:
        """Put these lines next.

        Earlier instructions that were not heard to their end are kept. They come before the question if the lines lead
        `back` to the game, and wait if the lines ask something else, such as "Quit now?".
        """
        self._kept += [line for line in self._left if line.kind == "instruction"]
        self._left = list(lines)
        if back:
            at = next((at for at, line in enumerate(self._left) if line.kind == "question"), len(self._left))
            self._left[at:at] = self._kept
            self._kept = []

    def forget(self) -> None:
        """Drop all lines: the player has answered, or hears everything again."""
        self._left, self._kept = [], []

    @property
    def next(self) -> Line | None:
        """The line to say now; None when all were heard."""
        return self._left[0] if self._left else None

    @property
    def asked(self) -> bool:
        """Whether an answer can be for the question: no instruction must be heard before it."""
        return all(line.kind != "instruction" for line in self._left)

    def heard(self) -> None:
        """The next line was said to its end."""
        del self._left[0]
