"""With judge_combat=program: numbers in, favorable or not out."""

import pytest
from transcript import plays, session_of

from voice_supercat.dialogue.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import State


def judging(engine: Engine, step: str, declared: tuple[str, ...] = ()) -> Session:
    """The Aggression page where the question of `step` is to be judged."""
    session = session_of(engine, 0, "aggression", judge_combat="program")
    state = session.game.state
    values = {**state.values, "declared": declared}
    session.game = Game(engine, State(state.step, state.seed, values=values), ())
    session.text("no")
    while session.question.step != "judge-combat/target" or _judged(session) != step:
        session.text("yes" if session.question.step == "aggression/5" else "no")
    return session


def _judged(session: Session) -> str:
    return str(session.game.state["judging"])


def verdict(session: Session, *answers: str) -> str:
    for answer in answers[:-1]:
        session.text(answer)
    told = [event.text for event in session.text(answers[-1])]
    return next(text for text in told if "favorable." in text)


def test_trophies_with_as_many_fresh_ships(played: Engine) -> None:
    """The action follows without another question."""
    session = judging(played, "combat_trophies")
    session.text("yes")
    plays(
        session,
        """
        How many fresh ships would the bot have there?
        > three
        How many fresh ships has the defender?
        > three
        Would that battle risk outrage?
        > no
        That is favorable.
        Move and battle to take trophies.
        Roll skirmish dice until it has more fresh ships than the defender, or one action is left.
        Then all assault dice if it has more fresh ships, otherwise half assault and half skirmish.
        Allocate hits for trophies.
        If the bot can roll again, it rolls intercepts again first, then blanks.
        How many actions did that take?
        """,
    )


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ("two|three", "That is not favorable."),
        ("three|two|yes|no", "That is not favorable."),
        ("three|two|yes|yes", "That is favorable."),
    ],
)
def test_trophies(played: Engine, answers: str, told: str) -> None:
    """Outnumbered, or outrage without a court to ransack."""
    assert verdict(judging(played, "combat_trophies"), "yes", *answers.split("|")) == told


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ("four|two|four|two|no|", "That is favorable."),
        ("four|two|three|two", "That is not favorable."),
        ("two|two|four|two|yes|no", "That is favorable."),
        ("two|two|four|two|no", "That is not favorable."),
        ("one|two", "That is not favorable."),
        ("four|two|four|two|yes|yes", "That is not favorable."),
    ],
)
def test_raid(played: Engine, answers: str, told: str) -> None:
    """Two dice for every key, and more ships, or as many and a second battle; outrage must not end the contention."""
    session = judging(played, "combat_contend_declared", declared=("tycoon",))
    assert verdict(session, "yes", *answers.rstrip("|").split("|")) == told


@pytest.mark.parametrize(("dice", "told"), [("three|no", "That is favorable."), ("two", "That is not favorable.")])
def test_control_needs_a_die_for_every_fresh_defender(played: Engine, dice: str, told: str) -> None:
    assert verdict(judging(played, "combat_change_control"), "yes", "three", *dice.split("|")) == told


def test_with_warlord_and_another_declared_the_goal_is_asked(played: Engine) -> None:
    session = judging(played, "combat_contend_declared", declared=("tycoon", "warlord"))
    session.text("yes")
    assert session.question.text == "Would the goal be trophies or a raid?"
    session.text("raid")
    assert session.question.step == "judge-combat/own-ships"


def test_players_who_judge_themselves_are_asked_yes_or_no(played: Engine) -> None:
    session = session_of(played, 0, "aggression")
    while session.question.step != "aggression/9.1":
        session.text("no")
    assert session.question.text == "Can the bot use favorable combat to take trophies?"
