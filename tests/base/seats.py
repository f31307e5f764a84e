"""Tables at which every seat's turn is followed, and how the player's own turn is reached."""

from transcript import plays, session_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

TWO_BOTS = {"bots": "red,blue", "track": "game"}
YOU_LEAD = {"order": "white,red", "track": "game"}
YOU_FOLLOW = {"order": "red,white", "track": "game"}


def you_lead(engine: Engine, text: str) -> None:
    """The conversation from your first question on is as in `text`."""
    opening = ("Round one. You lead.", "Which card did you lead?")
    plays(session_of(engine, **YOU_LEAD), "\n".join((*opening, *text.strip().splitlines())))


def after_the_bot(engine: Engine) -> Session:
    """The bot has led construction 3, without actions to take; you follow."""
    session = session_of(engine, **YOU_FOLLOW)
    bot_plays(session)
    return session


def bot_plays(session: Session) -> None:
    """It leads construction 3 and can do nothing."""
    session.text("construction three aggression six")
    while session.question.expect == "yes_no":
        session.text("no")
    assert session.game.state[v.lead] == "construction 3"
