"""The court in tests: a page at a question, and what a page asks."""

from transcript import session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def at(played: Engine, step: str, options: dict[str, str] | None = None, **known: object) -> Session:
    """The page of `step`, at that question, after a no to all before it but that cards can be secured."""
    page = step.partition("/")[0]
    session = with_known(session_of(played, 0, page, **(options or {})), **known)
    while session.question.step != step:
        no = "zero" if session.question.expect == "number" else "no"
        session.text("yes" if session.question.step.endswith("can-secure") else no)
    return session


def asked(played: Engine, page: str, **known: object) -> list[str]:
    """Every question of the page where the answer is always no, but that cards can be secured."""
    session = with_known(session_of(played, 0, page), **known)
    steps = []
    while session.question.step.startswith(page):
        steps.append(session.question.step)
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    return steps
