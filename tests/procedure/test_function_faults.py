"""Functions of a book that fail or give what no question can use: one sentence each."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_book

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load


def test_a_topic_that_needs_a_game_cannot_be_read_aloud(tmp_path: Path) -> None:
    write_book(
        tmp_path,
        rules=("def count", "def hot_cups(view):\n    return view.known(Key('kettle'))\n\n\ndef count"),
        turn=("after {cups}", "after {hot_cups}"),
        book=("accounts:", "topics: turn\naccounts:"),
    )
    with pytest.raises(BookFault, match='topics: "turn" cannot be read without a game: the value "kettle" is not'):
        check(load(tmp_path))


def test_a_function_that_fails_in_play_is_one_sentence_and_takes_no_answer(tmp_path: Path) -> None:
    game = new_game_of(write_book(tmp_path, rules=('draft[Key("cups")] + 1', "{}['mugs']")))
    with pytest.raises(BookFault) as fault:
        game.answer(True)
    assert str(fault.value) == (
        """tea: the function "count_cup" of the book failed (KeyError: 'mugs'); what was answered before is kept."""
    )
    assert game.question.text == "Is the kettle hot?"


def test_a_fault_that_would_end_the_program_when_it_is_described_is_one_sentence(tmp_path: Path) -> None:
    raising = "class Odd(Exception):\n    def __str__(self):\n        raise SystemExit(7)\n\n\ndef count"
    write_book(tmp_path, rules=("def count", raising))
    rules = tmp_path / "rules.py"
    rules.write_text(rules.read_text().replace('draft[Key("cups")] = draft[Key("cups")] + 1', "raise Odd"))
    with pytest.raises(BookFault, match='the function "count_cup" of the book failed \\(Odd\\)'):
        new_game_of(tmp_path).answer(True)


@pytest.mark.parametrize(
    ("gives", "sentence"),
    [
        ("None", 'tea: the function "pots" of the book gave "None"; expected a list of names.'),
        ('"blue"', """tea: the function "pots" of the book gave "'blue'"; expected a list of names."""),
        ("(1, 2)", 'tea: the function "pots" of the book gave "(1, 2)"; expected a list of names.'),
        ("()", 'pages/turn.yaml, line 12, step turn/heat: "pots" gave nothing to choose from.'),
    ],
)
def test_a_function_that_gives_no_choices_is_one_sentence(tmp_path: Path, gives: str, sentence: str) -> None:
    write_book(
        tmp_path,
        turn=("ask: Heat it?", "ask: In what?, expect: choice, choices_from: pots"),
        rules=("def count", f"def pots(view):\n    return {gives}\n\n\ndef count"),
    )
    with pytest.raises(BookFault) as fault:
        new_game_of(tmp_path).answer(False)
    assert str(fault.value) == sentence


def test_a_function_that_gives_no_range_is_one_sentence(tmp_path: Path) -> None:
    write_book(
        tmp_path,
        turn=("ask: Heat it?", "ask: How hot?, expect: number, range_from: heat"),
        rules=("def count", "def heat(view):\n    return 80\n\n\ndef count"),
    )
    with pytest.raises(BookFault) as fault:
        new_game_of(tmp_path).answer(False)
    assert str(fault.value) == (
        'tea: the function "heat" of the book gave "80"; expected the lowest and the highest number.'
    )
