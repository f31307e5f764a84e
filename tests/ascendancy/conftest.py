"""The Ascendancy book, compiled once."""

import pytest

from voice_supercat.cli.library import open_book
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine, engine_of


@pytest.fixture(scope="session")
def ascendancy() -> Book:
    return open_book("ascendancy")


@pytest.fixture(scope="session")
def played_ascendancy(ascendancy: Book) -> Engine:
    return engine_of(ascendancy)
