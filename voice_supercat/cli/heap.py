"""Memory that is freed goes back to the system, as far as no gaps among what stays keep it."""

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# From malloc.h of glibc; other C libraries have no such call.
_MMAP_THRESHOLD = -3
_LARGE = 65_536
"""Bytes; what is larger gets pages of its own. Otherwise glibc raises this to the size of what was freed, up to 32 MB:
then the spectra of sentences, which come and go, leave gaps among what stays."""
_EACH = 20.0
"""Seconds; what recognition takes and frees in between is 14 MB. It takes 2 to 5 ms."""


@contextmanager
def freed_memory_given_back() -> Iterator[None]:
    """In this context. It does nothing where the system has another C library than glibc."""
    if (mallopt := _of_c("mallopt")) is None or (trim := _of_c("malloc_trim")) is None:
        yield
        return
    mallopt(_MMAP_THRESHOLD, _LARGE)
    over = threading.Event()

    def give_back() -> None:
        while not over.wait(_EACH):
            trim(0)

    threading.Thread(target=give_back, daemon=True).start()
    try:
        yield
    finally:
        over.set()


def _of_c(name: str) -> Callable[..., int] | None:
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
