"""Where data lies: beside the package in an installed wheel, at the top of the repository in a checkout."""

import os
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).resolve().parents[1]
_APP = "voice-supercat"
GAME_SUFFIX = ".jsonl"
"""Of the file of a saved game."""
HOME = "VOICE_SUPERCAT_HOME"
"""Of the environment: the folder for everything that is kept for the player, instead of those of the system."""


def _shipped(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def grammars_dir() -> Path:
    """The shipped `grammars/`."""
    return _shipped("grammars")


def models_dir() -> Path:
    """The shipped `models/`."""
    return _shipped("models")


def user_config_dir() -> Path:
    """The player's own settings: grammars that replace shipped phrases, speech settings."""
    return _chosen() or Path(platformdirs.user_config_dir(_APP, appauthor=False))


def user_data_dir() -> Path:
    """What the program keeps for the player: saved games, fetched models."""
    return _chosen() or Path(platformdirs.user_data_dir(_APP, appauthor=False))


def games_dir() -> Path:
    """The folder of saved games."""
    return user_data_dir() / "games"


def _chosen() -> Path | None:
    chosen = os.environ.get(HOME)
    return Path(chosen) if chosen else None
