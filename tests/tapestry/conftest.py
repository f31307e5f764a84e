"""The Tapestry book, compiled once."""

from pathlib import Path

import pytest

from voice_supercat.cli.library import open_book
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine, engine_of


@pytest.fixture(scope="session")
def tapestry() -> Book:
    return open_book("tapestry")


@pytest.fixture(scope="session")
def bots(tapestry: Book) -> Engine:
    """The engine of the book as played."""
    return engine_of(tapestry)


@pytest.fixture(scope="session")
def rulebook(tapestry: Book) -> Engine:
    """The engine of the book as printed."""
    return engine_of(tapestry, "printed")


@pytest.fixture(scope="session")
def full_game() -> Path:
    """A whole game, written down."""
    return Path(__file__).parent / "full_game.txt"
