"""Questions in a row asked in one breath, in a book of a few steps."""

from pathlib import Path

from small_book import write_book

from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.loader import load
from voice_supercat.procedure.machine import compile_book

KETTLE = "ask: Is the kettle hot?\n    together: {name: kettle, begin: is, ask: the kettle hot, short: kettle hot}"
HEAT = "ask: Heat it?, together: {name: heat, begin: shall we, ask: heat it}"


def at_table(folder: Path, mode: str = "played") -> Game:
    """The kettle, and only where it is not hot whether to heat it."""
    write_book(folder, turn=("ask: Is the kettle hot?", KETTLE))
    page = folder / "pages" / "turn.yaml"
    page.write_text(page.read_text(encoding="utf-8").replace("ask: Heat it?", HEAT), encoding="utf-8")
    book = load(folder)
    check(book)
    return new_game(Engine(book, compile_book(book, "played" if mode == "played" else "printed")), 0, {})


def test_they_are_one_question_with_a_name_for_each(tmp_path: Path) -> None:
    question = at_table(tmp_path).question
    assert (question.text, question.short) == ("Is the kettle hot, or shall we heat it?", "Kettle hot or heat it?")
    assert question.choices == ("yes", "no", "kettle", "heat")


def test_no_is_no_to_all_and_a_name_is_no_to_those_before_it(tmp_path: Path) -> None:
    game = at_table(tmp_path)
    assert game.answer("kettle").state.facts == {}  # what was poured has changed it
    for answer, answers in (("no", [False, False]), ("heat", [False, True])):
        after = game.answer(answer)
        assert [passed.answer for passed in after.state.trail] == answers
        assert after.question.text == "Another cup after 1?"


def test_after_yes_and_no_the_last_is_yes(tmp_path: Path) -> None:
    game = at_table(tmp_path).answer("yes")
    assert game.question.text == "Is the kettle hot?"
    assert [passed.answer for passed in game.answer(False).state.trail] == [False, True]


def test_pages_are_read_as_printed_one_at_a_time(tmp_path: Path) -> None:
    assert at_table(tmp_path, "printed").question.text == "Is the kettle hot?"
