"""What "Quit now?" says of the game: a loss in every wording, and none that is over by then."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from transcript import session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.journal import Journal, header_of

CARDS = "aggression two construction two"
LOST = "Quit now? The last answers are not saved."


@pytest.fixture
def session(played: Engine, tmp_path: Path) -> Iterator[Session]:
    """A game in which nothing was answered."""
    journal = Journal.create(tmp_path / "evening.jsonl", header_of(played.book, 0, {}))
    yield session_of(played, journal=journal)
    journal.close()


def full(_: int, __: bytes) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def quitting(session: Session) -> tuple[str, str | None]:
    """The question in full and in short."""
    question = session.text("quit")[-1]
    assert isinstance(question, AskEvent)
    return question.text, question.short


def test_that_the_game_is_saved_is_left_out_in_short(session: Session) -> None:
    session.text(CARDS)
    assert quitting(session) == ("Quit now? The game is saved.", "Quit now?")


def test_that_answers_are_lost_is_told_in_every_wording(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", full)
    session.text(CARDS)
    assert quitting(session) == (LOST, LOST)


def test_what_can_be_saved_by_then_is_not_called_lost(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        session.text(CARDS)
    assert quitting(session) == ("Quit now? The game is saved.", "Quit now?")
