"""Event cards: where each goes, what it gives when it is played, and when it seizes the initiative without a roll."""

import pytest
from transcript import plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import AnswerRefused


def following(played: Engine, fates: str) -> Session:
    """The player in yellow leads, with the first Fate; red follows."""
    session = session_of(played, seed=seed_rolling(6), order="yellow,red", fates=fates)
    session.text("led construction 5")
    session.text("no")
    return session


def test_with_the_initiative_an_event_goes_back_into_the_stack(played: Engine) -> None:
    session = session_of(played, fates="steward,founder")
    before = session.game.state[v.stack]
    plays(
        session,
        """
        The bot is First Regent.
        Round one. The bot leads.
        Which two cards did the bot draw?
        > event and construction 3
        Draw another card in the place of an Event. Which is it?
        > event
        Draw another card in the place of an Event. Which is it?
        > mobilization 4
        Shuffle both Events back into the stack.
        Is the bot alone in first place in Tyrant?
        """,
    )
    assert session.game.state[v.stack] == before - 2


def test_a_card_that_surpasses_comes_before_an_event_which_is_discarded(played: Engine) -> None:
    session = following(played, "founder,steward")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and construction 6
        The bot surpasses with construction 6, for two actions.
        Discard one Event.
        Does the bot have material?
        """,
    )
    assert session.game.state[v.events_discarded] == 1


def test_an_event_is_played_where_no_card_surpasses(played: Engine) -> None:
    """For as many actions as the lead card gives. It is set aside, not discarded."""
    session = following(played, "founder,steward")
    session = with_known(session, first_regent="red")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and administration 6
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        The bot plays the Event, for two actions.
        Discard administration 6.
        Does the bot have material?
        """,
    )
    state = session.game.state
    assert (state[v.events_aside], state[v.events_discarded], state[v.page_suit]) == (1, 0, "construction")


def test_a_second_event_of_a_round_is_not_played(played: Engine) -> None:
    session = with_known(following(played, "founder,steward"), event_played_by="yellow", first_regent="red")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and administration 6
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        Can the bot influence the Imperial Council?
        > yes
        The bot pivots with administration 6, for one action.
        Discard one Event.
        Does the bot have material?
        """,
    )


def test_an_event_gives_no_actions_where_a_rival_has_secured_the_council(played: Engine) -> None:
    session = with_known(following(played, "founder,steward"), council_secured_by="yellow", first_regent="red")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and administration 6
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        The bot plays the Event, for zero actions.
        Discard administration 6.
        Does the bot have material?
        > no (4 times)
        The bot has no actions left. The turn is over.
        Set the Event aside until the next deal.
        The Council decides for you.
        Do you call a Summit?
        """,
    )


CRITICAL = """
    Which two cards did the bot draw?
    > event and administration 6
    Place the seize counter at one.
    Events are critical. The bot seizes the initiative, and its hand counter goes down by one.
    The bot plays the Event, for two actions.
    Discard administration 6.
    Does the bot have material?
"""


def test_whether_a_player_has_secured_the_council_is_asked_before_an_event(played: Engine) -> None:
    """Then it is known as the round ends, too."""
    session = session_of(played, seed=seed_rolling(6), order="yellow,red", fates="founder,steward")
    session = with_known(session, first_regent="red")
    session.text("led aggression 5")
    session.text("no")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and administration 6
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        Have you secured the Imperial Council in this round?
        > yes
        The bot plays the Event, for zero actions.
        Discard administration 6.
        Does the bot have material?
        """,
    )
    assert session.game.state[v.council_secured_by] == "yellow"


def test_events_are_critical_for_a_founder_who_is_regent(played: Engine) -> None:
    plays(following(played, "steward,founder"), CRITICAL)


def test_events_are_not_critical_for_a_founder_outside_the_empire(played: Engine) -> None:
    session = with_known(following(played, "steward,founder"), **{"regent of red": False})
    events = session.text("event and administration 6")
    assert "roll" in [event.kind for event in events]


def test_events_are_critical_for_a_steward_who_lost_a_council_that_has_decided(played: Engine) -> None:
    plays(with_known(following(played, "founder,steward"), council="decided", first_regent="yellow"), CRITICAL)


def test_so_they_are_for_a_steward_of_act_two(played: Engine) -> None:
    def of_act_two(council: str) -> Session:
        session = session_of(played, seed=seed_rolling(6), order="yellow,red", fates="founder,steward", act="2")
        session.text("led construction 5")
        session.text("no")
        return with_known(session, council=council, first_regent="yellow")

    plays(of_act_two("decided"), CRITICAL)
    plays(
        of_act_two("in_session"),
        """
        Which two cards did the bot draw?
        > event and administration 6
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        The bot plays the Event, for two actions.
        Discard administration 6.
        Does the bot have material?
        """,
    )


def test_an_event_that_someone_played_earlier_is_enough(played: Engine) -> None:
    session = with_known(following(played, "steward,founder"), event_played_by="yellow")
    plays(
        session,
        """
        Which two cards did the bot draw?
        > mobilization 4 and administration 6
        Place the seize counter at one.
        Events are critical. The bot seizes the initiative, and its hand counter goes down by one.
        Can the bot influence the Imperial Council?
        """,
    )


def test_the_last_card_seizes_nothing(played: Engine) -> None:
    session = with_known(following(played, "steward,founder"), **{"hand_counter of red": 2})
    events = session.text("event and administration 6")
    assert [event.do for event in events if event.kind == "act"] == ["place-seize-counter", "select", "discard"]


def test_discards_are_shuffled_without_the_events_among_them(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session.text("led construction 5")
    session = with_known(session, stack=1, discards=5, events_discarded=1)
    plays(
        session,
        """
        Did you declare Keeper?
        > no
        Set the Events among the discards aside until the next deal.
        Shuffle the discards into a new stack first.
        Which two cards did the bot draw?
        """,
    )
    assert session.game.state[v.stack] == 6


def test_a_word_that_is_no_card_is_refused_where_several_events_can_be_drawn(played: Engine) -> None:
    session = following(played, "founder,steward")
    with pytest.raises(AnswerRefused, match="event"):
        session.text("no")


def test_a_bot_that_has_only_events_to_lead_with_passes_the_initiative(played: Engine) -> None:
    session = with_known(session_of(played, fates="steward,founder"), stack=2)
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and event
        Shuffle both Events back into the stack.
        There are no more cards, so the bot plays nothing.
        Round two. You lead.
        Which card did you lead?
        """,
    )
