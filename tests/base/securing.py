"""A card that the bot has just secured."""

from transcript import session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def secured(engine: Engine, seed: int = 0, step: str = "aggression/2", **options: str) -> Session:
    """The Aggression page at the question that secures; then it is secured."""
    session = session_of(engine, seed, "aggression", **options)
    while session.question.step != step:
        session.text("yes" if session.question.step == "aggression/can-secure" else "no")
    session.text("yes")
    return session
