"""The Python functions of a book."""

import importlib
import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from ..faults import BookFault

_PACKAGE = Path(__file__).resolve().parents[2]


def book_functions(folder: Path) -> dict[str, Callable[..., Any]]:
    """The public functions of rules.py or of the modules in rules/, by name; none without them. Raises BookFault."""
    single = folder / "rules.py"
    paths = [single] if single.is_file() else sorted((folder / "rules").glob("[!_]*.py"))
    found: dict[str, Callable[..., Any]] = {}
    for path in paths:
        module = _module(path)
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
                continue
            if name in found:
                raise BookFault(f'{path}: "{name}" is defined twice in the book; give one another name.')
            found[name] = value
    return found


def _module(path: Path) -> ModuleType:
    try:
        if path.is_relative_to(_PACKAGE):
            return importlib.import_module(".".join(path.relative_to(_PACKAGE.parent).with_suffix("").parts))
        spec = importlib.util.spec_from_file_location(f"book_of_{path.parent.name}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except Exception as error:  # whatever the book's author wrote: the player gets one sentence
        raise BookFault(f"{path}: cannot be loaded ({type(error).__name__}: {error}).") from error
    return module
