"""How words sound that a model does not know: what their book says, then a dictionary, then the parts of a word."""

import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from voice_supercat.speech.book_lexicon import Pronunciation, Pronunciations
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.helpers import bundled
from voice_supercat.speech.installing import how_to_get
from voice_supercat.speech.lexicon.phones import Phones

Source = Literal["sounds.yaml", "dictionary", "parts"]
Dictionary = Callable[[], Pronunciations | None]
"""Opens a pronouncing dictionary; None where none is installed."""


@dataclass(frozen=True)
class Sounding:
    """How one word sounds, and where that was found."""

    word: str
    pronunciations: tuple[Pronunciation, ...]
    source: Source

    @property
    def phones(self) -> str:
        """For the eye: "K EY V", or "R EH D, R IY D"."""
        return ", ".join(" ".join(one) for one in self.pronunciations)


def soundings(words: Iterable[str], given: Pronunciations, dictionary: Dictionary) -> list[Sounding]:
    """Each word with its sounds: those `given`, else of the dictionary, else of its parts ("half-orc") in a row.

    The dictionary is opened only where it is needed. Raises SpeechFault naming every word that no source has.
    """
    words = list(words)
    opened = dictionary() if set(words) - set(given) else {}
    found = {word: _sounding(word, given, opened or {}) for word in words}
    if missing := [word for word, sounding in found.items() if sounding is None]:
        none = "No dictionary tells" if opened is not None else "No dictionary is installed to tell"
        install = "" if opened is not None or bundled() else f"`{how_to_get('extend')}`, or "
        raise SpeechFault(
            f"{none} how {_listed(missing)} sound{'s' if len(missing) == 1 else ''}; {install}"
            'write it in sounds.yaml in the folder of the book, in phones such as "cave: {heard: [K EY V]}".'
        )
    return [sounding for sounding in found.values() if sounding is not None]


def refuse_unknown_phones(given: Pronunciations, phones: Phones, places: Mapping[str, object] | None = None) -> None:
    """Raises SpeechFault for the first of a book's own sounds that the model does not have; `places` tell where."""
    for word, pronunciations in given.items():
        for phone in itertools.chain.from_iterable(pronunciations):
            if phone not in phones.generic:
                known = ", ".join(sorted(phones.generic))
                place = (places or {}).get(word, "sounds.yaml")
                raise SpeechFault(f'{place}: "{word}" has "{phone}", which is no phone; the phones are {known}.')


def _sounding(word: str, given: Pronunciations, dictionary: Pronunciations) -> Sounding | None:
    if word in given:
        return Sounding(word, given[word], "sounds.yaml")
    plain = word.lower()
    if plain in dictionary:
        return Sounding(word, dictionary[plain], "dictionary")
    parts = [given.get(part) or dictionary.get(part, ()) for part in plain.split("-")]
    if len(parts) == 1 or not all(parts):
        return None
    pronunciations = (tuple(itertools.chain.from_iterable(one)) for one in itertools.product(*parts))
    return Sounding(word, tuple(dict.fromkeys(pronunciations)), "parts")


def _listed(words: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
