"""Questions that are answered with names one after the other: how a row is said, refused, offered and kept."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from small_book import fault, new_game_of, write_page
from transcript import plays, understanding_of

from voice_supercat.dialogue.protocol import converse
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.procedure.answers import Answer, accepted
from voice_supercat.procedure.faults import AnswerRefused
from voice_supercat.procedure.keys import Key
from voice_supercat.speech.interfaces import Completeness
from voice_supercat.speech.settings import Settings

PAGE = """\
page: turn
steps:
  - id: pots
    ask: Which two pots, or none?
    expect: row
    rows: [["{pots}", "{pots}"], [none], ["{pots}"], [take, "{cups}"]]
    different: yes
    set: told
  - {id: cups, ask: "Which cups?", expect: row, rows: [["{cups}", "{cups}", "{cups}"]], set: told}
  - {id: again, ask: Once more?}
"""
VALUES = """\
pots: {kind: list, fixed: true, start: ["1", "2", "21", "22"]}
cups: {kind: list, fixed: true, start: [blue, red]}
told: {kind: list}
"""


@pytest.fixture
def session(tmp_path: Path) -> Session:
    write_page(tmp_path, PAGE)
    (tmp_path / "values.yaml").write_text(VALUES)
    (tmp_path / "words.yaml").write_text('answers: {blue: "[a] blue (cup|)", red: red}\n')
    game = new_game_of(tmp_path)
    return Session(game, understanding_of(game.engine))


@pytest.mark.parametrize(
    ("said", "row"),
    [
        ("one two", ("1", "2")),
        ("two and one", ("2", "1")),
        ("Twenty one, two", ("21", "2")),
        ("twenty two twenty one", ("22", "21")),
        ("1 22", ("1", "22")),
        ("one", ("1",)),
        ("take a blue cup", ("take", "blue")),
        ("take red", ("take", "red")),
        ("none", ("none",)),
        ("no", ("none",)),
        ("nothing", ("none",)),
    ],
)
def test_a_row_is_what_was_said_in_its_order(session: Session, said: str, row: tuple[str, ...]) -> None:
    session.text(said)
    assert session.game.given == row
    assert session.game.state[Key("told")] == row


def test_a_name_may_come_twice_unless_all_are_different(session: Session) -> None:
    with pytest.raises(AnswerRefused, match='"two 1" is not an answer to "Which two pots, or none\\?"'):
        session.text("one one")
    for answer in ("one", "red red blue"):
        session.text(answer)
    assert session.game.state[Key("told")] == ("red", "red", "blue")


def test_what_is_no_name_is_refused(session: Session) -> None:
    for answer in (["1", ["2"]], 5, None, {}):
        with pytest.raises(AnswerRefused, match="is not an answer to"):
            accepted(session.question, answer)


@pytest.mark.parametrize("said", ["blue take", "one two one", "one red", "take"])
def test_names_that_make_no_row_are_refused(session: Session, said: str) -> None:
    with pytest.raises(AnswerRefused, match="Say none, 1, 2, 21 or 22, all different"):
        session.text(said)


@pytest.mark.parametrize("said", ["one green", "and", "house"])
def test_other_words_are_not_understood(session: Session, said: str) -> None:
    with pytest.raises(AnswerRefused, match=r"is not understood\. Say none, one, two"):
        session.text(said)


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("one", Completeness.GROWING),
        ("one two", Completeness.WHOLE),
        ("one twenty", Completeness.PART),
        ("one twenty two", Completeness.WHOLE),
        ("take", Completeness.PART),
        ("take it", Completeness.PART),
        ("take it back", Completeness.WHOLE),
        ("none", Completeness.WHOLE),
        ("house", Completeness.NONE),
    ],
)
def test_an_answer_ends_where_no_row_goes_on(session: Session, said: str, what: Completeness) -> None:
    _, complete = session.expected()
    assert complete(said) is what


def test_every_word_is_listened_for_and_what_follows_it(session: Session) -> None:
    phrases, _ = session.expected()
    assert {
        "none",
        "twenty one",
        "take",
        "nothing",
        "take blue cup",
        "one twenty one",
        "one and two",
        "take it back",
    } <= set(phrases)


def test_what_is_offered_is_short_and_understood(session: Session) -> None:
    plays(
        session,
        """Which two pots, or none?
        > help me
        Say none, one, two, twenty one or twenty two. Or several: one twenty one. Help tells more.
        Which two pots, or none?
        > none
        Which cups?
        > help me
        Say, for example, blue cup blue cup blue cup. Help tells more.
        Which cups?
        """,
    )


def test_a_row_is_told_again_in_its_order(session: Session) -> None:
    for answer in ("none", "red red blue"):
        session.text(answer)
    assert session.text("why")[-2].text == "Which cups? You said red red blue cup."
    assert session.text("correct that")[0].text == "You said red red blue cup."
    session.text("blue red red")
    assert session.game.state[Key("told")] == ("blue", "red", "red")


def test_a_row_is_dialled_by_places(session: Session) -> None:
    session.tuning = Tuning(Settings(one_key=True))
    session.text("31")
    assert session.game.given == ("21", "1")


@pytest.mark.parametrize(("given", "row"), [(["1", "22"], ("1", "22")), ("one, twenty two", ("1", "22"))])
def test_the_protocol_tells_the_rows_and_takes_a_list(session: Session, given: Answer, row: tuple[str, ...]) -> None:
    out = StringIO()
    converse(session, StringIO(json.dumps({"answer": given}) + "\n"), out)
    asked, *_ = map(json.loads, out.getvalue().splitlines())
    assert asked["expect"] == "row"
    assert asked["rows"][0] == [["1", "2", "21", "22"], ["1", "2", "21", "22"]]
    assert session.game.before is not None
    assert session.game.given == row


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("ask: Heat it?", "ask: Heat it?, expect: row", 'an answer of the kind row needs "rows"'),
        ("ask: Heat it?", "ask: Heat it?, expect: row, rows: [hot]", 'in "rows" expected lists of names'),
        ("ask: Heat it?", 'ask: Heat it?, expect: row, rows: [["{pans}"]]', 'has no function "pans"'),
        ("ask: Heat it?", "ask: Heat it?, rows: [[hot]]", '"rows" does nothing on a question answered by yes_no'),
    ],
)
def test_mistakes_in_rows_are_named(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert re.search(re.escape(expected), fault(tmp_path, turn=(old, new)))
