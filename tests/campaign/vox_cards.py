"""A Vox card that a bot of the campaign has just secured."""

from transcript import session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

EFFECTIVE, FOR_CAPTIVES = "aggression/2:vox", "aggression/11"


def vox(played: Engine, card: str, step: str = EFFECTIVE, seed: int = 0, **known: object) -> Session:
    """The Aggression page, where that card was secured: as an effective one, or for captives."""
    session = with_known(session_of(played, seed, "aggression", ledger="on"), starports=1, unbuilt=0, **known)
    while session.question.step != step:
        no = "zero" if session.question.expect == "number" else "no"
        session.text("yes" if session.question.step == "aggression/can-secure" else no)
    session.text("yes")
    if step != EFFECTIVE:
        session.text("yes")  # a Vox card
    session.text(card)
    return session


def said(session: Session, *answers: str) -> list[str]:
    """What is said after the last of the answers, or what is open without one."""
    events = [session.question, *(event for answer in answers for event in session.text(answer))]
    return [event.text for event in events if hasattr(event, "text")]
