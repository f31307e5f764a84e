"""Cards without suit and number, of which there may be several alike."""

from pathlib import Path

import pytest
from small_book import write_page
from transcript import plays, session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.loader import load

PAGE = """\
page: turn
steps:
  - id: drawn
    ask: Which two cards?
    expect: cards
    range: [2, 2]
    choices: [star 2, star 3, storm, storm, moon 2]
    set: drawn
  - {id: seen, say: "{drawn}."}
  - {id: more, ask: More?}
"""
WORDS = """\
cards:
  suits: {star: star, moon: moon}
  numbers: 2-3
  others: {storm: "storm[s]"}
"""


@pytest.fixture
def session(tmp_path: Path) -> Session:
    write_page(tmp_path, PAGE)
    (tmp_path / "values.yaml").write_text("drawn: {kind: list}\n", encoding="utf-8")
    (tmp_path / "words.yaml").write_text(WORDS, encoding="utf-8")
    return session_of(engine_of(load(tmp_path)))


def test_a_card_by_its_name_alone(session: Session) -> None:
    plays(
        session,
        """
        Which two cards?
        > storm and star 3
        Storm and star 3.
        More?
        """,
    )


def test_two_alike_one_after_the_other(session: Session) -> None:
    plays(
        session,
        """
        Which two cards?
        > storm
        And the other card?
        > storm
        Storm and storm.
        More?
        """,
    )


def test_a_card_whose_name_has_a_small_word(tmp_path: Path) -> None:
    write_page(tmp_path, PAGE.replace("storm, storm", "the_storm, storm"))
    (tmp_path / "values.yaml").write_text("drawn: {kind: list}\n", encoding="utf-8")
    words = WORDS.replace('storm: "storm[s]"', "the_storm: the storm, storm: storm")
    (tmp_path / "words.yaml").write_text(words, encoding="utf-8")
    plays(
        session_of(engine_of(load(tmp_path))),
        """
        Which two cards?
        > the storm and storm
        The storm and storm.
        More?
        > take it back
        Taken back.
        Which two cards?
        > storm, then the star 3
        Storm and star 3.
        More?
        """,
    )


def test_more_alike_than_there_are_is_no_answer(session: Session) -> None:
    with pytest.raises(AnswerRefused, match='"two star 3" is not an answer'):
        session.text("star 3 star 3")


def test_a_declared_card_is_called_as_its_suit_is(tmp_path: Path) -> None:
    """ "Star 2" would be a word that no model can hear."""
    write_page(tmp_path, "page: turn\nsteps:\n  - {id: it, ask: Ready?}\n")
    values = "lead: {kind: choice, choices: [star 2, star 3], unknown: true, say: lead}\n"
    (tmp_path / "values.yaml").write_text(values, encoding="utf-8")
    (tmp_path / "words.yaml").write_text(WORDS, encoding="utf-8")
    book = load(tmp_path)
    assert not any("2" in phrase for phrases in shipped_vocabulary(book)["answers"].values() for phrase in phrases)
    plays(
        session_of(engine_of(book)),
        """
        Ready?
        > that changed
        What has changed?
        > lead
        Lead: what is it now?
        > star three
        Noted.
        Ready?
        > how many lead
        Lead star 3.
        Ready?
        """,
    )
