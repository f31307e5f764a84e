"""Who has the initiative, put right at any moment of a whole game, with what follows from it."""

from transcript import plays, session_of, with_known

from voice_supercat.procedure.engine import Engine

SEVERAL = {"bots": "red,blue", "order": "red,blue,white", "track": "game"}


def test_before_the_round_was_led_it_begins_again_with_whoever_leads(played: Engine) -> None:
    plays(
        session_of(played, track="game"),
        """
        Round one. The bot leads.
        Which two cards did the bot draw?
        > aggression five construction two
        Is the bot first, or tied for first, in Tycoon?
        > that changed
        Say a court card, the starport, unbuilt cities, material or fuel. Help tells more.
        What has changed?
        > initiative
        Initiative: what is it now?
        > me
        Noted.
        Put those two cards back, and raise the hand counter by one.
        Round one. You lead.
        Which card did you lead?
        > the initiative is the bot
        Noted.
        Round one. The bot leads.
        Which two cards did the bot draw?
        > take it back
        Taken back.
        Initiative back to you.
        Which card did you lead?
        > take it back
        Taken back.
        Take those two cards again.
        Stack back to twelve.
        Hand counter back to five.
        Initiative back to the bot.
        Is the bot first, or tied for first, in Tycoon?
        """,
    )


def test_after_that_it_was_seized_and_leads_the_next_round(played: Engine) -> None:
    session = session_of(played, **SEVERAL)
    session.text("aggression five construction two")
    while session.question.text != "Which two cards did blue draw?":
        session.text("no")
    plays(
        session,
        """
        There is nothing more red can do with this card. The turn is over.
        Which two cards did blue draw?
        > initiative is me
        Noted.
        Which two cards did blue draw?
        > how many initiative
        Initiative you.
        Which two cards did blue draw?
        > initiative is blue
        Noted.
        Which two cards did blue draw?
        > take it back
        Taken back.
        Initiative back to you.
        Which two cards did blue draw?
        """,
    )
    while session.question.step != "player-turn/follow":
        session.text({"cards": "construction four mobilization four"}.get(session.question.expect or "", "no"))
    assert session.text("copy")[0].text == "Round two. You lead."


def test_the_leader_of_the_round_may_turn_out_to_have_it_still(played: Engine) -> None:
    session = session_of(played, **SEVERAL)
    session.text("aggression five construction two")
    while session.question.text != "Which two cards did blue draw?":
        session.text("no")
    session.text("blue seized the initiative")
    session.text("initiative is red")
    assert session.text("status of initiative")[0].text == "Initiative red."
    assert session.text("me seized the initiative")[0].text == "Noted."


def test_a_seat_that_does_not_play_has_it_never(played: Engine) -> None:
    session = session_of(played, track="game")
    session.text("that changed")
    session.text("initiative")
    assert session.possible_answers() == "Say the bot, red or me."


def test_where_nobody_has_a_card_by_the_counters_all_pass(played: Engine) -> None:
    """The hand counter was corrected in the turn, and the player is out: the chapter is over."""
    session = with_known(session_of(played, track="game"), **{"out of yellow": True})
    plays(
        session,
        """
        Which two cards did the bot draw?
        > the hand counter is zero
        Noted.
        Which two cards did the bot draw?
        > the initiative is me
        Noted.
        The bot has no cards left and passes.
        Chapter one is over.
        Chapter two.
        Shuffle all action cards, deal yourself six, and stack the rest face down.
        The hand counter is at six. The ambition markers are free again.
        Round one. You lead.
        Which card did you lead?
        """,
    )
