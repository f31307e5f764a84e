"""Every item of the document is in the book, and literal mode reads it in printed order."""

import re

from transcript import understanding_of

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.pages import walk
from voice_supercat.procedure.steps import short_of, text_of

MOST_WORDS = 20


def headings(book: Book) -> dict[str, list[str]]:
    """Item ids under each heading, in printed order."""
    found: dict[str, list[str]] = {}
    for item in (book.folder / "items.txt").read_text(encoding="utf-8").split():
        found.setdefault(item.rpartition("/")[0], []).append(item)
    return found


def test_no_item_is_missing(tapestry: Book) -> None:
    assert len(tapestry.items) == 124


def test_literal_mode_tells_each_item_once_in_printed_order(rulebook: Engine) -> None:
    for heading, items in headings(rulebook.book).items():
        game = new_game(rulebook, 0, {}, heading)
        assert game.over
        assert [item for event in game.events for item in event.source] == items
        assert {event.kind for event in game.events} <= {"say", "act"}


def test_prompts_are_short_enough_for_the_ear(tapestry: Book) -> None:
    for page in tapestry.pages.values():
        for node in walk(page.nodes):
            whole = node.does.kind == "ask"
            for text in (text_of(node.does), short_of(node.does) or ""):
                for sentence in [text] if whole else re.split(r"(?<=[.?!]) ", text):
                    assert len(sentence.split()) <= MOST_WORDS, f"{node.place}: {sentence}"


def test_choices_have_phrases_and_explain_knows_the_hex_tiebreaker(bots: Engine) -> None:
    understanding = understanding_of(bots)
    assert {"hex tiebreaker", "closest"} <= set(bots.book.terms)
    question = new_game(bots, 0, {"difficulty": "2"}).question
    assert set(understanding.offered(question)) == {"yes", "no"}
