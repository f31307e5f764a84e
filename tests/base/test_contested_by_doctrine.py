"""A contested card by the base document, cards without agents, and what contested means."""

import pytest
from transcript import no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def contested(engine: Engine, influence: str = "revised", roll: int = 1, **known: object) -> Session:
    """The Mobilization page with four actions, where there is one contested card."""
    session = with_known(session_of(engine, seed_rolling(roll), "mobilization", influence=influence), **known)
    no_until(session, "mobilization/5")
    session.text("yes")
    session.text("yes")
    return session


def test_by_the_base_document_a_card_is_led_where_possible(played: Engine) -> None:
    """base/influence-doctrine/3; agents of the bot are on every contested card."""
    plays(
        contested(played, "base"),
        """
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > three
        How many agents does the bot have in supply?
        > four
        Place three agents on it, to have one more than the leading rival.
        One action left.
        Can the bot influence a contested card?
        """,
    )


@pytest.mark.parametrize(
    ("left", "supply", "said"),
    [
        (2, "four", "It cannot have more than the leading rival. Place two agents on it, to have as many."),
        (4, "two", "It lacks the agents for that. Leave that card."),  # to match would take its last ones
    ],
)
def test_by_the_base_document_it_is_matched_or_left(played: Engine, left: int, supply: str, said: str) -> None:
    session = contested(played, "base", left=left)
    session.text("one")
    session.text("three")
    assert session.text(supply)[0].text == said


def test_by_the_base_document_too_few_actions_leave_it_unasked(played: Engine) -> None:
    session = contested(played, "base", left=1)
    session.text("one")
    said = session.text("three")
    assert said[0].text == "It lacks the actions for that. Leave that card."
    assert session.game.state[v.left] == 1
    assert session.question.step == "mobilization/6"


def test_a_card_without_agents_gets_two_where_both_are_there(played: Engine) -> None:
    """base/influence-doctrine/2"""
    session = with_known(session_of(played, 0, "mobilization"))
    session.text("tycoon was declared")
    no_until(session, "mobilization/4")
    plays(
        session,
        """
        Can the bot influence an uncontested card that would contend Tycoon once secured?
        > yes
        Is only one such card possible?
        > yes
        How many agents does the bot have in supply?
        > six
        Place two agents on it.
        Two actions left.
        Can the bot influence an uncontested card that would contend Tycoon once secured?
        """,
    )


def test_with_one_action_one_agent_is_placed_and_nothing_is_counted(played: Engine) -> None:
    session = with_known(session_of(played, 0, "mobilization"), left=1)
    no_until(session, "mobilization/9")
    session.text("yes")
    said = [event.text for event in session.text("I see which")]
    assert said[:2] == ["Place one agent on it.", "The bot has no actions left. The turn is over."]


@pytest.mark.parametrize(
    ("influence", "explained", "bundled"),
    [
        (
            "base",
            "A contested card is a court card with agents of the bot and more agents of a rival.",
            "influence a contested card",
        ),
        ("revised", "A card a rival could secure is contested.", "influence a contested card that a rival leads"),
    ],
)
def test_what_contested_means_is_explained_by_the_document_in_force(
    played: Engine, influence: str, explained: str, bundled: str
) -> None:
    session = session_of(played, 0, "mobilization", influence=influence)
    no_until(session, "mobilization/5")
    assert explained in session.text("explain contested card")[0].text
    together = session_of(played, 0, "mobilization", influence=influence, questions="together")
    while "contested" not in together.question.text:
        together.text("no")
    assert bundled in together.question.text
    assert (bundled == "influence a contested card") == ("a rival leads" not in together.question.text)
