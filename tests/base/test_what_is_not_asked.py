"""Questions whose answer is known or cannot matter."""

import re

import pytest
from transcript import session_of

from voice_supercat.procedure.engine import Engine

VERBS = {
    "administration": {"tax", "repair", "influence"},
    "aggression": {"secure", "combat", "move"},
    "construction": {"build", "repair"},
    "mobilization": {"move", "influence"},
}


# Questions whose no answers all that follow about securing or repairs.
GATES = ("can-secure", "damaged")


def verbs_asked(engine: Engine, *answers: str) -> set[str]:
    """The actions that the General Priorities ask about after these answers, when everything is answered no."""
    session = session_of(engine)
    for answer in answers:
        session.text(answer)
    asked: set[str] = set()
    while not session.question.step.startswith("prelude/"):
        if session.question.step.startswith("general-priorities/"):
            asked |= set(re.findall(r"\b(tax|repair|influence|secure|combat|move|build)\b", session.question.text))
        session.text("yes" if session.question.step.endswith(GATES) else "no")
    return asked


@pytest.mark.parametrize("suit", VERBS)
def test_leading_only_the_suits_in_hand_are_asked_about(played: Engine, suit: str) -> None:
    assert verbs_asked(played, f"{suit} two {suit} three", "yes") == VERBS[suit]


@pytest.mark.parametrize("led", VERBS)
@pytest.mark.parametrize("hand", VERBS)
def test_following_the_suit_in_hand_and_the_led_one_are_asked_about(played: Engine, hand: str, led: str) -> None:
    """The lead card can be copied. A six without a declaration cannot be surpassed."""
    asked = verbs_asked(played, f"{hand} two {hand} three", "no", f"{led} six", "no", "zero")
    assert asked == VERBS[hand] | VERBS[led]


def test_ambitions_are_not_asked_about_before_one_is_declared(played: Engine) -> None:
    session = session_of(played)
    for answer in ("aggression two administration three", "yes"):
        session.text(answer)
    while not session.question.step.startswith("table/"):
        assert "declared ambition" not in session.question.text.replace("undeclared ambition", "")
        session.text("no")


def test_what_priorities_learn_is_not_asked_on_the_page(played: Engine) -> None:
    """Building ships was declined in the General Priorities: the Construction page leaves it out."""
    session = session_of(played)
    for answer in ("construction five construction six", "yes"):
        session.text(answer)
    asked: list[str] = []
    while not session.question.step.startswith("table/"):
        asked.append(session.question.text)
        session.text("no")
    assert [text for text in asked if re.search("build (any )?ships", text)] == ["Can the bot build ships?"]
    assert len(asked) == len(set(asked))


def test_an_action_makes_its_questions_open_again(played: Engine) -> None:
    """A starport stays, and what a ship more cannot undo is known; what it may help to is asked again."""
    session = session_of(played)
    for answer in ("construction two construction three", "yes", "yes", "no"):
        session.text(answer)
    first: list[str] = []
    while "build any ships" not in session.question.text:
        first.append(session.question.text)
        session.text("no")
    session.text("yes")
    session.text("yes")  # only one starport can build it
    again: list[str] = []
    while "build any ships" not in session.question.text:
        again.append(session.question.text)
        session.text("no")
    assert first[0] == "Is the bot without a starport?"
    assert again == ["Can the bot build to take control of a rival building?"]
