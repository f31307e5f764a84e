"""The end of a hand, of a chapter, and what is asked about power in later chapters."""

from transcript import plays, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

CARDS_OF_A_CHAPTER = (
    "aggression two aggression three",
    "construction two construction three",
    "mobilization two mobilization three",
    "administration two administration three",
    "aggression four aggression five",
    "construction four construction five",
)


def play_out_the_hand(session: Session) -> None:
    """Six turns in which the bot leads and can do nothing."""
    for cards in CARDS_OF_A_CHAPTER:
        if session.question.step == "table/next":
            session.text("next")
        session.text(cards)
        if session.question.step == "bot-turn/3":
            session.text("yes")
        while session.question.expect == "yes_no" and not session.question.step.startswith("table/"):
            session.text("no")


def test_chapter_ends_when_the_hand_is_empty_and_the_player_agrees(played: Engine) -> None:
    """Hand counter back to six; the declared ambitions are free again."""
    session = session_of(played)
    play_out_the_hand(session)
    plays(
        session,
        """
        There is nothing more the bot can do with this card. The turn is over.
        The bot is out of cards. Is the chapter over?
        > yes
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        The hand counter is at six. The ambition markers are free again.
        Say done when the bot is to play again.
        > next
        Which two cards did the bot draw?
        """,
    )
    assert session.game.state[v.hand_counter.of("red")] == 6
    assert session.game.state[v.declared] == ()


def test_bot_without_cards_passes(played: Engine) -> None:
    """The player still has cards: the bot passes as long as the chapter goes on."""
    session = session_of(played)
    play_out_the_hand(session)
    plays(
        session,
        """
        There is nothing more the bot can do with this card. The turn is over.
        The bot is out of cards. Is the chapter over?
        > no
        Say done when the bot is to play again.
        > next
        The bot has no cards left and passes.
        The bot is out of cards. Is the chapter over?
        """,
    )


def test_seize_counter_outlives_the_chapter(played: Engine) -> None:
    """The counters lie on the boards; only leading removes a seize counter."""
    session = session_of(played)
    for answer in ("aggression two aggression three", "no", "construction two", "no"):
        session.text(answer)
    with_known(session, at="table/chapter-over").text("yes")
    state = session.game.state
    assert (state[v.chapter], state[v.hand_counter.of("red")], state[v.seize_counter.of("red")]) == (2, 6, 1)


def test_power_is_asked_once_a_chapter_from_the_second_on(played: Engine) -> None:
    """Efficient Logistics while behind: a bot with more power gets no extra action."""
    session = session_of(played, efficient_logistics="behind")
    play_out_the_hand(session)
    session.text("yes")
    plays(
        session,
        """
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        The hand counter is at six. The ambition markers are free again.
        Say done when the bot is to play again.
        > next
        Does the bot have more power than you?
        > yes
        Which two cards did the bot draw?
        > construction two construction three
        Does the bot have the initiative?
        > yes
        Is the bot first, or tied for first, in Tycoon?
        > yes
        The bot leads with construction 2, for four actions, and declares Tycoon.
        Discard construction 3.
        Is the bot without a starport?
        > no (8 times)
        There is nothing more the bot can do with this card. The turn is over.
        Say done when the bot is to play again.
        > next
        Which two cards did the bot draw?
        """,
    )
