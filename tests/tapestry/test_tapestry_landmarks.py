"""Landmarks of the player are told when they are gained; nobody is asked for a count."""

import pytest
from midgame import NEXT, between_turns
from transcript import plays

from voice_supercat.books.tapestry.rules import values as v
from voice_supercat.procedure.engine import Engine

SCIENCE = ("science", 4)


@pytest.mark.parametrize(
    "answers",
    [("landmark science",), ("landmark", "science"), ("I took a landmark", "science"), ("a landmark, science",)],
)
def test_landmark_is_told_with_its_track(bots: Engine, answers: tuple[str, ...]) -> None:
    session = between_turns(bots)
    for answer in answers:
        told = session.text(answer)
    assert [event.text for event in told] == ["The landmark of science, tier two, is yours.", NEXT]
    assert session.game.state[v.claimed_by_you] == (SCIENCE,)


def test_landmarks_of_a_track_come_from_below(bots: Engine) -> None:
    session = between_turns(bots, claimed_by_bots=(SCIENCE,))
    session.text("landmark science")
    assert session.text("landmark science")[0].text == "The landmark of science, tier four, is yours."
    assert session.game.state[v.claimed_by_you] == (("science", 7), ("science", 10))


def test_landmark_of_the_player_is_not_the_bots(bots: Engine) -> None:
    session = between_turns(bots, position__automa__military=3)
    plays(
        session,
        f"""{NEXT}
        > landmark military
        The landmark of military, tier two, is yours.
        {NEXT}
        > one two
        The Automa advances to military four.
        The Shadow Empire advances to exploration one.
        {NEXT}""",
    )


def test_landmark_that_was_gone_is_given_back_and_taken_back_in_turn(bots: Engine) -> None:
    session = between_turns(bots, position__automa__military=3)
    plays(
        session,
        f"""{NEXT}
        > one two
        The Automa advances to military four.
        The landmark of military four: into the Automa's box.
        The Shadow Empire advances to exploration one.
        {NEXT}
        > landmark gone
        The landmark of military, tier two, is yours. It is not in the Automa's box.
        {NEXT}
        > take it back
        Taken back.
        Put that landmark into the box on the Automa's mat.
        {NEXT}""",
    )
    session.text("landmark gone")
    assert session.game.state[v.claimed_by_you] == (("military", 4),)
    assert session.game.state[v.claimed_by_bots] == ()


def test_landmark_is_told_at_any_question(bots: Engine) -> None:
    session = between_turns(bots, space_icons__military__1=None, claimed_by_bots=(SCIENCE,))
    session.text("one two")
    for answer in ("that changed", "landmark", "science tier two"):
        session.text(answer)
    assert session.question.text.startswith("Military one: conquer")
    assert session.game.state[v.claimed_by_you] == (SCIENCE,)
    assert session.game.state[v.claimed_by_bots] == ()


def test_landmark_told_is_taken_back(bots: Engine) -> None:
    session = between_turns(bots)
    for answer in ("landmark science", "take it back"):
        told = session.text(answer)
    assert [event.text for event in told] == ["Taken back.", NEXT]
    assert session.game.state[v.claimed_by_you] == ()
