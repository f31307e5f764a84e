"""Counts that the components or the rules forbid are refused, with the range."""

import pytest
from sessions import holding, new_session
from transcript import with_known

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused


@pytest.mark.parametrize(
    ("said", "most"),
    [
        ("klingon weapons upgrades are 9", 6),
        ("klingon single ships are 52", 26),
        ("klingon fleet one ship count is 12", 5),
        ("klingon exhausted commands are 9", 6),
        ("klingon starbases are 4", 3),
    ],
)
def test_no_more_than_the_components_allow(played_ascendancy: Engine, said: str, most: int) -> None:
    """Thirty ships in the box, four of them in a fleet whose card holds five; sliders have no ninth step."""
    session = holding(new_session(played_ascendancy, "klingon,andorian"), alone=3, fleet_one=4, room_one=5)
    with pytest.raises(AnswerRefused, match=rf"Say a number from 0 to {most}"):
        session.text(said)


def test_what_is_possible_is_told_of_the_faction_that_is_meant(played_ascendancy: Engine) -> None:
    session = with_known(new_session(played_ascendancy, "klingon,romulan"), **{"commands of romulan": 9})
    session.text("romulan exhausted commands are 8")
    assert session.game.state[v.exhausted.of("romulan")] == 8


def test_a_fleet_that_was_none_cannot_have_two_ships(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "klingon")
    with pytest.raises(AnswerRefused, match="Say a number from 3 to 12"):
        session.text("fleet one ship count is two")
    session.text("fleet one ship count is three")
    session.text("fleet one ship count is two")
    assert session.game.state[v.ships.of("klingon", "one")] == 0, "two ships that are left disband"
