"""How words of a book sound, said and heard, where no dictionary tells: `sounds.yaml`, or files in `sounds/`.

A line is `word: {say: spelling for the voice, heard: [phones, phones], sounds: phones}`, with at least one of them.
`sounds` is how the voice must say it, which the checks compare with what it says. `misread` beside it is a note for
scripts/benchmarks/pronunciations.py.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from voice_supercat.faults import FileFault
from voice_supercat.files.fields import Fields
from voice_supercat.files.marked_yaml import Place, WholePlace, read

_STRESS = re.compile(r"[0-2]$")


@dataclass(frozen=True)
class Sounds:
    """`spellings`: word in lower case -> how it is spelled for the voice. `heard`: word -> how people say it, in one
    way or several, in the phones of the CMU dictionary without stress. `places`: word -> where that is written."""

    spellings: Mapping[str, str]
    heard: Mapping[str, tuple[tuple[str, ...], ...]]
    places: Mapping[str, Place] = field(default_factory=dict, compare=False)
    said: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)
    """Word in lower case -> the phones with which the voice must say it."""


def sounds_in(*folders: Path) -> Sounds:
    """The sounds of these folders, those of a later one over those of an earlier. Raises FileFault."""
    spellings: dict[str, str] = {}
    heard: dict[str, tuple[tuple[str, ...], ...]] = {}
    places: dict[str, Place] = {}
    said: dict[str, tuple[str, ...]] = {}
    for folder in folders:
        for word, entry in _entries(folder).items():
            if "say" in entry:
                spellings[word.lower()] = entry.text("say")
            if "sounds" in entry:
                said[word.lower()] = tuple(_STRESS.sub("", phone) for phone in entry.text("sounds").split())
            if "heard" in entry:
                heard[word], places[word] = _pronunciations(word, entry), entry.place
    return Sounds(spellings, heard, places, said)


def _entries(folder: Path) -> dict[str, Fields]:
    found: dict[str, Fields] = {}
    single = folder / "sounds.yaml"
    for path in [*([single] if single.exists() else []), *sorted((folder / "sounds").glob("*.yaml"))]:
        data = Fields(read(path), "top of the file", WholePlace(path, 1)).data
        for word, content in data.items():
            place = data.place_of(word)
            entry = Fields(content, f'the word "{word}"', place)
            entry.only(("say", "heard", "sounds", "misread"))
            if not {"say", "heard", "sounds"} & {*entry.data}:
                entry.fail('expected "say", a spelling for the voice, or "heard" or "sounds", its phones.')
            if word in found:
                raise FileFault(f'{place}: "{word}" is defined twice ({found[word].place}); join the two lines.')
            found[word] = entry
    return found


def _pronunciations(word: str, entry: Fields) -> tuple[tuple[str, ...], ...]:
    pronunciations = tuple(tuple(_STRESS.sub("", phone) for phone in one.split()) for one in entry.texts("heard"))
    if not all(pronunciations) or not pronunciations or len(word.split()) != 1:
        entry.fail('expected one word and its phones, such as "cave: {heard: [K EY V]}".')
    return pronunciations
