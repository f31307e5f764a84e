"""The steps that a book writes once for several pages: in `shared.yaml`, or by subject in `shared/*.yaml`."""

from pathlib import Path
from typing import Any

from ..faults import BookFault
from .entries import entries


def shared_steps(folder: Path) -> dict[str, Any]:
    """Name -> step, or list of steps, of all those files in the book's `folder`. Raises BookFault."""
    found = entries(folder, "shared")
    for name, (step, place) in found.items():
        if not isinstance(step, dict | list):
            raise BookFault(f'{place}: expected a step, or a list of steps, for "{name}".')
    return {name: step for name, (step, _) in found.items()}
