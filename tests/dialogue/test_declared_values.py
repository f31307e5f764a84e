"""What a book gets from declaring its values, without Python: status, correction by voice, what to put back."""

from pathlib import Path

import pytest
from transcript import plays

from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import AnswerRefused, BookFault
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.loader import load

FILES = {
    "book.yaml": """\
id: orchard
title: Orchard
version: "1"
start: turn
printed_start: turn
options:
  weather: {default: sunny, choices: [sunny, rainy], say: The weather.}
actions:
  pick: {undo: Hang the apple back.}
owners: {crow: {every: crows, say: "{crow}"}}
accounts: []
""",
    "values.yaml": """\
crows: {kind: list, start: [ada, bo]}
crow: {kind: choice, start: ada}
apples: {kind: count, of: crow, range: [0, 5], start: {bo: 2, else: 1}, say: apples, visible: true, then: winning}
feathers: {kind: count, fixed: true, of: crow, start: {ada: 3, else: 4}}
nest: {kind: list, choices: [twig, straw], say: nest, visible: true}
mood: {kind: choice, choices: [calm, angry], unknown: true, lasts: turn}
weather: {kind: choice, choices: [sunny, rainy], option: weather, say: weather, when: weather is rainy}
hungry: {kind: flag, lasts: turn}
over: {kind: flag}
""",
    "items.txt": "",
    "pages/turn.yaml": """\
page: turn
steps:
  - {id: hungry, ask: "Is {crow} hungry?", set: hungry}
  - {id: mood, ask: Which mood?, answer: choice, choices: [calm, angry], set: {mood: answer}, when: mood is unknown}
  - id: by-mood
    switch: mood
    on:
      angry: [{id: caw, say: "{Crow_caws} with {feathers} feathers."}]
    else: [{id: sing, say: The crow sings.}]
  - test: [hungry, apples at most 4, not over]
    yes:
      - {id: eat, do: eat, act: Move the apples of that crow up by one., add: {apples: "1"}}
      - {id: twig, do: pick, act: Pick an apple., when: nest is empty}
      - {id: build, do: build, act: Put a twig into the nest., add: {nest: twig}, when: nest has no twig}
  - {call: winning}
  - {id: again, ask: "Another round, with {apples of crow} apples?"}
  - {compute: {forget: turn}}
  - {end: turn}
""",
    "pages/winning.yaml": """\
page: winning
steps:
  - test: [apples at least 5, not over]
    yes: [{id: won, say: "A crow has {apples} apples and wins.", set: {over: "yes"}}]
""",
    "rules.py": """\
from voice_supercat.procedure.keys import Key


def Crow_caws(view):
    return view[Key("crow")].capitalize() + " caws"
""",
}


def orchard(folder: Path, **changed: tuple[str, str]) -> Path:
    """The book in `folder`; `values=("old", "new")` replaces a text in the file values.yaml."""
    for name, content in FILES.items():
        old, new = changed.get(Path(name).stem, ("", ""))
        assert old in content
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content.replace(old, new, 1) if old else content, encoding="utf-8")
    return folder


def played(folder: Path, **options: str) -> Session:
    book = load(folder)
    check(book)
    engine = engine_of(book)
    return Session(new_game(engine, 0, options), LanguageUnderstanding(shipped_vocabulary(book), book))


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


def test_any_value_can_be_corrected_at_any_moment_and_what_follows_is_carried_out(tmp_path: Path) -> None:
    plays(
        played(orchard(tmp_path)),
        """
        Is ada hungry?
        > bo's apples are four
        Noted.
        Is ada hungry?
        > that changed
        What has changed?
        > apples
        Whose?
        > ada
        Ada apples: what is it now?
        > five
        Noted.
        A crow has five apples and wins.
        Is ada hungry?
        > take it back
        Taken back.
        Ada apples back to one.
        Is ada hungry?
        """,
    )


def test_a_correction_out_of_range_is_refused_in_one_sentence(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    with pytest.raises(AnswerRefused, match="Say a number from 0 to 5"):
        session.text("the apples of bo are 9")


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


def test_values_of_two_owners_are_told_of_each_and_corrected_of_both(tmp_path: Path) -> None:
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
    ],
)
def test_a_wrong_value_is_named_with_its_place(
    tmp_path: Path, file: str, change: tuple[str, str], message: str
) -> None:
    with pytest.raises(BookFault) as fault:
        check(load(orchard(tmp_path, **{file: change})))
    assert message in str(fault.value)
    assert ".yaml, line " in str(fault.value)


def test_first_words_and_have_ask_for_a_value_and_hidden_ones_are_answered_by_name(tmp_path: Path) -> None:
    book = orchard(tmp_path, values=("say: apples,", "say: apple count,"))
    plays(
        played(book),
        """
        Is ada hungry?
        > how many apple
        Ada apple count one; bo apple count two.
        Is ada hungry?
        > how many apple does bo have
        Bo apple count two.
        Is ada hungry?
        > how many apple do the bos have
        Bo apple count two.
        Is ada hungry?
        > bo's apple is four
        Noted.
        Is ada hungry?
        > status of weather
        Weather sunny.
        Is ada hungry?
        """,
    )


@pytest.mark.parametrize(
    "said",
    ["apples are four", "ada's apples are four", "the crow's apples are four", "apples of the crow are four"],
)
def test_a_single_owner_may_be_named_or_not(tmp_path: Path, said: str) -> None:
    session = played(orchard(tmp_path, values=("start: [ada, bo]", "start: [ada]")))
    assert session.text(said)[0].text == "Noted."
    for asked in ("how many apples", "status of ada", "status of the crow", "how many apples does ada have"):
        assert session.text(asked)[0].text == "Apples four."


def test_what_is_no_number_is_refused_with_the_range(tmp_path: Path) -> None:
    session = played(orchard(tmp_path))
    with pytest.raises(AnswerRefused, match=r'"nine hundred" is not an answer to .* Say a number from 0 to 5'):
        session.text("ada's apples are nine hundred")


@pytest.mark.parametrize("leaving", ["nothing", "never mind"])
def test_a_change_is_left_at_each_of_its_questions(tmp_path: Path, leaving: str) -> None:
    for said in ([], ["apples"], ["apples", "ada"]):
        session = played(orchard(tmp_path))
        for text in ["that changed", *said, leaving]:
            after = session.text(text)
        assert [event.text for event in after] == ["Is ada hungry?"]
