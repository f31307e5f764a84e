"""A card is led and declares in one breath, wherever it is asked for."""

import pytest
from transcript import plays, session_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_of_a_lead_that_is_asked_for_by_itself(played: Engine) -> None:
    plays(
        session_of(played),
        """
        Which two cards did the bot draw?
        > aggression four aggression five
        Does the bot have the initiative?
        > no
        Which card was led?
        > aggression three tyrant
        The bot surpasses with aggression 5, for two actions.
        Discard aggression 4.
        Does the bot have any resources, or a Weapon or Union guild card?
        """,
    )


@pytest.mark.parametrize(
    ("said", "declared"), [("aggression three tyrant", ("tyrant",)), ("aggression three none", ())]
)
def test_of_the_players_own_lead(played: Engine, said: str, declared: tuple[str, ...]) -> None:
    """Without naming an ambition it is asked, as before."""
    session = session_of(played, track="game", order="white,red")
    assert session.question.text == "Which card did you lead?"
    session.text(said)
    assert session.question.text == "Which two cards did the bot draw?"
    assert session.game.state[v.declared] == declared
    assert session.game.state[v.declarations.of("white")] == len(declared)
    assert session.game.state[v.lead] == "aggression 3"


def test_of_a_seven_any_ambition(played: Engine) -> None:
    session = session_of(played, track="game", order="white,red,blue,yellow", bots="red,blue,yellow")
    session.text("mobilization seven keeper")
    assert session.game.state[v.declared] == ("keeper",)


def test_with_no_marker_left_none_is_offered(played: Engine) -> None:
    session = session_of(played, track="game", order="white,red")
    session.game = (
        session.game.tell("declaration", "keeper").tell("declaration", "keeper").tell("declaration", "keeper")
    )
    assert "aggression 3" in session.question.choices
    assert "aggression 3 tyrant" not in session.question.choices
