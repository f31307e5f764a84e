"""Vox cards that have the bot choose among court cards, or among the guild cards of rivals."""

import pytest
from securing import secured
from transcript import no_until, plays, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def stolen(session: Session, *ransacked: str) -> list[str]:
    """Which kinds are asked about when no guild card contends anything; `ransacked` told which card was secured."""
    for answer in (*ransacked, "steal"):
        session.text(answer)
    no_until(session, "vox/steal-undeclared")
    assert session.text("no")[0].text == "Steal a guild card."
    session.text("no")
    asked = []
    while session.question.step.startswith("choosing-a-card/kinds"):
        asked.append(session.question.text.removeprefix("Is any of those ").rstrip("?"))
        session.text("no")
    return asked


def test_guild_struggle_steals_by_the_influence_doctrine(played: Engine) -> None:
    assert stolen(with_known(secured(played), declared=("keeper",))) == [
        "a Weapon card, a Union card, or one for a declared lead",
        "a Loyal card matching an outrage",
    ]


def test_guild_struggle_steals_by_the_revised_principles(played: Engine) -> None:
    """influence/influence-principles: what is left of that order for a guild card that contends nothing."""
    assert stolen(with_known(secured(played, influence="revised"), declared=("keeper",)), "yes") == [
        "a Union card, one with another card attached, or one for a declared lead",
        "a Weapon card, one for an undeclared lead, or a Loyal card matching an outrage",
    ]


@pytest.mark.parametrize("declared", [(), ("tyrant", "warlord")])
def test_guild_struggle_asks_for_no_lead_where_no_icon_counts(played: Engine, declared: tuple[str, ...]) -> None:
    """Nothing is declared, or only what captives and trophies count for."""
    assert stolen(with_known(secured(played), declared=declared)) == [
        "a Weapon card, a Union card, or a Loyal card matching an outrage"
    ]
    assert stolen(with_known(secured(played, influence="revised"), declared=declared), "yes") == [
        "a Union card, one with another card attached, or a Weapon card",
        "one for an undeclared lead or a Loyal card matching an outrage",
    ]


def test_council_intrigue_moves_agents_by_the_revised_principles(played: Engine) -> None:
    """influence/influence-principles: agents are moved as they are placed, so an uncontested card breaks ties too."""
    session = secured(played, influence="revised")
    plays(
        session,
        """
        Secure the effective Vox card and resolve it.
        Is only one such card possible?
        > yes
        Which Vox card: uprising, demands, outrage, freedom, guild, call to action, council, fiasco, or blight?
        > council
        Move agents to other court cards.
        Is any of those one with a harmful Crisis, an effective Vox card, or one granting an action card?
        > action
        Is only one of them one granting an action card?
        > no
        Is any of those one without agents or one with a card attached?
        > without agents
        Is only one of them one without agents?
        > yes
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_call_to_action_brings_nothing_where_the_bot_has_every_action_card(played: Engine) -> None:
    session = secured(played)
    with_known(session, **{"bonus of red": session.game.state[v.deck]})
    session.text("call to action")
    assert session.question.step == "aggression/can-secure"
