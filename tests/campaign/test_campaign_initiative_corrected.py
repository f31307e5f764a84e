"""Who has the initiative, put right while the bot leads: what it has drawn goes back, however much that is."""

from transcript import plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def leading(played: Engine, **known: object) -> Session:
    """Red, a Steward, has the initiative and is about to play."""
    session = session_of(played, order="yellow,red", fates="founder,steward")
    session = with_known(session, **known)
    session.text("pass")  # the initiative goes on to red
    return session


def kept(session: Session) -> tuple[int, int, int]:
    """The hand counter of red, the cards in the stack, the Events drawn."""
    state = session.game.state
    return state[v.hand_counter.of("red")], state[v.stack], state[v.events_drawn]


def test_two_cards_go_back(played: Engine) -> None:
    session = leading(played)
    before = kept(session)
    session.text("administration 4 and administration 6")
    plays(
        session,
        f"""
        {session.question.text}
        > the initiative is me
        Noted.
        Put the cards that were drawn back, and raise the hand counter by one.
        Round two. You lead.
        Which card did you lead?
        """,
    )
    assert kept(session) == before


def test_what_was_drawn_in_the_place_of_events_goes_back_with_them(played: Engine) -> None:
    session = leading(played)
    before = kept(session)
    session.text("event and administration 6")
    assert session.question.text == "Draw another card in the place of an Event. Which is it?"
    session.text("the initiative is me")
    assert kept(session) == before
    session.text("take it back")
    session.text("administration 4")
    session.text("the initiative is me")
    assert kept(session) == before


def test_a_bonus_card_was_not_drawn(played: Engine) -> None:
    """The bot had no other card: it has it again, so that it can still be played."""
    plays(
        leading(played, **{"hand_counter of red": 1, "bonus of red": ("administration 6",)}),
        """
        Round two. The bot leads.
        The bot draws nothing and plays a bonus card. Lower its hand counter to zero.
        Is the bot alone in first place in Empath?
        > the initiative is me
        Noted.
        Raise the hand counter by one.
        Round two. You lead.
        Which card did you lead?
        > take it back
        Taken back.
        Hand counter back to zero.
        Initiative back to the bot.
        Is the bot alone in first place in Empath?
        """,
    )


def test_whoever_has_no_cards_does_not_lead(played: Engine) -> None:
    session = leading(played, **{"hand_counter of red": 1, "bonus of red": ("administration 6",)})
    session = with_known(session, **{"out of yellow": True})
    session.text("the initiative is me")
    assert session.question.text == "Is the bot alone in first place in Empath?"
    assert kept(session)[0] == 0
