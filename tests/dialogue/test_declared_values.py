"""What a book gets from declaring its values, without Python: pages that use them, status, what to put back."""

from pathlib import Path

import pytest
from orchard_book import orchard, played
from transcript import plays

from voice_supercat.procedure.check import check
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load


def test_pages_set_compare_and_switch_without_python(tmp_path: Path) -> None:
    plays(
        played(orchard(tmp_path)),
        """
        Is ada hungry?
        > yes
        Which mood?
        > angry
        Ada caws with three feathers.
        Move the apples of that crow up by one.
        Pick an apple.
        Put a twig into the nest.
        Another round, with two apples?
        > no
        Is ada hungry?
        > no
        Which mood?
        > calm
        The crow sings.
        Another round, with two apples?
        """,
    )


def test_undo_says_where_everything_visible_goes_the_last_thing_first(tmp_path: Path) -> None:
    plays(
        played(orchard(tmp_path)),
        """
        Is ada hungry?
        > yes
        Which mood?
        > calm
        The crow sings.
        Move the apples of that crow up by one.
        Pick an apple.
        Put a twig into the nest.
        Another round, with two apples?
        > take it back
        Taken back.
        Nest: take twig back.
        Hang the apple back.
        Ada apples back to one.
        Which mood?
        """,
    )


def test_the_status_comes_from_the_declarations(tmp_path: Path) -> None:
    session = played(orchard(tmp_path), weather="rainy")
    plays(
        session,
        """
        Is ada hungry?
        > status report
        Ada apples one; bo apples two; nest nothing; weather rainy.
        Is ada hungry?
        > how many apples
        Ada apples one; bo apples two.
        Is ada hungry?
        > status of bo
        Bo apples two.
        Is ada hungry?
        > how many
        Of what?
        > apples
        Ada apples one; bo apples two.
        Is ada hungry?
        """,
    )


TREES = """\
tree: {kind: choice, start: plum tree}
trees: {kind: list, start: [plum tree, elm]}
nuts: {kind: count, of: [crow, tree], range: [0, 9], start: {ada elm: 2, else: 1}, say: nuts}
crows:"""


def test_a_label_stands_for_the_last_owner_and_the_name(tmp_path: Path) -> None:
    """Both are understood."""
    labelled = TREES.replace("say: nuts", "say: count, label: 'nuts on the {tree}'")
    book = orchard(tmp_path, values=("crows:", labelled), book=("owners: {", "owners: {tree: trees, "))
    plays(
        played(book),
        """
        Is ada hungry?
        > status of bo
        Bo nuts on the plum tree one; bo nuts on the elm one; bo apples two.
        Is ada hungry?
        > how many nuts on the elm
        Ada nuts on the elm two; bo nuts on the elm one.
        Is ada hungry?
        > bo's nuts on the elm are four
        Noted.
        Is ada hungry?
        > bo plum tree count is three
        Noted.
        Is ada hungry?
        > status of bo
        Bo nuts on the plum tree three; bo nuts on the elm four; bo apples two.
        Is ada hungry?
        """,
    )


def test_values_of_two_owners_are_said_of_each_and_corrected_of_both(tmp_path: Path) -> None:
    book = orchard(tmp_path, values=("crows:", TREES), book=("owners: {", "owners: {tree: trees, "))
    session = played(book)
    plays(
        session,
        """
        Is ada hungry?
        > how many nuts
        Ada plum tree nuts one; ada elm nuts two; bo plum tree nuts one; bo elm nuts one.
        Is ada hungry?
        > status of bo
        Bo plum tree nuts one; bo elm nuts one; bo apples two.
        Is ada hungry?
        > bo's plum tree nuts are four
        Noted.
        Is ada hungry?
        > nuts of ada plum tree are three
        Noted.
        Is ada hungry?
        > how many plum tree nuts
        Ada plum tree nuts three; bo plum tree nuts four.
        Is ada hungry?
        """,
    )


def test_of_two_owners_those_are_named_of_whom_there_are_several(tmp_path: Path) -> None:
    trees = (
        "crows: {kind: list, start: [ada]}\ntree: {kind: choice, start: oak}\ntrees: {kind: list, start: [oak, elm]}\n"
    )
    nuts = "nuts: {kind: count, of: [crow, tree], start: {ada elm: 2, else: 1}, say: nuts}"
    owners = 'owners: {tree: {every: trees, say: "{tree} tree"}, '
    orchard_of_one = orchard(
        tmp_path, values=("crows: {kind: list, start: [ada, bo]}", f"{trees}{nuts}"), book=("owners: {", owners)
    )
    session = played(orchard_of_one)
    session.text("elm tree nuts are five")
    session.text("the nuts of the oak tree are four")
    assert session.text("status report")[0].text == "Oak tree nuts four; elm tree nuts five; apples one; nest nothing."


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        ("values", ("then: winning", "then: losing"), 'value "apples": there is no page "losing", named in "then".'),
        ("values", ("kind: flag, lasts: turn", "kind: switch"), '"kind" is "switch"; expected one of count, flag'),
        ("values", ("start: ada}", "start: [ada]}"), 'expected a word or a number for "start"'),
        ("values", ("range: [0, 5]", "range: [2, 5]"), "which its kind, range or choices do not allow"),
        ("turn", ("set: hungry", "set: hunger"), '"hunger" in "set" is not declared in values.yaml'),
        ("turn", ("{apples of crow}", "{apples of raven}"), 'no function "apples of raven", and no value of that name'),
        ("turn", ("mood is unknown", "mood is not"), '"mood is not" in "when" is no condition'),
        ("turn", ("apples at most 4", "apple at most 4"), 'no function "apple", and no value of that name'),
        ("turn", ('{apples: "1"}', '{hungry: "1"}'), '"add" is for counts and lists; "hungry" is a flag.'),
        ("turn", ('{apples: "1"}', '{feathers: "1"}'), '"feathers" is fixed and cannot be set.'),
        ("turn", ("angry: [", "cross: ["), '"cross" is none of the choices of "mood": calm, angry.'),
        ("winning", ('{over: "yes"}', "{mood: merry}"), '"mood" cannot be "merry", by its range or choices.'),
        ("turn", ("{nest: twig}", "{nest: bread}"), '"nest" cannot be "bread", by its range or choices.'),
        (
            "turn",
            ("choices: [calm, angry]", "choices: [calm, glad]"),
            '"glad" is none of the choices of "mood": calm, angry.',
        ),
        ("turn", ("apples at most 4", "apples at least 9"), '"apples" goes from 0 to 5, and is never at least 9.'),
        ("turn", ("apples at most 4", "apples is 9"), '"apples" is a count, and never "9".'),
    ],
)
def test_a_wrong_value_is_named_with_its_place(
    tmp_path: Path, file: str, change: tuple[str, str], message: str
) -> None:
    with pytest.raises(BookFault) as fault:
        check(load(orchard(tmp_path, **{file: change})))
    assert message in str(fault.value)
    assert ".yaml, line " in str(fault.value)
