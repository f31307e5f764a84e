"""The board's lines of suit pages and General Priorities, where this document says otherwise than the base one."""

import pytest
from round_ends import on_to_order
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

FATES = {"fates": "hegemon,steward"}  # of a bot whose Fate selects nothing in Act One


def selecting(played: Engine, cards: str, at: str, **options: str) -> Session:
    """The bot leads with one of two cards, and every question before `at` is answered no."""
    session = session_of(played, **{**FATES, **options})
    session.text(cards)
    no_until(session, at)
    return with_known(session)


def test_without_a_starport_a_claim_is_not_asked_for_but_whether_it_can_build_one(played: Engine) -> None:
    plays(
        selecting(played, "construction 2 and mobilization 3", "general-priorities/5"),
        """
        Is the bot without a starport?
        > yes
        Can the bot build a starport?
        > no
        The bot leads with mobilization 3, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_control_is_won_back_by_moving_then_building_then_combat(played: Engine) -> None:
    """The base game moves or battles before it builds."""
    plays(
        selecting(played, "construction 2 and aggression 3", "general-priorities/6"),
        """
        Is any building of the bot in a system that a rival controls?
        > yes
        Can the bot move to end a rival's control of one of its buildings?
        > no
        Can the bot build to end a rival's control of one of its buildings?
        > no
        Is any ship or building of the bot damaged?
        > no
        Can the bot use favorable combat to end a rival's control of one of its buildings?
        > yes
        The bot leads with aggression 3, for two actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


@pytest.mark.parametrize(
    ("unbuilt", "asked"),
    [
        (5, "Does the bot have fewer claims than two?"),
        (3, "Does the bot lack a claim?"),
        (1, "Does the bot have at least one claim?"),
    ],
)
def test_claims_for_half_of_the_unbuilt_cities_are_enough(played: Engine, unbuilt: int, asked: str) -> None:
    """Rounded down: of one city none, so it has never fewer."""
    session = session_of(played, ledger="on", **FATES)
    session.text("construction 2 and mobilization 3")
    while session.question.step != "general-priorities/7.2" and session.question.step != "general-priorities/7.2.2":
        session = with_known(session, **{"unbuilt of red": unbuilt})
        session.text("no" if session.question.expect == "yes_no" else "none")
    assert session.question.text == asked


@pytest.mark.parametrize("page", ["construction", "wisdom"])
@pytest.mark.parametrize(("unbuilt", "asked"), [(1, True), (0, False)])
def test_where_no_city_is_left_to_build_none_is_asked_for(played: Engine, page: str, unbuilt: int, asked: bool) -> None:
    session = session_of(played, page=page, ledger="on", **FATES)
    session = with_known(session, **{"unbuilt of red": unbuilt, "starports of red": 1})
    seen = []
    while session.question.step.startswith(f"{page}/"):
        seen.append(session.question.text)
        session.text("one" if session.question.expect == "number" else "no")
    assert any("build a city" in text for text in seen) is asked


def test_uncounted_cities_are_asked_about_in_full(played: Engine) -> None:
    session = selecting(played, "construction 2 and mobilization 3", "general-priorities/7")
    session.text("yes")
    assert session.question.text == "Does the bot have fewer claims than half of its unbuilt cities, rounded down?"


def test_a_city_built_may_leave_too_few_claims(played: Engine) -> None:
    """Of five cities and two claims, four and one are left: half of four is two. In the base book both fall alike."""
    fewer = played.book.facts["fewer_claims"]
    assert "build city" in fewer.made_true_by


def test_free_cities_are_taken_too(played: Engine) -> None:
    plays(
        selecting(played, "administration 2 and aggression 3", "general-priorities/12:move"),
        """
        Can the bot move to take control of a rival city or a Free city?
        > no
        Can the bot use favorable combat to take control of a rival city or a Free city?
        > yes
        The bot leads with aggression 3, for two actions.
        Discard administration 2.
        Does the bot have material?
        """,
    )


def test_an_aggression_card_destroys_blight_at_its_buildings(played: Engine) -> None:
    session = session_of(played, page="aggression", **FATES)
    no_until(session, "aggression/14")
    plays(
        with_known(session, left=1),
        """
        Can the bot use favorable combat to destroy Blight in systems with its buildings?
        > yes
        Move and battle to destroy Blight in systems with its buildings.
        Roll assault dice up to twice the fresh defenders, and the rest skirmish.
        Attack where most trophies are possible, and allocate hits for trophies.
        If it ransacks the court, take what brings most trophies. Roll intercepts again first, then blanks.
        The bot has no actions left. The turn is over.
        You are First Regent.
        Round one. The bot leads.
        Which two cards did the bot draw?
        """,
    )


def test_mobilization_ends_with_the_task_force(played: Engine) -> None:
    """The base page has other cards to influence after it."""
    session = session_of(played, page="mobilization", **FATES)
    no_until(session, "mobilization/11")
    said = [event.text for event in session.text("no")]
    assert said[0].startswith("There is nothing more")


def test_construction_builds_at_rival_buildings_after_abilities(played: Engine) -> None:
    session = session_of(played, page="construction", **FATES)
    asked = []
    while session.question.step.startswith("construction"):
        asked.append(session.question.step.partition("/")[2])
        session.text("no")
    assert asked == ["1", "2", "3", "ready", "5:build", "5:damaged", "6", "7", "8"]


def test_a_move_takes_the_shortest_path_first_and_the_task_force_last(played: Engine) -> None:
    """The base game moves the task force first."""
    session = session_of(played, page="mobilization", **FATES)
    no_until(session, "mobilization/9")
    plays(
        with_known(session),
        """
        Can the bot move to take control of a rival city or a Free city?
        > yes
        Move to take control of a rival city or a Free city.
        Is only one such move possible?
        > no
        How many of those share the shortest path?
        > three
        How many of those keep control of the system they leave?
        > two
        How many of those result in a new claim?
        > none
        How many of those can the task force make?
        > one
        Take that one.
        Move as many ships as possible, damaged ones too.
        Keep control of the system they leave, if possible.
        Imperial ships come along to Blight that has none. Otherwise they stay if a loyal building would be lost.
        How many actions did that take?
        """,
    )


def test_an_outlaw_moves_no_imperial_ships(played: Engine) -> None:
    session = with_known(session_of(played, page="mobilization", **FATES), **{"regent of red": False})
    no_until(session, "mobilization/9")
    session.text("yes")
    assert not [event for event in session.text("yes") if "Imperial" in event.text]


def test_a_claim_is_the_goal_of_a_move_on_the_suit_page(played: Engine) -> None:
    session = session_of(played, page="aggression", **FATES)
    no_until(session, "aggression/8")
    plays(
        with_known(session),
        """
        Does the bot have unbuilt cities?
        > yes
        Does the bot have fewer claims than half of its unbuilt cities, rounded down?
        > yes
        Can the bot move to get a new claim?
        > yes
        Move to get at least one new claim.
        Is only one such move possible?
        > no
        How many of those lead to new resources?
        > none
        How many lead to a system that no rival controls?
        > two
        How many lead to a planet with a second slot?
        > one
        Take that one.
        Move as many ships as possible, damaged ones too.
        Keep control of the system they leave, if possible.
        Imperial ships come along to Blight that has none. Otherwise they stay if a loyal building would be lost.
        How many actions did that take?
        """,
    )


def test_a_starport_that_has_selected_the_card_is_counted_once_it_is_built(played: Engine) -> None:
    """So no second one is built in its place. That it can be built is known by then."""
    known = {"starports of red": 0, "unbuilt of red": 3, **{f"tally of red {name}": 0 for name in ("tycoon", "tyrant")}}
    session = with_known(session_of(played, fates="hegemon,founder", ledger="on", questions="together"), **known)
    session.text("administration 2 and construction 3")
    while session.question.step != "general-priorities/5.1":
        session.text("no")
    session.text("starport")
    on_to_order(session, "build")
    assert session.game.state[v.starports.of("red")] == 1
    assert session.game.state.values["left"] == 3
