"""The words of the game are explained, those of the open question first."""

import pytest
from sessions import at, new_session
from transcript import plays

from voice_supercat.procedure.engine import Engine


@pytest.mark.parametrize(
    ("term", "told"),
    [
        ("warp capable", "civilization with warp drive"),
        ("warp-capable", "civilization with warp drive"),
        ("developed", "somebody's control node"),
        ("hazard", "die is rolled for each ship"),
        ("sector", "one step of movement"),
        ("phenomenon", "nobody can colonize"),
        ("lane", "path of sectors between two discs"),
        ("breen territory", "every system that the Breen control"),
        ("pre warp", "without warp drive"),
        ("enemy", "any other A.I. faction"),
    ],
)
def test_a_term_is_explained_by_name(played_ascendancy: Engine, term: str, told: str) -> None:
    assert told in new_session(played_ascendancy, "breen").text(f"explain {term}")[0].text


def test_the_terms_of_the_question_can_be_asked_for_at_once(played_ascendancy: Engine) -> None:
    session = at(played_ascendancy, "breen", "breen/slots", alone=3)
    plays(
        session,
        """
        What nodes can still be built there?
        > none
        Does a Breen ship orbit a pre-warp or uninhabited world connected to a Breen system?
        > explain that
        A pre-warp world has a civilization without warp drive. It can be colonized.
        An uninhabited or empty system has no civilization and no control node. It can be colonized.
        Ships orbit a system when they stand on its disc, not on a space lane.
        Does a Breen ship orbit a pre-warp or uninhabited world connected to a Breen system?
        """,
    )
    heard = session.understanding.phrases(session.question)
    assert "explain pre warp" in heard
    assert "explain hazard" not in heard
