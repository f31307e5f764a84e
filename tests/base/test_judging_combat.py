"""With judge_combat=program: numbers in, favorable or not out."""

import pytest
from battles import at_judgement
from transcript import no_until, plays, session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def verdict(session: Session, *answers: str) -> str:
    for answer in answers[:-1]:
        session.text(answer)
    said = [event.text for event in session.text(answers[-1])]
    return next(text for text in said if "favorable." in text)


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ("three|three|no", "That is favorable."),
        ("two|three", "That is not favorable."),
        ("three|two|yes|no", "That is not favorable."),
        ("three|two|yes|yes", "That is favorable."),
    ],
)
def test_trophies(played: Engine, answers: str, said: str) -> None:
    """As many fresh ships are enough; outrage needs a court to ransack."""
    assert verdict(at_judgement(played, "combat_trophies"), "yes", *answers.split("|")) == said


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ("four|two|two|no", "That is favorable."),
        ("four|two|two|yes|yes", "That is not favorable."),
        ("three|two|two|none", "That is not favorable."),
        ("three|two|two|one|no", "That is favorable."),
        ("four|four|two|two|no", "That is favorable."),
        ("four|four|two|one", "That is not favorable."),
        ("one|two", "That is not favorable."),
        ("nine|two|four", "That is not favorable."),
    ],
)
def test_raid(played: Engine, answers: str, said: str) -> None:
    """Fresh ships, defenders, keys; then damaged ships or battles where they decide. Six raid dice open three keys."""
    session = at_judgement(played, "combat_contend_declared", declared=("tycoon",))
    assert verdict(session, "yes", *answers.split("|")) == said


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ("three|three|no", "That is favorable."),
        ("two|three|one|no", "That is favorable."),
        ("two|three|none", "That is not favorable."),
        ("none|none|none", "That is not favorable."),
        ("none|none|one|no", "That is favorable."),
    ],
)
def test_control_needs_a_die_for_every_fresh_defender(played: Engine, answers: str, said: str) -> None:
    """Damaged ships roll dice too, and are asked for only where they are needed."""
    assert verdict(at_judgement(played, "combat_change_control"), "yes", *answers.split("|")) == said


def test_elite_pilots_are_a_die_more(played: Engine) -> None:
    session = at_judgement(played, "combat_change_control", elite_pilots="always")
    assert verdict(session, "yes", "two", "three", "no") == "That is favorable."


def test_power_is_asked_where_the_die_of_elite_pilots_may_decide(played: Engine) -> None:
    """In the first chapter nobody has more power; later the player tells once."""
    session = at_judgement(played, "combat_change_control", chapter=2, elite_pilots="behind")
    for answer in ("yes", "two", "three"):
        session.text(answer)
    assert session.question.text == "Does the bot have more power than you?"
    assert verdict(session, "no", "no") == "That is favorable."


def test_with_warlord_and_another_declared_the_goal_is_asked(played: Engine) -> None:
    session = at_judgement(played, "combat_contend_declared", declared=("tycoon", "warlord"))
    session.text("yes")
    assert session.question.text == "Would the goal be trophies or a raid?"
    session.text("raid")
    assert session.question.step == "judge-combat/own-ships"


def test_one_battle_judged_for_two_goals_is_counted_once(played: Engine) -> None:
    """Outnumbered, so not for trophies of Warlord; but three dice are enough for control."""
    session = at_judgement(played, "combat_contend_declared", declared=("warlord",))
    for answer in ("yes", "two", "three", "no", "yes", "no"):
        session.text(answer)
    plays(
        session,
        """
        Could the bot end a rival's control of one of its buildings by moving and battling?
        > yes
        Is that the same battle as the one to contend Warlord?
        > yes
        How many damaged ships would the bot have there?
        > one
        Would that battle risk outrage?
        > no
        That is favorable.
        Move and battle to end rival control there.
        How many damaged ships does the defender have?
        """,
    )


def test_the_numbers_are_asked_in_short_questions(played: Engine) -> None:
    session = at_judgement(played, "combat_contend_declared", declared=("tycoon",))
    plays(
        session,
        """
        Could the bot contend Tycoon by moving and battling?
        > yes
        How many fresh ships would the bot have there?
        > two
        How many fresh ships does the defender have?
        > two
        How many keys are on the target?
        > one
        How many battles could it fight there, after moving?
        > two
        Would that battle risk outrage?
        > no
        That is favorable.
        Move and battle to contend Tycoon.
        How many damaged ships would the bot have there?
        """,
    )


def test_it_is_named_whose_control_of_what_ends(played: Engine) -> None:
    """Asked in one breath, nothing before names the control."""
    session = session_of(played, page="aggression", judge_combat="program", questions="together")
    no_until(session, "judge-combat/target")
    assert session.question.text == (
        "Could the bot end a rival's control of one of its buildings by moving and battling?"
    )
    assert session.question.short == "End a rival's control of one of its buildings by battle?"
