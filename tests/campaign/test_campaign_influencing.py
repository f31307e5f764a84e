"""Cards of the court and the Imperial Council: what is influenced, and with how many agents."""

import pytest
from court import asked, at
from round_ends import on_to_order
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_card_is_chosen_by_the_principles_of_this_document(played: Engine) -> None:
    """campaign/influence-principles/priorities: cards without agents are no contested ones, and have no captives."""
    plays(
        at(played, "mobilization/7"),
        """
        Can the bot influence a card where it is not ahead?
        > yes
        Is any of those a Lore card, one with a Guild card attached, or one without agents?
        > without agents
        Is only one of them one without agents?
        > no
        Is any of those one granting an action card or a Loyal card matching an outrage?
        > no
        How many of those share the most keys?
        > two
        (die: 2)
        Count the two from your left, and take the second.
        How many agents does the bot have in supply?
        > six
        Place two agents on it.
        Two actions left.
        Can the bot influence a card where it is not ahead?
        """,
    )


def test_most_captives_come_after_action_cards_and_before_loyal_ones(played: Engine) -> None:
    plays(
        at(played, "administration/5"),
        """
        Can the bot influence a card where it is not ahead?
        > yes
        Is any of those a Lore card, one with a Guild card attached, or one without agents?
        > no
        Is any of those one granting an action card?
        > no
        How many of those share most captives to take?
        > two
        Is any of those a Loyal card matching an outrage?
        > no
        How many of those share the most keys?
        > one
        How does that card stand: without agents, contested, or neither?
        > neither
        Place one agent on it.
        Three actions left.
        Can the bot influence a card where it is not ahead?
        """,
    )


def test_faithful_cards_are_attached_only_where_someone_has_brought_them(played: Engine) -> None:
    session = at(played, "mobilization/7", laws=("faithful",))
    session.text("yes")
    assert "one with a Faithful card attached" in session.question.text


@pytest.mark.parametrize(
    ("left", "supply", "said"),
    [
        (4, "four", "Place three agents on it, to have one more than the leading rival."),
        (2, "four", "It cannot have more than the leading rival. Place two agents on it, to have as many."),
        (4, "two", "It lacks the agents for that. Leave that card."),
        (1, None, "It lacks the actions for that. Leave that card."),
    ],
)
def test_a_contested_card_is_led_matched_or_left(played: Engine, left: int, supply: str | None, said: str) -> None:
    """campaign/influence-principles/3"""
    session = at(played, "mobilization/7", left=left)
    for answer in ("yes", "lore", "yes", "contested", "one"):
        session.text(answer)
    events = session.text("three")
    assert (session.text(supply) if supply else events)[0].text == said


def test_once_a_card_is_left_another_one_is_asked_for(played: Engine) -> None:
    session = at(played, "mobilization/7", left=1)
    for answer in ("yes", "lore", "yes", "contested", "one", "three"):
        session.text(answer)
    assert session.question.text == "Can the bot influence any other card than the one it left?"
    assert session.game.state[v.left] == 1


def test_a_card_that_selected_the_turn_is_not_asked_for_again(played: Engine) -> None:
    """General Priorities 10, where it can have most agents on a card, is what Mobilization 7 asks."""
    session = with_known(session_of(played, fates="hegemon,founder"), unbuilt=0)
    session.text("mobilization 4 and mobilization 5")
    no_until(session, "general-priorities/10")
    session.text("yes")
    while not session.question.step.startswith("choosing-a-card"):
        assert session.question.step != "mobilization/7"
        session.text("zero" if session.question.expect == "number" else "no")


# The Imperial Council


def test_the_council_keeps_the_agents_that_it_was_influenced_with(played: Engine) -> None:
    """campaign/mobilization-move-influence/8: agents of players are asked for again, those of the bot are known."""
    session = at(played, "mobilization/8", declared=("tycoon",), **{"on_council of yellow": None})
    plays(
        session,
        """
        Would the bot contend Tycoon with the Imperial Trust?
        > yes
        Can the bot influence the Imperial Council?
        > yes
        How many agents has the leading rival on the Council?
        > zero
        How many agents does the bot have in supply?
        > five
        Place two agents on the Council.
        Two actions left.
        Can the bot move to take control of a rival city or a Free city?
        """,
    )
    state = session.game.state
    assert (state[v.on_council.of("red")], state[v.on_council.of("yellow")]) == (2, 0)


@pytest.mark.parametrize(
    ("own", "rival", "said"),
    [
        (1, "two", "Place two agents on the Council, to have one more than the leading rival."),
        (1, "one", "Place one agent on the Council."),
        (2, "one", "It leads there already. No agents are placed."),
    ],
)
def test_on_the_council_the_principles_count_too(played: Engine, own: int, rival: str, said: str) -> None:
    on_council = {"on_council of red": own, "on_council of yellow": None, "agents_left of red": 5}
    session = at(played, "mobilization/8", declared=("keeper",), **on_council)
    session.text("yes")
    session.text("yes")
    assert session.text(rival)[0].text == said


@pytest.mark.parametrize(
    "known",
    [
        {"declared": ("tyrant", "warlord")},  # the Trust holds resources
        {"declared": ()},
        {"declared": ("tycoon",), "council": "decided"},
        {"declared": ("tycoon",), "first_regent": "red"},  # for whom it counts already
        {"declared": ("tycoon",), "agents_left of red": 0},
    ],
)
def test_the_trust_is_not_asked_for_in_vain(played: Engine, known: dict[str, object]) -> None:
    assert "mobilization/8" not in asked(played, "mobilization", **known)


def test_securing_the_council_decides_it_and_takes_all_agents_off(played: Engine) -> None:
    on_council = {"on_council of red": 2, "on_council of yellow": None, "agents_left of red": 5}
    session = at(played, "aggression/2:council", **on_council)
    session.text("yes")
    state = session.game.state
    assert (state[v.council], state[v.council_secured_by]) == ("decided", "red")
    assert (state[v.on_council.of("red")], state[v.on_council.of("yellow")]) == (0, 0)
    assert session.question.step != "vox/any"


def test_a_council_that_it_leads_is_secured_whatever_the_court_holds(played: Engine) -> None:
    """Who has how many agents there is known: it is not asked, nor does a court without a card to secure matter."""
    session = with_known(
        session_of(played, fates="hegemon,founder"), **{"on_council of red": 2, "on_council of yellow": 1}
    )
    session.text("aggression 2 and construction 3")
    no_until(session, "general-priorities/2:can-secure")
    assert session.text("no")[0].text == "The bot leads with aggression 2, for three actions."
    assert on_to_order(session, "secure").text == "Secure the Imperial Council."


@pytest.mark.parametrize(
    "known",
    [
        {"on_council of red": 0},
        {"on_council of red": 1, "on_council of yellow": 1},
        {"council": "decided", "on_council of red": None},
    ],
)
def test_a_council_without_its_agents_or_that_has_decided_is_not_secured(
    played: Engine, known: dict[str, object]
) -> None:
    assert "aggression/2:council" not in asked(played, "aggression", **known)


def test_a_player_may_have_placed_agents_there_since(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="founder,steward")
    assert session.game.state[v.on_council.of("yellow")] == 0
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("construction 5")
    session.text("no")
    assert session.game.state[v.on_council.of("yellow")] is None
