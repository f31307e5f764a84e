"""Mistakes on a page of a book: the message names file, line, step and what was expected."""

import re
from pathlib import Path

import pytest
from small_book import fault, new_game_of, write_book

from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("source: tea", "source: [tea", 4, "not valid YAML"),
        ("steps:", "steps: {", 5, "not valid YAML"),
        ("title: Tea", "page: Tea", 2, '"page" is given twice'),
        ("title: Tea", "tittle: Tea", 1, 'top of the file: "tittle" is not known here; expected one of'),
        ("ask: Is", "aks: Is", 6, 'step turn/2: "aks" is not known here; expected one of act'),
        ("do: pour", "note: pour", 6, 'step turn/2: "act" on a question needs "do"'),
        ("do: pour", "duo: pour", 6, "is not known here"),
        ("fact: kettle_hot", "fact: cold", 6, 'step turn/2: fact "cold" is not in facts.yaml'),
        ("source: 3", "source: 4", 14, '"4" in "source" is no item of the rules'),
        ("source: 3", "source: 3\n    expect: maybe", 14, 'step turn/3: "expect" is "maybe"; expected one of yes_no'),
        ("source: 3", "source: 3\n    answer: number", 14, 'step turn/3: "answer" is called "expect" now; write that.'),
        ("source: 3", "source: 3\n    expect: number\n    range: [1]", 14, "step turn/3: expected two numbers"),
        (
            "source: 3",
            "source: 3\n    expect: number\n    range: [1, x]",
            14,
            'step turn/3: expected a whole number for "range"',
        ),
        (
            "source: 3",
            "source: 3\n    expect: number\n    range: [3, 1]",
            14,
            'step turn/3: "range" begins with 3, which is more than 1.',
        ),
        (
            "source: 3",
            "source: 3\n    range: [1, 3]",
            14,
            'step turn/3: "range" does nothing on a question answered by yes_no; expected one of act',
        ),
        (
            "source: 3",
            "source: 3\n    expect: number\n    fact: kettle_hot",
            14,
            'step turn/3: "fact" does nothing on a question answered by number; expected one of add, ask',
        ),
        ("compute: count_cup", "compute: count_cup, yes: []", 13, 'step turn/count: "yes" does nothing on "compute"'),
        (
            "compute: count_cup",
            "compute: {forget: day}",
            13,
            '"forget" is of what lasts no longer than one of battle, turn,',
        ),
        ("compute: count_cup", "compute: forget", 13, '"forget" is of what lasts no longer than one of battle, turn,'),
        (
            "source: 3",
            "source: 3\n    when: [cups, b]",
            14,
            'step turn/3: the book has no function "b", and no value',
        ),
        ("source: 3", "source: 3\n    ask: Now?", 16, '"ask" is given twice'),
        ("use: greet", "use: great", 5, '"great" is no shared step; expected one of shared.yaml'),
        ("id: heat", "id: count", 12, "step turn/count: the name is taken (pages/turn.yaml, line 13)"),
        ("compute: count_cup", "compute: count", 13, 'step turn/count: the book has no function "count"'),
        ("after {cups}", "after {mugs}", 14, 'step turn/3: the book has no function "mugs"'),
        ("ask: Heat it?", "goto: kitchen", 12, 'step turn/heat: there is no page "kitchen"'),
        ("compute: count_cup", "end: turn", 14, "step turn/3: no answer leads here"),
        ("source: 3", "source: 3\n    narrow: turn", 14, 'step turn/3: "narrow" belongs to a question with an "act"'),
        ("do: pour", "do: pour\n    narrow: kitchen", 6, 'there is no page or step "kitchen"'),
        (
            "source: 3",
            "source: 3\n    expect: ack\n    together: {name: more, stem: is there, ask: more}",
            14,
            'step turn/3: "together" belongs to a question that is answered with yes or no',
        ),
        ("source: 3", "source: 3\n    expect: choice", 14, 'step turn/3: an answer of the kind choice needs "choices"'),
        (
            "source: 3",
            "source: 3\n    expect: choice\n    choices: [tea]\n    on: {milk: []}",
            14,
            'step turn/3: "on" names "milk", which is none of the choices',
        ),
        ("source: 3", "source: 3\n    together: {name: more, ask: more}", 15, 'step turn/3: expected text for "stem"'),
    ],
)
def test_a_mistake_on_a_page(tmp_path: Path, old: str, new: str, line: int, expected: str) -> None:
    message = fault(tmp_path, turn=(old, new))
    assert expected in message
    assert message.startswith(f"pages/turn.yaml, line {line}")


LEADS_ON = "page: {}\ntitle: T\nsteps:\n  - {{goto: {}}}\n"


def test_pages_that_only_lead_to_each_other(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    for page, other in (("tidy", "wash"), ("wash", "tidy")):
        (tmp_path / "pages" / f"{page}.yaml").write_text(LEADS_ON.format(page, other))
    message = fault(tmp_path, turn=("ask: Heat it?", "goto: tidy"))
    loop = "expected a step on every loop, found pages that only lead to each other."
    assert message == f"pages/tidy.yaml, line 1: {loop}"


@pytest.mark.parametrize("target", ["turn", "turn/1"])
def test_a_page_that_only_leads_to_another_begins_where_that_begins(tmp_path: Path, target: str) -> None:
    write_book(tmp_path, book=("start: turn", "start: first"))
    (tmp_path / "pages" / "first.yaml").write_text(LEADS_ON.format("first", target))
    assert new_game_of(tmp_path).question.text == "Is the kettle hot?"


def test_a_loop_without_a_question(tmp_path: Path) -> None:
    looping = "  - {id: again, test: cups, yes: [{goto: turn}]}\n  - source: 2"
    message = fault(tmp_path, turn=("  - source: 2", looping))
    assert re.match(r"pages/turn\.yaml, line \d+, step turn/\S+: expected a question on every loop", message)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("page: turn\x07\n", "not valid YAML: unacceptable character"),
        (
            "page: turn\nsteps: &steps\n  - test: cups\n    yes: *steps\n",
            "stands for nothing that is written before it",
        ),
        ("page: turn\nsteps: *tea\n", r'"\*tea" stands for nothing that is written before it'),
        (f"page: turn\nsteps: {'[' * 100_000}\n", "nested more than 40 levels deep"),
        (f"page: turn\nsteps: {'- ' * 100_000}\n", "not valid YAML"),
        ("page: turn\nsteps:\n\t- say: Tea.\n", "not valid YAML: found character that cannot start any token"),
        ("page: turn\nsteps: []\n---\npage: milk\n", "a second document begins; a file holds one"),
        ("? [page, turn]\n: steps\n", "a key must be a word"),
        ("", 'expected text for "page"'),
        ("Tea.\n", "expected keys and values"),
    ],
)
def test_a_page_that_no_parser_reads_is_named(tmp_path: Path, content: str, expected: str) -> None:
    write_book(tmp_path)
    (tmp_path / "pages" / "turn.yaml").write_text(content, encoding="utf-8")
    with pytest.raises(BookFault, match=expected) as fault:
        load(tmp_path)
    assert "turn.yaml" in str(fault.value)
    assert "\n" not in str(fault.value)
