"""A game that is over can be taken back until it is closed, and where it is opened again."""

import io
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from small_book import write_page
from transcript import by_voice, plays

from voice_supercat.dialogue.protocol import converse
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal, reopened
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.machine import Mode
from voice_supercat.procedure.replay import replay
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Complete, Utterance

PAGE = """\
page: turn
steps:
  - {id: over, ask: Is it over?, yes: [{say: Well played., id: farewell}, {end: game}]}
  - {end: turn}
"""
CLOSING = "Say done to close the game, or take it back."


@contextmanager
def session_in(folder: Path, page: str = PAGE, mode: Mode = "played") -> Iterator[Session]:
    """A new game of the page, or the one that was saved there before."""
    path = folder / "game.jsonl"
    book = load(folder if path.exists() else write_page(folder, page))
    engine = engine_of(book, mode)
    understanding = LanguageUnderstanding(shipped_vocabulary(book), book)
    if path.exists():
        recorded = read_journal(path)
        game, journal = replay(engine, recorded), reopened(recorded)
    else:
        game, journal = new_game(engine, 0, {}), Journal.create(path, header_of(book, 0, {}))
    yield Session(game, understanding, journal)
    journal.close()


def test_the_last_answer_is_taken_back_and_play_goes_on(tmp_path: Path) -> None:
    with session_in(tmp_path) as session:
        plays(
            session,
            f"""
            Is it over?
            > yes
            Well played.
            {CLOSING}
            > tell me why
            Is it over? You said yes.
            {CLOSING}
            > take it back
            Taken back.
            Is it over?
            > no
            Is it over?
            > yes
            Well played.
            {CLOSING}
            > correct that
            You said yes.
            Is it over?
            > no
            Corrected.
            Is it over?
            """,
        )
        assert not session.over


def test_a_game_that_is_opened_again_is_taken_back(tmp_path: Path) -> None:
    with session_in(tmp_path) as first:
        assert by_voice(first, ScriptHearing(["yes", "done"])) == ["Is it over?", "Well played.", CLOSING]
        assert first.over
    with session_in(tmp_path) as again:
        said = by_voice(again, ScriptHearing(["take it back"]))
        assert said == ["Well played.", CLOSING, "Taken back.", "Is it over?"]
    with session_in(tmp_path) as third:
        assert [event.text for event in third.opening()] == ["Is it over?"]


def test_who_said_done_is_asked_once_and_can_take_it_back_when_the_game_is_opened_again(tmp_path: Path) -> None:
    page = PAGE.replace("{end: game}", "{id: done, ask: Say done., expect: ack}, {end: game}")
    with session_in(tmp_path, page) as first:
        assert by_voice(first, ScriptHearing(["yes", "done"])) == ["Is it over?", "Well played.", "Say done."]
        assert first.over
    with session_in(tmp_path) as again:
        assert [event.text for event in again.opening()] == ["Well played.", CLOSING]
        assert [event.text for event in again.text("take it back")] == ["Taken back.", "Say done."]


def test_displays_are_asked_too(tmp_path: Path) -> None:
    out = io.StringIO()
    lines = ['{"answer": "yes"}', '{"command": "undo"}', '{"answer": "yes"}', '{"say": "ok"}']
    with session_in(tmp_path) as session:
        converse(session, lines, out)
    events = [json.loads(line) for line in out.getvalue().splitlines()]
    asked = [event["step"] for event in events if event["event"] == "ask"]
    assert asked == ["turn/over", "over", "turn/over", "over"]


def test_a_game_that_nobody_closes_is_closed_after_one_reminder(tmp_path: Path) -> None:
    class Quiet(ScriptHearing):
        def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance:  # noqa: ARG002
            return Utterance("", source="silence")

    with session_in(tmp_path) as session:
        session.text("yes")
        assert by_voice(session, Quiet([])) == ["Well played.", CLOSING, CLOSING]


def test_nothing_more_can_be_told_in_it(tmp_path: Path) -> None:
    with session_in(tmp_path) as session:
        session.text("yes")
        with pytest.raises(AnswerRefused, match=r"The game is over\. Take the last answer back first\."):
            session.text("that changed")
        with pytest.raises(AnswerRefused, match="yes or no question only"):
            session.text("what if no")


def test_pages_read_as_printed_just_end(tmp_path: Path) -> None:
    with session_in(tmp_path, mode="printed") as session:
        assert [event.text for event in session.text("yes")] == ["Well played."]
        assert session.over
