"""Founder in both acts: where its own lines decide, and what it changes on other pages."""

from round_ends import drawing, on_to, on_to_order, round_over
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine


def test_a_founder_who_is_regent_goes_for_the_council_and_populist_demands(played: Engine) -> None:
    session = drawing(played, "founder,steward", "mobilization 2 and aggression 2")
    no_until(session, "founder/influence-council")
    plays(
        session,
        """
        Can the bot influence the Imperial Council?
        > no
        Can the bot influence Populist Demands?
        > no
        Can the bot secure Populist Demands?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard mobilization 2.
        Does the bot have material?
        """,
    )


def test_a_founder_outside_the_empire_only_wants_control_and_its_move_may_take_more(played: Engine) -> None:
    """Half of four actions are its Fate's, but a move to control takes as many as it needs."""
    session = drawing(played, "founder,steward", "mobilization 2 and aggression 2", **{"regent of red": False})
    no_until(session, "founder/control-moving")
    session.text("yes")
    on_to(session, "actions-left/used")
    assert session.question.range == (1, 4)
    plays(
        session,
        """
        Move as many ships as possible, damaged ones too.
        Keep control of the system they leave, if possible.
        How many actions did that take?
        > 3
        One action left.
        Is the bot without a starport?
        """,
    )


def test_a_founder_parades_fleets_when_it_declares_and_leaves_the_empire(played: Engine) -> None:
    session = drawing(played, "founder,steward", "administration 2 and construction 2", first_regent="red")
    plays(
        session,
        """
        Is the bot alone in first place in Tycoon?
        > yes
        The bot leads with administration 2, for four actions, and declares Tycoon.
        Can the bot gain control of a system with a Free city by one or two ships more?
        > yes
        Place up to two ships there, from its supply.
        The bot becomes an Outlaw.
        Discard construction 2.
        It keeps material and fuel, and Guild cards of these.
        Does the bot have a relic?
        """,
    )
    state = session.game.state
    assert not state[v.regent.of("red")]
    assert state[v.first_regent] == "yellow"  # the only Regent left


def test_without_control_to_gain_no_fleets_are_paraded(played: Engine) -> None:
    session = drawing(played, "founder,steward", "administration 2 and construction 2")
    session.text("yes")
    session.text("no")
    assert session.game.state[v.regent.of("red")]


def test_a_founder_of_act_two_declares_for_the_commonwealth(played: Engine) -> None:
    """What the ledger counts of its own does not decide."""
    session = session_of(played, order="red,yellow", fates="founder,steward", act="2", ledger="on")
    tallies = {"tally of red tycoon": 0, "tally of yellow tycoon": 3}
    session = with_known(session, **tallies)
    session.text("administration 2 and construction 2")
    assert session.question.text == "Is the Commonwealth alone in first place in Tycoon?"
    session.text("no")
    assert session.question.text == "Is the Commonwealth tied for first place in Tycoon?"
    told = session.text("yes")
    assert "declares Tycoon with the marker of the Commonwealth" in told[0].text


def test_a_founder_of_act_two_taxes_for_the_commonwealth(played: Engine) -> None:
    session = drawing(
        played, "founder,steward", "administration 3 and construction 3", "2", declared=("tyrant",), lead_declared=False
    )
    no_until(session, "founder/commonwealth-tax")
    plays(
        session,
        """
        The document leaves the Call for Armistice open, so you decide what the bot does there.
        Can the bot tax so that the Commonwealth contends Tyrant?
        > yes
        The bot leads with administration 3, for three actions.
        Discard construction 3.
        Does the bot have material?
        """,
    )


def test_a_founder_of_act_two_builds_free_buildings_by_its_preferences(played: Engine) -> None:
    session = drawing(played, "founder,steward", "construction 2 and mobilization 2", "2")
    no_until(session, "founder/free-building")
    session.text("yes")
    on_to_order(session, "build")
    plays(
        session,
        """
        Build a Free city of an outraged type, else one where there is no Free city, else a Free starport.
        Three actions left.
        Can the bot build a Free building?
        > no
        Is the bot without a starport?
        """,
    )


def test_a_founder_of_act_two_without_a_free_building_moves_to_claims(played: Engine) -> None:
    session = drawing(played, "founder,steward", "mobilization 2 and construction 2", "2")
    no_until(session, "founder/free-claim")
    plays(
        session,
        """
        Can the bot move to get new claims on planets that the Empire does not control?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )


def test_claims_are_the_goal_of_that_move(played: Engine) -> None:
    """So a destination with new claims is no preference, and control of a city is."""
    session = drawing(played, "founder,steward", "mobilization 2 and construction 2", "2")
    no_until(session, "founder/free-claim")
    session.text("yes")
    no_until(session, "movement-principles/2")
    plays(
        session,
        """
        Move to claims on planets that the Empire does not control.
        Is only one such move possible?
        > no
        How many of those share the shortest path?
        > several
        How many of those keep control of the system they leave?
        > several
        How many of those take control of a rival city or a Free city?
        """,
    )


def test_only_a_regent_moves_against_the_control_of_the_empire(played: Engine) -> None:
    outlaw = drawing(played, "founder,steward", "mobilization 2 and aggression 2", "2", **{"regent of red": False})
    no_until(outlaw, "founder/free-cities")
    outlaw.text("yes")
    assert outlaw.question.step == "founder/free-city-battle"
    regent = drawing(played, "founder,steward", "mobilization 2 and aggression 2", "2")
    no_until(regent, "founder/free-cities")
    regent.text("yes")
    assert regent.question.step == "founder/free-city-moving"


def test_in_a_summit_the_founder_leaves_the_empire_before_the_council_takes_effect(played: Engine) -> None:
    """It has secured the Council and called the Summit as a Regent; what follows finds an Outlaw."""
    session = round_over(
        played, "founder,hegemon,steward", bots="red,white", council_secured_by="red", first_regent="red"
    )
    plays(
        session,
        """
        The Council decides for red.
        As the Founder, red calls a Summit.
        As the Founder, red leaves the Empire and becomes an Outlaw.
        Which Regent has the most power?
        > white
        In the Negotiation, you decide for bots too.
        When that is done, has a title, the policy or the Council changed?
        > no
        Red steals from the Imperial Trust.
        Chance takes edicts.
        Resolve Edicts by number, the lowest first, up to Govern the Imperial Reach.
        Which policy is in force, War, Peace or Escalation?
        """,
    )
    assert session.game.state[v.first_regent] == "white"


def test_the_lines_of_a_fate_without_a_page_are_the_players_which_is_said_once_an_act(played: Engine) -> None:
    sentence = "What the bot does by its own Fate is yours to decide for now."
    session = drawing(played, "hegemon,steward", "construction 5 and mobilization 5")
    session.text("no")
    assert sentence in [event.text for event in session.text("no")]
    again = drawing(played, "hegemon,steward", "construction 5 and mobilization 5", **{"fate_left_to_you of red": True})
    again.text("no")
    assert sentence not in [event.text for event in again.text("no")]
