"""What displays need beside answers: values told by their ids, and several answers taken back at once."""

from pathlib import Path

import pytest
from exchanges import CARDS, NO, YES, exchange, texts
from orchard_book import orchard, played
from transcript import PLAINLY

from voice_supercat.dialogue.session.requests import leads_on, reply
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.replay import replay


def told(session: Session, *messages: dict[str, object]) -> list[str]:
    """What is said to the last message."""
    return [event.text for event in [reply(session, message) for message in messages][-1]]


def test_a_value_is_told_by_its_id(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    assert told(session, {"tell": "apples of bo", "as": 4}) == ["Noted.", "Is ada hungry?"]
    assert session.game.engine.contents(session.game.state)["apples of bo"] == 4
    assert told(session, {"tell": "nest", "as": ["twig", "twig"]})[0] == "Noted: nest twig and twig."


def test_what_follows_from_a_value_that_was_told_is_said(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    assert told(session, {"tell": "apples of ada", "as": 5})[:2] == ["Noted.", "A crow has five apples and wins."]


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ({"tell": "apples of zoe", "as": 1}, '"apples of zoe" cannot be told here.'),
        ({"tell": "apples of bo", "as": 9}, '"9" is not an answer to "Bo apples: what is it now?" Say a number from 0'),
        ({"tell": "apples of bo"}, '"None" is not an answer to "Bo apples: what is it now?"'),
        ({"tell": "nest", "as": {"twig": 1}}, "is not an answer to"),
        ({"take_back": 1}, "takes back more than was answered"),
        ({"take_back": 0}, "Expected how many answers to take back, a number from 1 on, and found 0."),
        ({"take_back": True}, "Expected how many answers to take back"),
        ({"take_back": "all"}, "Expected how many answers to take back"),
        ({"take_back": 1, "say": "yes"}, 'Expected an object with "answer", "command" or "say"'),
    ],
)
def test_what_does_not_fit_changes_nothing(tmp_path: Path, message: dict[str, object], sentence: str) -> None:
    session = played(orchard(tmp_path))
    before = session.game
    with pytest.raises(AnswerRefused) as refused:
        reply(session, message)
    assert sentence in str(refused.value)
    assert session.game is before


def test_while_paused_nothing_is_told(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    with pytest.raises(AnswerRefused, match="resume"):
        told(session, {"command": "pause"}, {"tell": "apples of bo", "as": 4})


def test_several_answers_are_taken_back_with_what_they_put_on_the_table(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    told(session, {"answer": True}, {"answer": "calm"}, {"answer": True})
    assert told(session, {"take_back": 3}) == [
        *("Taken back.", "Nest: take twig back.", "Hang the apple back.", "Ada apples back to one."),
        "Is ada hungry?",
    ]


def test_a_game_that_went_back_is_resumed_where_it_went(played: Engine, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    journal = Journal.create(path, header_of(played.book, 0, PLAINLY))
    events = exchange(played, [CARDS, YES, NO, {"take_back": 2}], journal=journal)
    journal.close()
    assert texts(events)[-1] == "Does the bot have the initiative?"
    assert replay(played, read_journal(path)).question.text == "Does the bot have the initiative?"


@pytest.mark.parametrize(
    ("message", "leads"),
    [({"answer": 1}, True), ({"take_back": 2}, True), ({"command": "undo"}, True), ({"command": "help"}, False)],
)
def test_what_is_still_to_be_said_is_dropped_where_the_game_goes_on(message: dict[str, object], leads: bool) -> None:
    assert leads_on(message) is leads
