"""What is said in one book, as far as a model has to know it."""

from collections.abc import Mapping
from dataclasses import dataclass

Pronunciation = tuple[str, ...]
"""The phones of a word, one after the other."""
Pronunciations = Mapping[str, tuple[Pronunciation, ...]]
"""Word -> the ways in which people say it."""


@dataclass(frozen=True)
class BookLexicon:
    """The phrases of a book, and how it says that some words sound."""

    book: str
    """Its id."""
    named: str
    """How the player names it: its id or its folder."""
    phrases: tuple[str, ...]
    sounds: Pronunciations

    @property
    def words(self) -> tuple[str, ...]:
        """Every word that is said in it, sorted."""
        said = {word for phrase in self.phrases for word in phrase.split()}
        return tuple(sorted(said.union(self.sounds)))

    @property
    def command(self) -> str:
        """What the player runs so that all of it can be heard."""
        return f"voice-supercat models extend --book {self.named}"
