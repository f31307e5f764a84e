"""How what is missing is installed on this system, in the words of its own package manager."""

import shutil
import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType

from voice_supercat.speech.helpers import bundled

_COMMANDS = {
    "apt-get": "apt install",
    "dnf": "dnf install",
    "pacman": "pacman -S",
    "zypper": "zypper install",
    "apk": "apk add",
}
"""Program of a package manager: what the player types. The first one that is found is used."""

PORTAUDIO: Mapping[str, str] = MappingProxyType(
    {"apt-get": "libportaudio2", "zypper": "libportaudio2", **dict.fromkeys(("dnf", "pacman", "apk"), "portaudio")}
)
"""Its packages. Those of sounddevice for Windows and macOS contain it."""
ESPEAK: Mapping[str, str] = MappingProxyType(dict.fromkeys(("apt-get", "dnf", "pacman", "zypper", "apk"), "espeak-ng"))
"""Its packages; Windows and macOS have voices of their own."""


def how_to_install(
    packages: Mapping[str, str], platform: str | None = None, which: Callable[[str], str | None] = shutil.which
) -> str:
    """The command, such as "dnf install espeak-ng"; "" where no package manager is known that has it."""
    if (platform or sys.platform) == "win32":
        return ""
    for program, command in _COMMANDS.items():
        if program in packages and which(program):
            return f"{command} {packages[program]}"
    return ""


def how_to_mend(package: str) -> str:
    """What to do about a library that the program should have, as the end of a sentence."""
    return "download voice-supercat again" if bundled() else f"install it with `pip install {package}`"


def how_to_get(extra: str) -> str:
    """Where an extra comes from. Nothing can be added to a bundle."""
    command = f"pip install 'voice-supercat[{extra}]'"
    return f"only with Python: {command}" if bundled() else command
