"""For which systems there is a package of Vosk, the recogniser; elsewhere the game is played by keyboard.

The last one for macOS is 0.3.44. `pyproject.toml` says the same in its own way.
"""

import platform
import sys
from collections.abc import Mapping
from types import MappingProxyType

from voice_supercat.speech.installing import how_to_mend

_MACHINES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "darwin": ("x86_64", "arm64"),
        "win32": ("AMD64", "x86"),
        "linux": ("x86_64", "aarch64", "armv7l"),
    }
)
"""Machines that there are packages for, by `sys.platform`; on Linux only with glibc."""


def has_package(system: str, machine: str, libc: str = "glibc") -> bool:
    """Whether there is one, for what `sys.platform`, `platform.machine` and `platform.libc_ver` say."""
    return machine in _MACHINES.get(system, ()) and (system != "linux" or libc == "glibc")


def why_not_loaded(error: Exception) -> str:
    """A sentence for the player about Vosk that could not be imported."""
    libc = platform.libc_ver()[0] if sys.platform == "linux" else ""
    if has_package(sys.platform, platform.machine(), libc):
        return f"Vosk cannot be loaded ({error}); {how_to_mend('vosk')}."
    system = f"{platform.system()}, {platform.machine()}" + (
        ", musl" if sys.platform == "linux" and libc != "glibc" else ""
    )
    return f"Nothing can be recognised here: Vosk has no package for this system ({system})."
