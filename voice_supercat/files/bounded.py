"""Reads a file whole that may be anything by now: another program has put it there, or a disk has damaged it."""

import errno
import os
import stat
from pathlib import Path

_OPENED = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)  # a pipe would be waited for


def read_bounded(path: Path, most: int) -> bytes:
    """All of the file. Raises OSError, also for what is no file, and for one of more than `most` bytes."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is a folder", str(path))
    with os.fdopen(os.open(path, _OPENED), "rb") as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, "it is no file", str(path))
        found = b"" if status.st_size > most else file.read(most + 1)
    if status.st_size > most or len(found) > most:
        raise OSError(errno.EFBIG, f"it has more than {most} bytes", str(path))
    return found
