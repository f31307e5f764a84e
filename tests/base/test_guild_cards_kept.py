"""Of its guild cards the bot keeps what counts for an ambition that it contends, and spends the others."""

import pytest
from transcript import plays, session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def asked_for_union_card(engine: Engine, *declared: str, **known: object) -> Session:
    """At the end of the Prelude of an Administration card."""
    session = session_of(engine, page="administration")
    return with_known(session, "prelude/has-union-card-now", page_suit="administration", declared=declared, **known)


def test_a_union_card_whose_icon_counts_is_kept(played: Engine) -> None:
    """base/prelude/restrictions/3"""
    plays(
        asked_for_union_card(played, "tycoon", "warlord"),
        """
        Does the bot have a Union card?
        > yes
        Which resource is on its Union card?
        > fuel
        Is the bot first or second in Tycoon, ties included?
        > yes
        It keeps fuel and material, and guild cards of these.
        Can the bot tax to contend Tycoon?
        """,
    )


def test_a_union_card_whose_icon_does_not_count_is_discarded(played: Engine) -> None:
    """base/prelude/guild-cards/3: nothing need be known of who contends Empath then."""
    plays(
        asked_for_union_card(played, "empath"),
        """
        Does the bot have a Union card?
        > yes
        Which resource is on its Union card?
        > material
        Discard the Union card and take its action card.
        Which action card did it take?
        """,
    )


def test_a_union_card_is_kept_for_what_the_bot_is_known_to_contend(played: Engine) -> None:
    plays(
        asked_for_union_card(played, "tycoon", keeps=("tycoon",)),
        """
        Does the bot have a Union card?
        > yes
        Which resource is on its Union card?
        > material
        It keeps its Union card.
        Can the bot tax to contend Tycoon?
        """,
    )


@pytest.mark.parametrize("declared", [(), ("warlord",), ("tyrant", "warlord")])
def test_its_icon_is_not_asked_where_no_icon_counts(played: Engine, declared: tuple[str, ...]) -> None:
    session = with_known(asked_for_union_card(played, *declared), "prelude/union")
    assert session.text("yes")[0].text == "Discard the Union card and take its action card."


@pytest.mark.parametrize("ambition", ["tycoon", "empath", "keeper"])
def test_a_weapon_card_counts_for_none_of_them(played: Engine, ambition: str) -> None:
    """base/prelude/guild-cards/2: it is discarded, whatever the bot contends."""
    session = with_known(session_of(played, page="administration"), declared=(ambition,), keeps=(ambition,))
    plays(
        with_known(session, "prelude/has-weapon-card-now", page_suit="administration"),
        """
        Does the bot have a Weapon guild card?
        > yes
        Does the bot have three ships in supply?
        > yes
        Discard the Weapon guild card and place three ships.
        Prefer at the starport with the most fresh ships, then with the task force.
        Does the bot have a Union card?
        """,
    )


@pytest.mark.parametrize(
    ("weapon", "order"),
    [("yes", "Spend fuel and weapons, for as many"), ("no", "Spend fuel, for as many")],
)
def test_what_is_spent_for_combat_is_named(played: Engine, weapon: str, order: str) -> None:
    """base/prelude/resources/2: also though it is gone then."""
    session = session_of(played)
    for answer in ("aggression six aggression five", "no", "aggression two", "no", "yes", "no", "yes", weapon):
        session.text(answer)
    while session.question.step != "prelude/fuel-and-weapon-more":
        session.text("no")
    assert session.text("yes")[0].text.startswith(order)


@pytest.mark.parametrize(
    ("declared", "cities"),
    [
        ((), "cities, but no double cities"),
        (("tycoon",), "cities, double ones only while winning Tycoon and uncovering a bonus"),
    ],
)
def test_material_builds_no_double_cities_either(played: Engine, declared: tuple[str, ...], cities: str) -> None:
    """base/expansion-doctrine/limit-on-building-new-cities/1"""
    session = with_known(session_of(played, page="administration"), declared=declared)
    session = with_known(session, "prelude/material", page_suit="administration")
    assert session.text("yes")[0].prefer[1] == cities


def test_the_lead_in_a_declared_ambition_is_read_literally(printed: Engine) -> None:
    """base/aggression-move-battle-secure/7, where nothing is known of what is declared."""
    assert "grow a lead in a declared ambition?" in printed.program.steps["aggression/7"].does.text
