"""Work that keeps nearly all that it makes, done without looking for garbage again and again."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collecting() -> Iterator[None]:
    """Pauses Python's garbage collector: a third of the time of a replay, a tenth of that of loading a book."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
