"""The pronunciations of the CMU dictionary, as the wheel of PocketSphinx brings it."""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from voice_supercat.speech.book_lexicon import Pronunciation, Pronunciations

_FILE = "model/en-us/cmudict-en-us.dict"


def cmu_dictionary() -> Pronunciations | None:
    """Word -> its pronunciations, the most usual first, without stress; None where it is not installed."""
    spec = find_spec("pocketsphinx")
    if spec is None or spec.origin is None:
        return None
    return read_pronunciations(Path(spec.origin).parent / _FILE)


def read_pronunciations(path: Path) -> Pronunciations:
    """Word -> its pronunciations, from lines such as `door D AO R`; `door(2)` is one more of the same word."""
    found: dict[str, dict[Pronunciation, None]] = {}
    with path.open(encoding="utf-8") as lines:
        for word, units in _rows(lines):
            found.setdefault(word, {})[units] = None
    return {word: tuple(units) for word, units in found.items()}


def _rows(lines: Iterable[str]) -> Iterable[tuple[str, Pronunciation]]:
    for line in lines:
        if not line.startswith("#"):
            word, *units = line.split()
            yield word.partition("(")[0], tuple(units)
