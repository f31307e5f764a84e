"""The end of a round: who has secured the Council, an Event, a Summit, Crises and Edicts, titles."""

import pytest
from round_ends import round_over
from transcript import draft_of, plays, seed_rolling, session_of

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.leading import note_player_follow
from voice_supercat.books.supercat_campaign.rules.rounds import council_is_open
from voice_supercat.procedure.engine import Engine


def test_a_round_without_council_and_event_ends_in_silence(played: Engine) -> None:
    plays(
        round_over(played),
        """
        Round three. You lead.
        Which card did you lead?
        """,
    )


def test_the_council_comes_before_an_event_that_only_goes_aside(played: Engine) -> None:
    """A bot that has secured it, a Regent: First Regent, and what is resolved is left to chance."""
    session = round_over(
        played, "hegemon,founder", seed_rolling(2), council_secured_by="red", event_played_by="yellow", events_played=1
    )
    plays(
        session,
        """
        Set the Event aside until the next deal.
        The Council decides for the bot.
        (die: 2)
        The bot calls no Summit.
        The bot becomes First Regent.
        Chance takes crises.
        Resolve the Crises: Blight, then Fate cards in turn order, then Vox cards from left to right.
        In Diplomatic Fiasco, bots discard Guild cards that match no declared ambition.
        When that is done, has a title, the policy or the Council changed?
        > no
        Round three. You lead.
        Which card did you lead?
        """,
    )
    state = session.game.state
    assert (state[v.first_regent], state[v.council]) == ("red", "decided")


def test_an_outlaw_steals_from_the_trust(played: Engine) -> None:
    session = round_over(
        played, "hegemon,founder", seed_rolling(2), council_secured_by="red", **{"regent of red": False}
    )
    plays(
        session,
        """
        The Council decides for the bot.
        (die: 2)
        The bot calls no Summit.
        The bot steals from the Imperial Trust.
        Chance takes crises.
        Resolve the Crises: Blight, then Fate cards in turn order, then Vox cards from left to right.
        In Diplomatic Fiasco, bots discard Guild cards that match no declared ambition.
        When that is done, has a title, the policy or the Council changed?
        """,
    )
    assert session.game.state[v.first_regent] == "yellow"


@pytest.mark.parametrize(
    ("lead", "card", "may_secure"),
    [
        ("aggression 5", "copy", True),
        ("aggression 5", "event", True),
        ("aggression 5", "construction 3", False),
        ("construction 5", "aggression 3", True),
        ("construction 5", "copy", False),
    ],
)
def test_it_is_asked_only_where_a_player_could_secure_the_council(
    played: Engine, lead: str, card: str, may_secure: bool
) -> None:
    draft = draft_of(played, lead=lead, seat="yellow", **{"order": ("red", "yellow")})
    note_player_follow(draft, card)
    assert council_is_open(draft) == may_secure


def test_it_is_asked_after_a_lead_that_secures_too(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("led aggression 5")
    assert council_is_open(session.game.state)


def test_a_player_who_has_secured_it_decides(played: Engine) -> None:
    plays(
        round_over(played, council_in_reach=True),
        """
        Have you secured the Imperial Council in this round?
        > yes
        The Council decides for you.
        Do you call a Summit?
        > no
        Do you resolve Crises or Edicts?
        > edicts
        Resolve Edicts by number, the lowest first. You govern.
        When that is done, has a title, the policy or the Council changed?
        > no
        Round three. You lead.
        Which card did you lead?
        """,
    )


def test_that_the_council_was_secured_can_be_told_at_any_question(played: Engine) -> None:
    """With a relic a player secures behind any card; then it is not asked."""
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("yellow secured the council")
    assert session.game.state[v.council_secured_by] == "yellow"


def test_an_event_lets_the_initiative_call_a_summit_and_the_dice_resolve(played: Engine) -> None:
    plays(
        round_over(played, event_played_by="red", events_played=2),
        """
        Set both Events aside until the next deal.
        Do you call a Summit?
        > yes
        Hold the Summit. In the Negotiation, you decide for bots too.
        When that is done, has a title, the policy or the Council changed?
        > no
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        > neither
        Round three. You lead.
        Which card did you lead?
        """,
    )


def test_a_roll_with_favors_calls_a_summit_and_they_are_returned_in_order(played: Engine) -> None:
    session = round_over(
        played,
        "hegemon,founder",
        seed_rolling(3),
        leading_seat="red",
        event_played_by="red",
        events_played=1,
        declared=("tyrant",),
        **{"favors of red": 3},
    )
    plays(
        session,
        """
        Set the Event aside until the next deal.
        (die: 3)
        The bot calls a Summit.
        Can the bot return a favor to contend an ambition?
        > yes
        Return it for Negotiation actions that do so.
        Can the bot return a favor to contend an ambition?
        > no
        Can the bot return a favor to advance its objective?
        > no
        Can the bot return a favor to stop a rival from contending a declared ambition?
        > yes
        Return it for Negotiation actions that do so.
        Can the bot return a favor to stop a rival from contending a declared ambition?
        > no
        In the Negotiation, you decide for bots too.
        When that is done, has a title, the policy or the Council changed?
        """,
    )
    assert session.game.state[v.favors.of("red")] is None  # some may have been promised


def test_favors_are_asked_for_once_there_was_a_summit(played: Engine) -> None:
    session = round_over(
        played,
        "hegemon,founder",
        seed_rolling(3),
        leading_seat="red",
        event_played_by="red",
        events_played=1,
        **{"favors of red": None},
    )
    plays(
        session,
        """
        Set the Event aside until the next deal.
        (die: 3)
        How many favors does the bot hold?
        > 1
        The bot calls no Summit.
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        """,
    )


def test_favors_of_earlier_summits_are_asked_for_where_act_two_is_begun_directly(played: Engine) -> None:
    session = round_over(
        played, "hegemon,founder", seed_rolling(3), act="2", leading_seat="red", event_played_by="red", events_played=1
    )
    assert session.question.text == "How many favors does the bot hold?"
