"""Files that outlast a power cut: content goes to the disk before the name that leads to it."""

import errno
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from voice_supercat.files.locks import open_bytes
from voice_supercat.files.syncing import sync

_SCRATCH = ".new"
_NO_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM, errno.ENOSYS)
"""What systems say that cannot sync a folder."""
_FORGOTTEN = 3600
"""Seconds after which a file of a replacement was left behind by a program that was killed."""

_PATIENCE = 1.0  # seconds
_GLANCE = 0.02  # seconds


def sync_folder(folder: Path) -> None:
    """Put the names in `folder` on the disk: a new or renamed file could else be missing after a power cut.

    Windows and some network drives cannot; there nothing happens. Raises OSError where the disk fails at it.
    """
    try:
        found = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(found)
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise
    finally:
        os.close(found)


def write_through(file: int, content: bytes, at: int = 0) -> None:
    """Write all of `content` at this place of an open file, and wait until it is on the disk. Raises OSError."""
    os.lseek(file, at, os.SEEK_SET)
    done = 0
    while done < len(content):
        done += os.write(file, content[done:])
    sync(file)


def replace_file(path: Path, content: bytes, replace: Callable[[Path], object] | None = None) -> None:
    """All of the new content or all of the old, whenever the power fails; two programs do not mix theirs.

    `replace`, where it is given, moves the finished file to `path`. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _forget_old(path)
    new = path.with_name(f"{path.name}.{int.from_bytes(os.urandom(4)):08x}{_SCRATCH}")
    try:
        file = open_bytes(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        try:
            write_through(file, content)
        finally:
            os.close(file)
        (replace or _put_at(path))(new)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise
    sync_folder(path.parent)


def _put_at(path: Path) -> Callable[[Path], object]:
    """Moves a file to `path`. On Windows nothing replaces a file that is open, as a virus scanner keeps it a moment."""

    def put(new: Path) -> None:
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                new.replace(path)
            except PermissionError:
                if sys.platform != "win32" or time.monotonic() > until:
                    raise
                time.sleep(_GLANCE)
            else:
                return

    return put


def _forget_old(path: Path) -> None:
    """Delete what programs that were killed while they replaced this file left beside it."""
    with suppress(OSError):
        for left in path.parent.glob(f"{path.name}.????????{_SCRATCH}"):
            if time.time() - left.stat().st_mtime > _FORGOTTEN:
                left.unlink()
