"""The steps that a book writes once for several pages: in `shared.yaml`, or by subject in `shared/*.yaml`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..faults import BookFault
from ..pages import Place
from .fields import fields_of


def shared_steps(folder: Path) -> dict[str, Any]:
    """Name -> step, or list of steps, of all those files in the book's `folder`.

    Raises BookFault where there is none, where one cannot be read, or where a name is defined twice.
    """
    found: dict[str, Any] = {}
    places: dict[str, Place] = {}
    for path in _files(folder):
        steps = fields_of(path).data
        for name, step in steps.items():
            place = steps.key_places[name]
            if name in found:
                raise BookFault(f'{place}: "{name}" is defined twice ({places[name]}); give one another name.')
            if not isinstance(step, dict | list):
                raise BookFault(f'{place}: expected a step, or a list of steps, for "{name}".')
            found[name], places[name] = step, place
    return found


def _files(folder: Path) -> Iterator[Path]:
    single = folder / "shared.yaml"
    several = sorted((folder / "shared").glob("*.yaml"))
    if single.exists() or not several:
        yield single
    yield from several
