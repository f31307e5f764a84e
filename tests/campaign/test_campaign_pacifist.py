"""Pacifist in Act Two: where its own lines decide, and what its special rules change on other pages."""

import pytest
from round_ends import drawing, on_to, on_to_order, plain_answer
from transcript import acts, no_until, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

FATES = "pacifist,founder"


def of_pacifist(played: Engine, cards: str, done: bool = False, **known: object) -> Session:
    """The Pacifist in red leads and has drawn these cards; whether its objective is completed is told."""
    session = drawing(played, FATES, cards, "2", **{"lead_declared": False, **known})
    session.text("yes" if done else "no")
    return session


def asked(session: Session, until: str = "player-turn") -> list[str]:
    """All questions with no for an answer, but that cards can be secured, up to a page."""
    found = []
    while not session.question.step.startswith(until):
        found.append(session.question.text)
        session.answer(session.question.step.endswith("can-secure") or plain_answer(session.question))
    return found


def test_a_pacifist_moves_a_witness_to_a_psionic_planet(played: Engine) -> None:
    session = of_pacifist(played, "mobilization 2 and construction 2")
    no_until(session, "pacifist/move-witness")
    plays(
        session,
        """
        Can the bot move a Witness to a Psionic planet?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
    order = on_to_order(session, "move")
    assert (order.text, order.prefer) == (
        "Move a Witness to a Psionic planet.",
        ("a planet that it will control after the move",),
    )


def test_it_takes_control_of_a_witness_without_combat(played: Engine) -> None:
    session = of_pacifist(played, "aggression 2 and construction 2")
    no_until(session, "pacifist/witness-building")
    plays(
        session,
        """
        Can the bot build to take control of a Witness?
        > no
        Can the bot repair to take control of a Witness?
        > no
        Can the bot move to take control of a Witness?
        > yes
        The bot leads with aggression 2, for three actions.
        Discard construction 2.
        Does the bot have material?
        """,
    )
    assert on_to_order(session, "move").prefer == ("one at a Psionic planet",)


def test_its_objective_is_asked_for_once_a_chapter_until_it_is_completed(played: Engine) -> None:
    question = "Has the bot completed its objective?"
    session = drawing(played, FATES, "mobilization 2 and construction 2", "2")
    assert session.question.text == question
    session.text("yes")
    assert session.game.state[v.objective_done.of("red")]
    told = drawing(played, FATES, "mobilization 2 and construction 2", "2", **{"objective_asked of red": True})
    assert told.question.text != question
    marker = drawing(played, FATES, "mobilization 2 and construction 2", "2", **{"objective of red": 3})
    assert marker.question.text != question
    other = drawing(played, "founder,pacifist", "mobilization 2 and construction 2", "2")
    assert other.question.text != question


@pytest.mark.parametrize(("place", "used"), [("yes", True), ("no", False)])
def test_it_uses_the_witnesses_while_it_is_first_or_second_in_empath(played: Engine, place: str, used: bool) -> None:
    session = of_pacifist(played, "mobilization 2 and construction 2")
    no_until(session, "pacifist/move-witness")
    session.text("yes")
    on_to(session, "fate-prelude/empath")
    session.text(place)
    assert (session.question.text == "Can the bot use the Prelude ability of the Witnesses?") == used


def test_a_psionic_of_a_tax_goes_into_slots_with_three_keys_and_then_on_the_well(played: Engine) -> None:
    session = of_pacifist(played, "administration 2 and administration 3")
    no_until(session, "administration/10")
    session.text("yes")
    on_to(session, "gain/gained")
    plays(
        session,
        """
        Which resource did the bot gain?
        > psionic
        Place that psionic in an empty slot with three keys, otherwise on the Well of Empathy.
        Three actions left.
        Can the bot tax to contend an undeclared ambition without captives?
        """,
    )


def test_before_its_objective_the_aggression_page_asks_for_no_battle_and_no_captives(played: Engine) -> None:
    known = {"declared": ("tyrant", "tycoon"), "on_council of red": 1, "on_council of yellow": None}
    questions = asked(of_pacifist(played, "aggression 2 and aggression 6", **known))
    assert "Can the bot use a raid that risks no trophies to contend Tycoon?" in questions
    assert "Can the bot secure a card to contend Tycoon without captives?" in questions
    assert "Can the bot secure an effective Vox card without captives?" in questions
    assert "Can the bot secure the Imperial Council without captives?" in questions
    assert "Can the bot secure any other card but Vox without captives?" in questions
    assert not [text for text in questions if "favorable combat" in text or "take captives" in text]


def test_a_raid_of_it_is_for_what_resources_count_for_and_never_for_trophies(played: Engine) -> None:
    session = of_pacifist(played, "aggression 2 and aggression 6", declared=("tycoon", "warlord"))
    on_to(session, "general-priorities/4:aggression")
    assert session.question.text == "Can the bot use a raid that risks no trophies to contend Tycoon?"
    session.text("yes")
    assert on_to_order(session, "combat").text == "Move and raid to contend Tycoon."
    assert session.game.state[v.goal] == "raid"


@pytest.mark.parametrize(("of_rival", "secured"), [(0, True), (2, False)])
def test_it_does_not_secure_a_council_with_agents_of_rivals(played: Engine, of_rival: int, secured: bool) -> None:
    known = {"on_council of red": 3, "on_council of yellow": of_rival}
    session = of_pacifist(played, "aggression 2 and aggression 6", **known)
    ordered = []
    while not session.question.step.startswith("player-turn"):
        ordered += [order.text for order in acts(session.answer(plain_answer(session.question)), "secure")]
    assert (ordered == ["Secure the Imperial Council."]) == secured


def test_once_it_is_completed_it_fights_and_captures_like_others(played: Engine) -> None:
    questions = asked(of_pacifist(played, "aggression 2 and aggression 6", done=True, declared=("tyrant", "tycoon")))
    assert "Can the bot use favorable combat to contend Tyrant or Tycoon?" in questions
    assert "Can the bot use favorable combat to take trophies?" in questions
    assert "Can the bot secure a card to contend Tyrant or Tycoon?" in questions
    assert not [text for text in questions if "without captives" in text]


def test_another_fate_at_its_table_fights_and_captures(played: Engine) -> None:
    session = drawing(played, "founder,pacifist", "aggression 2 and aggression 6", "2", declared=("tyrant", "tycoon"))
    questions = asked(session)
    assert "Can the bot use favorable combat to contend Tyrant or Tycoon?" in questions
    assert not [text for text in questions if "captives" in text and "without" in text]


def test_where_only_captives_or_trophies_count_nothing_is_asked_for_them(played: Engine) -> None:
    session = of_pacifist(played, "aggression 2 and administration 2", declared=("tyrant", "warlord"))
    questions = asked(session)
    assert not [text for text in questions if "Tyrant" in text and ("secure" in text or "tax" in text)]
    assert not [text for text in questions if "combat" in text or "raid" in text]


def test_the_administration_page_taxes_loyal_cities_only(played: Engine) -> None:
    questions = asked(of_pacifist(played, "administration 2 and administration 3", declared=("tycoon", "tyrant")))
    assert "Can the bot tax to contend Tycoon without captives?" in questions
    assert "Can the bot tax to gain resources without captives?" in questions
    with_ledger = session_of(played, order="red,yellow", fates=FATES, act="2", ledger="on")
    with_ledger = with_known(with_ledger, declared=("tyrant",), lead_declared=False)
    with_ledger.text("administration 2 and administration 3")
    assert not [text for text in asked(with_ledger) if "rival city that it has not taxed" in text]


def test_it_influences_only_cards_without_rival_agents(played: Engine) -> None:
    session = of_pacifist(played, "mobilization 2 and mobilization 3")
    no_until(session, "general-priorities/10")
    plays(
        session,
        """
        Can the bot influence a card without rival agents so that it has more agents there than any rival?
        > yes
        The bot leads with mobilization 2, for four actions.
        Discard mobilization 3.
        Does the bot have material?
        """,
    )
    on_to(session, "choosing-a-card/kinds")
    plays(
        session,
        """
        Is any of those a Lore card, one with a Guild card attached, or one without agents?
        > no
        Is any of those one granting an action card or a Loyal card matching an outrage?
        > no
        How many of those share the most keys?
        > one
        Does the bot have agents on that card?
        > yes
        Place one agent on it.
        Three actions left.
        Can the bot influence a card without rival agents?
        """,
    )


def test_it_places_no_agents_on_the_council_where_rivals_have_some(played: Engine) -> None:
    known = {"first_regent": "yellow", "agents_left of red": 6, "on_council of yellow": None}
    session = of_pacifist(played, "mobilization 2 and mobilization 3", declared=("tycoon",), **known)
    no_until(session, "general-priorities/11")
    session.text("yes")
    on_to(session, "influencing/on-council")
    plays(
        session,
        """
        How many agents has the leading rival on the Council?
        > one
        As the Pacifist, it places none where rivals have agents.
        Can the bot move to take control of a rival city or a Free city?
        """,
    )


def test_a_relic_and_a_psionic_are_spent_without_captives(played: Engine) -> None:
    session = of_pacifist(played, "administration 4 and administration 3", declared=("tycoon",))
    session.text("yes")  # alone first in Warlord: it declares that, and the Prelude follows
    on_to(session, "prelude/has-relic")
    session.text("yes")
    session.text("yes")
    on_to(session, "prelude/relic")
    questions = []
    while session.question.step.startswith("prelude"):
        questions.append(session.question.text)
        session.text("no")
    assert questions[:2] == [
        "Can the bot spend a relic to secure a card contending Tycoon or an effective Vox card without captives?",
        "Can the bot spend a psionic to tax or secure to contend Tycoon without captives?",
    ]


def test_why_tells_what_its_rules_keep_it_from(played: Engine) -> None:
    session = of_pacifist(played, "mobilization 2 and construction 2")
    no_until(session, "pacifist/move-witness")
    told = [getattr(event, "text", "") for event in session.text("tell me why")]
    assert [text for text in told if text.startswith("Does the Pacifist")] == [
        "Does the Pacifist avoid battles that may take trophies? Known: yes.",
        "Does the Pacifist take no captives? Known: yes.",
        "Does the Pacifist influence only cards without rival agents? Known: yes.",
    ]
