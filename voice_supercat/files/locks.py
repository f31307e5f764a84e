"""Files that one program has for itself: a lock that ends with the program, however it ends."""

import os
from collections.abc import Callable
from pathlib import Path

_FAR_BEYOND_THE_END = (1 << 31) - 2
"""Windows locks bytes, and nobody can read those: these are in no file of ours, and it takes no higher number."""
_TRIES = 3


def lock(file: int) -> bool:
    """Whether the open file is ours alone now, until it is closed. True also where files cannot be locked."""
    try:
        import fcntl
    except ImportError:
        return _locked_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # type: ignore[attr-defined, unused-ignore]
    except BlockingIOError:
        return False
    except OSError:  # a file system that knows no locks
        return True
    return True


def _locked_on_windows(file: int) -> bool:
    try:
        import msvcrt
    except ImportError:  # no system that we know
        return True
    before = os.lseek(file, 0, os.SEEK_CUR)
    os.lseek(file, _FAR_BEYOND_THE_END, os.SEEK_SET)
    try:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    except PermissionError:
        return False
    except OSError:
        return True
    finally:
        os.lseek(file, before, os.SEEK_SET)
    return True


def open_bytes(path: Path, flags: int) -> int:
    """The descriptor of the file, opened for bytes: Windows would else make two of the end of each line."""
    return os.open(path, flags | getattr(os, "O_BINARY", 0), 0o644)


def open_locked(path: Path, *, make: bool) -> int | None:
    """The file opened for us alone; None where another program has it. Raises OSError.

    With `make` it is made where there is none.
    """
    return _opened(path, os.O_RDWR | os.O_CREAT if make else os.O_RDWR)


def _opened(path: Path, flags: int) -> int | None:
    for _ in range(_TRIES):
        file = open_bytes(path, flags)
        if not lock(file):
            os.close(file)
            return None
        if is_at(file, path):
            break
        os.close(file)  # deleted or renamed by the one that had it before
    else:  # a file system that gives a file another number each time it is asked
        file = open_bytes(path, flags)
        lock(file)
    return file


def locked_elsewhere(path: Path) -> bool:
    """Whether another program has locked the file. Raises OSError."""
    file = open_bytes(path, os.O_RDONLY)
    try:
        return not lock(file)
    finally:
        os.close(file)


def is_at(file: int, path: Path) -> bool:
    """Whether this open file, and no other, is the one in `path`."""
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except OSError:
        return False


def change_locked(path: Path, change: Callable[[], object]) -> bool:
    """Move or delete the file in `path` while it is ours. False, and nothing is done, where another program has it.

    Raises OSError.
    """
    file = _opened(path, os.O_RDONLY)
    if file is None:
        return False
    change_and_close(file, change)
    return True


def change_and_close(file: int, change: Callable[[], object]) -> None:
    """Move or delete a file that is ours, then let it go. Raises OSError."""
    still_open = True
    try:
        change()
    except PermissionError:  # Windows moves and deletes no file that is open
        os.close(file)
        still_open = False
        change()
    finally:
        if still_open:
            os.close(file)
