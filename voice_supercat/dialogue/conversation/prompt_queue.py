"""What is being told and how much of it has been heard: an instruction that the player spoke over is never lost."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

LineKind = Literal["question", "instruction", "remark"]
"""An instruction must be heard before its question can be answered; a remark, such as a help text, need not."""


@dataclass(frozen=True)
class Line:
    """One sentence to say."""

    text: str
    kind: LineKind


class PromptQueue:
    """The lines still to be said, one that was cut off included. Says nothing itself."""

    def __init__(self) -> None:
        self._left: list[Line] = []
        self._owed: list[Line] = []

    def put(self, lines: Iterable[Line], *, back: bool) -> None:
        """Say these next.

        Instructions of before that were not heard whole are owed. They come before the question where the telling
        leads `back` to the game, not to an aside such as "Quit now?".
        """
        self._owed += [line for line in self._left if line.kind == "instruction"]
        self._left = list(lines)
        if back:
            at = next((at for at, line in enumerate(self._left) if line.kind == "question"), len(self._left))
            self._left[at:at] = self._owed
            self._owed = []

    def forget(self) -> None:
        """Nothing is left and nothing owed: the player has answered, or hears it all again."""
        self._left, self._owed = [], []

    @property
    def next(self) -> Line | None:
        """The line to say now; None when all have been heard."""
        return self._left[0] if self._left else None

    @property
    def asked(self) -> bool:
        """Whether an answer can be meant for the question: no instruction is in between."""
        return all(line.kind != "instruction" for line in self._left)

    def heard(self) -> None:
        """The next line has been said to its end."""
        del self._left[0]
