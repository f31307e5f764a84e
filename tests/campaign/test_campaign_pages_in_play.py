"""Pages of suits as they are played: the lines in printed order, each asked where nothing tells it."""

import pytest
from transcript import session_of, with_known

from voice_supercat.procedure.engine import Engine

GATES = ("can-secure", "ready")  # a yes leads to the questions behind them


def lines_asked(played: Engine, page: str, **known: object) -> list[str]:
    """The lines that are asked on a page where nothing can be done, in the order of the questions."""
    session = with_known(session_of(played, page=page, fates="hegemon,steward"), **known)
    asked = []
    while session.question.step.startswith(f"{page}/"):
        question = session.question
        items = [item for item in question.source if item.startswith((f"campaign/{page}", f"campaign/faithful-{page}"))]
        asked += [item.rpartition("/")[2].partition(".")[0] for item in items]
        session.text("yes" if question.step.endswith(GATES) else "no")
    return list(dict.fromkeys(asked))


@pytest.mark.parametrize(
    ("page", "known", "lines"),
    [
        ("administration", {}, "2 3 4 5 10"),
        ("administration", {"declared": ("keeper",), "first_regent": "yellow"}, "2 3 4 5 6 9 10"),
        ("aggression", {"on_council of red": 1, "on_council of yellow": None}, "2 3 5 7 8 10 11 13 14 15 16 17 18"),
        ("aggression", {"declared": ("keeper", "warlord", "tyrant")}, "1 2 3 4 5 7 8 10 11 12 13 14 16 17 18"),
        ("construction", {}, "1 2 3 4 5 6 7 8"),
        ("mobilization", {"declared": ("keeper",), "first_regent": "yellow"}, "1 3 4 6 7 8 9 10 11"),
        ("wisdom", {"declared": ("keeper",)}, "1 2 3 4 5"),
        ("zeal", {}, "3 4 5 6 7 8"),
    ],
)
def test_lines_are_asked_in_printed_order(played: Engine, page: str, known: dict[str, object], lines: str) -> None:
    """Council, captives, a lead and the Trust have lines of their own; abilities come before influence and trophies."""
    assert lines_asked(played, page, **known) == lines.split()
