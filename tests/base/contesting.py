"""A contested card, reached on the Mobilization page."""

from transcript import no_until, seed_rolling, session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def contested(engine: Engine, influence: str = "revised", roll: int = 1, **known: object) -> Session:
    """The Mobilization page with four actions, where there is one contested card."""
    session = with_known(session_of(engine, seed_rolling(roll), "mobilization", influence=influence), **known)
    no_until(session, "mobilization/5")
    session.text("yes")
    session.text("yes")
    return session
