"""Mistakes in declared values, and where pages set, add, compare or switch by them: file, line and what is wrong."""

import re
from pathlib import Path

import pytest
from small_book import write_page

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load

VALUES = """\
pots: {kind: list, fixed: true, start: [blue, green]}
pot: {kind: choice, choices_from: pots, start: blue}
cups: {kind: count, of: pot, range: [0, 9], say: cups}
guests: {kind: count}
hot: {kind: flag}
poured: {kind: list, choices_from: pots}
tea: {kind: choice, choices: [black, white]}
last: {kind: row, items: [choice, count]}
most: {kind: count, fixed: true, start: "3"}
"""
PAGE = """\
page: turn
steps:
  - {id: first, ask: Ready?}
"""
HEAD = "{id: b, title: B, version: 1, start: turn, printed_start: turn, owners: {pot: pots}}"


def fault(folder: Path, values: str = VALUES, page: str = PAGE, head: str = HEAD) -> str:
    """What is said about a book of these values and this page."""
    write_page(folder, page)
    (folder / "values.yaml").write_text(values)
    (folder / "book.yaml").write_text(head)
    with pytest.raises(BookFault) as raised:
        check(load(folder))
    assert "\n" not in str(raised.value)
    return re.sub(r"^\S*/", "", str(raised.value))


def test_without_a_mistake_nothing_is_said(tmp_path: Path) -> None:
    write_page(tmp_path, PAGE)
    (tmp_path / "values.yaml").write_text(VALUES)
    (tmp_path / "book.yaml").write_text(HEAD)
    check(load(tmp_path))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("{kind: counter}", '"kind" is "counter"; expected one of count, flag, choice, cards, list, row.'),
        ("{kind: count, begin: 3}", '"begin" is not known here; expected one of'),
        ("{kind: count, start: three}", 'expected a whole number for "start", not "three".'),
        ("{kind: count, range: [1, 3]}", 'it starts with 0, which its range does not allow; give it a "start".'),
        ('{kind: count, range: [1, 3], start: "4"}', 'it starts with "4", which its kind, range or choices do not'),
        ("{kind: count, range: [3, 1]}", '"range" begins with 3, which is more than 1.'),
        ("{kind: flag, start: maybe}", '"start" is "maybe"; expected yes or no.'),
        ("{kind: choice, choices: [a, b], start: c}", 'it starts with "c", which its kind, range or choices do not'),
        ("{kind: choice, choices_from: pots, start: red}", 'it starts with what is not in "pots".'),
        ("{kind: list, choices: [a, b], start: [a, c]}", "which its kind, range or choices do not allow."),
        ("{kind: cards}", 'cards need "choices" or "choices_from", the deck that they are of.'),
        ("{kind: cards, choices: [a], items: count}", 'cards are names; leave out "items".'),
        ("{kind: cards, choices: [a, b], start: [c]}", "which its kind, range or choices do not allow."),
        ("{kind: count, lasts: day}", '"lasts" is "day"; expected one of battle, turn, round, chapter, act, game.'),
        ("{kind: choice, option: sugar}", 'there is no option "sugar" in book.yaml.'),
        ("{kind: row, start: [a]}", 'a row needs "items", the kind of each place in it.'),
        ("{kind: count, of: mug}", '"of" names the value itself; expected another value, which tells whose it is.'),
        ("{kind: count, of: drinker}", '"drinker" in "of" is no declared choice or count, which could tell the owner.'),
        ("{kind: count, of: hot}", '"hot" in "of" is no declared choice or count, which could tell the owner.'),
        ("{kind: count, of: tea, say: cups}", 'book.yaml has no "owners" for "tea", so that nobody could be told of.'),
        ("{kind: choice, choices_from: mugs}", 'the book has no function "mugs".'),
        ("{kind: count, range_from: most_cups}", 'the book has no function "most_cups".'),
        ("{kind: count, say: x, label: cups}", '"label" stands for the last owner and "say"; add "say" and "of".'),
        ("{kind: count, say: x, say_content: '{mugs}'}", 'the book has no function "mugs", and no value of that name.'),
        ("{kind: count, say: x, told: '{mugs}'}", '"told" is called "say_content" now; write that.'),
        ("{kind: count, say: x, when: tea is green}", '"green" is none of the choices of "tea": black, white.'),
        ("{kind: count, say: x, when: brewed}", 'the book has no function "brewed", and no value of that name.'),
        (
            "{kind: count, say: x, kept: {any: [hot, brewed]}}",
            'the book has no function "brewed", and no value of that',
        ),
        (
            "{kind: count, say: x, say_content: '{cups of mugs}'}",
            'the book has no function "cups of mugs", and no value',
        ),
        ("{kind: count, say: x, say_content: '{guests of pot}'}", '"guests" belongs to nobody; leave out "of pot".'),
        ("{kind: count, choices: [a, b]}", '"choices" does nothing on a count; leave it out.'),
        ("{kind: flag, range: [0, 1]}", '"range" does nothing on a flag; leave it out.'),
        ("{kind: choice, range_from: cups}", '"range_from" does nothing on a choice; leave it out.'),
        ("{kind: choice, choices: []}", '"choices" is empty; name what it can hold.'),
        ("{kind: choice, choices: [a, b, a]}", '"choices" names "a" twice.'),
        ("{kind: count, of: pot, say: Cups}", '"cups" has the same "say", so that nobody could tell which is meant;'),
        ('{kind: count, range: [-3, 3], say: x, visible: "true"}', "players tell no number below zero; let its range"),
    ],
)
def test_a_mistake_in_a_value(tmp_path: Path, line: str, expected: str) -> None:
    message = fault(tmp_path, f"{VALUES}mug: {line}\n")
    assert message.startswith('values.yaml, line 10, value "mug": ')
    assert expected in message


def test_owners_that_are_written_out(tmp_path: Path) -> None:
    head = HEAD.replace(", owners: {pot: pots}", ",\n owners:\n  {pot: [blue, green]}")
    assert fault(tmp_path, head=head) == (
        'book.yaml, line 3, owners "pot": expected the name of a function or of a list in values.yaml; write one '
        "there with start: [blue, green]."
    )


def test_a_value_that_is_declared_twice(tmp_path: Path) -> None:
    (tmp_path / "values").mkdir()
    (tmp_path / "values" / "more.yaml").write_text("# The same name again.\nhot: {kind: flag}\n")
    twice = f'"hot" is defined twice ({tmp_path.name}/values.yaml, line 5)'
    assert fault(tmp_path) == f"more.yaml, line 2: {twice}; give one another name."


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ('set: {mugs: "3"}', '"mugs" in "set" is not declared in values.yaml or values/*.yaml.'),
        ("set: {guests: three}", 'the value "guests" is a count and cannot be "three".'),
        ('set: {cups: "10"}', '"cups" cannot be "10", by its range or choices.'),
        ("set: {tea: green}", '"tea" cannot be "green", by its range or choices.'),
        ("set: {hot: unknown}", 'the value "hot" is a flag and cannot be "unknown".'),
        ('set: {most: "4"}', '"most" is fixed and cannot be set.'),
        ('set: {guests of pot: "1"}', '"guests" belongs to nobody; leave out "of pot".'),
        ("set: {cups of drinker: '1'}", '"drinker" in "set" is not declared in values.yaml or values/*.yaml.'),
        ("set: {guests: answer}", '"guests" takes the answer, and nothing is asked here.'),
        ("add: {hot: yes}", '"add" is for counts and lists; "hot" is a flag.'),
        ("add: {guests: [1]}", 'expected a word or a number for "guests" in "add".'),
        ("ask: How many?, expect: number, set: hot", '"hot" is a flag, and the answer to this question is none.'),
        (
            "ask: How many?, expect: number, range: [0, 12], set: cups",
            '"cups" goes from 0 to 9, and the answer to this question from 0 to 12.',
        ),
        (
            "ask: How many?, expect: number, set: cups",
            '"cups" goes from 0 to 9, and the answer to this question from 0 to',
        ),
        ("ask: Hot?, set: guests", '"guests" is a count, and the answer to this question is none.'),
        ("ask: Hot?, add: poured", '"poured" is a list, and the answer to this question is none.'),
        ("ask: Say done., expect: ack, set: tea", '"tea" is a choice, and the answer to this question is none.'),
        ("switch: mugs", 'the book has no function "mugs", and no value of that name.'),
        ("switch: guests, on: {'1': []}", '"switch" is for choices; "guests" is a count.'),
        ("switch: tea, on: {green: []}", '"green" is none of the choices of "tea": black, white.'),
        ("switch: pot, on: {red: []}", '"red" is none of the choices of "pot": blue, green.'),
        ("switch: tea, yes: []", '"yes" does nothing on "switch"; expected one of else'),
        ("test: mugs at least 2", 'the book has no function "mugs", and no value of that name.'),
        ("test: cups at least most_cups", 'the book has no function "most_cups", and no value of that name.'),
        ("test: cups more than 2", '"cups more than 2" in "test" is no condition; expected one such as'),
        ("test: tea is green", '"green" is none of the choices of "tea": black, white.'),
        ("test: tea is not green or black", '"green" is none of the choices of "tea": black, white.'),
        ("test: guests is few", '"guests" is a count, and never "few".'),
        ("test: hot is yes", '"hot" is a flag, of which "is" tells nothing.'),
        ("test: tea", '"tea" is a choice, of which "so" tells nothing.'),
        ("test: hot at least 1", '"hot" is a flag, of which "at least" tells nothing.'),
        ("test: tea has black", '"tea" is a choice, of which "has" tells nothing.'),
        ("test: poured has red", '"red" is none of the choices of "poured": blue, green.'),
        ("test: guests is known", '"guests" is always known.'),
        ("test: guests of pot at least 1", '"guests" belongs to nobody; leave out "of pot".'),
        ("test: [hot, tea is green]", '"green" is none of the choices of "tea": black, white.'),
        ("test: {any: [hot, tea is green]}", '"green" is none of the choices of "tea": black, white.'),
        ("test: {none: mugs}", 'the book has no function "mugs", and no value of that name.'),
        ("say: 'Tea.', when: tea is green", '"green" is none of the choices of "tea": black, white.'),
        ("say: '{guests of pot} guests.'", '"guests" belongs to nobody; leave out "of pot".'),
    ],
)
def test_a_mistake_where_a_page_uses_a_value(tmp_path: Path, step: str, expected: str) -> None:
    message = fault(tmp_path, page=f"{PAGE}  - {{id: it, {step}}}\n")
    assert expected in message
    assert message.startswith(("turn.yaml, line 4, step turn/it: ", "values.yaml, line "))


def test_a_key_of_a_value_that_is_not_declared_is_refused_before_play(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    keys = 'guests = Key[int]("guests")\nmugs = OwnedKey[int]("mugs")\n'
    (tmp_path / "rules" / "values.py").write_text(f"from voice_supercat.procedure.keys import Key, OwnedKey\n\n{keys}")
    assert fault(tmp_path) == (
        'values.py: the value "mugs" is not declared; add it to values.yaml of the book, or write its keys anew with '
        "`voice-supercat books types`."
    )
