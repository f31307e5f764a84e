"""The Tapestry book, compiled once."""

from pathlib import Path

import pytest

from voice_supercat.cli.library import open_book
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.machine import compile_book


@pytest.fixture(scope="session")
def tapestry() -> Book:
    return open_book("tapestry")


@pytest.fixture(scope="session")
def bots(tapestry: Book) -> Engine:
    """The engine of the book as played."""
    return Engine(tapestry, compile_book(tapestry, "played"))


@pytest.fixture(scope="session")
def rulebook(tapestry: Book) -> Engine:
    """The engine of the book as printed."""
    return Engine(tapestry, compile_book(tapestry, "printed"))


@pytest.fixture(scope="session")
def full_game() -> Path:
    """A whole game, written down."""
    return Path(__file__).parent / "full_game.txt"
