"""Several questions answered in one sentence, in a book of a few steps."""

from pathlib import Path

import pytest
from small_book import asked, new_game_of, write_book

from voice_supercat.procedure.faults import AnswerRefused, BookFault
from voice_supercat.procedure.state import Sentence

KETTLE = 'ask: Is the kettle hot?\n    sentences: [{says: boiled, answer: "yes"}, {says: cold, answer: "no"}]'
HEAT = 'ask: Heat it?, sentences: [{says: heated, answer: "yes"}]'


def test_sentences_of_the_next_question_can_be_joined_or_said_before_it(tmp_path: Path) -> None:
    sentences = [sentence.clauses for sentence in asked(tmp_path, KETTLE, HEAT).question_to_player.sentences]
    assert sentences == [("boiled",), ("cold",), ("cold", "heated"), ("heated",)]


def test_both_are_answered_and_taken_back_as_one(tmp_path: Path) -> None:
    game = asked(tmp_path, KETTLE, HEAT)
    after = game.answer(Sentence(("cold", "heated")))
    assert [passed.answer for passed in after.state.trail] == [False, True]
    assert after.question.text == "Another cup after one?"
    assert after.undo() == game


def test_what_was_said_before_its_question_is_not_asked(tmp_path: Path) -> None:
    game = asked(tmp_path, KETTLE, HEAT).answer(Sentence(("heated",)))
    assert game.question.text == "Is the kettle hot?"
    assert game.answer(False).question.text == "Another cup after one?"


def test_what_was_said_is_forgotten_with_the_turn(tmp_path: Path) -> None:
    turn = ("ask: Is the kettle hot?", f"{KETTLE}\n    yes: [{{compute: {{forget: turn}}}}]")
    game = new_game_of(write_book(tmp_path, turn=turn)).answer(Sentence(("boiled",)))
    assert game.state.said == ()


def test_pages_are_read_as_printed_without_them(tmp_path: Path) -> None:
    game = asked(tmp_path, KETTLE, HEAT, "printed")
    assert game.question_to_player.sentences == ()
    with pytest.raises(AnswerRefused, match='"boiled" does not fit here'):
        game.answer(Sentence(("boiled",)))


@pytest.mark.parametrize(
    ("heat", "message"),
    [
        ("ask: Heat it?, sentences: [{says: heated}]", 'needs "answer", or "choices_from"'),
        ("ask: Heat it?, sentences: [{says: heated, answer: maybe}]", "expected one of yes, no"),
        ('ask: Heat it?, sentences: [{says: heated, choices_from: pots, answer: "yes"}]', 'no function "pots"'),
        ("ask: How much?, expect: number, sentences: [{says: heated, answer: x}]", "yes_no, choice, card"),
    ],
)
def test_a_fault_is_one_sentence(tmp_path: Path, heat: str, message: str) -> None:
    with pytest.raises(BookFault, match=message):
        asked(tmp_path, KETTLE, heat)
