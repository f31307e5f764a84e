"""Loads and saves the settings. The player may edit the file by hand."""

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept, replace_kept
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.settings import NAMES, USUAL_SETTINGS, Settings, with_value


def settings_path() -> Path:
    """Where the settings are kept."""
    return paths.user_config_dir() / "settings.json"


def load_settings(path: Path, notice: Callable[[str], None]) -> Settings:
    """The player's settings. For what cannot be used, `notice` gets one sentence and the usual value is taken."""
    try:
        found = read_kept(path)
    except KeptFileDamaged as damaged:
        notice(f"{damaged} The usual settings are in force.")
        return USUAL_SETTINGS
    except OSError as error:
        notice(f"{path}: cannot be read ({error.strerror}); the usual settings are in force.")
        return USUAL_SETTINGS
    settings = USUAL_SETTINGS
    for name in NAMES:
        if name in found:
            try:
                settings = with_value(settings, name, found[name])
            except ValueError as error:
                notice(f"{path}, {error} The usual {name} is in force.")
    for name in found.keys() - set(NAMES):  # of a program to come, or misspelt
        for meant in get_close_matches(name, NAMES, 1):
            notice(f"{path}, {name}: there is no such setting; perhaps {meant} is meant.")
    return settings


def save_settings(path: Path, before: Settings, after: Settings) -> None:
    """Write what has changed and leave everything else in the file as it is. Raises SpeechFault."""
    changed = {name: getattr(after, name) for name in NAMES if getattr(after, name) != getattr(before, name)}
    if not changed:
        return
    try:
        replace_kept(path, {**_kept(path), **changed})
    except OSError as error:
        raise SpeechFault(f"{path}: could not be written ({error.strerror}); it is not remembered.") from error


def _kept(path: Path) -> dict[str, Any]:
    try:
        return read_kept(path)
    except KeptFileDamaged:
        return {}  # the damaged file is kept under another name
