"""Vox cards of the campaign that seize, steal, bring cards or move agents."""

import pytest
from transcript import plays, session_of
from vox_cards import FOR_CAPTIVES, said, vox

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_freedom_seizes_the_initiative(played: Engine) -> None:
    session = vox(played, "freedom")
    assert session.question.text == "Does the bot control a rival city?"
    session.text("yes")
    state = session.game.state
    assert (state[v.seized_by], state[v.hand_counter.of("red")]) == ("red", 6)


def test_freedom_effective_by_its_crisis_alone_seizes_nothing(played: Engine) -> None:
    session = vox(played, "freedom")
    session.text("no")
    assert session.game.state[v.seized_by] is None


def test_freedom_asks_nothing_once_the_initiative_is_seized(played: Engine) -> None:
    """campaign/vox-cards/5: then it is secured for captives only."""
    session = vox(played, "freedom", FOR_CAPTIVES, seized_by="yellow")
    assert not session.question.step.startswith("vox")


@pytest.mark.parametrize(
    ("answers", "act"),
    [
        ("yes|yes", "Steal a guild card that contends an undeclared ambition."),
        ("yes|no", "Steal a guild card."),
    ],
)
def test_guild_struggle_steals(played: Engine, answers: str, act: str) -> None:
    assert act in said(vox(played, "guild"), *answers.split("|"))


def test_a_guild_card_stolen_for_nothing_is_chosen_by_the_influence_principles(played: Engine) -> None:
    plays(
        vox(played, "guild"),
        """
        Do rivals have any guild cards?
        > yes
        Can the bot steal one to contend an undeclared ambition?
        > no
        Steal a guild card.
        Is only one such card possible?
        > no
        Is any of those one granting an action card or a Loyal card matching an outrage?
        > no
        How many of those share the most keys?
        > one
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_guild_struggle_effective_by_its_crisis_alone_steals_nothing(played: Engine) -> None:
    assert "Two actions left." in said(vox(played, "guild"), "no")


def test_call_to_action_brings_a_faithful_card_where_there_are_any(played: Engine) -> None:
    session = vox(played, "call to action", laws=("faithful",))
    assert "Keep it beside the board of the bot, and raise the hand counter by one." in said(session, "faithful 3")
    state = session.game.state
    assert (state[v.bonus.of("red")], state[v.hand_counter.of("red")]) == (("faithful 3",), 7)


def test_call_to_action_may_bring_an_event(played: Engine) -> None:
    """It is held apart from cards that can lead."""
    session = vox(played, "call to action")
    before = session.game.state[v.stack]
    session.text("event")
    state = session.game.state
    assert (state[v.bonus.of("red")], state[v.events_kept.of("red")], state[v.hand_counter.of("red")]) == ((), 1, 7)
    assert state[v.stack] == before - 1


def test_council_intrigue_moves_agents_and_may_bring_the_council_back_into_session(played: Engine) -> None:
    plays(
        vox(played, "council", council="decided"),
        """
        Move agents to other court cards.
        Is any of those a Lore card, one with a Guild card attached, or one without agents?
        > without agents
        Is only one of them one without agents?
        > yes
        Is the Imperial Council in session again?
        > yes
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_a_council_in_session_is_not_asked_for(played: Engine) -> None:
    session = vox(played, "council")
    session.text("i see which")
    assert not session.question.step.startswith("vox")


def test_a_fiasco_may_cost_every_seat_guild_cards(played: Engine) -> None:
    known = {"guild_cards of red": 2, "tally of red tycoon": 1, "tally of yellow tycoon": 2, "union_guild of red": True}
    session = vox(played, "fiasco", **known)
    state = session.game.state
    gone = (
        v.guild_cards.of("red"),
        v.union_guild.of("red"),
        v.tally.of("red", "tycoon"),
        v.tally.of("yellow", "tycoon"),
    )
    assert [state[key] for key in gone] == [None] * 4


@pytest.mark.parametrize(
    ("more", "act"),
    [("yes", "Resolve it in the cluster with most damaged Blight."), ("no", "Resolve it in that cluster.")],
)
def test_blight_looms_brings_trophies(played: Engine, more: str, act: str) -> None:
    session = vox(played, "blight", **{"tally of red warlord": 1})
    assert act in said(session, "yes", more)
    assert session.game.state[v.tally.of("red", "warlord")] is None


def test_blight_that_is_nowhere_damaged_is_left(played: Engine) -> None:
    assert "Two actions left." in said(vox(played, "blight", FOR_CAPTIVES), "no")


def test_a_card_that_a_fate_has_added_is_carried_out_as_it_says(played: Engine) -> None:
    session = session_of(played, 0, "aggression")
    for answer in ("yes", "yes"):
        session.text(answer)
    assert session.text("another")[0].text == "Do what stands under When Secured, as far as it can be done."
