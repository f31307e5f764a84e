"""Other programs that take cores while something is measured."""

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def busy(cores: int) -> Iterator[None]:
    """So many programs that do nothing but compute."""
    others = [multiprocessing.Process(target=_compute, daemon=True) for _ in range(cores)]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.terminate()
            other.join()


def _compute() -> None:
    while True:
        sum(range(10_000))
