"""Writes the typed keys of a book's declared values: `rules/values.py`, against which mypy checks the rules."""

from collections.abc import Iterable, Mapping

from .values import Declaration, Kind

_TYPES: Mapping[Kind, str] = {"count": "int", "flag": "bool", "choice": "str"}

_MODULE = '''\
"""Typed keys of the values in values.yaml. Written by `voice-supercat books types`: do not change it here."""

from voice_supercat.procedure.keys import {imported}

'''


def typed_values(declarations: Iterable[Declaration]) -> str:
    """The source of the module: a line for each value, in the order of their names."""
    ordered = sorted(declarations, key=lambda declared: declared.name)
    lines = [_line(declared) for declared in ordered]
    kinds = ("Key", "OwnedKey", "OwnedReadKey", "ReadKey")
    imported = [name for name in kinds if any(f"= {name}[" in line for line in lines)]
    return _MODULE.format(imported=", ".join(imported)) + "".join(f"{line}\n" for line in lines)


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
