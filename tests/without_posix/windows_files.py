"""Files as Windows has them: text unless O_BINARY is given; one that is open is neither moved nor deleted."""

import errno
import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

BINARY = 1 << 28  # no flag of this system
_open, _write, _close = os.open, os.write, os.close
_text: set[int] = set()


def _locking(file: int, mode: int, count: int) -> None:
    """`msvcrt.locking`: nobody can read bytes that are locked, so they must be beyond the end."""
    assert (mode, count) == (2, 1)
    assert 1 << 30 < os.lseek(file, 0, os.SEEK_CUR) < 1 << 31
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, "Permission denied") from None


MSVCRT = SimpleNamespace(locking=_locking, LK_NBLCK=2)


def _is_open(path: Any) -> bool:
    """Whether any process has the file open."""
    try:
        there = Path(path).stat()
    except OSError:
        return False
    for found in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.path.samestat(found.stat(), there):
                return True
        except OSError:
            continue
    return False


def behave_so(asked_by_us: Callable[[], bool]) -> None:
    """From now on, in this process, for what our code does."""

    def opened(path: Any, flags: int, *mode: Any, **more: Any) -> int:
        file = _open(path, flags & ~BINARY, *mode, **more)
        if asked_by_us() and not flags & BINARY:
            _text.add(file)
        return file

    def written(file: int, data: Any) -> int:
        if file not in _text:
            return _write(file, data)
        _write(file, bytes(data).replace(b"\n", b"\r\n"))
        return len(data)

    def closed(file: int) -> None:
        _text.discard(file)
        _close(file)

    def refusing(change: Callable[..., Any], *, onto: bool = False) -> Callable[..., Any]:
        def changed(path: Any, *given: Any, **more: Any) -> Any:
            if asked_by_us():
                if _is_open(path):
                    raise PermissionError(errno.EACCES, "The process cannot access the file", os.fspath(path))
                if onto and Path(given[0]).exists() and not Path(given[0]).samefile(path):
                    raise FileExistsError(errno.EEXIST, "Cannot create a file when that file already exists", given[0])
            return change(path, *given, **more)

        return changed

    vars(os).update(open=opened, write=written, close=closed)
    for name in ("unlink", "remove", "replace"):
        vars(os)[name] = refusing(vars(os)[name])
    vars(os)["rename"] = refusing(os.rename, onto=True)
