"""At every question that narrows ways down the player may see which it is, or leave it to chance."""

from collections.abc import Iterator

import pytest
from transcript import by_voice, plays, said, session_of

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing

NARROWED = {  # a question with several ways, and what is answered with yes on the way to it
    "construction/1.1": ("construction/1",),
    "construction/3": (),
    "construction/6": (),
    "construction/7": (),
    "administration/5": (),
    "administration/9": (),
    "administration/10": (),
    "mobilization/3.1": ("mobilization/3", "mobilization/3:fewer"),
    "mobilization/6": (),
    "mobilization/7": (),
    "mobilization/8.1": ("mobilization/8",),
    "aggression/2": ("aggression/can-secure",),
    "aggression/10": ("aggression/can-secure",),
}
LEAVING = ("i see which", "pick by chance")


def narrowing(engine: Engine, step: str) -> Session:
    """The first question that narrows down what `step` allows."""
    page = step.partition("/")[0]
    session = session_of(engine, 3, page, influence="revised")
    while session.question.step != step:
        session.text("yes" if session.question.step in NARROWED[step] else "no")
    session.text("yes")
    if session.question.step == "influencing/supply-first":
        session.text("nine")
    return session


def questions(engine: Engine, step: str) -> Iterator[int]:
    """How many answers lead to each question that narrows down; several ways are left at every one."""
    session, answered = narrowing(engine, step), 0
    while "i_see_which" in session.question.choices and session.question.step != "pick/count":
        yield answered
        session.text("no" if "no" in session.question.choices else "several")
        answered += 1


def at(engine: Engine, step: str, answered: int) -> Session:
    session = narrowing(engine, step)
    for _ in range(answered):
        session.text("no" if "no" in session.question.choices else "several")
    return session


@pytest.mark.parametrize("step", NARROWED)
def test_who_sees_which_is_asked_nothing_more_about_it(played: Engine, step: str) -> None:
    found = list(questions(played, step))
    assert found
    for answered in found:
        session = at(played, step, answered)
        session.text("i see which")
        assert "i_see_which" not in session.question.choices


@pytest.mark.parametrize("step", NARROWED)
def test_chance_needs_the_number_alone(played: Engine, step: str) -> None:
    for answered in questions(played, step):
        session = at(played, step, answered)
        session.text("pick by chance")
        assert session.question.text == "How many are still equally good?"
        assert any(line.startswith("Count the three from your left") for line in said(session.text("three")))


def test_the_player_who_counts_at_last_may_see_which(played: Engine) -> None:
    session = at(played, "construction/7", 0)
    session.text("by chance")
    session.text("i see which")
    assert session.question.step == "construction/2"


def test_a_number_that_is_known_is_not_asked(played: Engine) -> None:
    plays(
        at(played, "construction/7", 1),
        """
        How many of those hold the task force?
        > two
        How many of those does the bot control?
        > pick by chance
        (die: 2)
        Count the two from your left, and take the second.
        Three actions left.
        Is any building of the bot in a system that a rival controls?
        """,
    )


def test_a_move_that_the_player_sees_needs_no_word_more(played: Engine) -> None:
    plays(
        at(played, "mobilization/6", 1),
        """
        How many of those can the task force make?
        > i see which
        How many actions did that take?
        """,
    )


def test_repairs_are_left_so_too(played: Engine) -> None:
    session = session_of(played, 3, "construction")
    while session.question.step != "repair-what/task-force":
        session.text("yes" if session.question.step == "construction/4:damaged" else "no")
    for answer in ("no", "yes"):
        session.text(answer)
    assert session.question.text == "Is only one of those ships damaged?"
    session.text("i see which")
    assert session.question.step.startswith("construction/")


def test_by_voice_they_are_heard_at_the_same_questions(played: Engine) -> None:
    for leaving in LEAVING:
        session = narrowing(played, "construction/7")
        assert leaving in session.understanding.phrases(session.question)
    heard = by_voice(narrowing(played, "construction/7"), ScriptHearing(["pick by chance", "two"]))
    assert "Count the two from your left, and take the second." in heard


@pytest.mark.parametrize(("said", "ways"), [("both", 2), ("all", 0), ("all of them", 0), ("several", 0)])
def test_who_does_not_count_says_both_or_all(played: Engine, said: str, ways: int) -> None:
    """All of several are several: the preference tells nothing apart."""
    session = narrowing(played, "mobilization/7")
    session.text("no")
    session.text(said)
    assert session.game.state[v.ways] == ways
    assert session.game.state[v.preferred] == ("rival_starport",)


@pytest.mark.parametrize("said", ["none", "zero", "no", "0", "neither"])
def test_none_of_them_is_said_in_several_ways(played: Engine, said: str) -> None:
    session = narrowing(played, "mobilization/7")
    session.text("no")
    session.text(said)
    assert session.question.text == "How many take or neutralize control next to a starport of the bot?"
    assert session.game.state[v.preferred] == ()
