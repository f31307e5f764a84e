"""Going on with a damaged game from its intact beginning. The damaged file is kept beside it."""

import os
from itertools import count
from pathlib import Path

from voice_supercat.files.durable import replace_file, sync_folder, write_through
from voice_supercat.files.locks import change_and_close, open_bytes, open_locked

from .faults import READ_ONLY, JournalFault, JournalReadOnly
from .recorded import Recorded, content_of


def repair(intact: Recorded) -> Path:
    """Give the journal its intact beginning alone; gives where the file is kept as it was.

    Whenever the power fails, the damaged file or the repaired one is in its place, and no answer is lost. Raises
    JournalFault where the game is being played, was changed since it was read, or cannot be written; JournalReadOnly
    where nothing can be written there.
    """
    path = intact.path
    try:
        file = open_locked(path, make=False)
        if file is None:
            raise JournalFault(f"{path}: this game is being played in another window; quit it there first.")
        return _repaired(file, intact)
    except OSError as error:
        if error.errno in READ_ONLY:
            raise JournalReadOnly.of(path, error) from error
        raise JournalFault(f"{path}: cannot be repaired ({error.strerror}); the file is kept as it is.") from error


def _repaired(file: int, intact: Recorded) -> Path:
    path, still_open = intact.path, True

    def put(new: Path) -> None:
        nonlocal still_open
        still_open = False
        change_and_close(file, lambda: new.replace(path))

    try:
        if os.fstat(file).st_size != intact.size:
            raise JournalFault(f"{path}: was changed since it was read; try again.")
        data = content_of(path)
        kept = _kept(path, data)
        try:
            replace_file(path, data[: intact.good_bytes] + (b"" if intact.ends_line else b"\n"), put)
        except OSError:
            if still_open:  # nothing has been put in its place
                kept.unlink(missing_ok=True)
            raise
    finally:
        if still_open:
            os.close(file)
    return kept


def _kept(path: Path, data: bytes) -> Path:
    """A copy under a name that is not taken. Raises OSError."""
    for number in count(1):
        kept = path.with_name(f"{path.stem}{f'-{number}' if number > 1 else ''}.damaged")
        try:
            file = open_bytes(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        except FileExistsError:
            continue
        break
    try:
        write_through(file, data)
    except OSError:
        os.close(file)
        kept.unlink(missing_ok=True)
        raise
    os.close(file)
    sync_folder(path.parent)
    return kept
