"""General Priorities and the Prelude of the campaign: the order of what is asked, and what is spent."""

import pytest
from transcript import no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def leading(played: Engine, cards: str, *declared: str) -> Session:
    session = with_known(session_of(played, fates="hegemon,steward"), declared=declared)
    session.text(cards)
    return session


def asked(session: Session, *steps: str) -> list[str]:
    """Which of `steps` are asked, in their order, where all is answered no but that a card could be secured."""
    seen = []
    while session.question.step.partition("/")[0] in ("bot-turn", "declare", "general-priorities", "ability-selects"):
        seen.append(session.question.step.removeprefix("general-priorities/"))
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    return [step for step in seen if step in steps]


def test_a_card_is_secured_before_a_tax_and_later_a_tax_comes_before_a_card(played: Engine) -> None:
    session = leading(played, "administration 2 and aggression 3", "tyrant")
    steps = ("2:secure", "2:tax", "9:tax-undeclared", "9:secure")
    assert asked(session, *steps) == ["2:secure", "2:tax", "9:tax-undeclared", "9:secure"]


def test_combat_for_a_declared_ambition_comes_after_the_council_and_before_lost_control(played: Engine) -> None:
    council = {"on_council of red": 1, "on_council of yellow": None}
    session = with_known(leading(played, "administration 2 and aggression 3", "warlord"), **council)
    steps = ("3:council", "4:aggression", "6", "10", "12:move", "13:repair")
    assert asked(session, *steps) == ["3:council", "4:aggression", "6", "10", "12:move"]


def test_a_relic_may_secure_a_relic_card_where_keeper_is_declared(played: Engine) -> None:
    """The bot does not contend Keeper; all the same it spends relics for nothing else."""
    session = session_of(played, order="yellow,red", fates="steward,hegemon")
    session.text("led construction 5")
    session.text("yes")
    session.text("construction 6 and administration 2")
    no_until(session, "prelude/has-relic")
    session.text("yes")
    no_until(session, "prelude/relic-for-relic")
    plays(
        session,
        """
        Can the bot spend a relic to secure another relic card?
        > yes
        Spend the relic and secure the relic card.
        What the bot does by its own Fate is yours to decide for now.
        Is the bot without a starport?
        """,
    )


def test_fuel_and_psionics_give_a_combat_card_more_actions(played: Engine) -> None:
    session = leading(played, "administration 2 and aggression 3")
    no_until(session, "general-priorities/12:move")
    session.text("yes")
    for step in ("prelude/has-fuel", "prelude/has-psionic"):
        no_until(session, step)
        session.text("yes")
    no_until(session, "prelude/fuel")
    plays(
        session,
        """
        Can the bot spend fuel for favorable combat with this card?
        > yes
        Spend fuel, for as many actions in combat as possible.
        Can the bot spend a psionic for favorable combat?
        > yes
        Spend the psionic for favorable combat.
        Does the bot have a Weapon guild card?
        """,
    )


GOALS = "general-priorities/9:"


@pytest.mark.parametrize(
    ("so", "card"),
    [
        (("tax-undeclared", "secure-undeclared"), "administration 2"),
        (("tax-captives", "secure-undeclared"), "aggression 3"),
        (("tax-captives", "secure-before-lead"), "administration 2"),
        (("tax-lead", "secure-before-lead"), "aggression 3"),
        (("tax-lead", "secure"), "administration 2"),
        (("secure",), "aggression 3"),
    ],
)
def test_a_higher_goal_comes_before_the_first_action_of_a_line(played: Engine, so: tuple[str, ...], card: str) -> None:
    """Of one goal the tax comes first: an undeclared ambition, captives, a lead in a declared ambition."""
    session = leading(played, "administration 2 and aggression 3", "keeper")
    for _ in range(60):
        step = session.question.step
        if not step.startswith(("bot-turn", "declare", "general-priorities", "ability-selects")):
            break
        session.text("yes" if step.removeprefix(GOALS) in so or step.endswith("can-secure") else "no")
    assert session.game.state[v.selected] == card


def test_what_the_ledger_knows_of_taxes_is_not_asked_for_their_goals(played: Engine) -> None:
    """Its city of fuel serves Tycoon, which nobody has declared: nothing is asked of cards."""
    session = session_of(played, fates="hegemon,steward", ledger="on")
    known = {f"tally of {seat} tycoon": 0 for seat in ("red", "yellow")}
    session = with_known(session, **{"cities of red": ("fuel",), **known})
    session.text("administration 3 and aggression 3")
    steps = []
    while session.question.step.partition("/")[0] in ("counting", "declare", "general-priorities", "ability-selects"):
        steps.append(session.question.step)
        session.text("no" if session.question.expect == "yes_no" else "zero")
    assert session.game.state[v.selected] == "administration 3"
    assert not [step for step in steps if step.startswith(GOALS)]


def test_all_union_cards_are_discarded_but_those_that_match_a_declared_ambition(played: Engine) -> None:
    session = leading(played, "administration 2 and construction 3", "tycoon")
    no_until(session, "general-priorities/13:build")
    session.text("yes")
    no_until(session, "prelude/has-union-card")
    plays(
        session,
        """
        Does the bot have a Union card?
        > yes
        Which resource is on its Union card?
        > psionic
        Discard the Union card and take its action card.
        Which action card did it take?
        > mobilization 4
        Keep it beside the board of the bot, and raise the hand counter by one.
        Does the bot have another Union card?
        > yes
        Which resource is on its Union card?
        > fuel
        It keeps its Union card.
        Can the bot build a city? Double cities only while winning Tycoon and uncovering a bonus.
        """,
    )
