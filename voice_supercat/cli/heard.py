"""What a player has heard in earlier sessions: it is said shortly from the first question of a new game on."""

import sys
import time
from collections.abc import Mapping
from pathlib import Path

from voice_supercat.cli.keeping import keep
from voice_supercat.files import paths
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept

KNOWN_FOR = 60 * 24 * 3600.0
"""Seconds; who has not played for two months hears the whole questions again."""


def heard_before(book_id: str) -> dict[str, int]:
    """How often each step of the book was heard. A damaged file is reported and kept under another name."""
    path = _file_of(book_id)
    try:
        if path.exists() and time.time() - path.stat().st_mtime > KNOWN_FOR:
            return {}
        known = read_kept(path)
    except KeptFileDamaged as damaged:
        print(f"{damaged} Questions are said in full again.", file=sys.stderr)
        return {}
    except OSError as error:
        print(f"{path}: cannot be read ({error.strerror}); questions are said in full again.", file=sys.stderr)
        return {}
    return {about: count for about, count in known.items() if type(count) is int and count > 0}


def keep_heard(book_id: str, heard: Mapping[str, int]) -> None:
    """Write it for the next session. A file that cannot be written is reported."""
    keep(_file_of(book_id), heard, "questions are said in full again")


def _file_of(book_id: str) -> Path:
    return paths.user_data_dir() / "memory" / f"heard-{book_id}.json"
