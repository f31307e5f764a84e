"""Vox cards of the campaign: effective or not, what their text does, and what is known of them without asking."""

import pytest
from transcript import plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

EFFECTIVE, FOR_CAPTIVES = "aggression/2:vox", "aggression/11"


def vox(played: Engine, card: str, step: str = EFFECTIVE, seed: int = 0, **known: object) -> Session:
    """The Aggression page, where that card was secured: as an effective one, or for captives."""
    session = with_known(session_of(played, seed, "aggression", ledger="on"), starports=1, unbuilt=0, **known)
    while session.question.step != step:
        no = "zero" if session.question.expect == "number" else "no"
        session.text("yes" if session.question.step == "aggression/can-secure" else no)
    session.text("yes")
    if step != EFFECTIVE:
        session.text("yes")  # a Vox card
    session.text(card)
    return session


def said(session: Session, *answers: str) -> list[str]:
    """What is said after the last of the answers, or what is open without one."""
    events = [session.question, *(event for answer in answers for event in session.text(answer))]
    return [event.text for event in events if hasattr(event, "text")]


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


def test_freedom_seizes_the_initiative(played: Engine) -> None:
    session = vox(played, "freedom")
    assert session.question.text == "Does the bot control a rival city?"
    session.text("yes")
    state = session.game.state
    assert (state[v.seized_by], state[v.hand_counter.of("red")]) == ("red", 6)


def test_freedom_effective_by_its_crisis_alone_seizes_nothing(played: Engine) -> None:
    session = vox(played, "freedom")
    session.text("no")
    assert session.game.state[v.seized_by] is None


def test_freedom_asks_nothing_once_the_initiative_is_seized(played: Engine) -> None:
    """campaign/vox-cards/5: then it is secured for captives only."""
    session = vox(played, "freedom", FOR_CAPTIVES, seized_by="yellow")
    assert not session.question.step.startswith("vox")


@pytest.mark.parametrize(
    ("answers", "act"),
    [
        ("yes|yes", "Steal a guild card that contends an undeclared ambition."),
        ("yes|no", "Steal a guild card."),
    ],
)
def test_guild_struggle_steals(played: Engine, answers: str, act: str) -> None:
    assert act in said(vox(played, "guild"), *answers.split("|"))


def test_a_guild_card_stolen_for_nothing_is_chosen_by_the_influence_principles(played: Engine) -> None:
    plays(
        vox(played, "guild"),
        """
        Do rivals have any guild cards?
        > yes
        Can the bot steal one to contend an undeclared ambition?
        > no
        Steal a guild card.
        Is only one such card possible?
        > no
        Is any of those one granting an action card or a Loyal card matching an outrage?
        > no
        Does one of those alone have the most keys?
        > yes
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_guild_struggle_effective_by_its_crisis_alone_steals_nothing(played: Engine) -> None:
    assert "Two actions left." in said(vox(played, "guild"), "no")


def test_call_to_action_brings_a_faithful_card_where_there_are_any(played: Engine) -> None:
    session = vox(played, "call to action", laws=("faithful",))
    assert "Keep it beside the board of the bot, and raise the hand counter by one." in said(session, "faithful 3")
    state = session.game.state
    assert (state[v.bonus.of("red")], state[v.hand_counter.of("red")]) == (("faithful 3",), 7)


def test_call_to_action_may_bring_an_event(played: Engine) -> None:
    """It is held apart from cards that can lead."""
    session = vox(played, "call to action")
    before = session.game.state[v.stack]
    session.text("event")
    state = session.game.state
    assert (state[v.bonus.of("red")], state[v.events_kept.of("red")], state[v.hand_counter.of("red")]) == ((), 1, 7)
    assert state[v.stack] == before - 1


def test_council_intrigue_moves_agents_and_may_bring_the_council_back_into_session(played: Engine) -> None:
    plays(
        vox(played, "council", council="decided"),
        """
        Move agents to other court cards.
        Is any of those a Lore card, one with a Guild card attached, or one without agents?
        > without agents
        Is only one of them one without agents?
        > yes
        Is the Imperial Council in session again?
        > yes
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_a_council_in_session_is_not_asked_for(played: Engine) -> None:
    session = vox(played, "council")
    session.text("i see which")
    assert not session.question.step.startswith("vox")


def test_a_fiasco_may_cost_every_seat_guild_cards(played: Engine) -> None:
    known = {"guild_cards of red": 2, "tally of red tycoon": 1, "tally of yellow tycoon": 2, "union_guild of red": True}
    session = vox(played, "fiasco", **known)
    state = session.game.state
    gone = (
        v.guild_cards.of("red"),
        v.union_guild.of("red"),
        v.tally.of("red", "tycoon"),
        v.tally.of("yellow", "tycoon"),
    )
    assert [state[key] for key in gone] == [None] * 4


@pytest.mark.parametrize(
    ("more", "act"),
    [("yes", "Resolve it in the cluster with most damaged Blight."), ("no", "Resolve it in that cluster.")],
)
def test_blight_looms_brings_trophies(played: Engine, more: str, act: str) -> None:
    session = vox(played, "blight", **{"tally of red warlord": 1})
    assert act in said(session, "yes", more)
    assert session.game.state[v.tally.of("red", "warlord")] is None


def test_blight_that_is_nowhere_damaged_is_left(played: Engine) -> None:
    assert "Two actions left." in said(vox(played, "blight", FOR_CAPTIVES), "no")


def test_a_card_that_a_fate_has_added_is_carried_out_as_it_says(played: Engine) -> None:
    session = session_of(played, 0, "aggression")
    for answer in ("yes", "yes"):
        session.text(answer)
    assert session.text("another")[0].text == "Do what stands under When Secured, as far as it can be done."
