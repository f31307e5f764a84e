"""Several ways to take an action: a preference at a time, until one is left or chance decides."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from transcript import draft_of, plays, session_of
from walks import SEEDS

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.narrowing import (
    LEAVING,
    NONE,
    SEVERAL,
    how_many,
    narrow_to,
    pick_one,
    still_narrowing,
)
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def at_question(engine: Engine, page: str, step: str, *, yes_to: tuple[str, ...] = (), seed: int = 0) -> Session:
    """The page of a suit up to the question of `step`; other questions are answered no, or yes where told so."""
    session = session_of(engine, seed, page)
    while session.question.step != step:
        session.text("yes" if session.question.step in yes_to else "no")
    return session


def narrowed(session: Session, *answers: str) -> list[str]:
    """The questions that follow yes to the action, up to the one after the last answer, and what is then said."""
    session.text("yes")
    asked = []
    for answer in answers:
        asked.append(session.question.text)
        events = session.text(answer)
    return [*asked, *(event.text for event in events if event.kind == "say" and not event.text.endswith("left."))]


def test_one_possible_place_ends_it_at_once(played: Engine) -> None:
    session = at_question(played, "construction", "construction/7")
    assert narrowed(session, "yes") == ["Is only one system possible?"]
    assert session.question.step == "construction/2"


def test_a_preference_that_none_has_leaves_all(played: Engine) -> None:
    """Where the bot controls none of them, neutral ones are asked about; among equals the die decides."""
    session = at_question(played, "construction", "construction/1.1", yes_to=("construction/1",), seed=5)
    said = narrowed(session, "no", "none", "three", "two", "two")
    assert said[1:5] == [
        "How many of those does the bot control?",
        "How many share the most ships of the bot?",
        "How many of those does nobody control?",
        "How many share the fewest rival ships?",
    ]
    assert said[5] == "Count the two from your left, and take the second."


def test_systems_under_control_are_not_neutral(played: Engine) -> None:
    session = at_question(played, "construction", "construction/1.1", yes_to=("construction/1",))
    assert "How many of those does nobody control?" not in narrowed(session, "no", "two", "two", "one")


def test_what_no_preference_has_counted_is_counted_at_the_end(played: Engine) -> None:
    session = at_question(played, "construction", "construction/3")
    assert narrowed(session, "no", "three")[1] == "How many are still equally good?"


@pytest.mark.parametrize(
    ("page", "step", "yes_to", "left_out"),
    [
        ("mobilization", "mobilization/6", (), "take control of a rival city"),
        ("aggression", "aggression/4.1", ("aggression/4",), "new claim"),
        ("aggression", "aggression/12.1", ("aggression/12",), "task force"),
    ],
)
def test_a_priority_that_is_the_goal_itself_is_not_asked(
    played: Engine, page: str, step: str, yes_to: tuple[str, ...], left_out: str
) -> None:
    session = at_question(played, page, step, yes_to=yes_to)
    session.text("yes")
    session.text("no")
    asked = []
    while session.question.step.startswith("movement-doctrine/"):
        asked.append(session.question.text)
        session.text("three")
    assert len(asked) == 4
    assert not [text for text in asked if left_out in text]


def test_preferences_of_a_page_come_before_those_of_every_move(played: Engine) -> None:
    plays(
        at_question(played, "mobilization", "mobilization/7"),
        """
        Can the bot move to change control of a gate that a rival controls?
        > yes
        Move to change control of that gate.
        Is only one such move possible?
        > no
        How many of those take control next to a rival starport?
        > none
        How many take or neutralize control next to a starport of the bot?
        > two
        How many of those can the task force make?
        > one
        Take that one.
        Move the task force.
        Keep control of the system they leave, if possible.
        How many actions did that take?
        """,
    )


MOST_COUNTED = 9
NOT_COUNTED = 0


def counts(engine: Engine, seed: int) -> Iterator[int]:
    """How many ways are left after each preference, whatever the player counts."""
    draft, chance = draft_of(engine, ways=NOT_COUNTED), random.Random(seed)
    while still_narrowing(draft):
        answers = [answer for answer in how_many(draft, chance.choice("01")) if answer not in (SEVERAL, *LEAVING)]
        narrow_to(draft, chance.choice(answers), "some")
        yield draft.known(v.ways)


@given(seed=SEEDS)
def test_ways_only_become_fewer_and_never_none(played: Engine, seed: int) -> None:
    known = [count for count in counts(played, seed) if count]
    assert known == sorted(known, reverse=True)
    assert known[-1] == 1


def test_none_can_be_said_only_where_nothing_is_compared(played: Engine) -> None:
    """Somewhere there are always most ships."""
    draft = draft_of(played, ways=2)
    assert how_many(draft) == ("one", "two", NONE, SEVERAL, *LEAVING)
    assert how_many(draft, "1") == ("one", "two", SEVERAL, *LEAVING)


@given(seed=SEEDS, ways=st.integers(2, MOST_COUNTED))
def test_the_same_seed_takes_the_same_of_the_ways(played: Engine, seed: int, ways: int) -> None:
    picks = []
    for _ in range(2):
        draft = draft_of(played, seed, ways=ways)
        pick_one(draft)
        picks.append(draft[v.picked])
    assert picks[0] == picks[1]
    assert 1 <= picks[0] <= ways
