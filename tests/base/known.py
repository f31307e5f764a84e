"""A sitting in the middle of a game, without playing up to it."""

from dataclasses import replace

from voice_supercat.dialogue.sitting.session import Session
from voice_supercat.procedure.state import Draft


def with_known(session: Session, **values: object) -> Session:
    """The same sitting, with what the table would have told before."""
    so_far = Draft(session.game.state)
    for name, value in values.items():
        so_far[name] = value
    session.game = replace(session.game, state=so_far.freeze())
    return session
