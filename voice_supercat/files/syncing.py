"""What is on the disk outlasts a power cut; what is in the memory of a disk does not."""

import os


def sync(file: int) -> None:
    """Wait until an open file is on the disk. Raises OSError.

    On macOS `fsync` leaves it in the memory of the disk, so the disk itself is asked; not every one can be.
    """
    try:
        from fcntl import F_FULLFSYNC, fcntl  # type: ignore[attr-defined, unused-ignore]

        fcntl(file, F_FULLFSYNC)
    except (ImportError, OSError):
        os.fsync(file)
