"""The campaign's book for its tests."""

import pytest

from voice_supercat.cli.library import open_book
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine, engine_of


@pytest.fixture(scope="session")
def campaign() -> Book:
    return open_book("supercat-campaign")


@pytest.fixture(scope="session")
def played(campaign: Book) -> Engine:
    return engine_of(campaign)


@pytest.fixture(scope="session")
def printed(campaign: Book) -> Engine:
    return engine_of(campaign, "printed")
