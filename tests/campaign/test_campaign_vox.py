"""Vox cards of the campaign: effective or not, what their text does, and what is known of them without asking."""

import pytest
from transcript import session_of, with_known
from vox_cards import EFFECTIVE, FOR_CAPTIVES, said, vox

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def test_the_cards_of_act_one_are_named_first(played: Engine) -> None:
    session = session_of(played, 0, "aggression")
    for answer in ("yes", "yes"):
        session.text(answer)
    assert session.question.text.startswith("Which Vox card: demands, council, fiasco, freedom, blight, uprising,")


@pytest.mark.parametrize("step", [EFFECTIVE, FOR_CAPTIVES])
def test_uprising_goes_to_the_task_force_whether_four_ships_are_left_or_not(played: Engine, step: str) -> None:
    """campaign/vox-cards/2 prefers that cluster; the base document's other sentence is gone."""
    session = vox(played, "uprising", step)
    assert session.question.text == "Does the bot have a task force?"
    assert "Resolve it in the cluster with the task force." in said(session, "yes")


def test_uprising_without_a_task_force_is_left_to_chance(played: Engine) -> None:
    """campaign/decision-making-for-the-bot/6"""
    session = vox(played, "uprising")
    assert session.text("no")[-1].text.startswith("Chance picks cluster")


def counts(red: int, yellow: int, *ambitions: str) -> dict[str, int]:
    """What both have for each of these; for the others both have nothing."""
    all_of_them = ("tycoon", "tyrant", "warlord", "keeper", "empath")
    own = {f"tally of red {name}": red if name in ambitions else 0 for name in all_of_them}
    return own | {f"tally of yellow {name}": yellow if name in ambitions else 0 for name in all_of_them}


@pytest.mark.parametrize(
    ("red", "yellow", "text"),
    [
        (2, 1, "The bot declares Tyrant. The lead card keeps its number."),
        (2, 2, "The bot declares Tyrant. The lead card keeps its number."),
        (1, 2, "It declares no ambition."),
    ],
)
def test_demands_declare_what_the_ledger_knows_it_is_winning_or_tied_for(
    played: Engine, red: int, yellow: int, text: str
) -> None:
    """campaign/vox-cards/3"""
    session = with_known(_at_which(played), **counts(red, yellow, "tyrant"))
    assert text in [event.text for event in session.text("demands") if event.kind in ("act", "say")]


def _at_which(played: Engine) -> Session:
    session = session_of(played, 0, "aggression", ledger="on")
    session = with_known(session, starports=1, unbuilt=0)
    session.text("yes")
    session.text("yes")
    assert session.question.step == "vox/which"
    return session


def test_of_what_it_is_winning_comes_before_what_it_is_tied_for(played: Engine) -> None:
    session = with_known(_at_which(played), **{**counts(2, 2, "tyrant"), "tally of red keeper": 1})
    session.text("demands")
    assert session.game.state[v.declared] == ("keeper",)
    assert not session.game.state[v.lead_is_zero]


def test_demands_are_asked_where_the_ledger_does_not_know(played: Engine) -> None:
    session = vox(played, "demands")
    assert session.question.text == (
        "Which undeclared ambition is the bot winning? Otherwise, which is it tied for, or none?"
    )
    assert "It declares no ambition." in said(session, "none")
    assert session.game.state[v.declared] == ()


def test_outrage_that_stops_a_rival(played: Engine) -> None:
    session = vox(played, "outrage", declared=("tycoon", "empath"), **{"weapon_guild of red": True})
    assert session.question.text == "Would outrage stop a rival from winning a declared ambition?"
    assert "Which resource does that? Of several, the one the bot has fewest of." in said(session, "yes")
    assert session.question.choices == ("material", "fuel", "psionic")
    text = "Outrage spreads for fuel. Every seat discards its resources and Guild cards of it."
    assert text in said(session, "fuel")
    state = session.game.state
    assert (state[v.fuel.of("red")], state[v.fuel.of("yellow")]) == (0, 0)
    assert state[v.weapon_guild.of("red")] is None  # whether a Guild card is gone is asked again


def test_outrage_spreads_without_effect_too_for_what_the_bot_has_fewest_of(played: Engine) -> None:
    """campaign/vox-cards/4: the base document's sentence against it is gone."""
    held = {f"{name} of red": count for name, count in {"material": 1, "fuel": 2, "weapon": 1, "relic": 0}.items()}
    session = with_known(_at_which(played), **held, **{"psionic of red": 1})
    events = session.text("spreads")
    assert events[0].text.startswith("Outrage spreads for relic.")


def test_outrage_asks_for_the_fewest_where_the_ledger_does_not_know(played: Engine) -> None:
    session = vox(played, "spreads")
    assert session.question.text == "Which resource does the bot have fewest of?"
