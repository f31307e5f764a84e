"""What an Aggression card can secure, and what follows from it; abilities on the cards."""

import pytest
from court import asked, at
from transcript import draft_of, plays, session_of, with_known

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.court import whether_lead_by_card, whether_undeclared_or_captives
from voice_supercat.procedure.engine import Engine


def test_an_effective_vox_card_and_the_council_are_asked_in_one_breath(played: Engine) -> None:
    session = session_of(played, 0, "aggression", questions="together")
    session = with_known(session, **{"on_council of red": 2, "on_council of yellow": None})
    session.text("court")
    assert session.question.text.startswith(
        "Can it secure an effective Vox card, the Imperial Council, or a card with a Guild card attached?"
    )
    assert session.text("council")[0].text == "Secure the Imperial Council."


def test_what_selected_the_card_is_known_on_the_page(played: Engine) -> None:
    """campaign/general-priorities/3"""
    session = with_known(
        session_of(played, fates="hegemon,founder"), **{"on_council of red": 2, "on_council of yellow": None}
    )
    session.text("aggression 4 and aggression 5")
    while session.question.step != "general-priorities/3:vox":
        session.text("yes" if session.question.step.endswith("can-secure") else "no")
    session.text("no")
    session.text("yes")  # the Council
    orders: list[str] = []
    while "Secure the Imperial Council." not in orders:
        assert session.question.step.startswith("prelude")
        orders += [event.text for event in session.text("no") if event.kind == "act"]


@pytest.mark.parametrize(
    ("known", "open_lines"),
    [
        ({}, ["aggression/11", "aggression/16"]),
        ({"declared": ("tycoon",)}, ["aggression/1", "aggression/11", "aggression/12", "aggression/16"]),
        ({"declared": ("warlord",)}, ["aggression/11", "aggression/16"]),  # no card brings trophies
    ],
)
def test_lines_that_secure_are_asked_where_they_can_matter(
    played: Engine, known: dict[str, object], open_lines: list[str]
) -> None:
    lines = ("aggression/1", "aggression/11", "aggression/12", "aggression/16")
    assert [step for step in asked(played, "aggression", **known) if step in lines] == open_lines


def test_a_lead_that_the_bot_does_not_have_is_not_grown(played: Engine) -> None:
    counts = {"tally of red tycoon": 1, "tally of yellow tycoon": 1}
    assert "aggression/12" not in asked(played, "aggression", declared=("tycoon",), **counts)


def test_an_attached_faithful_card_is_a_bonus_card(played: Engine) -> None:
    """campaign/aggression-move-battle-secure/3"""
    session = at(played, "aggression/3", laws=("faithful",))
    plays(
        session,
        """
        Can the bot secure a card with a Faithful or Guild card attached?
        > yes
        Secure the card with what is attached to it.
        Was it a Vox card?
        > no
        Was it a Weapon card?
        > no
        Was it a Union card?
        > no
        Was a Faithful card attached to it?
        > yes
        Which Faithful card?
        > faithful 3
        Keep it beside the board of the bot, and raise the hand counter by one.
        Two actions left.
        Does the bot outnumber every rival on a court card, so that it could secure it?
        """,
    )
    assert session.game.state[v.bonus.of("red")] == ("faithful 3",)


def test_any_other_card_is_no_vox_card(played: Engine) -> None:
    session = at(played, "aggression/16")
    session.text("yes")
    assert session.question.text == "Was it a Weapon card?"


@pytest.mark.parametrize(("step", "count"), [("aggression/16", 2), ("aggression/3", None)])
def test_a_weapon_card_counts_for_no_ambition_but_what_is_attached_to_it_may(
    played: Engine, step: str, count: int | None
) -> None:
    session = at(played, step, **{"tally of red tycoon": 2})
    session.text("yes")
    while session.question.step != "vox/weapon-card":
        session.text("no")
    session.text("yes")
    assert session.game.state[v.tally.of("red", "tycoon")] == count


@pytest.mark.parametrize(
    ("told", "captives", "lead"),
    [
        ({"secure_undeclared_captives_lead": True}, None, None),
        ({"secure_undeclared_captives_lead": True, "secure_undeclared_captives": False}, None, True),
        ({"secure_undeclared_captives_lead": False}, False, False),
        ({"can_secure of red": False}, False, False),
    ],
)
def test_what_the_priorities_found_is_known_on_the_page(
    played: Engine, told: dict[str, bool], captives: bool | None, lead: bool | None
) -> None:
    """General Priorities 9 asks for all of it at once, Aggression 11 and 12 one by one."""
    draft = draft_of(played, declared=("tycoon",))
    for fact, answer in told.items():
        draft.learn(fact, answer)
    assert (whether_undeclared_or_captives(draft), whether_lead_by_card(draft)) == (captives, lead)


# Abilities


def test_without_a_ready_ability_none_is_asked_for_until_a_card_is_gained(played: Engine) -> None:
    session = at(played, "aggression/ready")
    session.text("no")
    assert session.question.step == "aggression/11"
    session.text("yes")
    session.text("no")
    session.text("no")
    session.text("no")
    assert session.game.state[v.ready_ability.of("red")] is None


def test_a_ready_ability_is_asked_for_by_each_card_that_gives_it(played: Engine) -> None:
    session = at(played, "administration/ready")
    session.text("yes")
    asked = "Can the bot use an ability on a ready Guild or lore card to tax, repair or influence?"
    assert session.question.text == asked
    assert session.text("yes")[0].text == "Use that ability and exhaust the card."
    assert session.game.state[v.ready_ability.of("red")] is None
