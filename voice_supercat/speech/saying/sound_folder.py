"""The folder in the temporary one for what a voice renders. It is locked while its program runs, however that ends."""

import os
import shutil
import stat
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from voice_supercat.files.locks import locked_elsewhere, open_locked

_PREFIX = "voice-supercat-"
_LOCK = "in-use"
_UNLOCKED_FOR = 3600.0
"""Seconds after which a folder without a lock is left over: it has just been made, or is of an earlier version."""


class SoundFolder:
    """A folder of this program alone, until `remove`. Raises OSError where the system lets none be made."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix=_PREFIX, ignore_cleanup_errors=True)
        self.path = Path(self._folder.name)
        self._lock = open_locked(self.path / _LOCK, make=True)

    def remove(self) -> None:
        """Delete it."""
        lock, self._lock = self._lock, None
        if lock is not None:  # Windows deletes no file that is open
            os.close(lock)
        self._folder.cleanup()


def delete_left_over(own: Path) -> None:
    """Delete the folders beside `own` whose programs were killed together with the process of their voice."""
    with suppress(OSError):
        for folder in own.parent.glob(f"{_PREFIX}*"):
            if folder != own and _left_over(folder):
                shutil.rmtree(folder, ignore_errors=True)


def _left_over(folder: Path) -> bool:
    try:
        status = folder.lstat()
        if not stat.S_ISDIR(status.st_mode) or (hasattr(os, "getuid") and status.st_uid != os.getuid()):
            return False  # nothing that this player's programs have made
        if (folder / _LOCK).is_file():
            return not locked_elsewhere(folder / _LOCK)
    except OSError:
        return False
    return time.time() - status.st_mtime > _UNLOCKED_FOR
