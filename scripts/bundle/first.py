"""Runs first in a bundle (a run-time hook of PyInstaller): its libraries and the data of its voice are found in it."""

import ctypes.util
import os
import sys
from pathlib import Path

_INSIDE = Path(getattr(sys, "_MEIPASS", ""))
_of_the_system = ctypes.util.find_library


def _find_library(name: str) -> str | None:
    here = next(_INSIDE.glob(f"lib{name}.so.*"), None)
    return str(here) if here else _of_the_system(name)


ctypes.util.find_library = _find_library
if (_INSIDE / "espeak-ng-data").is_dir():
    os.environ["ESPEAK_DATA_PATH"] = str(_INSIDE)
