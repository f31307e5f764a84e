"""The revised Influence Principles, an option: agents defended by a roll, the orders of cards, read as printed."""

import pytest
from rule_reader import SHARED, LiteralReading, items_of
from transcript import no_until, plays, seed_rolling, session_of, with_known

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

DOCUMENT = SHARED / "rules" / "influence.md"


def contested(engine: Engine, roll: int, *answers: str) -> Session:
    """The Mobilization page, where the only contested card is to be influenced, after these answers about it."""
    session = session_of(engine, seed_rolling(roll), "mobilization", influence="revised")
    no_until(session, "mobilization/5")
    for answer in ("yes", "yes", *answers):
        session.text(answer)
    return session


def kinds_asked(session: Session) -> list[str]:
    """What is asked about where several cards are possible, and none is of a kind."""
    asked = []
    session.text("yes")
    session.text("no")
    while session.question.step == "choosing-a-card/kinds-by-principles":
        asked.append(session.question.text.removeprefix("Is any of those ").rstrip("?"))
        session.text("no")
    return asked


def test_the_card_is_chosen_before_the_agents(played: Engine) -> None:
    session = session_of(played, 0, "administration", influence="revised")
    no_until(session, "administration/9")
    plays(
        session,
        """
        Can the bot influence any other card that is not safe?
        > yes
        Is only one such card possible?
        > no
        Is any of those one with a harmful Crisis, an effective Vox card, or one granting an action card?
        > no
        Is any of those one with another card attached, one to take captives, or one for an undeclared ambition?
        > captives
        Is only one of them?
        > no
        Is any of those one without agents or one with another card attached?
        > without agents
        Is only one of them?
        > yes
        How many agents does the bot have in supply?
        > five
        Place two agents on it.
        Two actions left.
        Can the bot influence a contested card, one that a rival could secure?
        """,
    )


def test_a_contested_card_is_chosen_before_the_roll_to_defend_it(played: Engine) -> None:
    """The die is compared with the agents on the card that was chosen. A smaller one abandons, and spends nothing."""
    session = session_of(played, seed_rolling(2), "mobilization", influence="revised")
    no_until(session, "mobilization/5")
    left = session.game.state[v.left]
    plays(
        session,
        """
        Can the bot influence a contested card, one that a rival could secure?
        > yes
        Is only one such card possible?
        > no
        Is any of those one with a harmful Crisis, an effective Vox card, or one granting an action card?
        > crisis
        Is only one of them?
        > yes
        How many agents does the bot have on that card?
        > one
        How many does the leading rival have there?
        > three
        (die: 2)
        The roll is two against three. Abandon that card.
        Can the bot influence any other contested card than the one it left?
        """,
    )
    assert session.game.state[v.left] == left


CONTEND, LEAD = "one for a declared ambition", "one for a declared lead"
UNDECLARED, UNDECLARED_LEAD = "one for an undeclared ambition", "one for an undeclared lead"


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ((), [UNDECLARED, UNDECLARED_LEAD]),
        (("warlord",), [UNDECLARED, UNDECLARED_LEAD]),  # no card brings trophies
        (("tyrant",), [CONTEND, UNDECLARED, LEAD, UNDECLARED_LEAD]),
        (("tyrant", "tyrant", "keeper"), [CONTEND, LEAD]),  # no marker is left to declare any other
    ],
)
def test_only_ambitions_that_a_card_can_count_for_are_asked_about(
    played: Engine, declared: tuple[str, ...], told: list[str]
) -> None:
    """influence/influence-principles/critical-cards/3, non-critical-cards/3, 4 and 6"""
    session = with_known(session_of(played, 0, "administration", influence="revised"), declared=declared)
    no_until(session, "administration/9")
    asked = ", ".join(kinds_asked(session)).replace(", or ", ", ").replace(" or ", ", ").split(", ")
    assert [kind for kind in asked if kind.endswith(("ambition", "lead"))] == told


def test_cards_that_contend_a_declared_ambition_are_equal_but_for_the_ties(played: Engine) -> None:
    session = session_of(played, 0, "administration", influence="revised")
    session.text("tycoon was declared")
    no_until(session, "administration/4")
    assert kinds_asked(session) == ["one with another card attached or a Loyal card matching an outrage"]


def test_a_greater_roll_outbids(played: Engine) -> None:
    session = contested(played, 4, "one", "three")
    assert session.text("five")[0].text == "The roll is four against three. Outbid, and place three agents."


def test_without_the_agents_it_cannot_outbid(played: Engine) -> None:
    session = contested(played, 4, "two", "three")
    assert (
        session.text("one")[0].text
        == "The roll is four against three, but it lacks the agents to outbid. Leave that card."
    )


@pytest.mark.parametrize(
    ("supply", "told"),
    [
        ("three", "The roll is three against three. Block, and place two agents."),
        ("two", "The roll is three against three, but a block would leave no agents in supply. Abandon that card."),
    ],
)
def test_an_equal_roll_blocks_if_agents_remain(played: Engine, supply: str, told: str) -> None:
    """influence/influence-principles/13 and 15"""
    session = contested(played, 3, "one", "three")
    assert session.text(supply)[0].text == told


def test_without_agents_on_the_card_nothing_is_rolled(played: Engine) -> None:
    """influence/influence-principles/5 and 6"""
    session = contested(played, 2, "zero", "two")
    told = session.text("five")
    assert told[0].text == "Place three agents on it, to have one more than the leading rival."


def test_safe_cards_are_not_influenced(played: Engine) -> None:
    """influence/influence-principles/4; what is safe can be asked."""
    session = session_of(played, 0, "mobilization", influence="revised")
    no_until(session, "mobilization/9")
    assert session.question.text == "Can the bot influence any other card that is not safe?"
    assert session.text("explain safe card")[0].text.endswith("A card the bot could secure is safe.")


@pytest.mark.parametrize(
    ("step", "first"),
    [
        ("aggression/2", "one with another card attached"),
        ("aggression/7", "one to take captives, one"),
        ("aggression/10", "one with a harmful Crisis, an effective"),
    ],
)
def test_the_card_to_secure_is_chosen_in_that_order_too(played: Engine, step: str, first: str) -> None:
    """influence/influence-principles/critical-cards/1 speaks of securing as well; the base document does not."""
    session = at_securing(played, step, influence="revised")
    assert kinds_asked(session)[0].startswith(first)
    base = at_securing(played, step)
    base.text("yes")
    assert base.question.step.startswith("vox/")


def at_securing(engine: Engine, step: str, **options: str) -> Session:
    """The Aggression page at the question of `step`, where a card can be secured."""
    session = session_of(engine, 0, "aggression", **options)
    while session.question.step != step:
        session.text("yes" if session.question.step == "aggression/can-secure" else "no")
    return session


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
