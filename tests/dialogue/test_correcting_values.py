"""Declared values corrected by the player at any moment: by their names, or in the questions of a change."""

from pathlib import Path

import pytest
from orchard_book import orchard, played
from small_book import write_page
from transcript import plays, session_of

from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.loader import load

FLAGS = """\
page: turn
steps:
  - {id: wind, ask: Which wind?, expect: choice, choices: [north, south], set: wind}
  - {id: hoist, do: hoist, act: Hoist the red flag., set: {flag: red}}
  - {id: again, ask: Again?}
"""


def test_any_value_can_be_corrected_at_any_moment_and_what_follows_is_carried_out(tmp_path: Path) -> None:
    plays(
        played(orchard(tmp_path)),
        """
        Is ada hungry?
        > bo's apples are four
        Noted.
        Is ada hungry?
        > that changed
        What has changed?
        > apples
        Whose?
        > ada
        Ada apples: what is it now?
        > five
        Noted.
        A crow has five apples and wins.
        Is ada hungry?
        > take it back
        Taken back.
        Ada apples back to one.
        Is ada hungry?
        """,
    )


def test_a_correction_out_of_range_is_refused_in_one_sentence(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    with pytest.raises(AnswerRefused, match="Say a number from 0 to 5"):
        session.text("the apples of bo are 9")


def test_first_words_and_have_ask_for_a_value_and_hidden_ones_are_answered_by_name(tmp_path: Path) -> None:
    book = orchard(tmp_path, values=("say: apples,", "say: apple count,"))
    plays(
        played(book),
        """
        Is ada hungry?
        > how many apple
        Ada apple count one; bo apple count two.
        Is ada hungry?
        > how many apple does bo have
        Bo apple count two.
        Is ada hungry?
        > how many apple do the bos have
        Bo apple count two.
        Is ada hungry?
        > how many apple of the bos
        Bo apple count two.
        Is ada hungry?
        > status of bo's apple
        Bo apple count two.
        Is ada hungry?
        > bo's apple is four
        Noted.
        Is ada hungry?
        > status of weather
        Weather sunny.
        Is ada hungry?
        """,
    )


@pytest.mark.parametrize(
    "said",
    ["apples are four", "ada's apples are four", "the crow's apples are four", "apples of the crow are four"],
)
def test_a_single_owner_may_be_named_or_not(tmp_path: Path, said: str) -> None:
    session = played(orchard(tmp_path, values=("start: [ada, bo]", "start: [ada]")))
    assert session.text(said)[0].text == "Noted."
    for asked in ("how many apples", "status of ada", "status of the crow", "how many apples does ada have"):
        assert session.text(asked)[0].text == "Apples four."


def test_of_somebody_without_a_name_everybody_is_told_by_name(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    session.text("ada's apples are four")
    assert session.text("how many apples do I have")[0].text == "Ada apples four; bo apples two."
    alone = played(orchard(tmp_path, values=("start: [ada, bo]", "start: [ada]")))
    with pytest.raises(AnswerRefused, match="Nothing is kept of"):
        alone.text("how many apples do I have")


def test_what_is_no_number_is_refused_with_the_range(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    with pytest.raises(AnswerRefused, match=r'"nine thousand" is not an answer to .* Say a number from 0 to 5'):
        session.text("ada's apples are nine thousand")


@pytest.mark.parametrize("leaving", ["nothing", "never mind"])
def test_a_change_is_left_at_each_of_its_questions(tmp_path: Path, leaving: str) -> None:
    for said in ([], ["apples"], ["apples", "ada"]):
        session = played(orchard(tmp_path))
        for text in ["that changed", *said, leaving]:
            after = session.text(text)
        assert [event.text for event in after] == ["Is ada hungry?"]


@pytest.mark.parametrize("telling", ["status report", "tell me why", "how many apples"])
def test_a_change_stays_open_beside_what_only_tells(tmp_path: Path, telling: str) -> None:
    for said in (["that changed"], ["that changed", "apples"], ["that changed", "apples", "ada"]):
        session = played(orchard(tmp_path))
        for text in said:
            session.text(text)
        open_question = session.question
        assert session.text(telling)[-1] == open_question


def test_a_list_is_told_as_a_whole_and_said_back(tmp_path: Path) -> None:
    plays(
        played(orchard(tmp_path)),
        """
        Is ada hungry?
        > that changed
        What has changed?
        > nest
        Nest: which are there now?
        > two twig and straw
        Noted: nest twig, twig and straw.
        Is ada hungry?
        > the nest is straw
        Noted: nest straw.
        Is ada hungry?
        > nest is nothing
        Noted: nest nothing.
        Is ada hungry?
        """,
    )


def test_what_was_laid_down_for_the_first_time_is_taken_back(tmp_path: Path) -> None:
    """What was only told lies where it lay: nothing is said of it."""
    write_page(tmp_path, FLAGS)
    (tmp_path / "values.yaml").write_text(
        "flag: {kind: choice, choices: [red, blue], unknown: true, say: flag, visible: true}\n"
        "wind: {kind: choice, choices: [north, south], unknown: true, say: wind, visible: true}\n",
        encoding="utf-8",
    )
    plays(
        session_of(engine_of(load(tmp_path))),
        """
        Which wind?
        > north
        Hoist the red flag.
        Again?
        > take it back
        Taken back.
        Flag: take red back.
        Which wind?
        """,
    )
