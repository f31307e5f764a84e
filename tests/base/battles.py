"""The Aggression page where the program judges and leads a battle."""

from transcript import session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def at_judgement(
    engine: Engine, fact: str, declared: tuple[str, ...] = (), seed: int = 0, chapter: int = 1, **options: str
) -> Session:
    """At the question whether there is a battle for `fact`. The card gives three actions."""
    session = session_of(engine, seed, "aggression", judge_combat="program", **options)
    with_known(session, declared=declared, chapter=chapter)
    if session.question.step == "aggression/1":
        session.text("no")
    while session.question.step != "judge-combat/target" or session.game.state[v.judging] != fact:
        session.text("yes" if session.question.step == "aggression/5" else "no")
    return with_known(session)
