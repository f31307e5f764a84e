"""Writes the typed keys of a book's declared values: `rules/values.py`, against which mypy checks the rules."""

from collections.abc import Mapping
from pathlib import Path

from .format.extending import chain_of
from .format.functions import shipped_module
from .loader import declared_values
from .values import Declaration, Kind

_TYPES: Mapping[Kind, str] = {"count": "int", "flag": "bool", "choice": "str"}

_FIRST_LINE = (
    '"""Typed keys of the values in values.yaml. Written by `voice-supercat books types`: do not change it here."""'
)


def typed_values(folder: Path) -> str:
    """The source of `rules/values.py` for the book in `folder`: a line for each value, in the order of their names.

    The keys of a shipped book that it extends are handed on from there. Raises BookFault.
    """
    lines, imports = _lines(folder), []
    for extended in chain_of(folder)[:-1]:
        if module := shipped_module(extended / "rules" / "values.py"):
            imports.append(f"from {module} import *  # noqa: F403")
            handed_on = set(_lines(extended))
            lines = [line for line in lines if line not in handed_on]
    kinds = ("Key", "OwnedKey", "OwnedReadKey", "ReadKey")
    if used := [name for name in kinds if any(f"= {name}[" in line for line in lines)]:
        imports.append(f"from voice_supercat.procedure.keys import {', '.join(used)}")
    return "\n".join([_FIRST_LINE, "", *imports, "", *lines, ""])


def _lines(folder: Path) -> list[str]:
    return [_line(declared) for _, declared in sorted(declared_values(folder).items())]


def _line(declared: Declaration) -> str:
    kind = f"{'Owned' if declared.of else ''}{'Read' if declared.fixed else ''}Key"
    return f'{declared.name} = {kind}[{_type(declared)}]("{declared.name}")'


def _type(declared: Declaration) -> str:
    if declared.kind == "row":
        found = f"tuple[{', '.join(_TYPES[item] for item in declared.items)}]"
    elif declared.is_list:
        items = [_TYPES[item] for item in declared.items] or ["str"]
        item = items[0] if len(items) == 1 else f"tuple[{', '.join(items)}]"
        found = f"tuple[{item}, ...]"
    else:
        found = _TYPES[declared.kind]
    return f"{found} | None" if declared.unknown else found
