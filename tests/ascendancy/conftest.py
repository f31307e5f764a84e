"""The Ascendancy book, compiled once."""

import pytest

from voice_supercat.books.registry import book_folder
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.machine import compile_book


@pytest.fixture(scope="session")
def ascendancy() -> Book:
    folder = book_folder("ascendancy")
    assert folder is not None
    return load(folder)


@pytest.fixture(scope="session")
def played_ascendancy(ascendancy: Book) -> Engine:
    return Engine(ascendancy, compile_book(ascendancy, "played"))
