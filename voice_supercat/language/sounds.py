"""How words of a book are spelled for the voice, where it would misread them: `sounds.yaml` in the book's folder.

A line is `word: spelling`, or `word: {say: spelling, …}` with notes of the author's, such as the sounds in phones.
"""

from collections.abc import Mapping
from pathlib import Path

from voice_supercat.faults import FileFault
from voice_supercat.files.fields import Fields
from voice_supercat.files.marked_yaml import Marked, WholePlace, read

Spellings = Mapping[str, str]
"""Word, in lower case -> how it is spelled for the voice."""

_FILE = "sounds.yaml"


def spellings_in(*folders: Path) -> Spellings:
    """The spellings of these folders, those of the later ones over those of the earlier. Raises FileFault."""
    return {word: spelling for folder in folders for word, spelling in _spellings(folder / _FILE).items()}


def _spellings(path: Path) -> Spellings:
    if not path.is_file():
        return {}
    sounds = Fields(read(path), "top of the file", WholePlace(path, 1))
    found = {}
    for word, content in sounds.data.items():
        spelled = content.get("say") if isinstance(content, Marked) else content
        if not isinstance(spelled, str) or not spelled:
            raise FileFault(f"{sounds.data.key_places[word]}: expected how '{word}' is spelled for the voice.")
        found[word.lower()] = spelled
    return found
