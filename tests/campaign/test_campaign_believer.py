"""Believer in both acts: set-up, Teach, the Young Light and the Doctrine."""

import pytest
from round_ends import drawing, on_to
from transcript import no_until, plays, session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_believer_begins_with_two_cities(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="believer,steward", ledger="on")
    told = [getattr(event, "text", "") for event in session.opening()]
    assert told[-4:-1] == [
        "You are First Regent.",
        "The bot is the Believer: two cities and no starport, on planets of different suits of Guild cards in court.",
        "Round one. The bot leads.",
    ]
    assert session.game.state[v.starports.of("red")] == 0


def test_a_believer_teaches_with_all_its_actions(played: Engine) -> None:
    session = drawing(played, "believer,founder", "mobilization 2 and construction 3")
    no_until(session, "believer/teach")
    session.text("yes")
    on_to(session, "actions-left/used")
    assert session.question.range == (1, 4)
    plays(
        session,
        """
        Use Teach with as many actions as possible, first on a Guild card with loyal agents.
        How many actions did that take?
        > 4
        The bot has no actions left. The turn is over.
        Which card did you play, or did you copy?
        """,
    )


def test_while_faithful_cards_are_left_it_builds_for_suits_that_it_lacks(played: Engine) -> None:
    session = drawing(played, "believer,founder", "construction 2 and construction 3")
    no_until(session, "believer/faithful-left")
    plays(
        session,
        """
        Are any cards left in the stack of Faithful cards?
        > yes
        Can the bot build a city on a planet of a suit that none of its cities has?
        > yes
        The bot leads with construction 2, for four actions.
        Discard construction 3.
        Does the bot have material?
        """,
    )


def test_a_believer_of_act_two_sets_the_doctrine_before_its_card_is_selected(played: Engine) -> None:
    plays(
        drawing(played, "believer,founder", "aggression 2 and construction 3", "2"),
        """
        Can the bot set the Doctrine now?
        > yes
        Can the bot secure a card to contend an ambition?
        > no
        The Doctrine stays.
        Is the bot alone in first place in Tycoon?
        """,
    )


@pytest.mark.parametrize(
    ("before", "answers", "told", "after"),
    [
        ("zeal", "yes", "The Doctrine is Wisdom.", "wisdom"),
        ("zeal", "no", "The Doctrine stays.", "zeal"),
        ("wisdom", "yes", "The Doctrine stays.", "wisdom"),
        ("wisdom", "no yes", "The Doctrine is Zeal.", "zeal"),
        ("wisdom", "no no", "The Doctrine stays.", "wisdom"),
    ],
)
def test_the_doctrine_is_ordered_only_where_it_changes(
    played: Engine, before: str, answers: str, told: str, after: str
) -> None:
    """By secured cards Wisdom, else by a tax or combat Zeal; what would change nothing is not asked."""
    session = drawing(played, "believer,founder", "aggression 2 and construction 3", "2", doctrine=before)
    session.text("yes")
    for answer in answers.split():
        assert session.question.step.startswith("doctrine/")
        events = session.text(answer)
    assert told in [getattr(event, "text", "") for event in events]
    assert not session.question.step.startswith("doctrine/")
    assert session.game.state[v.doctrine] == after


@pytest.mark.parametrize(("order", "doctrine"), [("red,yellow", "zeal"), ("yellow,red", "wisdom")])
def test_the_doctrine_begins_by_the_initiative(played: Engine, order: str, doctrine: str) -> None:
    fates = {"red,yellow": "believer,founder", "yellow,red": "founder,believer"}[order]
    session = session_of(played, order=order, bots="red", fates=fates, act="2")
    assert session.game.state[v.doctrine] == doctrine


def test_a_believer_of_act_two_takes_a_faithful_card_that_was_played(played: Engine) -> None:
    session = drawing(played, "believer,founder", "aggression 2 and construction 3", "2")
    no_until(session, "believer/ideal-card")
    session.text("yes")
    on_to(session, "fate-prelude/young-light")
    plays(
        session,
        """
        Can the bot use the Young Light to take a Faithful card that was played?
        > yes
        The bot discards an action card, and its hand counter goes down by one. It takes that Faithful card.
        Which Faithful card?
        > faithful 5
        Secure a card for that ambition.
        Was it a Vox card?
        """,
    )
    state = session.game.state
    assert (state[v.hand_counter.of("red")], state[v.bonus.of("red")]) == (5, ("faithful 5",))
