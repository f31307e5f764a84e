"""Warden in Act Two: where its own lines decide, and Feudal Law for all bots."""

import pytest
from round_ends import drawing, on_to_order
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules.laws import laws_in_force
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.faults import ProcedureFault


def test_a_warden_claims_fief_where_it_has_a_city_and_no_seat_stands(played: Engine) -> None:
    session = drawing(played, "warden,founder", "administration 2 and construction 2", "2")
    no_until(session, "warden/city")
    plays(
        session,
        """
        Feudal Law holds. A bot risks outrage only where it can ransack the court.
        Does the bot control a loyal city in a cluster without a Seat?
        > yes
        Can the bot use Claim Fief, a tax, of the Claims of Nobility?
        > yes
        The bot leads with administration 2, for four actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "ability").text == (
        "Claim Fief in the cluster with most cities, where it has most ships. "
        "Attach the Claims of Nobility to a card it could secure."
    )


def test_once_the_claims_are_exhausted_nothing_is_asked_of_a_city_without_a_seat(played: Engine) -> None:
    for exhausted, asked in (((), True), (("claims_of_nobility",), False)):
        session = drawing(played, "warden,founder", "administration 2 and construction 2", "2")
        session = with_known(session, **{"exhausted of red": exhausted})
        steps = []
        while session.question.step != "warden/seat-building":
            steps.append(session.question.step)
            session.text("no")
        assert ("warden/city" in steps) == asked


def test_a_warden_secures_the_claims_and_fights_last_for_a_seat(played: Engine) -> None:
    session = drawing(played, "warden,founder", "aggression 2 and construction 2", "2")
    no_until(session, "warden/secure-claims")
    plays(
        session,
        """
        Feudal Law holds. A bot risks outrage only where it can ransack the court.
        Can the bot secure a card with the Claims of Nobility attached?
        > no
        Can the bot build to control a Seat?
        > no
        Can the bot repair to control a Seat?
        > no
        Can the bot move to control a Seat?
        > no
        Can the bot use favorable combat to control a Seat?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_a_seat_comes_before_a_city_with_whatever_action(played: Engine) -> None:
    """campaign/decision-making-for-the-bot/3: a battle for a Seat, before building for a city without one."""
    session = drawing(played, "warden,founder", "aggression 2 and construction 2", "2")
    no_until(session, "warden/seat-combat")
    plays(
        session,
        """
        Can the bot use favorable combat to control a Seat?
        > no
        Can the bot build to control a loyal city in a cluster without a Seat?
        > yes
        The bot leads with construction 2, for four actions.
        Discard aggression 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "build").text == "Build to control that city."


def test_the_ways_to_a_seat_are_asked_in_one_breath(played: Engine) -> None:
    session = session_of(played, questions="together", order="red,yellow", fates="warden,founder", act="2")
    session.text("aggression 2 and construction 2")
    asked = []
    while session.question.step != "warden/city-in-fief":
        asked.append(session.question.text)
        session.text("no")
    assert "Can it build, repair, or move to control a Seat?" in asked
    assert "Can it build, repair, or move to control a loyal city in clusters without Seats?" in asked


def test_a_warden_builds_in_its_fief(played: Engine) -> None:
    session = drawing(played, "warden,founder", "construction 2 and construction 3", "2")
    no_until(session, "warden/city-in-fief")
    session.text("yes")
    assert on_to_order(session, "build").text == "Build a city in its Fief."


def test_feudal_law_holds_for_another_bot_and_is_told_once_an_act(played: Engine) -> None:
    told = "Feudal Law holds. A bot risks outrage only where it can ransack the court."
    session = drawing(played, "founder,warden", "construction 2 and mobilization 2", "2")
    session.text("no")
    assert told in [event.text for event in session.text("no")]
    again = drawing(played, "founder,warden", "construction 2 and mobilization 2", "2", law_told=True)
    again.text("no")
    assert told not in [event.text for event in again.text("no")]


@pytest.mark.parametrize(("other", "asked"), [("warden", "risk outrage by Feudal Law?"), ("steward", "risk outrage?")])
def test_where_the_program_judges_feudal_law_is_named(played: Engine, other: str, asked: str) -> None:
    options = {"judge_combat": "program", "order": "red,yellow", "fates": f"founder,{other}", "act": "2"}
    session = session_of(played, 0, "judge-combat", **options)
    session.text("yes")
    session.text("trophies")
    session.text("3")
    session.text("1")
    assert session.question.text == f"Would that battle {asked}"


def test_laws_of_act_one_can_be_told_as_the_game_begins(played: Engine) -> None:
    session = session_of(played, order="red,yellow", fates="founder,steward", act="2", laws="golems,partisan_seizing")
    assert laws_in_force(session.game.state) == ("partisan_seizing", "golems")
    with pytest.raises(ProcedureFault, match='laws="peace": name laws of partisan_seizing'):
        session_of(played, order="red,yellow", laws="peace")


def test_the_status_of_a_bot_tells_its_fate_and_the_laws_in_force(played: Engine) -> None:
    session = session_of(played, order="red,white,yellow", bots="red,white", fates="hegemon,magnate,warden", act="2")
    session = with_known(session, laws=("golems",), **{"objective of red": 12})
    told = [getattr(event, "text", "") for event in session.text("status of red")]
    assert told[:2] == [
        "Red hand counter six; red seize counter zero; red objective twelve.",
        "Red fate Hegemon, act two, under Feudal Law and Golems; red regent yes.",
    ]


@pytest.mark.parametrize(("known", "objective"), [({}, ", objective open"), ({"objective_done of red": True}, "")])
def test_of_an_objective_that_nobody_has_told_it_says_that_it_is_open(
    played: Engine, known: dict[str, object], objective: str
) -> None:
    session = with_known(session_of(played, order="red,yellow", fates="hegemon,warden", act="2"), **known)
    told = " ".join(getattr(event, "text", "") for event in session.text("status of red"))
    assert f"red fate Hegemon, act two{objective}, under Feudal Law" in told.replace("Red", "red")
    assert ("objective done" in told) == bool(known)
