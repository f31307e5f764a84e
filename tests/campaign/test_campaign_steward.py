"""Steward in both acts: where its own lines decide, and what it changes on other pages."""

import pytest
from round_ends import drawing, on_to, on_to_order, round_over
from transcript import no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def test_a_steward_influences_the_council_while_it_is_in_session(played: Engine) -> None:
    session = drawing(played, "steward,founder", "mobilization 2 and construction 2")
    no_until(session, "steward/influence-council")
    plays(
        session,
        """
        Can the bot influence the Imperial Council?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_a_steward_that_lost_the_council_looks_for_council_intrigue(played: Engine) -> None:
    session = drawing(
        played, "steward,founder", "aggression 2 and construction 2", council="decided", first_regent="yellow"
    )
    no_until(session, "steward/secure-intrigue")
    plays(
        session,
        """
        Can the bot secure Council Intrigue?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_a_steward_with_the_council_decided_and_its_title_does_neither(played: Engine) -> None:
    session = drawing(played, "steward,founder", "aggression 2 and mobilization 2", council="decided")
    asked = [session.question.step]
    while not asked[-1].startswith("general-priorities"):
        session.text("no")
        asked.append(session.question.step)
    assert not [step for step in asked if "council" in step or "intrigue" in step]


def test_a_steward_uses_bargain_first(played: Engine) -> None:
    session = drawing(played, "steward,founder", "aggression 2 and mobilization 2")
    no_until(session, "steward/bargain")
    session.text("yes")
    order = on_to_order(session, "ability")
    assert order.text == (
        "Use Bargain, and exhaust the Dealmakers. The rival secures the card that is best for the bot."
    )
    assert session.game.state[v.exhausted.of("red")] == ("dealmakers",)


def test_a_steward_of_act_two_takes_half_of_its_actions_for_the_empire(played: Engine) -> None:
    session = drawing(played, "steward,founder", "mobilization 3 and construction 3", "2", council="decided")
    no_until(session, "steward/cluster")
    session.text("yes")
    on_to(session, "actions-left/used")
    assert session.question.range == (1, 2)
    plays(
        session,
        """
        Move as many ships as possible, damaged ones too.
        Keep control of the system they leave, if possible.
        Imperial ships come along to Blight that has none. Otherwise they stay if a loyal building would be lost.
        How many actions did that take?
        > 2
        One action left.
        Is the bot without a starport?
        """,
    )


def test_a_steward_of_act_two_builds_what_rivals_have_more_of(played: Engine) -> None:
    session = drawing(played, "steward,founder", "construction 2 and construction 3", "2", council="decided")
    no_until(session, "steward/cities")
    plays(
        session,
        """
        Does a rival have more cities than the bot?
        > yes
        Can the bot build a city? Count a double city if it would then have most.
        > no
        Does a rival have more starports than the bot?
        > yes
        Can the bot build a starport, and then have the most or as many?
        > yes
        The bot leads with construction 2, for four actions.
        Discard construction 3.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "build").text == "Build a starport."


def test_a_double_city_that_the_usual_limit_allows_is_allowed_too(played: Engine) -> None:
    """campaign/steward/act-ii/2.2: for most cities the limit is ignored, which forbids nothing that it allows."""
    cards, known = "construction 2 and construction 3", {"council": "decided", "declared": ("tyrant",)}
    session = drawing(played, "steward,founder", cards, "2", lead_declared=False, **known)
    no_until(session, "steward/cities")
    session.text("yes")
    condition = "if it would then have most, or while winning Tyrant and uncovering a bonus"
    assert session.question.text == f"Can the bot build a city? Count a double city {condition}."
    session.text("yes")
    order = "only if it has the most by that, or while winning Tyrant and uncovering a bonus"
    assert on_to_order(session, "build").text == f"Build a city. A double city {order}."


@pytest.mark.parametrize(
    ("line", "left"),
    [("steward/city", {"unbuilt": 2, "starports": 1}), ("steward/starport", {"unbuilt": 3, "starports": 2})],
)
def test_what_a_steward_of_act_two_builds_is_counted(played: Engine, line: str, left: dict[str, int]) -> None:
    known = {"unbuilt of red": 3, "starports of red": 1, "damage of red": False}
    session = drawing(played, "steward,founder", "construction 2 and construction 3", "2", council="decided", **known)
    no_until(session, "steward/cities")
    while session.question.step != line:
        session.text("yes" if session.question.step in ("steward/cities", "steward/starports") else "no")
    session.text("yes")
    on_to_order(session, "build")
    assert {name: session.game.state.values[f"{name} of red"] for name in left} == left


def test_in_act_one_a_steward_has_no_lines_of_act_two(played: Engine) -> None:
    session = drawing(played, "steward,founder", "construction 2 and mobilization 3", council="decided")
    no_until(session, "general-priorities/5")
    assert not [passed.step for passed in session.game.state.trail if passed.step == "steward/cluster"]


def test_a_summit_of_the_steward_brings_the_council_back_into_session(played: Engine) -> None:
    session = round_over(
        played, council="decided", leading_seat="red", event_played_by="red", events_played=1, **{"favors of red": 0}
    )
    plays(
        session,
        """
        Set the Event aside until the next deal.
        As the Steward, the bot calls a Summit.
        As the Steward, the bot petitions the Council, which is in session again.
        In the Negotiation, you decide for bots too.
        When that is done, has a title, the policy or the Council changed?
        > no
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        """,
    )
    assert session.game.state[v.council] == "in_session"


def after_an_aggression_card(played: Engine) -> Session:
    """Yellow, First Regent, has led a card with which the Council can be secured."""
    session = with_known(
        session_of(played, seed_rolling(6), order="yellow,red", fates="founder,steward"), first_regent="yellow"
    )
    session.text("led aggression 5")
    session.text("no")
    return session


def test_a_council_that_a_player_has_just_secured_is_not_in_session(played: Engine) -> None:
    session = after_an_aggression_card(played)
    session.text("aggression 6 and construction 2")
    no_until(session, "council-secured/secured")
    plays(
        session,
        """
        Have you secured the Imperial Council in this round?
        > yes
        Can the bot secure Council Intrigue?
        """,
    )


def test_it_makes_an_event_critical(played: Engine) -> None:
    session = after_an_aggression_card(played)
    plays(
        session,
        """
        Which two cards did the bot draw?
        > event and construction 2
        Place the seize counter at one.
        Have you secured the Imperial Council in this round?
        > yes
        Events are critical. The bot seizes the initiative, and its hand counter goes down by one.
        The bot plays the Event, for zero actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
