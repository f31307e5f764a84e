"""What can go wrong with a book, an answer or a journal: one clear sentence each."""

import errno
from pathlib import Path

from voice_supercat.faults import Fault
from voice_supercat.files.names import shown

READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
"""What systems say of a place that can only be read."""
MOST_QUOTED = 60
"""Characters of what was said that a message repeats: enough to know it again."""


class ProcedureFault(Fault):
    """A fault whose message can be read to the player as it stands."""


class BookFault(ProcedureFault):
    """A rule book is missing or broken; the message names file, line, step and what was expected."""


class AnswerRefused(ProcedureFault):
    """An answer does not fit the open question; the game is unchanged."""


class JournalFault(ProcedureFault):
    """A journal cannot be replayed; the file is left as it is. What it quotes cannot steer a terminal."""

    def __init__(self, message: str) -> None:
        super().__init__(shown(message))


class JournalReadOnly(JournalFault):
    """A journal cannot be written where it is; the game can be played, and nothing of it is kept."""

    @classmethod
    def of(cls, path: Path, error: OSError) -> "JournalReadOnly":
        """What the system said of this file."""
        return cls(f"{path}: cannot be written ({error.strerror}); nothing of this game is kept.")


def described(error: BaseException) -> str:
    """What a function of a book raised, which may be of its own making and not even have a text."""
    try:
        return shown(f"{type(error).__name__}: {error}")
    except BaseException:  # also one that would end the program
        return type(error).__name__


def quoted(said: object) -> str:
    """`said` in quotation marks, on one line, its end left out where it is long."""
    text = str(said)
    shown = "".join(char if char.isprintable() else " " for char in text[:MOST_QUOTED])
    return f'"{shown}{"…" if len(text) > MOST_QUOTED else ""}"'
