"""The document's own Influence Doctrine: how many agents, and what to do where the card is to be left."""

import pytest
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def contested(engine: Engine) -> Session:
    """The Mobilization page at the question for a contested card."""
    session = session_of(engine, 0, "mobilization")
    no_until(session, "mobilization/5")
    return session


def test_one_more_than_the_leading_rival(played: Engine) -> None:
    """base/influence-doctrine/3; nothing is ordered before it is known that it can be done."""
    plays(
        contested(played),
        """
        Can the bot influence a contested card?
        > yes
        Is only one such card possible?
        > yes
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > two
        How many agents does the bot have in supply?
        > five
        Place two agents on it, to have one more than the leading rival.
        Two actions left.
        Can the bot influence a contested card?
        """,
    )


@pytest.mark.parametrize(
    ("rivals", "supply", "told"),
    [
        ("four", "five", "It cannot have more than the leading rival. Place three agents on it, to have as many."),
        ("four", "three", "It lacks the agents for that. Leave that card."),  # none would stay in supply
        ("two", "one", "It lacks the agents for that. Leave that card."),
    ],
)
def test_otherwise_it_matches_if_agents_stay_in_supply(played: Engine, rivals: str, supply: str, told: str) -> None:
    session = with_known(contested(played), left=3)
    for answer in ("yes", "yes", "one", rivals):
        session.text(answer)
    assert session.text(supply)[0].text == told


def test_a_card_that_can_be_neither_led_nor_matched_is_left_and_no_action_spent(played: Engine) -> None:
    """Too many actions are known to be too many before anybody counts the supply."""
    session = contested(played)
    left = session.game.state[v.left]
    for answer in ("yes", "yes", "one"):
        session.text(answer)
    assert session.text("nine")[0].text == "It lacks the actions for that. Leave that card."
    assert session.game.state[v.left] == left
    assert session.question.step == "mobilization/6"


def test_where_one_of_several_is_left_another_is_asked_for(played: Engine) -> None:
    session = contested(played)
    for answer in ("yes", "no", "weapon", "yes", "one", "nine"):
        session.text(answer)
    assert session.question.text == "Can the bot influence any other contested card than the one it left?"


@pytest.mark.parametrize(
    ("declared", "asked"),
    [
        ((), "a Loyal card matching an outrage"),
        (("tyrant", "warlord"), "a Loyal card matching an outrage"),  # neither is won by icons
        (("tycoon",), "one for a declared lead or a Loyal card matching an outrage"),
    ],
)
def test_a_lead_is_asked_about_only_where_an_icon_can_grow_one(
    played: Engine, declared: tuple[str, ...], asked: str
) -> None:
    """base/influence-doctrine/priorities/8"""
    session = with_known(session_of(played, 0, "administration"), declared=declared)
    no_until(session, "administration/9")
    for answer in ("yes", "no", "no", "no"):
        session.text(answer)
    assert session.question.text == f"Is any of those {asked}?"
