"""The words of a book named hunt, and a small dictionary that tells how most of them sound."""

from collections.abc import Iterable

from voice_supercat.speech.book_lexicon import BookLexicon, Pronunciations

KOBOLD = ("K", "OW", "B", "OW", "L", "D")
DICTIONARY: Pronunciations = {
    "cave": (("K", "EY", "V"),),
    "dragon": (("D", "R", "AE", "G", "AH", "N"),),
    "bow": (("B", "OW"), ("B", "AW")),
    "half": (("HH", "AE", "F"),),
    "elf": (("EH", "L", "F"),),
}


def lexicon(*phrases: str, **sounds: Iterable[tuple[str, ...]]) -> BookLexicon:
    return BookLexicon("hunt", "my/hunt", phrases, {word: tuple(given) for word, given in sounds.items()})
