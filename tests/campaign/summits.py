"""A Summit that a player calls, up to its Negotiation, for the tests of it."""

from transcript import seed_rolling, session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import Draft

THREE = "red,blue,white"


def summit(
    played: Engine,
    *rolls: int,
    bots: str = THREE,
    fates: str = "hegemon,founder,steward,warden",
    act: str = "2",
    questions: str = "single",
    **known: object,
) -> Session:
    """Round two is over, an Event was played, and the player in yellow may call a Summit; the dice show `rolls`."""
    options = {"order": f"{bots},yellow", "bots": bots, "fates": fates, "act": act, "questions": questions}
    session = session_of(played, seed_rolling(*rolls), negotiation="on", grievances="on", portal="cubes", **options)
    over: dict[str, object] = {"to_play": (), "round": 2, "leading_seat": "yellow", "first_regent": "yellow"}
    session = with_known(
        session, at="seat/compute-1", **{**over, "event_played_by": "red", "events_played": 1, **known}
    )
    outcome = session.game.engine.go_on(Draft(session.game.state))
    session.game = Game(session.game.engine, outcome.state, outcome.events)
    return session


def negotiation(played: Engine, *rolls: int, passes: bool = False, **known: object) -> Session:
    """The same after the player has called it; with `passes`, it is the turn of the bot in red."""
    session = summit(played, *rolls, **known)  # type: ignore[arg-type]
    session.game = session.game.answer(True)
    if passes:
        session.game = session.game.answer("pass")
    return with_known(session)
