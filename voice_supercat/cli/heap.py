"""Memory that is freed goes back to the system, so that an evening of play takes no more than its first half hour."""

import ctypes
import sys
from contextlib import suppress

# From malloc.h of glibc; other C libraries have no such call, or ignore it.
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
_LARGE = 65_536
"""Bytes; what is larger gets pages of its own. Otherwise glibc raises this to the size of what was freed, up to 32 MB:
then the spectra of sentences, which come and go, leave gaps among what stays."""
_ARENAS = 2
"""Of all threads together; usual are eight for each core."""


def give_freed_memory_back() -> None:
    """From now on; does nothing where the system has another C library than glibc."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            mallopt = ctypes.CDLL(None).mallopt
            mallopt(_MMAP_THRESHOLD, _LARGE)
            mallopt(_ARENA_MAX, _ARENAS)
