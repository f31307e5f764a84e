"""Takes away, on Linux, what Python does not have on Windows: from this project's code, not from its libraries.

    PYTHONPATH=tests/without_posix python -m pytest
    PYTHONPATH=tests/without_posix python -m voice_supercat play --keyboard --print

To our code the system is `win32`: POSIX-only modules and names are missing, files behave as they do there
(`windows_files.py`), and text is written with two bytes for the end of a line. Python itself and the libraries still
find the system that they run on.
"""

import builtins
import importlib
import io
import os
import sys
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import windows_files

_HERE = Path(__file__).resolve().parent
_ROOT = _HERE.parents[1]
_OURS = tuple(f"{_ROOT / folder}{os.sep}" for folder in ("voice_supercat", "scripts", "tests"))
_BETWEEN = ("pathlib", "io")
"""Modules that open files in the name of their callers."""
_MODULES = ("curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
_IMPORTED_OTHERWISE = frozenset({*_MODULES, "msvcrt"})
_NAMES = (_HERE / "posix_only.txt").read_text(encoding="utf-8")
"""What modules have on Linux and not on Windows, by the types that mypy ships: `MODULE: NAME NAME …`."""

_MISSING = object()
_OF_WINDOWS = {"name": "nt", "O_BINARY": windows_files.BINARY}


def ours(frame: FrameType | None) -> bool:
    """Whether this code is the project's own."""
    if frame is None:
        return False
    file = frame.f_code.co_filename
    return file.startswith(_OURS) and not file.startswith(str(_HERE))


def asked_by_us() -> bool:
    """Whether the caller of the caller is our code, also by way of `Path.open` and its like."""
    frame: FrameType | None = sys._getframe(2)
    while frame and frame.f_globals.get("__name__", "").partition(".")[0] in _BETWEEN:
        frame = frame.f_back
    return ours(frame)


def hide(module: ModuleType, names: dict[str, Any]) -> None:
    """To our code the module has these values instead of its own; where the value is `_MISSING`, none at all."""
    kept = {name: vars(module).pop(name) for name in names if name in vars(module)}

    def found(name: str) -> Any:
        if ours(sys._getframe(1)):
            kept_from_us = names.get(name, _MISSING)
            if kept_from_us is not _MISSING:
                return kept_from_us
        elif name in kept:
            return kept[name]
        raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")

    vars(module)["__getattr__"] = found


class System(ModuleType):
    """The module `sys`. A test may name another platform with `monkeypatch`, which takes the name back later."""

    _real = sys.platform
    _named: str | None = None

    def __new__(cls, *given: Any) -> Any:
        """Python makes every other module of the class of `sys`; those stay as they are."""
        return ModuleType(*given)

    @property
    def platform(self) -> str:
        return self._named or ("win32" if ours(sys._getframe(1)) else self._real)

    @platform.setter
    def platform(self, name: str) -> None:
        type(self)._named = name if ours(sys._getframe(2)) else None


def take_away() -> None:
    """From now on, in this process."""
    imported, opened = builtins.__import__, io.open

    def importing(name: str, globals: Any = None, *more: Any, **named: Any) -> Any:
        if name in _IMPORTED_OTHERWISE and ours(sys._getframe(1)):
            if name == "msvcrt":
                return sys.modules.get(name, windows_files.MSVCRT)
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return imported(name, globals, *more, **named)

    def opening(file: Any, mode: str = "r", buffering: int = -1, encoding: Any = None, *more: Any, **named: Any) -> Any:
        text = "b" not in mode
        if text and encoding is None and asked_by_us():
            encoding = "cp1252"
        if text and not more and named.get("newline") is None and not mode.startswith("r"):
            named["newline"] = "\r\n"
        return opened(file, mode, buffering, encoding, *more, **named)

    windows_files.behave_so(asked_by_us)
    hidden: dict[str, dict[str, Any]] = {"os": _OF_WINDOWS}
    for line in _NAMES.splitlines():
        module, _, names = line.partition(": ")
        hidden[module] = {**dict.fromkeys(names.split(), _MISSING), **hidden.get(module, {})}
    for module, values in hidden.items():
        hide(importlib.import_module(module), values)
    del sys.platform
    sys.__class__ = System
    builtins.__import__ = importing
    builtins.open = io.open = opening  # type: ignore[assignment]
