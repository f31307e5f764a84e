"""Conditions on values, in a book of one page: each is met, or not, as it reads."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

VALUES = """\
guests: {kind: count, start: "3"}
seats: {kind: count, start: "3"}
hot: {kind: flag}
sweet: {kind: flag, start: yes}
tea: {kind: choice, choices: [black, white, green], start: white}
host: {kind: choice}
poured: {kind: list, start: [black, green]}
spilt: {kind: list}
cups: {kind: count, of: tea, start: {white: "2", else: "0"}}
price: {kind: count, of: [tea, cups], start: {white 2: "9", else: "0"}}
"""
PAGE = """\
page: turn
steps:
  - test: CONDITION
    yes: [{id: met, ask: "Met?"}]
    no: [{id: missed, ask: "Missed?"}]
"""


@pytest.mark.parametrize(
    "condition",
    [
        "sweet",
        "not hot",
        "guests at least 3",
        "guests at most 3",
        "guests at least seats",
        "guests is 3",
        "tea is black or white",
        "tea is not black or green",
        "host is unknown",
        "host is not known",
        "spilt is empty",
        "poured is not empty",
        "poured has white or green",
        "poured has no white",
        "cups is 2",
        "cups of tea at least 2",
        "price is 9",
        "[sweet, not hot, guests is 3]",
        "{any: [hot, sweet]}",
        "{any: [[hot, sweet], [sweet, guests is 3]]}",
        "{none: [hot, guests is 4]}",
        "{none: hot}",
    ],
)
def test_it_is_met(tmp_path: Path, condition: str) -> None:
    assert asked(tmp_path, condition) == "Met?"


@pytest.mark.parametrize(
    "condition",
    [
        "hot",
        "not sweet",
        "guests at least 4",
        "guests at most 2",
        "tea is black",
        "tea is not white",
        "host is known",
        "host is green",
        "poured is empty",
        "poured has white",
        "poured has no green",
        "cups at least 3",
        "[sweet, hot]",
        "{any: [hot, guests is 4]}",
        "{any: [[hot, sweet], guests is 4]}",
        "{none: [hot, sweet]}",
    ],
)
def test_it_is_not_met(tmp_path: Path, condition: str) -> None:
    assert asked(tmp_path, condition) == "Missed?"


def asked(folder: Path, condition: str) -> str:
    write_page(folder, PAGE.replace("CONDITION", condition))
    (folder / "values.yaml").write_text(VALUES)
    return new_game_of(folder).question.text
