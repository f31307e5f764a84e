"""What a book writes by name: in one file, `facts.yaml`, or by subject in the files of a folder, `facts/*.yaml`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from voice_supercat.files.marked_yaml import Place

from ..faults import BookFault
from .fields import fields_of


class Entry(NamedTuple):
    """What is written under a name, and where."""

    content: Any
    place: Place


def entries(chain: Sequence[Path], of: str) -> dict[str, Entry]:
    """Name -> entry, of `OF.yaml` and of all files in the folder `OF`. Which file has a name makes no difference.

    Of several books of a chain the later one's wins. Nothing where there is no such file. Raises BookFault where one
    cannot be read or a book defines a name twice.
    """
    found: dict[str, Entry] = {}
    for folder in chain:
        found |= _of_one(folder, of)
    return found


def _of_one(folder: Path, of: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in _files(folder, of):
        data = fields_of(path).data
        for name, content in data.items():
            place = data.place_of(name)
            if name in found:
                raise BookFault(f'{place}: "{name}" is defined twice ({found[name].place}); give one another name.')
            found[name] = Entry(content, place)
    return found


def _files(folder: Path, of: str) -> Iterator[Path]:
    single = folder / f"{of}.yaml"
    if single.exists():
        yield single
    yield from sorted((folder / of).glob("*.yaml"))
