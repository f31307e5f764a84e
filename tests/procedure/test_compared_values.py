"""A page compares the content of one value with that of another, and with what a function gives."""

from pathlib import Path

import pytest
from small_book import new_game_of, write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load

VALUES = """\
teas: {kind: list, fixed: true, start: [black, white, green]}
tea: {kind: choice, choices_from: teas, start: white}
last: {kind: choice, choices_from: teas, start: white}
next: {kind: choice, choices_from: teas, start: green}
wish: {kind: choice, choices_from: teas}
mood: {kind: choice, choices: [calm, glad], start: calm}
poured: {kind: list, choices_from: teas, start: [black, green]}
guests: {kind: count, start: "3"}
seats: {kind: count, start: "4"}
table: {kind: count, start: "4"}
tables: {kind: list, items: count, start: ["1", "4"]}
cups: {kind: count, of: tea, start: {white: "3", else: "0"}}
orders: {kind: list, items: [choice, count]}
hot: {kind: flag}
"""
PAGE = """\
page: turn
steps:
  - test: CONDITION
    yes: [{id: met, ask: "Met?"}]
    no: [{id: missed, ask: "Missed?"}]
"""


def write(folder: Path, condition: str) -> None:
    write_page(folder, PAGE.replace("CONDITION", condition))
    (folder / "values.yaml").write_text(VALUES)
    (folder / "rules.py").write_text("def favorite(view):\n    return 'white'\n")


@pytest.mark.parametrize(
    "condition",
    [
        "tea is {last}",
        "tea is not {next}",
        "tea is black or {last}",
        "tea is {next} or {last}",
        "tea is not {wish}",  # what is unknown is the same as nothing
        "wish is not {wish}",
        "poured has {next}",
        "poured has no {tea}",
        "tables has {seats}",
        "cups is {guests}",
        "guests is {cups of tea}",
        "guests at most {seats}",
        "seats at least {cups of last}",
        "favorite is {last}",
        '["guests at most {seats}", "tea is {last}"]',
    ],
)
def test_it_is_met(tmp_path: Path, condition: str) -> None:
    write(tmp_path, condition)
    assert new_game_of(tmp_path).question.text == "Met?"


@pytest.mark.parametrize(
    "condition",
    [
        "tea is {next}",
        "tea is not {last}",
        "tea is {wish}",
        "poured has {tea}",
        "poured has {wish}",
        "poured has no {tea} or {next}",
        "tables has {guests}",
        "guests at least {seats}",
        "favorite is {next}",
    ],
)
def test_it_is_not_met(tmp_path: Path, condition: str) -> None:
    write(tmp_path, condition)
    assert new_game_of(tmp_path).question.text == "Missed?"


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("tea is {coffee}", '"coffee" in "test" is not declared in values.yaml or values/*.yaml.'),
        ("favorite is {coffee}", '"coffee" in "test" is not declared in values.yaml or values/*.yaml.'),
        ("tea is {guests}", '"tea" is a choice, and cannot be compared with "guests", a count.'),
        ("guests at least {tea}", '"guests" is a count, and cannot be compared with "tea", a choice.'),
        ("poured has {guests}", '"poured" has no count in it, and cannot be compared with "guests", a count.'),
        ("orders has {tea}", '"orders" has rows in it, and cannot be compared with "tea", a choice.'),
        ("hot is {guests}", '"hot" is a flag, of which "is" tells nothing.'),
        ("favorite at least {guests of tea}", '"guests" belongs to nobody; leave out "of tea".'),
        ("tea is {mood}", '"tea" and "mood" have no choice in common.'),
        ("tea is {last", '"tea is {last" in "test" is no condition; expected one such as'),
    ],
)
def test_what_can_never_be_compared_is_refused(tmp_path: Path, condition: str, expected: str) -> None:
    write(tmp_path, condition)
    with pytest.raises(BookFault) as raised:
        check(load(tmp_path))
    assert expected in str(raised.value)
    assert str(raised.value).startswith("pages/turn.yaml, line 3, step turn/test-1: ")
