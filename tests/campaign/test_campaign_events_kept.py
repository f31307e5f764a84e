"""An Event that a bot has gained as a bonus card: it is held apart from cards that can lead, until it is played."""

from transcript import plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

KEPT = {"events_kept of red": 1, "hand_counter of red": 4, "first_regent": "red"}


def following(played: Engine, **known: object) -> Session:
    """The player in yellow has led construction five; red, a Steward, has an Event beside its board."""
    session = session_of(played, seed_rolling(6), order="yellow,red", fates="founder,steward")
    session.text("construction 5")
    session = with_known(session, **{**KEPT, **known})
    session.text("no")
    return session


def test_it_is_played_where_no_card_surpasses(played: Engine) -> None:
    session = following(played)
    plays(
        session,
        """
        Which two cards did the bot draw?
        > administration 4 and administration 6
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        The bot plays the Event, for two actions.
        Discard administration 4 and administration 6.
        Does the bot have material?
        """,
    )
    state = session.game.state
    assert (state[v.events_kept.of("red")], state[v.events_aside]) == (0, 1)


def test_one_that_is_drawn_is_played_first(played: Engine) -> None:
    session = following(played)
    session.text("event and administration 6")
    state = session.game.state
    assert (state[v.events_kept.of("red")], state[v.events_aside], state[v.events_drawn]) == (1, 1, 0)


def test_it_stays_where_a_card_surpasses(played: Engine) -> None:
    session = following(played)
    session.text("construction 6 and administration 6")
    state = session.game.state
    assert (state[v.events_kept.of("red")], state[v.events_discarded]) == (1, 0)


def test_it_is_one_of_the_cards_that_the_hand_counter_counts(played: Engine) -> None:
    """campaign/playing-a-bot-turn/bonus-cards/1"""
    session = following(played, **{"hand_counter of red": 2, "bonus of red": ("construction 6",)})
    assert session.game.state[v.played_as] == "surpass"
    assert session.game.state[v.drawn] == ()


def test_with_the_initiative_another_card_is_drawn_for_it_where_nothing_can_lead(played: Engine) -> None:
    last = {**KEPT, "hand_counter of red": 1}
    session = with_known(session_of(played, order="yellow,red", fates="founder,steward"), **last)
    session.text("pass")  # the initiative goes on to red
    assert session.question.text == "Draw another card in the place of an Event. Which is it?"


def test_where_no_card_is_left_to_draw_for_it_the_initiative_passes(played: Engine) -> None:
    """The Event was its last card."""
    last = {**KEPT, "hand_counter of red": 1, "stack": 0}
    session = with_known(session_of(played, order="yellow,red", fates="founder,steward"), **last)
    plays(
        session,
        """
        Which card did you lead?
        > pass
        Round two. The bot leads.
        The bot draws nothing and plays a bonus card. Lower its hand counter to zero.
        There are no more cards, so the bot plays nothing.
        Round three. You lead.
        Which card did you lead?
        """,
    )
    state = session.game.state
    assert (state[v.events_kept.of("red")], state[v.events_discarded]) == (0, 1)


def test_critical_events_seize_with_it(played: Engine) -> None:
    session = following(played, first_regent="yellow", council="decided")
    events = session.text("administration 4 and administration 6")
    assert [event.do for event in events if event.kind == "act"][:2] == ["place-seize-counter", "seize"]
