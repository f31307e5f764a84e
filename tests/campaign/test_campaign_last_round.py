"""The last round of an act ends with a Summit, before the chapter is scored and the act is over."""

from round_ends import round_over
from transcript import plays

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine

OUT_OF_CARDS = {"hand_counter of red": 0, "cards_left of yellow": 0, "out of yellow": True}


def test_an_act_ends_with_a_summit(played: Engine) -> None:
    """The Founder, a Regent with the initiative, calls it without a roll, and leaves the Empire."""
    session = round_over(
        played,
        "founder,steward",
        chapter=3,
        leading_seat="red",
        event_played_by="yellow",
        events_played=1,
        declared=("tyrant", "keeper"),
        first_regent="red",
        **{"favors of red": 2, **OUT_OF_CARDS},
    )
    plays(
        session,
        """
        Set the Event aside until the next deal.
        As the Founder, the bot calls a Summit.
        Can the bot return a favor to contend an ambition?
        > yes
        Return it for Negotiation actions that do so.
        Can the bot return a favor to contend an ambition?
        > no
        Can the bot return a favor to advance its objective?
        > yes
        Return it for Negotiation actions that do so.
        As the Founder, the bot leaves the Empire and becomes an Outlaw.
        In the Negotiation, you decide for bots too.
        When that is done, has a title, the policy or the Council changed?
        > no
        Roll the event die and the number die. Do they say Crises, Edicts or neither?
        > edicts
        Resolve Edicts by number, the lowest first. You govern.
        When that is done, has a title, the policy or the Council changed?
        > no
        Chapter three of Act one is over.
        Score Tyrant and Keeper.
        Say done when ready.
        > done
        Act one is over.
        Do you go on with Act Two?
        """,
    )
    state = session.game.state
    assert (state[v.first_regent], state[v.regent.of("red")]) == ("yellow", False)
