"""What words can mean at the open question: an answer to it, or a command."""

from dataclasses import dataclass

from voice_supercat.procedure.answers import Answer


@dataclass(frozen=True)
class Command:
    """Something always understood, such as repeat; `about` is the term of "explain harbour"."""

    name: str
    about: str | None = None


@dataclass(frozen=True)
class Answered:
    """An answer to the open question."""

    value: Answer


Meaning = Answered | Command
