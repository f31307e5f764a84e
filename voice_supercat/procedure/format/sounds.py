"""How the words of a book sound where no dictionary tells: `sounds.yaml`, or files in `sounds/`."""

import re
from pathlib import Path

from .entries import entries
from .fields import Fields

_STRESS = re.compile(r"[0-2]$")


def sounds_of(folder: Path) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Word -> how people say it, in one way or several, in the phones of the CMU dictionary without stress.

    Raises BookFault naming file, line and word.
    """
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for word, (data, place) in entries(folder, "sounds").items():
        entry = Fields(data, f'the word "{word}"', place)
        entry.only(("heard",))
        ways = tuple(tuple(_STRESS.sub("", phone) for phone in way.split()) for way in entry.texts("heard"))
        if not all(ways) or not ways or len(word.split()) != 1:
            entry.fail('expected one word and its phones, such as "cave: {heard: [K EY V]}".')
        found[word] = ways
    return found
