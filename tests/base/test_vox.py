"""Vox cards: what the program asks, decides and keeps when the bot resolves one."""

import pytest
from securing import secured
from transcript import plays, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def texts_after(session: Session, *answers: str) -> list[str]:
    """What is said after the last of the answers."""
    for answer in answers[:-1]:
        session.text(answer)
    return [event.text for event in session.text(answers[-1]) if event.kind != "roll"]


def test_uprising_without_task_force_goes_to_a_cluster_by_chance(played: Engine) -> None:
    """The program rolls among the clusters left until one is in play."""
    plays(
        secured(played, seed=38),
        """
        Secure the effective Vox card and resolve it.
        Which Vox card: uprising, demands, outrage, freedom, guild, call to action, council, fiasco, or blight?
        > mass
        Does the bot have a task force?
        > no
        (die: 6)
        Chance picks cluster six. Is it in play?
        > no
        (die: 2)
        Chance picks cluster two. Is it in play?
        > yes
        Resolve it in cluster two.
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )


def test_demands_declare_an_ambition_without_a_lead_card(played: Engine) -> None:
    session = secured(played)
    assert texts_after(session, "demands", "tyrant")[0] == "The bot declares Tyrant. The lead card keeps its number."
    assert session.game.state[v.declared] == ("tyrant",)
    assert not session.game.state[v.lead_is_zero]


def test_demands_may_declare_nothing_where_secured_for_captives(played: Engine) -> None:
    session = secured(played, step="aggression/7")
    assert texts_after(session, "yes", "demands") == [
        "Which undeclared ambition is the bot winning? Otherwise, which is it tied for, or none?"
    ]
    assert texts_after(session, "none")[0] == "It declares no ambition."
    assert session.game.state[v.declared] == ()


def test_effective_demands_declare_something(played: Engine) -> None:
    """base/vox-cards/populist-demands/1: one that it wins goes before one that it ties for."""
    session = secured(played)
    assert texts_after(session, "demands") == [
        "Which undeclared ambition is the bot winning? Otherwise, which is it tied for?"
    ]
    assert "none" not in session.question.choices


def test_outrage_is_by_what_counts_for_a_declared_ambition(played: Engine) -> None:
    session = with_known(secured(played), declared=("tycoon", "empath", "tyrant"))
    session.text("spreads")
    assert session.question.choices == ("material", "fuel", "psionic")
    assert texts_after(session, "fuel")[0] == "Outrage spreads for fuel."


def test_the_only_resource_of_outrage_is_not_asked(played: Engine) -> None:
    session = with_known(secured(played), declared=("keeper", "warlord"))
    assert texts_after(session, "spreads")[0] == "Outrage spreads for relic."


def test_outrage_stops_nobody_from_winning_captives_or_trophies(played: Engine) -> None:
    session = with_known(secured(played, step="aggression/7"), declared=("warlord", "tyrant"))
    assert texts_after(session, "yes", "spreads")[0] == "No outrage is triggered."


@pytest.mark.parametrize(
    ("answers", "act"),
    [
        ("spreads", "No outrage is triggered."),
        ("steal|yes", "Steal a guild card that contends an undeclared ambition."),
        ("steal|no", "Steal a guild card."),
        ("council", "Move agents to other court cards."),
        ("crisis", "In the Crisis, the bot discards guild cards that match no declared ambition."),
        ("blight|yes", "Resolve it in the cluster with most damaged Blight."),
        ("blight|no", "Resolve it in that cluster."),
    ],
)
def test_card_is_resolved(played: Engine, answers: str, act: str) -> None:
    """Effective, so that the test for it is not asked again; nothing is declared."""
    assert texts_after(secured(played), *answers.split("|"))[0] == act


def test_freedom_seizes_the_initiative_without_a_card(played: Engine) -> None:
    session = secured(played)
    session.text("freedom")
    assert session.game.state[v.seized_by] == "red"
    assert session.game.state[v.hand_counter.of("red")] == 6


def test_freedom_cannot_seize_what_somebody_has_seized_this_round(played: Engine) -> None:
    """base/vox-cards/song-of-freedom/1: it was then secured for captives only."""
    session = with_known(secured(played, step="aggression/7"), seized_by_player=True)
    session.text("yes")
    assert texts_after(session, "freedom") == ["Two actions left.", session.question.text]
    assert session.game.state[v.seized_by] is None


def test_freedom_asks_for_what_is_not_known(played: Engine) -> None:
    """In a whole game it is known that nobody has seized; otherwise that is asked too."""
    session = secured(played, step="aggression/7")
    assert texts_after(session, "yes", "freedom") == [
        "Does the bot control a rival city, and can the initiative still be seized?"
    ]
    session = with_known(secured(played, step="aggression/7"), track="game")
    assert texts_after(session, "yes", "freedom") == ["Does the bot control a rival city?"]


def test_guild_struggle_asks_only_for_ambitions_with_icons(played: Engine) -> None:
    """No guild card contends Tyrant or Warlord."""
    session = with_known(secured(played), declared=("tyrant", "warlord"))
    assert texts_after(session, "steal") == ["Can the bot steal one to contend an undeclared ambition?"]
    session = with_known(secured(played), declared=("tycoon", "keeper", "empath"))
    session.text("steal")
    assert texts_after(session, "no")[0] == "Steal a guild card."


def test_blight_where_there_is_none_resolves_nothing(played: Engine) -> None:
    session = secured(played, step="aggression/7")
    assert texts_after(session, "yes", "blight") == ["Is damaged Blight in a cluster with loyal pieces?"]
    assert texts_after(session, "no")[0] == "Two actions left."


def test_call_to_action_keeps_a_card(played: Engine) -> None:
    session = secured(played)
    assert texts_after(session, "call to action", "mobilization two")[0].startswith("Keep it beside the board")
    assert session.game.state[v.bonus.of("red")] == ("mobilization 2",)
    assert session.game.state[v.hand_counter.of("red")] == 7


def test_card_secured_for_captives_is_asked_about(played: Engine) -> None:
    """It may be a Vox card that is not effective."""
    session = secured(played, step="aggression/7")
    assert session.question.text == "Was it a Vox card?"
    session.text("yes")
    assert texts_after(session, "mass")[0] == "Are four or more ships in the supply of the bot?"
    assert texts_after(session, "no")[0] == "Two actions left."


@pytest.mark.parametrize(
    "said", ["mass uprising", "mass", "blight looms", "song of freedom", "guild struggle", "diplomatic fiasco"]
)
def test_cards_are_known_by_their_printed_names_and_by_one_word(played: Engine, said: str) -> None:
    session = secured(played)
    session.text(said)
    assert session.question.step != "vox/which"


def test_the_question_names_words_that_are_accepted(played: Engine) -> None:
    words = secured(played).question.text.removeprefix("Which Vox card: ").rstrip("?").replace("or ", "").split(", ")
    assert len(words) == 9
    for word in words:
        session = secured(played)
        session.text(word)
        assert session.question.step != "vox/which"


def test_of_other_cards_only_those_are_asked_about_that_the_prelude_would_discard(played: Engine) -> None:
    session = secured(played, step="aggression/10")
    assert texts_after(session, "no") == ["Was it a Weapon card?"]
    assert texts_after(session, "no") == ["Was it a Union card?"]
    assert texts_after(session, "no")[0] == "Two actions left."
