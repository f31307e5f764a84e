"""Offers a faster voice once, to a player who has heard the first, slower one for some games and never changed it."""

import sys
from pathlib import Path

from voice_supercat.cli.keeping import keep
from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept
from voice_supercat.speech.settings import USUAL_SETTINGS, Settings

KNOWN_AFTER = 3
"""Games after which most questions are known."""
OFFER = "You know the game by now. Say faster, and I speak faster."


def pace_offer(settings: Settings) -> str | None:
    """The sentence to say at the beginning of this game; mostly None."""
    unchanged = settings.words_per_minute == USUAL_SETTINGS.words_per_minute
    return OFFER if unchanged and _heard() == KNOWN_AFTER else None


def count_game() -> None:
    """One more game was heard."""
    if (games := _heard()) <= KNOWN_AFTER:
        keep(_file(), {"games": games + 1}, "a faster voice may be offered again")


def _heard() -> int:
    try:
        games = read_kept(_file()).get("games", 0)
    except KeptFileDamaged as damaged:
        print(damaged, file=sys.stderr)
        return 0
    except OSError:
        return 0
    return games if isinstance(games, int) else 0


def _file() -> Path:
    return paths.user_data_dir() / "memory" / "games-heard.json"
