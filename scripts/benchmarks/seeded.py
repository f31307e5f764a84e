"""Whatever goes wrong with random choices names the seed that makes them again."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Found = TypeVar("Found")


@contextmanager
def named(seed: object) -> Iterator[None]:
    """In this context anything is done with that seed; what is raised says so below its traceback."""
    try:
        yield
    except Exception as error:
        error.add_note(f"seed {seed}")
        raise


def each(found: Iterable[Found], seed: object) -> Iterator[Found]:
    """The same things, one after the other, that are found with that seed."""
    with named(seed):
        yield from found
