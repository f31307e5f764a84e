"""Favorable combat by the line of a Fate: a weapon makes any card a combat card for it (campaign/terminology/2)."""

import pytest
from round_ends import drawing, on_to, on_to_order
from transcript import draft_of, no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.fates import fate_can, weapon_may_arm
from voice_supercat.procedure.engine import Engine

LINES = {
    "hegemon": "hegemon/eliminate",
    "peacekeeper": "peacekeeper/steal-weapon",
    "warden": "warden/seat-combat",
    "planet_breaker": "planet-breaker/fragment-combat",
    "admiral": "admiral/outlaw",
    "believer": "believer/ideal-combat",
}


def test_without_aggression_a_weapon_gives_the_combat_of_a_line(played: Engine) -> None:
    session = drawing(played, "peacekeeper,founder", "construction 2 and mobilization 3", "2")
    no_until(session, "weapon-of-fate/weapon")
    plays(
        session,
        """
        Does the bot have a weapon resource?
        > yes
        Can the bot use favorable combat to steal a weapon?
        > yes
        The bot leads with construction 2, for four actions.
        Discard mobilization 3.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "spend").text == "Spend one weapon. This card can now move and battle."
    assert on_to_order(session, "combat").text == "Move and battle to steal a weapon."  # it is not asked again


def test_without_a_weapon_such_a_line_is_passed_over(played: Engine) -> None:
    session = drawing(played, "peacekeeper,founder", "construction 2 and mobilization 3", "2")
    on_to(session, "weapon-of-fate/weapon")
    session.text("no")
    assert not session.question.step.startswith("peacekeeper")


@pytest.mark.parametrize("fate", LINES)
def test_every_line_with_combat_can_be_served_by_a_weapon(played: Engine, fate: str) -> None:
    session = session_of(played, order="red,yellow", fates=f"{fate},founder", act="2")
    session = with_known(session, lead_declared=False, markers=0)
    session.text("mobilization 2 and mobilization 3")
    for _ in range(40):
        if session.question.step == LINES[fate]:
            return
        session.text("yes" if session.question.step.endswith(("/weapon", "/fragments")) else "no")
    raise AssertionError(f"{LINES[fate]} was not asked.")


@pytest.mark.parametrize(
    "known",
    [
        {"drawn": ("aggression 2",)},  # it gives combat by itself
        {"declared": ("warlord",), "fate of red": "pacifist"},  # no battles
        {"fate of red": "magnate", "rival_monopolies of red": ()},  # it keeps all resources
        {"drawn": ()},
        {"fate_check": "acting"},  # the card is played already
    ],
)
def test_where_a_weapon_would_give_nothing_it_is_not_asked_for(played: Engine, known: dict[str, object]) -> None:
    usual = {"order": ("red", "yellow"), "fate of red": "hegemon", "drawn": ("mobilization 2",), "leads": True}
    draft = draft_of(played, act=2, fate_check="selecting", **usual)
    assert weapon_may_arm(draft)
    without = draft_of(played, act=2, **{"fate_check": "selecting", **usual, **known})
    assert not weapon_may_arm(without)


def test_an_ability_that_is_a_battle_is_served_too(played: Engine) -> None:
    """Break World of the Planet Breaker: a weapon lets the card battle."""
    draft = draft_of(
        played, act=2, fate_check="selecting", order=("red", "yellow"), drawn=("mobilization 2",), leads=True,
        **{"fate of red": "planet_breaker", "weapon of red": 1},
    )  # fmt: skip
    assert fate_can(draft, "combat")
    draft[v.fate_check] = "acting"
    assert not fate_can(draft, "combat")
