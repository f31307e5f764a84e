"""Magnate in both acts: where its own lines decide, and what it changes on other pages."""

import pytest
from round_ends import drawing, on_to_order, round_over
from transcript import draft_of, no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.prelude import fate_keeps_something, what_fate_keeps
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

AHEAD = {"on_council of red": 1, "on_council of yellow": None}  # so that it is asked for


def test_a_magnate_taxes_for_any_resource_first_for_what_is_declared(played: Engine) -> None:
    session = drawing(
        played, "magnate,founder", "administration 2 and construction 2", declared=("tycoon",), lead_declared=False
    )
    no_until(session, "magnate/tax")
    plays(
        session,
        """
        Can the bot tax for any resource?
        > yes
        The bot leads with administration 2, for four actions.
        Discard construction 2.
        It keeps material and fuel, and Guild cards of these.
        Does the bot have more than three resources?
        """,
    )
    assert on_to_order(session, "tax").prefer == (
        "one that matches a declared ambition",
        "a resource it has none of or a planet type without its city",
    )


def test_a_magnate_goes_for_the_council(played: Engine) -> None:
    session = drawing(played, "magnate,founder", "aggression 2 and construction 2", **AHEAD)
    no_until(session, "magnate/secure-council")
    plays(
        session,
        """
        Can the bot secure the Imperial Council?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard construction 2.
        Does the bot have more than three resources?
        """,
    )


def test_events_are_critical_while_its_objective_marker_is_above_zero(played: Engine) -> None:
    def following() -> Session:
        session = session_of(played, order="red,yellow", fates="magnate,founder")
        return with_known(session, lead="construction 3", event_played_by="yellow", leading_seat="yellow")

    plays(
        following(),
        """
        Which two cards did the bot draw?
        > administration 4 and mobilization 5
        Place the seize counter at one.
        Where is the objective marker of the bot on the power track?
        > 8
        Events are critical. The bot seizes the initiative, and its hand counter goes down by one.
        Can the bot tax for any resource?
        """,
    )
    done = following()
    done.text("administration 4 and mobilization 5")
    assert not [event for event in done.text("0") if "critical" in getattr(event, "text", "")]


def test_in_act_two_events_are_critical_with_a_majority_without_its_monopoly(played: Engine) -> None:
    """campaign/magnate/act-ii/3: it is asked where an Event could seize, and holds for the turn."""

    def following(**known: object) -> Session:
        session = session_of(played, seed_rolling(6), order="red,yellow", fates="magnate,founder", act="2")
        return with_known(session, lead="construction 3", leading_seat="yellow", **known)

    plays(
        following(),
        """
        Which two cards did the bot draw?
        > event and mobilization 5
        Place the seize counter at one.
        Does the bot have more than half of any resource in play, and not its Monopoly?
        > yes
        Events are critical. The bot seizes the initiative, and its hand counter goes down by one.
        The bot plays the Event, for three actions.
        Discard mobilization 5.
        As the Magnate, it keeps all resources.
        Does the bot have a Weapon guild card?
        """,
    )
    plays(
        following(event_played_by="yellow"),
        """
        Which two cards did the bot draw?
        > administration 4 and mobilization 5
        Place the seize counter at one.
        Does the bot have more than half of any resource in play, and not its Monopoly?
        > no
        (die: 6)
        The roll is six. The initiative is not seized.
        Can the bot tax, and have more than half of that resource in play by it?
        """,
    )
    plays(
        following(),
        """
        Which two cards did the bot draw?
        > administration 4 and mobilization 5
        Place the seize counter at one.
        (die: 6)
        The roll is six. The initiative is not seized.
        Can the bot tax, and have more than half of that resource in play by it?
        """,
    )


@pytest.mark.parametrize(("relics", "kept"), [(0, "all resources"), (1, None)])
def test_with_three_resources_or_fewer_none_is_spent(played: Engine, relics: int, kept: str | None) -> None:
    held: dict[str, object] = {f"{kind} of red": 0 for kind in ("fuel", "weapon", "psionic")}
    magnate = draft_of(
        played, act=1, **{"fate of red": "magnate", "material of red": 3, "relic of red": relics}, **held
    )
    assert (what_fate_keeps(magnate) if fate_keeps_something(magnate) else None) == kept


def test_after_negotiation_three_resources_are_exported(played: Engine) -> None:
    session = round_over(
        played, "magnate,founder", council_secured_by="yellow", first_regent="red", declared=("tycoon",)
    )
    plays(
        session,
        """
        The Council decides for you.
        Do you call a Summit?
        > yes
        Hold the Summit. In the Negotiation, you decide for bots too.
        In its turns the bot makes two attempts, and it accepts resources or favors only.
        The bot offers those resources first that contend ambitions.
        When that is done, has a title, the policy or the Council changed?
        > no
        Does the bot have three resources that match no declared ambition it contends?
        > yes
        Discard these three, and advance its objective.
        You become First Regent.
        Do you resolve Crises or Edicts?
        """,
    )


@pytest.mark.parametrize(
    ("fate", "first"), [("magnate", "city-to-tax/contending"), ("steward", "city-to-tax/resources")]
)
def test_taxing_for_resources_it_prefers_those_that_contend(played: Engine, fate: str, first: str) -> None:
    session = with_known(session_of(played, 0, "administration", order="red,yellow", fates=f"{fate},founder"), left=2)
    no_until(session, "administration/10")
    session.text("yes")
    session.text("no")
    assert session.question.step == first


def test_a_magnate_of_act_two_taxes_and_raids_for_a_majority(played: Engine) -> None:
    session = drawing(played, "magnate,founder", "administration 2 and aggression 2", "2")
    no_until(session, "magnate/tax-majority")
    plays(
        session,
        """
        Can the bot tax, and have more than half of that resource in play by it?
        > no
        Can the bot use favorable combat for resources, and have more than half of one in play by it?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard administration 2.
        As the Magnate, it keeps all resources.
        Does the bot have a Weapon guild card?
        """,
    )
    assert on_to_order(session, "combat").text == (
        "Move and battle for such resources, first those whose Monopoly is in the supply."
    )
    assert session.game.state[v.goal] == "raid"


def test_a_magnate_of_act_two_spends_only_what_a_rival_has_the_monopoly_of(played: Engine) -> None:
    session = drawing(
        played,
        "magnate,founder",
        "aggression 2 and construction 2",
        "2",
        **{"rival_monopolies of red": ("fuel", "relic")},
    )
    no_until(session, "magnate/raid-majority")
    told = [event.text for event in session.text("yes")]
    assert "As the Magnate, it keeps material, weapons and psionics." in told


def test_a_magnate_with_a_majority_resolves_edicts(played: Engine) -> None:
    def council_of_magnate() -> Session:
        told = {"council_secured_by": "red", "first_regent": "red", "favors of red": 0}
        return round_over(played, "magnate,founder", act="2", **told)

    plays(
        council_of_magnate(),
        """
        The Council decides for the bot.
        (die: 3)
        The bot calls no Summit.
        Does the bot have more than half of any resource in play?
        > yes
        As the Magnate, the bot resolves Edicts.
        Resolve Edicts by number, the lowest first, up to Govern the Imperial Reach.
        Which policy is in force, War, Peace or Escalation?
        """,
    )
    other = council_of_magnate()
    assert "Chance takes edicts." in [event.text for event in other.text("no")]


def test_why_names_the_fate_whose_line_was_read(played: Engine) -> None:
    session = drawing(played, "magnate,founder", "administration 2 and construction 2")
    no_until(session, "magnate/tax")
    session.text("yes")
    plays(
        session,
        """
        The bot leads with administration 2, for four actions.
        Discard construction 2.
        Does the bot have more than three resources?
        > tell me why
        Is the bot alone in first place in Tycoon? You said no.
        Is the bot tied for first place in Tycoon? You said no.
        Do the lines of the Magnate come first? Known: yes.
        Can the bot tax for any resource? You said yes.
        The bot is the Magnate. Its Fate asks this.
        Does the bot have more than three resources?
        """,
    )
