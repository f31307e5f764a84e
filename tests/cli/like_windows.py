"""Runs the program with what Python has on Windows: no fcntl, termios, pwrite or SIGHUP, and files as they are there.

A file opened without O_BINARY gets two bytes for the end of a line; one that is open is neither moved nor deleted.
"""

import builtins
import errno
import fcntl
import os
import signal
import sys
import types
from pathlib import Path
from typing import Any

BINARY = 1 << 28  # no flag of this system
_open, _write, _unlink, _rename = os.open, os.write, Path.unlink, Path.rename
_text: set[int] = set()


def locking(file: int, mode: int, count: int) -> None:
    """`msvcrt.locking`: nobody can read bytes that are locked, so they must be beyond the end."""
    assert (mode, count) == (2, 1)
    assert 1 << 30 < os.lseek(file, 0, os.SEEK_CUR) < 1 << 31
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, "Permission denied") from None


def opened(path: Any, flags: int, *mode: Any, **more: Any) -> int:
    """`os.open`."""
    file = _open(path, flags & ~BINARY, *mode, **more)
    (_text.discard if flags & BINARY else _text.add)(file)
    return file


def written(file: int, data: bytes) -> int:
    """`os.write`."""
    return _write(file, data.replace(b"\n", b"\r\n") if file in _text else data)


def refuse_open(path: Path) -> None:
    """Raises PermissionError where any process has the file open."""
    for process in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            same = process.samefile(path)
        except OSError:
            continue
        if same:
            raise PermissionError(errno.EACCES, "The process cannot access the file")


def unlink(path: Path, *given: Any, **more: Any) -> None:
    """`Path.unlink`."""
    refuse_open(path)
    _unlink(path, *given, **more)


def rename(path: Path, target: Any) -> Any:
    """`Path.rename`."""
    refuse_open(path)
    return _rename(path, target)


if __name__ == "__main__":
    missing = dict.fromkeys(("fcntl", "termios", "tty", "pty", "resource"))
    sys.modules |= {**missing, "msvcrt": types.SimpleNamespace(locking=locking, LK_NBLCK=2)}  # type: ignore[dict-item]
    for holder, name in ((os, "pwrite"), (os, "pread"), (signal, "SIGHUP")):
        delattr(holder, name)
    vars(os).update(O_BINARY=BINARY, open=opened, write=written)
    Path.unlink, Path.rename = unlink, rename  # type: ignore[method-assign]
    assert builtins.open is not os.open

    from voice_supercat.cli import main

    raise SystemExit(main())
