"""The Ascendancy book, compiled once, and games that begin where a test wants them to."""

from collections.abc import Callable

import pytest
from transcript import session_of

from voice_supercat.books.registry import book_folder
from voice_supercat.dialogue.session import Session
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.machine import compile_book

Sitting = Callable[..., Session]


@pytest.fixture(scope="session")
def book() -> Book:
    folder = book_folder("ascendancy")
    assert folder is not None
    return load(folder)


@pytest.fixture(scope="session")
def engine(book: Book) -> Engine:
    return Engine(book, compile_book(book, "played"))


@pytest.fixture
def sitting(engine: Engine) -> Sitting:
    """A game of some factions, past its introduction: the question is what happens."""

    def begun(factions: str, seed: int = 0, **options: str) -> Session:
        session = session_of(engine, seed, factions=factions, **options)
        for _ in factions.split(","):
            while session.question.step != "table/what-happens" and "usual" not in session.question.step:
                session.answer(False)
            if "usual" in session.question.step:
                session.answer(True)
        while session.question.step != "table/what-happens":
            session.answer(session.question.step.endswith("usual-tokens"))
        return session

    return begun
