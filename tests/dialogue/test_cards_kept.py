"""A value of cards: it takes the cards that were named, gets one more, and is corrected by the names of its deck."""

import re
from pathlib import Path

import pytest
from small_book import write_page
from transcript import plays, session_of

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.check import check
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.loader import load

VALUES = """\
deck: {kind: list, fixed: true, start: [star 2, star 3, moon 2, moon 3, storm]}
drawn: {kind: cards, lasts: turn, choices_from: deck, say: cards drawn, visible: true}
kept: {kind: list}
"""
PAGE = """\
page: turn
steps:
  - {id: drawn, ask: Which two cards?, expect: cards, range: [2, 2], choices_from: deck, set: drawn}
  - {id: third, ask: And the third?, expect: card, choices_from: deck, add: {drawn: answer}}
  - {id: kept, set: {kept: "{drawn}"}}
  - {id: seen, say: "{kept}.", when: [drawn has storm, drawn is not empty]}
  - {id: more, ask: More?}
"""


def session(folder: Path) -> Session:
    """A game in which three cards are named."""
    write_page(folder, PAGE)
    (folder / "values.yaml").write_text(VALUES)
    (folder / "words.yaml").write_text(
        "cards: {suits: {star: star, moon: moon}, numbers: 2-3, others: {storm: storm}}\n"
    )
    book = load(folder)
    check(book)
    return session_of(engine_of(book))


def test_cards_are_named_gained_corrected_and_taken_back(tmp_path: Path) -> None:
    plays(
        session(tmp_path),
        """
        Which two cards?
        > star 3 and moon 2
        And the third?
        > storm
        Star 3, moon 2 and storm.
        More?
        > cards drawn are star 3 and star two
        Noted: cards drawn star 3 and star 2.
        More?
        > take it back
        Taken back.
        Cards drawn back to star 3, moon 2 and storm.
        More?
        """,
    )


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("test: drawn has moon", '"moon" is none of the choices of "drawn": star 2, star 3, moon 2, moon 3, storm.'),
        ('set: {drawn: "{kept}"}', '"drawn" is a list of cards, and cannot take "kept", a list.'),
        ("ask: Hot?, set: drawn", '"drawn" is a list of cards, and the answer to this question is none.'),
        ("switch: drawn", '"switch" is for choices; "drawn" is a list of cards.'),
    ],
)
def test_what_is_no_card_of_the_deck_is_refused(tmp_path: Path, step: str, expected: str) -> None:
    write_page(tmp_path, f"page: turn\nsteps:\n  - {{id: x, {step}}}\n")
    (tmp_path / "values.yaml").write_text(VALUES)
    with pytest.raises(BookFault, match=re.escape(expected)):
        check(load(tmp_path))
