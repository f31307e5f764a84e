"""Which of several court cards: the kinds that the document in force prefers, a few in one breath."""

import pytest
from transcript import no_until, plays, session_of, understanding_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.choosing_cards import compares_cards, kinds_named, names_kinds
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine


def several(
    engine: Engine,
    page: str,
    step: str,
    influence: str = "revised",
    declared: tuple[str, ...] = (),
    leaders: str = "none",
) -> Session:
    """Several cards would do for what the question of `step` asks."""
    session = with_known(session_of(engine, 5, page, influence=influence, leaders=leaders), declared=declared)
    while session.question.step != step:
        session.text("yes" if session.question.step == "aggression/can-secure" else "no")
    session.text("yes")
    if session.question.step == "influencing/supply-first":
        session.text("nine")
    return session


def looked_for(session: Session) -> list[str]:
    """All that is asked about the cards where the answer is always no, up to how many there are."""
    state = session.game.state
    asked = [kinds_named(state)] if names_kinds(state) else []
    while session.question.step != "pick/count":
        session.text("several" if "share" in session.question.text else "no")
        state = session.game.state
        asked += [kinds_named(state)] if names_kinds(state) else []
        asked += [state[v.kinds][0]] if compares_cards(state) else []
    return asked


def test_the_base_document_prefers_nine_kinds(played: Engine) -> None:
    plays(
        several(played, "administration", "administration/9", "base", leaders="own"),
        """
        Is any of those a Lore card, a Weapon card, or a Union card or Call to Action?
        > no
        Is any of those an effective Vox card, one for captives, or any other Vox card?
        > no
        Is any of those a Loyal card matching an outrage?
        > no
        How many of those share the most keys?
        > three
        (die: 3)
        Count the three from your left, and take the third.
        How many agents does the bot have in supply?
        """,
    )


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("one", "How many agents does the bot have in supply?"),
        ("only one", "How many agents does the bot have in supply?"),
        ("several", "Is any of those a Weapon card, a Union card or Call to Action, or an effective Vox card?"),
    ],
)
def test_whether_only_one_is_possible_is_answered_with_one(played: Engine, said: str, asked: str) -> None:
    session = several(played, "administration", "administration/4", "base", ("tycoon",))
    assert session.question.text == "Is only one such card possible?"
    assert session.possible_answers() == "Say yes, no, I see which or pick by chance."
    assert {"one", "several"} <= set(understanding_of(played).phrases(session.question))
    session.text(said)
    assert session.question.text == asked


def test_without_lore_nobody_looks_for_a_lore_card(played: Engine) -> None:
    plays(
        several(played, "administration", "administration/9", "base"),
        """
        Is any of those a Weapon card, a Union card or Call to Action, or an effective Vox card?
        > no
        Is any of those one for captives, any other Vox card, or a Loyal card matching an outrage?
        > no
        How many of those share the most keys?
        """,
    )


def test_several_of_one_kind_are_narrowed_further_by_what_they_can_be_besides(played: Engine) -> None:
    """A Lore card is no Weapon, Union or Vox card."""
    plays(
        several(played, "administration", "administration/9", "base", leaders="own"),
        """
        Is any of those a Lore card, a Weapon card, or a Union card or Call to Action?
        > lore
        Is only one of them a Lore card?
        > no
        Is any of those one for captives or a Loyal card matching an outrage?
        > captives
        Is only one of them one for captives?
        > yes
        How many agents does the bot have in supply?
        """,
    )


def test_by_the_revised_principles_ties_decide_among_several_of_one_kind(played: Engine) -> None:
    plays(
        several(played, "mobilization", "mobilization/5"),
        """
        Is only one such card possible?
        > no
        Is any of those one with a harmful Crisis, an effective Vox card, or one granting an action card?
        > effective
        Is only one of them an effective Vox card?
        > no
        Is any of those one with a card attached?
        > no
        How many of those share most captives to take?
        > one
        How many agents does the bot have on that card?
        """,
    )


def test_cards_without_agents_take_no_captives(played: Engine) -> None:
    """Nor are they asked about where one for captives was found."""
    session = with_known(several(played, "administration", "administration/9"), left=2)
    asked = []
    while session.question.step != "pick/count":
        asked.append(session.question.text)
        wanted = "untouched" in session.question.choices
        shared = "several" if "share" in session.question.text else "no"
        session.text("without agents" if wanted else shared)
    assert any("one without agents" in text for text in asked)
    assert not any("captives" in text for text in asked[-3:])


CRITICAL = "one with a harmful Crisis, an effective Vox card, or one granting an action card"


@pytest.mark.parametrize(
    ("page", "step", "influence", "declared", "asked"),
    [
        ("administration", "administration/4", "base", ("tycoon",), ["a Weapon card"]),
        ("administration", "administration/4", "revised", ("tycoon",), ["one with a card attached"]),
        ("mobilization", "mobilization/5", "revised", (), [CRITICAL]),
        ("aggression", "aggression/2", "revised", (), ["one with a card attached"]),
        ("aggression", "aggression/7", "revised", (), ["one for captives"]),
        ("aggression", "aggression/10", "revised", (), [CRITICAL]),
    ],
)
def test_what_the_question_has_asked_for_is_not_asked_again(
    played: Engine, page: str, step: str, influence: str, declared: tuple[str, ...], asked: list[str]
) -> None:
    """Cards that contend a declared ambition, or are effective Vox cards, are equal but for the ties."""
    found = looked_for(several(played, page, step, influence, declared))
    assert found[0].startswith(asked[0])
    assert found[-1] == "keys"


def test_to_secure_the_base_document_prefers_no_card(played: Engine) -> None:
    assert several(played, "aggression", "aggression/10", "base").question.step == "vox/any"


@pytest.mark.parametrize(
    ("declared", "named"),
    [
        ((), ["one to contend an undeclared ambition", "one for an undeclared lead"]),
        (
            ("warlord",),
            ["one to contend an undeclared ambition", "one for an undeclared lead"],
        ),  # no card brings trophies
        (
            ("tyrant",),
            [
                *("one to contend a declared ambition", "one to contend an undeclared ambition"),
                *("one for a declared lead", "one for an undeclared lead"),
            ],
        ),
        (("tyrant", "tyrant", "keeper"), ["one to contend a declared ambition", "one for a declared lead"]),
    ],
)
def test_only_ambitions_that_a_card_can_count_for_are_named(
    played: Engine, declared: tuple[str, ...], named: list[str]
) -> None:
    """influence/influence-principles/critical-cards/3, non-critical-cards/3, 4 and 6"""
    found = ", ".join(looked_for(several(played, "administration", "administration/9", declared=declared)))
    ambitions = ("one to contend a declared ambition", "one to contend an undeclared ambition")
    leads = ("one for a declared lead", "one for an undeclared lead")
    assert [name for name in (*ambitions, *leads) if name in found] == named


@pytest.mark.parametrize(("declared", "named"), [((), False), (("tyrant", "warlord"), False), (("tycoon",), True)])
def test_a_lead_is_named_only_where_an_icon_can_grow_one(
    played: Engine, declared: tuple[str, ...], named: bool
) -> None:
    """base/influence-doctrine/priorities/8"""
    found = looked_for(several(played, "administration", "administration/9", "base", declared))
    assert any("one for a declared lead" in kinds for kinds in found) == named


def test_an_uncontested_card_breaks_ties_only_where_two_agents_can_be_placed(played: Engine) -> None:
    """influence/influence-principles/tie-breaking/2.1"""
    for left, supply, named in ((4, "two", True), (4, "one", False), (1, None, False)):
        session = with_known(session_of(played, 5, "administration", influence="revised"), left=left)
        no_until(session, "administration/9")
        session.text("yes")
        if supply is not None:
            assert session.question.text == "How many agents does the bot have in supply?"
            session.text(supply)
        assert any("one without agents" in kinds for kinds in looked_for(session)) == named


@pytest.mark.parametrize("said", ["no", "none", "neither"])
@pytest.mark.parametrize("influence", ["base", "revised"])
def test_none_of_the_kinds_is_said_as_at_any_question_that_names_several(
    played: Engine, said: str, influence: str
) -> None:
    session = session_of(played, page="mobilization", influence=influence)
    no_until(session, "mobilization/9")
    session.text("yes")
    if session.question.expect == "number":
        session.text("five")
    before = session.question.text
    assert before.startswith("Is any of those")
    assert said in session.understanding.phrases(session.question)
    session.text(said)
    assert session.question.text != before
    assert session.question.text.startswith("Is any of those")
