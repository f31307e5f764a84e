"""The phones of a model: each acoustic unit by where it stands in a word, and how Kaldi numbers them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.lexicon.symbols import read_symbols, write_symbols

SILENCE = "SIL"
SPOKEN_NOISE = "SPN"
"""One unit for a whole word that is not in the lexicon."""

Position = Literal["nonword", "begin", "end", "internal", "singleton"]
PHONES_FILE = "phones.txt"
_SUFFIXES: dict[Position, str] = {"begin": "_B", "end": "_E", "internal": "_I", "singleton": "_S"}


@dataclass(frozen=True)
class Phones:
    """The phones of a model, numbered from 1."""

    names: tuple[str, ...]
    """Silence and spoken noise, then units with their positions: `K_B` begins a word, `V_E` ends one."""

    def number(self, unit: str, position: Position) -> int:
        """The phone of a unit at a position. Raises KeyError where the model has no such unit."""
        return self._numbers[unit + _SUFFIXES.get(position, "")]

    def unit(self, number: int) -> str:
        """The unit that a phone is."""
        return self.names[number - 1].rpartition("_")[0] or self.names[number - 1]

    def position(self, number: int) -> Position:
        """Where in a word a phone stands."""
        _, joint, letter = self.names[number - 1].rpartition("_")
        return next((position for position, suffix in _SUFFIXES.items() if suffix == joint + letter), "nonword")

    @cached_property
    def generic(self) -> frozenset[str]:
        """The units that any word may be made of: no noise, and none that a single word has for itself ("EH:yes")."""
        units = {self.unit(number) for number in range(1, len(self.names) + 1)}
        return frozenset(unit for unit in units - {SILENCE, SPOKEN_NOISE} if ":" not in unit)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names, start=1)}


def phones_of(units: Sequence[str]) -> Phones:
    """The phones of units, silence and spoken noise first: those two outside words, then each unit at four positions.

    The last phone is a pause within a phrase, which to Vosk is a part of the entry.
    """
    in_words = (f"{unit}{suffix}" for unit in units[1:] for suffix in _SUFFIXES.values())
    return Phones((SILENCE, SPOKEN_NOISE, *in_words, SILENCE + _SUFFIXES["internal"]))


def write_phones(graph: Path, phones: Phones) -> None:
    """The file `phones.txt` in the folder `graph` of a model."""
    write_symbols(graph / PHONES_FILE, phones.names)


def read_phones(graph: Path) -> Phones:
    """The phones in the folder `graph` of a model. Raises SpeechFault where it does not tell them."""
    path = graph / PHONES_FILE
    if not path.is_file():
        raise SpeechFault(f"{path} is missing: words can only be added to a model that names its phones.")
    return Phones(read_symbols(path))


def entering(phone: int) -> int:
    """The transition-id with which a phone begins."""
    return 2 * phone


def staying(phone: int) -> int:
    """The transition-id with which a phone goes on."""
    return 2 * phone - 1


def phone_entered(transition: int) -> int:
    """The phone that begins with a transition-id; 0 where none does."""
    return transition // 2 if transition % 2 == 0 else 0
