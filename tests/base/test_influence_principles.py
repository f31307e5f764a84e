"""The revised Influence Principles, an option: agents defended by a roll, the orders of cards, read as printed."""

import pytest
from orders import REVISED_INFLUENCE
from rule_reader import SHARED, LiteralReading, items_of
from transcript import acts, no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

DOCUMENT = SHARED / "rules" / "influence.md"


def contested(engine: Engine, roll: int) -> Session:
    """The Mobilization page, where a contested card is to be influenced."""
    session = session_of(engine, seed_rolling(roll), "mobilization", influence="revised")
    no_until(session, "mobilization/5")
    session.text("yes")
    return session


def test_the_card_is_chosen_before_the_agents(played: Engine) -> None:
    session = session_of(played, 0, "administration", influence="revised")
    no_until(session, "administration/9")
    session.text("yes")
    plays(
        session,
        f"""
        Influence another card.
        {REVISED_INFLUENCE}
        On an uncontested card place two agents, for two actions, or one if it cannot place two.
        Leave safe cards alone. It could secure those already.
        How many actions did that take?
        """,
    )


def test_a_contested_card_is_chosen_before_the_roll_to_defend_it(played: Engine) -> None:
    """Critical cards first; the die is compared with the agents on the card that was chosen."""
    plays(
        contested(played, 2),
        f"""
        Influence the contested card.
        {REVISED_INFLUENCE}
        Are agents of the bot on that card?
        > yes
        How many agents does the leading rival have there?
        > three
        (die: 2)
        The roll is two against three. Abandon that card. No agents are placed and no action is spent.
        Four actions left.
        Can the bot influence another contested card, one that a rival could secure?
        """,
    )


CONTEND, LEAD = "to contend a declared ambition", "to grow a lead in a declared ambition"
UNDECLARED, UNDECLARED_LEAD = "to contend an undeclared ambition", "to grow a lead in an undeclared ambition"


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ((), [UNDECLARED, UNDECLARED_LEAD]),
        (("warlord",), [UNDECLARED, UNDECLARED_LEAD]),  # no card brings trophies
        (("tyrant",), [CONTEND, UNDECLARED, LEAD, UNDECLARED_LEAD]),
        (("tyrant", "tyrant", "keeper"), [CONTEND, LEAD]),  # no marker is left to declare any other
    ],
)
def test_only_ambitions_that_a_card_can_count_for_are_named(
    played: Engine, declared: tuple[str, ...], told: list[str]
) -> None:
    """influence/influence-principles/critical-cards/3, non-critical-cards/3, 4 and 6"""
    session = with_known(session_of(played, 0, "administration", influence="revised"), declared=declared)
    no_until(session, "administration/9")
    preferred = [line for act in acts(session.text("yes")) for line in act.prefer]
    assert [line for line in preferred if "ambition" in line] == told


def test_cards_that_contend_a_declared_ambition_are_equal_but_for_the_ties(played: Engine) -> None:
    session = session_of(played, 0, "administration", influence="revised")
    session.text("tycoon was declared")
    no_until(session, "administration/4")
    told = [act.step for act in acts(session.text("yes"), "choose")]
    assert told == ["choosing-a-card/between-cards"]


def test_a_greater_roll_outbids(played: Engine) -> None:
    session = contested(played, 4)
    session.text("yes")
    assert (
        session.text("three")[1].text
        == "The roll is four against three. Outbid with one agent more than the leading rival."
    )


@pytest.mark.parametrize(
    ("remain", "told"),
    [
        ("yes", "Block with as many agents as the leading rival."),
        ("no", "The roll is three against three. Abandon that card. No agents are placed and no action is spent."),
    ],
)
def test_an_equal_roll_blocks_if_agents_remain(played: Engine, remain: str, told: str) -> None:
    session = contested(played, 3)
    session.text("yes")
    session.text("three")
    assert (
        session.question.text
        == "The roll is three against three. Would agents remain in supply after matching the rival?"
    )
    assert session.text(remain)[0].text == told


def test_a_smaller_roll_abandons_and_spends_nothing(played: Engine) -> None:
    """Another contested card may still be defended."""
    session = contested(played, 2)
    left = session.game.state[v.left]
    session.text("yes")
    roll, abandoned, *_ = session.text("three")
    assert roll.result == 2
    assert (
        abandoned.text
        == "The roll is two against three. Abandon that card. No agents are placed and no action is spent."
    )
    assert session.game.state[v.left] == left
    no_until(session, "mobilization/5")
    assert session.question.text == "Can the bot influence another contested card, one that a rival could secure?"


def test_without_agents_on_the_card_nothing_is_rolled(played: Engine) -> None:
    told = [event.text for event in contested(played, 2).text("no")]
    assert told[0] == "Place just enough agents to have one more than the leading rival."


def test_safe_cards_are_not_influenced(played: Engine) -> None:
    """influence/influence-principles/4; what is safe can be asked."""
    session = session_of(played, 0, "mobilization", influence="revised")
    no_until(session, "mobilization/9")
    assert session.question.text == "Can the bot influence any other card that is not safe?"
    assert session.text("explain safe card")[0].text.endswith("A card the bot could secure is safe.")


@pytest.mark.parametrize(
    ("step", "orders"),
    [
        ("aggression/2", ["between-cards-to-secure"]),
        ("aggression/7", ["other-cards", "between-cards-to-secure"]),
        ("aggression/10", ["critical-cards", "other-cards", "between-cards-to-secure"]),
    ],
)
def test_the_card_to_secure_is_chosen_in_that_order_too(played: Engine, step: str, orders: list[str]) -> None:
    """influence/influence-principles/critical-cards/1 speaks of securing as well; the base document does not."""
    for influence, told in (("revised", orders), ("base", [])):
        session = session_of(played, 0, "aggression", influence=influence)
        while session.question.step != step:
            session.text("yes" if session.question.step == "aggression/can-secure" else "no")
        chosen = [act.step for act in acts(session.text("yes"), "choose")]
        assert chosen == [f"choosing-a-card/{order}" for order in told]


def test_rules_about_influence_are_those_that_are_played(played: Engine) -> None:
    """The other document has a name of its own and can be asked for as well."""
    for influence, begins in (
        ("base", "Follow these guidelines when the bot influences cards in the court."),
        ("revised", "These guidelines are for influence. A card without agents is uncontested."),
    ):
        session = session_of(played, influence=influence)
        assert session.text("rules about influence")[0].text.startswith(begins)
        assert session.text("rules about influence principles")[0].text.startswith("These guidelines are for")


@pytest.mark.skipif(not DOCUMENT.is_file(), reason=f"no rule document at {DOCUMENT}")
def test_every_item_is_read_as_printed(printed: Engine) -> None:
    headings = items_of(DOCUMENT.read_text(encoding="utf-8"))
    expected = LiteralReading(headings, []).read("influence/influence-principles")
    events = new_game(printed, 0, {}, "influence-principles").events
    assert [event.source for event in events] == [want.source for want in expected]
    assert len(events) == 37
