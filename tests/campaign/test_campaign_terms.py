"""The words of the campaign, explained at any question."""

import pytest
from round_ends import drawing
from transcript import no_until, session_of

from voice_supercat.procedure.engine import Engine


@pytest.mark.parametrize(
    ("term", "begins"),
    [
        ("combat card", "A combat card is an Aggression card, or any card played with a weapon."),
        ("contested card", "A contested card is a court card with agents of the bot"),
        ("critical", "Events are critical for some Fates"),
        ("effective", "A Vox card is effective if its When Secured text can be carried out in full, or its Crisis"),
        ("exhausted", "A Guild or lore card is ready until it is used in a chapter."),
        ("event", "An Event gives the actions of the lead card."),
        ("imperial council", "The Imperial Council is influenced like a card of the court."),
        ("trust", "The Imperial Trust holds resources of the Empire."),
        ("first regent", "The First Regent leads the Empire."),
        ("summits", "A Summit may be called as a round ends."),
        ("faithful card", "Faithful cards are action cards that the Believer brings."),
    ],
)
def test_a_term_is_explained(played: Engine, term: str, begins: str) -> None:
    session = session_of(played, fates="steward,founder")
    question = session.question.text
    said = [event.text for event in session.text(f"explain {term}")]
    assert said[0].startswith(begins)
    assert said[1:] == [question]


def test_favorable_combat_is_no_favor(played: Engine) -> None:
    session = drawing(played, "warden,founder", "aggression 2 and construction 2", "2")
    no_until(session, "warden/seat-combat")
    explained = [event.text for event in session.text("explain that")]
    assert any(text.startswith("Favorable combat") for text in explained)
    assert not [text for text in explained if text.startswith("A favor")]
