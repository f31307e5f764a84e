"""A saved game answers a question whose answer the pages know by now: it is asked there as it was."""

from pathlib import Path

import pytest
from small_book import write_page

from voice_supercat.procedure.correction import corrected
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import JournalFault
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.replay import replay

PAGE = """\
page: turn
steps:
  - {id: guests, ask: How many guests?, expect: number, range: [0, 9], set: guests}
  - {id: cups, ask: Cups for them?KNOWN}
  - {id: sugar, ask: "Sugar for {guests}?"}
  - {id: again, ask: More tea?}
"""
VALUES = "guests: {kind: count}\n"


def resumed(folder: Path, *entries: dict[str, object]) -> Game:
    """The game of these entries, saved before the page knew that nobody needs cups."""
    folder.mkdir(exist_ok=True)
    write_page(folder, PAGE.replace("KNOWN", ""))
    (folder / "values.yaml").write_text(VALUES)
    path = folder / "game.jsonl"
    journal = Journal.create(path, header_of(load(folder), 0, {}))
    for entry in entries:
        journal.append(entry)
    journal.close()
    (folder / "pages" / "turn.yaml").write_text(PAGE.replace("KNOWN", ", known: {no: guests is 0}"))
    return replay(engine_of(load(folder)), read_journal(path))


def given(step: str, answer: object) -> dict[str, object]:
    return {"answer": answer, "at": f"turn/{step}"}


NOBODY = (given("guests", 0), given("cups", False))


def test_it_goes_on(tmp_path: Path) -> None:
    game = resumed(tmp_path, *NOBODY, given("sugar", True))
    assert game.question.text == "More tea?"


def test_the_answer_is_taken_back_by_itself_as_it_was_given(tmp_path: Path) -> None:
    game = resumed(tmp_path, *NOBODY, {"command": "undo"}, {"command": "undo"}, given("guests", 2))
    assert game.question.text == "Cups for them?"


def test_what_is_taken_back_after_it_was_resumed_is_so_when_it_is_resumed_again(tmp_path: Path) -> None:
    game = resumed(tmp_path, *NOBODY)
    before = game.undo()
    assert before is not None
    assert before.question.text == "Cups for them?"
    again = resumed(tmp_path / "again", *NOBODY, {"command": "undo"}, given("cups", True))
    assert again.question.text == "Sugar for zero?"


def test_an_earlier_answer_is_corrected(tmp_path: Path) -> None:
    game = resumed(tmp_path, *NOBODY, given("sugar", True))
    found = corrected(game, 3, 4)
    assert found.game.question.text == "Sugar for four?"
    corrected_in_file = resumed(tmp_path / "again", *NOBODY, given("sugar", True), dict(found.entry))
    assert corrected_in_file.state == found.game.state


def test_it_goes_on_after_another_answer_than_the_known_one(tmp_path: Path) -> None:
    game = resumed(tmp_path, given("guests", 0), given("cups", True), given("sugar", True))
    assert game.question.text == "More tea?"


def test_an_answer_to_a_question_that_is_not_known_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalFault, match="1 of 2 answers still fit"):
        resumed(tmp_path, given("guests", 2), given("again", False))
