"""The Python functions of a book."""

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from ..faults import BookFault, described
from ..keys import OwnedKey, OwnedReadKey, ReadKey

_PACKAGE = Path(__file__).resolve().parents[2]


def book_functions(chain: Sequence[Path], declared: Collection[str]) -> dict[str, Callable[..., Any]]:
    """The public functions of rules.py or of the modules in rules/, by name; none where there is neither.

    Of several books of a chain the later one's wins. Raises BookFault, also for a key of a value that is not
    `declared`.
    """
    found: dict[str, Callable[..., Any]] = {}
    for folder in chain:
        found |= _of_one(folder, declared)
    return found


def shipped_module(path: Path) -> str | None:
    """By what name the Python file of a shipped book is imported; None for the file of any other book."""
    if not path.is_relative_to(_PACKAGE):
        return None
    return ".".join(path.relative_to(_PACKAGE.parent).with_suffix("").parts)


def _of_one(folder: Path, declared: Collection[str]) -> dict[str, Callable[..., Any]]:
    single = folder / "rules.py"
    paths = [single] if single.is_file() else sorted((folder / "rules").glob("[!_]*.py"))
    found: dict[str, Callable[..., Any]] = {}
    for path in paths:
        module = _module(path, folder)
        for name, value in vars(module).items():
            if isinstance(value, ReadKey | OwnedKey | OwnedReadKey) and value.name not in declared:
                raise BookFault(
                    f'{path}: the value "{value.name}" is not declared; add it to values.yaml of the book, or write '
                    "its keys anew with `voice-supercat books types`."
                )
            if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
                continue
            if name in found:
                raise BookFault(f'{path}: "{name}" is defined twice in the book; give one another name.')
            found[name] = value
    return found


def _module(path: Path, folder: Path) -> ModuleType:
    try:
        if name := shipped_module(path):
            return importlib.import_module(name)
        return importlib.import_module(
            f"{_package_of(folder)}.{'.'.join(path.relative_to(folder).with_suffix('').parts)}"
        )
    except KeyboardInterrupt:  # the player's own Ctrl-C
        raise
    except BaseException as error:  # whatever the book's author wrote: the player gets one sentence
        raise BookFault(f"{path}: cannot be loaded ({described(error)}).") from error


def _package_of(folder: Path) -> str:
    """A package of its own for a book outside the program, so that its modules can import each other.

    Loaded afresh each time, as its files may have changed.
    """
    name = f"book_{hashlib.sha256(str(folder).encode()).hexdigest()[:12]}"
    for loaded in [loaded for loaded in sys.modules if loaded == name or loaded.startswith(f"{name}.")]:
        del sys.modules[loaded]
    importlib.invalidate_caches()
    package = ModuleType(name)
    package.__path__ = [str(folder)]
    sys.modules[name] = package
    return name
