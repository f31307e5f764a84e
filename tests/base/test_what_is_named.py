"""A question names only what can matter now: of what is declared, of what is left to secure, of what a tax gives."""

import pytest
from transcript import session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def on_page(engine: Engine, page: str, *declared: str, **options: str) -> Session:
    """Behind the first question of a page with actions, with these ambitions declared."""
    session = with_known(session_of(engine, page=page, **options), declared=declared)
    session.text(_as_little_as_possible(session))
    return session


def asked(session: Session, step: str) -> str:
    """The text of the question `step`, everything before it answered no, but that a card can be secured."""
    while session.question.step != step:
        session.text(_as_little_as_possible(session))
    return session.question.text


def _as_little_as_possible(session: Session) -> str:
    return "yes" if session.question.step.endswith("can-secure") else "no"


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ("administration/4", "influence an uncontested card that would contend Keeper once secured?"),
        ("administration/8", "tax to grow a lead in Keeper or Tyrant?"),
        ("aggression/3", "use favorable combat to contend Keeper, Tyrant or Warlord?"),
        ("aggression/7", "secure a card to take captives, or lead further in Keeper or Tyrant?"),
    ],
)
def test_no_card_brings_trophies_and_none_without_agents_captives(played: Engine, step: str, text: str) -> None:
    session = on_page(played, step.partition("/")[0], "keeper", "tyrant", "warlord")
    assert asked(session, step).endswith(text)


def test_no_lead_in_trophies_grows_by_a_card(played: Engine) -> None:
    session = on_page(played, "aggression", "warlord")
    assert asked(session, "aggression/7").endswith("secure a card to contend an undeclared ambition, or take captives?")


def test_what_is_left_to_secure_is_no_vox_card(played: Engine) -> None:
    """base/vox-cards/1: those are secured only where effective, or for captives, which was asked before."""
    lead = "a card to grow a lead in an undeclared ambition, or any other"
    for declared, which in (((), lead), (("keeper", "keeper", "keeper"), "any other card")):
        session = on_page(played, "aggression", *declared)
        assert asked(session, "aggression/10") == "Can the bot secure any other card but Vox?"
        assert session.text("yes")[0].text == f"Secure {which}."


def test_no_double_city_while_nothing_is_declared(played: Engine) -> None:
    """base/expansion-doctrine/limit-on-building-new-cities/1"""
    assert asked(on_page(played, "construction"), "construction/3") == "Can the bot build a city? No double cities."
    assert asked(on_page(played, "construction", "keeper"), "construction/3") == (
        "Can the bot build a city? Double cities only while winning Keeper and uncovering a bonus."
    )


def after_a_tax(engine: Engine, cards: str) -> Session:
    """The bot leads, declares the ambition of the card with most actions, and taxes for it."""
    session = session_of(engine)
    for answer in (cards, "yes", "yes", "no", "yes"):
        session.text(answer)
    return session


def test_a_tax_for_what_is_declared_brings_what_counts_for_it(played: Engine) -> None:
    session = after_a_tax(played, "administration two administration five")
    assert session.question.text == "Which resource did the bot gain?"
    assert session.question.choices == ("material", "fuel")


def test_a_tax_for_captives_may_bring_anything(played: Engine) -> None:
    session = after_a_tax(played, "administration three administration five")
    assert session.question.choices == ("material", "fuel", "weapon", "relic", "psionic", "none")


def test_a_tax_for_keeper_brought_a_relic(played: Engine) -> None:
    session = after_a_tax(played, "administration five administration six")
    assert session.question.text == "Can the bot tax to contend Keeper?"
    assert session.game.state[v.left] == 2
    assert session.game.state.facts["relic of red"] is True
