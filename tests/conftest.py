"""The base book, compiled once for all tests, and players who never touch the real home folder."""

from pathlib import Path

import pytest

from voice_supercat.books.registry import book_folder
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.machine import compile_book


@pytest.fixture(scope="session")
def base() -> Book:
    folder = book_folder("supercat-base")
    assert folder is not None
    return load(folder)


@pytest.fixture(scope="session")
def played(base: Book) -> Engine:
    return Engine(base, compile_book(base, "played"))


@pytest.fixture(scope="session")
def printed(base: Book) -> Engine:
    return Engine(base, compile_book(base, "printed"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's home that is empty."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    return tmp_path
