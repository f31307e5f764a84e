"""The end of a campaign round, and a way through the questions that a test is not about."""

from transcript import acts, no_until, session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import Draft


def round_over(
    played: Engine, fates: str = "steward,founder", seed: int = 0, act: str = "1", bots: str = "red", **known: object
) -> Session:
    """Every seat has played in round two: what follows is the end of it, with these values known."""
    order = f"{bots},yellow"
    session = session_of(played, seed=seed, order=order, bots=bots, fates=fates, act=act)
    over: dict[str, object] = {"to_play": (), "round": 2, "leading_seat": "yellow", "first_regent": "yellow", **known}
    session = with_known(session, at="seat/compute-1", **over)
    outcome = session.game.engine.go_on(Draft(session.game.state))
    session.game = Game(session.game.engine, outcome.state, outcome.events)
    return session


def plain_answer(question: AskEvent) -> Answer:
    """No, the lowest number, nothing of a list, the first choice."""
    if question.expect == "yes_no":
        return False
    if question.expect == "number":
        assert question.range is not None
        return question.range[0]
    if question.expect == "list":
        return ()
    if question.expect == "cards":
        assert question.range is not None
        return tuple(question.choices[: question.range[0]])
    return question.choices[0] if question.choices else ACKNOWLEDGED


def on_to_order(session: Session, do: str) -> ActEvent:
    """Answer plainly up to an order of that kind."""
    for _ in range(200):
        found = acts(session.opening(), do)
        if found:
            return found[0]
        session.answer(plain_answer(session.question))
    raise AssertionError(f"{do} was not ordered.")


def on_to(session: Session, step: str) -> None:
    """Answer plainly up to the question of `step`."""
    for _ in range(200):
        if session.question.step == step:
            return
        session.answer(plain_answer(session.question))
    raise AssertionError(f"{step} was not asked.")


def on_to_the_flagship(session: Session) -> None:
    """A Pathfinder has a resource for clues, and everything else is answered with no."""
    no_until(session, "pathfinder/resource")
    session.text("yes")
    no_until(session, "uncovering/where")


def drawing(played: Engine, fates: str, cards: str, act: str = "1", **known: object) -> Session:
    """The bot in red leads and has drawn these cards."""
    session = with_known(session_of(played, order="red,yellow", fates=fates, act=act), **known)
    session.text(cards)
    return session
