"""The revised Influence Principles, an option: what it calls safe, and read as printed."""

import pytest
from rule_reader import SHARED, LiteralReading, items_of
from transcript import no_until, session_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

DOCUMENT = SHARED / "rules" / "influence.md"


def test_safe_cards_are_not_influenced(played: Engine) -> None:
    """influence/influence-principles/4; what is safe can be asked."""
    session = session_of(played, 0, "mobilization", influence="revised")
    no_until(session, "mobilization/9")
    assert session.question.text == "Can the bot influence any other card that is not safe?"
    assert session.text("explain safe card")[0].text.endswith("A card the bot could secure is safe.")


def test_rules_about_influence_are_those_that_are_played(played: Engine) -> None:
    """The other document has a name of its own and can be asked for as well."""
    for influence, first in (
        ("base", "Follow these guidelines when the bot influences cards in the court."),
        ("revised", "These guidelines are for influence. A card without agents is uncontested."),
    ):
        session = session_of(played, influence=influence)
        assert session.text("rules about influence")[0].text.startswith(first)
        assert session.text("rules about influence principles")[0].text.startswith("These guidelines are for")


@pytest.mark.skipif(not DOCUMENT.is_file(), reason=f"no rule document at {DOCUMENT}")
def test_every_item_is_read_as_printed(printed: Engine) -> None:
    headings = items_of(DOCUMENT.read_text(encoding="utf-8"))
    expected = LiteralReading(headings, []).read("influence/influence-principles")
    events = new_game(printed, 0, {}, "influence-principles").events
    assert [event.source for event in events] == [want.source for want in expected]
    assert len(events) == 37
