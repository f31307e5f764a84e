"""Flagships, in Act Two: what the pages ask of the three Fates that have one, and of no other."""

import pytest
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def on_page(played: Engine, page: str, fate: str, at: str, act: str = "2") -> Session:
    session = session_of(played, page=page, act=act, fates=f"{fate},steward")
    no_until(session, at)
    return with_known(session)


@pytest.mark.parametrize(
    ("fate", "starports", "unbuilt"), [("pathfinder", 1, 4), ("hegemon", 2, 5), ("planet_breaker", 1, 5)]
)
def test_what_is_on_it_as_act_two_begins_is_known(played: Engine, fate: str, starports: int, unbuilt: int) -> None:
    state = session_of(played, act="2", ledger="on", fates=f"{fate},steward").game.state
    assert (state[v.starports.of("red")], state[v.unbuilt.of("red")]) == (starports, unbuilt)


@pytest.mark.parametrize(("page", "at"), [("aggression", "aggression/6"), ("mobilization", "mobilization/2")])
def test_without_a_starport_it_moves_where_it_can_build(played: Engine, page: str, at: str) -> None:
    session = on_page(played, page, "hegemon", at)
    plays(
        session,
        """
        Is the bot without a starport on its Flagship?
        > yes
        Can the Flagship of the bot build an upgrade or armor at its planet?
        > no
        Can the Flagship of the bot move to a planet that matches an unbuilt upgrade or armor?
        > yes
        Move the Flagship to such a planet.
        Is only one such move possible?
        > no
        How many of those share the shortest path?
        > two
        How many of those take control of a rival city or a Free city?
        > one
        Take that one.
        How many actions did that take?
        """,
    )


def test_where_it_can_build_it_stays(played: Engine) -> None:
    session = on_page(played, "mobilization", "hegemon", "mobilization/2")
    session.text("yes")
    session.text("yes")
    assert session.question.step == "mobilization/3"


@pytest.mark.parametrize(("page", "at"), [("aggression", "aggression/9"), ("mobilization", "mobilization/5")])
def test_with_unbuilt_cities_it_moves_where_it_can_build(played: Engine, page: str, at: str) -> None:
    plays(
        on_page(played, page, "planet_breaker", at),
        """
        Does the bot have unbuilt cities?
        > yes
        Can the Flagship of the bot build an upgrade or armor at its planet?
        > no
        Can the Flagship of the bot move to a planet that matches an unbuilt upgrade or armor?
        > yes
        Move the Flagship to such a planet.
        Is only one such move possible?
        """,
    )


def test_claims_are_not_asked_for(played: Engine) -> None:
    """Lines that a Flagship ignores: on Aggression, Mobilization and in General Priorities."""
    for page in ("aggression", "mobilization"):
        session = session_of(played, page=page, act="2", fates="hegemon,steward")
        asked = set()
        while session.question.step.startswith(page):
            asked.add(session.question.step)
            session.text("yes" if session.question.text.startswith("Does the bot have unbuilt") else "no")
        assert not {step for step in asked if "claim" in step or "fewer" in step}


def test_general_priorities_build_at_its_planet_then_move_there(played: Engine) -> None:
    session = session_of(played, act="2", fates="hegemon,steward")
    session.text("construction 2 and mobilization 3")
    no_until(session, "general-priorities/7")
    plays(
        session,
        """
        Does the bot have unbuilt cities?
        > yes
        Can the Flagship of the bot build an upgrade or armor at its planet?
        > no
        Can the Flagship of the bot move to a planet that matches an unbuilt upgrade or armor?
        > yes
        The bot leads with mobilization 3, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_a_starport_on_a_flagship_has_no_system(played: Engine) -> None:
    plays(
        on_page(played, "construction", "hegemon", "construction/1"),
        """
        Is the bot without a starport on its Flagship?
        > yes
        Can the bot build a starport on its Flagship?
        > yes
        Build a starport on the Flagship.
        Three actions left.
        Is any building of the bot in a system that a rival controls?
        """,
    )


def test_no_more_cities_than_starports_are_built(played: Engine) -> None:
    """Known by the ledger: with one starport and a city it is not asked."""
    known = {"unbuilt of red": 4, "damage of red": False}
    for starports, asked in (("one", False), ("two", True)):
        session = session_of(played, page="construction", act="2", ledger="on", fates="pathfinder,steward")
        session = with_known(session, **known)
        session.text(starports)
        seen = []
        while session.question.step.startswith("construction"):
            seen.append(session.question.step)
            session.text("no")
        assert ("construction/3:flagship" in seen) is asked


def test_another_starport_has_no_preferences(played: Engine) -> None:
    session = on_page(played, "construction", "hegemon", "construction/8:flagship")
    said = [event.text for event in session.text("yes")]
    assert said[0] == "Build another starport on the Flagship."
    assert not session.question.step.startswith("other-starport")


def test_other_fates_and_act_one_have_none(played: Engine) -> None:
    session = on_page(played, "construction", "admiral", "construction/8")
    assert session.question.text == "Can the bot build any other starport?"
    session.text("yes")
    assert session.question.step == "other-starport/only"
