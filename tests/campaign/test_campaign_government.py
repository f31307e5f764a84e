"""A bot as First Regent: policies, the Demand, and the Imperial Quorum of a Steward in Act Two."""

from round_ends import round_over
from transcript import plays, seed_rolling, session_of

from voice_supercat.procedure.engine import Engine

GOVERNS = {"first_regent": "red", "event_played_by": "yellow", "events_played": 1}


def test_a_bot_enforces_a_policy_that_makes_it_contend_and_rivals_become_outlaws(played: Engine) -> None:
    session = round_over(
        played, "hegemon,founder,steward", seed_rolling(5, 4), bots="red,white", policy="war", **GOVERNS
    )
    session.text("no")
    plays(
        session,
        """
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        > edicts
        Resolve Edicts by number, the lowest first, up to Govern the Imperial Reach.
        Would red contend an ambition by enforcing the Policy of War?
        > yes
        Red enforces the Policy of War.
        Which rival Regents have neither pieces for the Demand nor an agent?
        > white and me
        (die: 5)
        White becomes an Outlaw.
        (die: 4)
        You stay a Regent.
        Resolve the other Edicts by number.
        When that is done, has a title, the policy or the Council changed?
        > take it back
        Taken back.
        Undo what the Edicts did.
        White is a Regent again.
        Which rival Regents have neither pieces for the Demand nor an agent?
        """,
    )


def test_it_changes_to_a_policy_that_would_and_enforces_nothing(played: Engine) -> None:
    session = round_over(played, "hegemon,founder", policy="war", **GOVERNS)
    session.text("no")
    plays(
        session,
        """
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        > edicts
        Resolve Edicts by number, the lowest first, up to Govern the Imperial Reach.
        Would the bot contend an ambition by enforcing the Policy of War?
        > no
        If enforced, would the Policy of Peace or the Policy of Escalation make the bot contend an ambition?
        > escalation
        The bot changes the policy to the Policy of Escalation, and enforces nothing.
        Resolve the other Edicts by number.
        When that is done, has a title, the policy or the Council changed?
        """,
    )


def test_a_steward_in_act_two_changes_to_peace_or_escalation_only(played: Engine) -> None:
    """With one of the two in force there is nothing to ask. The Quorum stands in the place of the government."""
    session = round_over(played, act="2", policy="peace", council="in_session", **GOVERNS)
    session.text("no")
    plays(
        session,
        """
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        > edicts
        Resolve Edicts by number, the lowest first, up to Govern the Imperial Reach.
        The bot collects the Demand of the Policy of Peace.
        Which rival Regents have neither pieces for the Demand nor an agent?
        > none
        Which Regent has the most starports, or is there a tie?
        > red
        Would the bot gain less power from it than any other rival?
        > yes
        The bot takes no Imperial action.
        Which Regent has the most cities, or is there a tie?
        > red
        Would the bot contend an ambition by the Policy of Peace, as it is?
        > no
        The bot changes the policy to the Policy of Escalation, and enforces nothing.
        Resolve the other Edicts by number.
        When that is done, has a title, the policy or the Council changed?
        """,
    )


def test_in_the_quorum_a_bot_with_most_starports_takes_the_action(played: Engine) -> None:
    known = {**GOVERNS, "first_regent": "yellow"}
    session = round_over(played, "hegemon,steward", act="2", policy="war", **known)
    session.text("no")
    plays(
        session,
        """
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        > edicts
        Resolve Edicts by number, the lowest first, up to the Imperial Quorum.
        You collect the Demand of the Policy of War.
        Which Regent has the most starports, or is there a tie?
        > red
        The bot takes the Imperial action.
        Which Regent has the most cities, or is there a tie?
        > tie
        Resolve the other Edicts by number.
        When that is done, has a title, the policy or the Council changed?
        """,
    )


def test_whoever_left_the_empire_is_a_regent_again_once_that_is_taken_back(played: Engine) -> None:
    session = session_of(played, order="yellow,red", fates="founder,steward")
    for said in ("that changed", "regent", "red", "no"):
        session.text(said)
    assert [event.text for event in session.text("take it back")][1] == "The bot is a Regent again."
