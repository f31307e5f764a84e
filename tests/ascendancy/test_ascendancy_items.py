"""No rule of the document is left out, and every prompt is fit for the ear."""

import re

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.pages import walk
from voice_supercat.procedure.sources import handlings
from voice_supercat.procedure.steps import short_of, text_of

LONGEST = 20  # words
ABBREVIATION = re.compile(r"[A-Z]{2}")  # such as AAI or KAI; "A.I." has its points


def test_no_rule_is_left_out(ascendancy: Book) -> None:
    assert len(ascendancy.items) == 396
    left_out = [handling.item for handling in handlings(ascendancy) if handling.handled == "not-applicable"]
    assert len(left_out) == 2


def test_prompts_are_short_and_without_abbreviations(ascendancy: Book) -> None:
    for page in ascendancy.pages.values():
        for node in walk(page.nodes):
            does = (node.does, *([node.act] if node.act else []))
            for text in (text for one in does for text in (text_of(one), short_of(one) or "")):
                assert len(text.split()) <= LONGEST, f"{node.id}: {text}"
                assert not ABBREVIATION.search(text), f"{node.id}: {text}"
    for option in ascendancy.options.values():
        assert not ABBREVIATION.search(option.text), option.text
