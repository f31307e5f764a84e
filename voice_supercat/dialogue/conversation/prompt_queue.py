"""The prompts that are still to be said. An instruction that the player interrupted is never lost."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

LineKind = Literal["question", "instruction", "remark"]
"""An instruction must be heard before its question can be answered. A remark, such as a help text, need not."""


@dataclass(frozen=True)
class Line:
    """One sentence to say."""

    text: str
    kind: LineKind
    hands: bool = False
    """Whether it tells the player to do something on the table."""
    read: bool = False
    """Whether it is read from a page of rules."""
    counts: bool = False
    """Whether it asks for a number."""


class PromptQueue:
    """The lines that are still to be said, with one that was cut off. Says nothing itself."""

    def __init__(self) -> None:
        self._left: list[Line] = []
        self._kept: list[Line] = []
        self._page: list[Line] = []
        self._skimmed: list[Line] = []
        self._stopped = False

    def put(self, lines: Iterable[Line], *, back: bool) -> None:
        """Put these lines next.

        Earlier instructions that were not heard to their end are kept, also where typing has cut them off; where the
        program had stopped by itself, all earlier lines are. They come before the question if the lines lead `back` to
        the game, and wait if the lines ask something else, such as "Quit now?".
        """
        self._kept += self._skimmed
        self._kept += [line for line in self._left if self._stopped or line.kind == "instruction"]
        self._left = list(lines)
        self._page, self._skimmed = [], []
        self._stopped = False
        if back:
            at = next((at for at, line in enumerate(self._left) if line.kind == "question"), None)
            if at is None:
                self._left += self._kept
            else:
                self._left[at:at] = [line for line in self._kept if line.kind != "question"]
            self._kept = []

    def forget(self) -> None:
        """Drop all lines: the player has answered, or hears everything again."""
        self._left, self._kept, self._page, self._skimmed, self._stopped = [], [], [], [], False

    def stop(self) -> None:
        """The program stops between two lines, so that the player can speak. What is left is said in any case."""
        self._stopped = True

    def go_on(self) -> None:
        """The player has nothing to say about the lines so far."""
        self._page, self._skimmed, self._stopped = [], [], False

    def again(self) -> None:
        """Say the lines since the last stop once more."""
        self._left[:0] = self._page
        self.go_on()

    def divide(self, texts: Sequence[str]) -> None:
        """Say the next line in these parts. Of a question only the last part asks."""
        line = self._left[0]
        first = [replace(line, text=text, kind="remark" if line.kind == "question" else line.kind) for text in texts]
        self._left[:1] = [*first[:-1], replace(line, text=texts[-1])]

    @property
    def next(self) -> Line | None:
        """The line to say now; None when all were heard."""
        return self._left[0] if self._left else None

    @property
    def together(self) -> list[str]:
        """The texts that are said without a stop: the next line, or the question with what is said after it."""
        if self._left and self._left[0].kind == "question":
            return [line.text for line in self._left]
        return [line.text for line in self._left[:1]]

    @property
    def asked(self) -> bool:
        """Whether an answer can be for the question: no instruction must be heard before it."""
        return all(line.kind != "instruction" for line in self._left)

    def heard(self, *, whole: bool = True) -> None:
        """The next line was said; not `whole` where the player typed meanwhile, perhaps a command."""
        if self._stopped:
            self.go_on()
        line = self._left.pop(0)
        self._page.append(line)
        if not whole and line.kind == "instruction":
            self._skimmed.append(line)

    @property
    def following(self) -> Line | None:
        """The line after the next one."""
        return self._left[1] if len(self._left) > 1 else None
