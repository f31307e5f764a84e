"""The steps that a book writes once for several pages: in `shared.yaml`, or by subject in `shared/*.yaml`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from voice_supercat.files.marked_yaml import Marked

from ..faults import BookFault
from .entries import entries
from .limits import MOST_IN_A_LIST


def shared_steps(chain: Sequence[Path]) -> dict[str, Any]:
    """Name -> step, or list of steps, of all those files in the folders of a book. Raises BookFault."""
    found = entries(chain, "shared")
    for name, (step, place) in found.items():
        if not isinstance(step, dict | list):
            raise BookFault(f'{place}: expected a step, or a list of steps, for "{name}".')
    return {name: step for name, (step, _) in found.items()}


def substituted(value: Any, given: Mapping[str, Any]) -> Any:
    """A shared step with what is `given` in the places of its `$parameters`. Raises BookFault for too long lists."""
    if isinstance(value, str):
        return given.get(value[1:], value) if value.startswith("$") else value
    if isinstance(value, Marked):
        copy = Marked({key: substituted(item, given) for key, item in value.items()})
        copy.place = value.place
        return copy
    together: list[Any] = []
    for item in value:
        filled = substituted(item, given)
        together += filled if isinstance(item, str) and isinstance(filled, list) else [filled]
        if len(together) > MOST_IN_A_LIST:
            raise BookFault(f"a list of a shared step gets more than {MOST_IN_A_LIST} entries; give it fewer.")
    return together
