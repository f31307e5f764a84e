"""A contested card: agents are counted once, the need is worked out, and nothing is ordered that cannot be done."""

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


def test_without_own_agents_one_more_is_placed_and_the_cost_is_known(played: Engine) -> None:
    """influence/influence-principles/5 and 6"""
    plays(
        contested(played),
        """
        How many agents does the bot have on that card?
        > none
        How many does the leading rival have there?
        > two
        How many agents does the bot have in supply?
        > five
        Place three agents on it, to have one more than the leading rival.
        One action left.
        Can the bot influence a contested card, one that a rival could secure?
        """,
    )


def test_two_agents_cannot_be_placed_with_one_action(played: Engine) -> None:
    """The supply does not matter then. There was only this card, so that no other one is asked about."""
    plays(
        contested(played, left=1),
        """
        How many agents does the bot have on that card?
        > none
        How many does the leading rival have there?
        > one
        It lacks the actions for that. Leave that card.
        Can the bot move to take control of a rival city?
        """,
    )


def test_too_few_agents_leave_the_card(played: Engine) -> None:
    plays(
        contested(played),
        """
        How many agents does the bot have on that card?
        > none
        How many does the leading rival have there?
        > two
        How many agents does the bot have in supply?
        > two
        It lacks the agents for that. Leave that card.
        Can the bot move to take control of a rival city?
        """,
    )


def test_a_greater_roll_outbids_with_what_is_missing(played: Engine) -> None:
    plays(
        contested(played, roll=4),
        """
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > three
        (die: 4)
        How many agents does the bot have in supply?
        > six
        The roll is four against three. Outbid, and place three agents.
        One action left.
        Can the bot influence a contested card, one that a rival could secure?
        """,
    )


def test_where_outbidding_takes_too_much_the_card_is_left(played: Engine) -> None:
    """The printed principles name nothing else that a greater roll allows."""
    plays(
        contested(played, roll=4, left=2),
        """
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > three
        (die: 4)
        The roll is four against three, but it lacks the actions to outbid. Leave that card.
        Can the bot move to take control of a rival city?
        """,
    )


@pytest.mark.parametrize(
    ("supply", "said"),
    [
        ("three", "The roll is three against three. Block, and place two agents."),
        ("two", "The roll is three against three, but a block would leave no agents in supply. Abandon that card."),
    ],
)
def test_an_equal_roll_blocks_only_if_agents_remain(played: Engine, supply: str, said: str) -> None:
    session = contested(played, roll=3)
    for answer in ("one", "three"):
        session.text(answer)
    assert session.question.text == "How many agents does the bot have in supply?"
    [first, *_] = session.text(supply)
    assert first.text == said


def test_a_block_that_agents_do_not_allow_names_the_item_that_forbids_it(played: Engine) -> None:
    session = contested(played, roll=3)
    session.text("one")
    session.text("three")
    assert session.text("one")[0].source == ("influence/influence-principles/15",)


def test_a_smaller_roll_abandons_and_spends_nothing(played: Engine) -> None:
    session = contested(played, roll=2)
    left = session.game.state[v.left]
    plays(
        session,
        """
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > three
        (die: 2)
        The roll is two against three. Abandon that card.
        Can the bot move to take control of a rival city?
        """,
    )
    assert session.game.state[v.left] == left


def test_nothing_is_rolled_where_nothing_could_be_placed(played: Engine) -> None:
    session = contested(played, roll=6, left=1)
    session.text("one")
    said = [event.text for event in session.text("five")]
    assert said[0] == "It lacks the actions for that. Leave that card."
    assert session.game.state[v.defence_roll] is None


def test_the_card_that_was_left_is_no_other_card(played: Engine) -> None:
    """Where several are contested; it costs no action, so the next question follows."""
    session = session_of(played, seed_rolling(2), "mobilization", influence="revised")
    no_until(session, "mobilization/5")
    session.text("yes")
    session.text("i see which")
    plays(
        session,
        """
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > three
        (die: 2)
        The roll is two against three. Abandon that card.
        Can the bot influence any other contested card than the one it left?
        > no (4 times)
        Can the bot influence any other card neither safe nor left?
        """,
    )


def test_why_tells_how_the_roll_compared(played: Engine) -> None:
    session = contested(played, roll=3)
    session.text("one")
    session.text("three")
    plays(
        session,
        """
        (die: 3)
        How many agents does the bot have in supply?
        > tell me why
        How many agents does the bot have on that card? You said 1.
        How many does the leading rival have there? You said 3.
        Rolled three against three agents. Is the roll greater? Known: no.
        Rolled three against three agents. Is the roll equal? Known: yes.
        How many agents does the bot have in supply?
        """,
    )


def test_the_supply_is_asked_once_and_goes_down_with_each_agent(played: Engine) -> None:
    session = contested(played)
    for answer in ("none", "one", "seven"):
        session.text(answer)
    assert session.game.state[v.agents_left.of("red")] == 5
    assert session.text("how many agents in supply")[0].text == "Agents in supply five."
    for answer in ("yes", "yes", "none", "one"):
        said = session.text(answer)
    assert said[0].text == "Place two agents on it, to have one more than the leading rival."
    assert session.game.state[v.agents_left.of("red")] == 3


def test_without_agents_in_supply_nothing_is_asked_about_influence(played: Engine) -> None:
    session = with_known(session_of(played, 0, "mobilization"), **{"agents_left of red": 0})
    asked = []
    while session.question.step.startswith("mobilization/"):
        asked.append(session.question.text)
        session.text("no")
    assert asked
    assert not [text for text in asked if "influence" in text]


def test_agents_come_back_with_a_card_that_is_secured(played: Engine) -> None:
    session = with_known(session_of(played, 0, "aggression"), **{"agents_left of red": 2})
    while session.question.step != "aggression/10":
        session.text("yes" if session.question.step == "aggression/can-secure" else "no")
    session.text("yes")
    assert session.game.state[v.agents_left.of("red")] is None
