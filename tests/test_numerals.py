"""Numbers in words, as the books say them."""

import pytest

from voice_supercat.language.grammars import players_grammars
from voice_supercat.procedure.numerals import counted, in_words, number_in, ordinal


def test_numbers_are_said_as_the_player_says_them() -> None:
    grammar = {name: phrases for name, phrases in players_grammars()["number"].items() if int(name) < 100}
    assert {name: in_words(int(name)) for name in grammar} == {name: phrases[0] for name, phrases in grammar.items()}


def test_voices_read_hundreds_from_digits() -> None:
    assert [in_words(99), in_words(100)] == ["ninety nine", "100"]


def test_ordinals() -> None:
    assert [ordinal(number) for number in (1, 2, 3, 4, 5, 8, 9, 12, 20, 21)] == [
        *("first", "second", "third", "fourth", "fifth", "eighth", "ninth", "twelfth", "twentieth", "twenty first")
    ]


def test_things_are_counted_in_the_singular_where_there_is_one() -> None:
    assert [counted(number, "ship") for number in (0, 1, 2)] == ["zero ships", "one ship", "two ships"]
    assert counted(21, "territory", "territories") == "twenty one territories"


@pytest.mark.parametrize(
    ("said", "number"),
    [("one hundred", 100), ("a hundred and forty", 140), ("two hundred seven", 207), ("hundred", None)],
)
def test_hundreds_in_words(said: str, number: int | None) -> None:
    assert number_in(said) == number
