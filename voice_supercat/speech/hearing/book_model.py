"""The model that hears a book: the shipped one, or the one that knows the book's own words as well."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from voice_supercat.speech.book_lexicon import BookLexicon, Pronunciations
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.checksums import LIST
from voice_supercat.speech.hearing.model import models_of_player

_RECORD = "extension.json"
_OF_SOUNDS = ("words", "sounds")  # its fields that map words to pronunciations


@dataclass(frozen=True)
class Extension:
    """What a model has that was made from another one by adding words."""

    book: str
    base: str
    base_digest: str
    """Of the folder of that model, when the words were added."""
    words: Pronunciations
    sounds: Pronunciations
    """What the book itself said about sounds."""


def extended_path(base: Path, book: str) -> Path:
    """Where the model for a book lies, if there is one."""
    return models_of_player() / f"{base.name}-{book}"


def digest_of(model: Path) -> str:
    """Of all files of a model but the record of its extension and the list of checksums. Raises OSError."""
    digest = hashlib.sha256()
    for path in sorted(model.rglob("*")):
        if path.is_file() and path.name not in (_RECORD, LIST):
            name = path.relative_to(model).as_posix().encode()
            digest.update(b"%d %s %d " % (len(name), name, path.stat().st_size))
            digest.update(path.read_bytes())
    return digest.hexdigest()


def write_extension(model: Path, extension: Extension) -> None:
    """Keeps what the model is beside it; its other files are complete by now."""
    sounds = {name: _written(getattr(extension, name)) for name in _OF_SOUNDS}
    record = {"digest": digest_of(model), **asdict(extension), **sounds}
    (model / _RECORD).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def read_extension(model: Path) -> Extension | None:
    """What was added to the model; None where nothing was. Raises SpeechFault where the model is damaged."""
    if not (model / _RECORD).is_file():
        return None
    try:
        record = json.loads((model / _RECORD).read_text(encoding="utf-8"))
        whole = record.pop("digest") == digest_of(model)
        record |= {name: _read(record[name]) for name in _OF_SOUNDS}
        extension = Extension(**record)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise SpeechFault(f"{model / _RECORD}: cannot be read ({error}); run `models extend` again.") from error
    if not whole:
        raise SpeechFault(f"{model}: files of this model have changed or are missing; run `models extend` again.")
    return extension


def model_of_book(base: Path, lexicon: BookLexicon) -> tuple[Path, str | None]:
    """The folder of the model to hear a book with: `base`, the shipped one, or one made from it.

    With one sentence where there is one that should be made again.
    """
    path = extended_path(base, lexicon.book)
    if not path.is_dir():
        return base, None
    again = f"run `{lexicon.command}` again"
    try:
        extension = read_extension(path)
    except SpeechFault:
        return base, f"{path.name} is damaged and is not used; {again}."
    if extension is None or extension.base_digest != digest_of(base):
        return base, f"{path.name} was made from another shipped model and is not used; {again}."
    if extension.sounds != lexicon.sounds:
        return path, f"The sounds of {lexicon.book} have changed since {path.name} was made; {again}."
    return path, None


def _written(sounds: Pronunciations) -> dict[str, list[str]]:
    return {word: [" ".join(one) for one in pronunciations] for word, pronunciations in sounds.items()}


def _read(sounds: Mapping[str, list[str]]) -> Pronunciations:
    return {word: tuple(tuple(one.split()) for one in pronunciations) for word, pronunciations in sounds.items()}
