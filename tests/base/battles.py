"""The Aggression page where the program judges and leads a battle."""

from transcript import session_of

from voice_supercat.dialogue.sitting.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import State


def at_judgement(
    engine: Engine, fact: str, declared: tuple[str, ...] = (), seed: int = 0, chapter: int = 1, **options: str
) -> Session:
    """At the question whether there is a battle for `fact`. The card gives three actions."""
    session = session_of(engine, seed, "aggression", judge_combat="program", **options)
    state = session.game.state
    values = {**state.values, "declared": declared, "chapter": chapter}
    session.game = Game(engine, State(state.step, state.seed, values=values), ())
    if session.question.step == "aggression/1":
        session.text("no")
    while session.question.step != "judge-combat/target" or session.game.state["judging"] != fact:
        session.text("yes" if session.question.step == "aggression/5" else "no")
    session.game = Game(engine, session.game.state, (session.question,))
    return session
