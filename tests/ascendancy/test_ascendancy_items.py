"""Every item of the document is somewhere in the book, and every prompt is fit for the ear."""

import re

import pytest
import yaml
from rule_reader import SHARED

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.check import check
from voice_supercat.procedure.pages import walk
from voice_supercat.procedure.sources import handlings, unaccounted

INVENTORY = SHARED / "rules" / "inventory.tsv"
LONGEST = 20  # words
ABBREVIATION = re.compile(r"[A-Z]{2}")  # such as AAI or KAI; "A.I." has its points


def test_book_has_no_dead_step_and_no_endless_loop(ascendancy: Book) -> None:
    check(ascendancy)


def test_all_items_are_accounted_for(ascendancy: Book) -> None:
    assert len(ascendancy.items) == 396
    assert unaccounted(ascendancy) == []
    left_out = [handling.item for handling in handlings(ascendancy) if handling.handled == "not-applicable"]
    assert len(left_out) == 2


@pytest.mark.skipif(not INVENTORY.is_file(), reason=f"no inventory at {INVENTORY}")
def test_items_agree_with_the_inventory(ascendancy: Book) -> None:
    listed = {line.split("\t")[0] for line in INVENTORY.read_text(encoding="utf-8").splitlines()}
    assert {item for item in listed if item.startswith("ascendancy/")} == set(ascendancy.items)


def test_prompts_are_short_and_without_abbreviations(ascendancy: Book) -> None:
    for page in ascendancy.pages.values():
        for node in walk(page.nodes):
            for text in (node.text, node.short or "", node.act or "", node.act_short or ""):
                assert len(text.split()) <= LONGEST, f"{node.id}: {text}"
                assert not ABBREVIATION.search(text), f"{node.id}: {text}"
    for option in ascendancy.options.values():
        assert not ABBREVIATION.search(option.text), option.text


def test_pages_can_be_read_without_the_fast_yaml_reader(ascendancy: Book) -> None:
    """A question mark before a comma is fine for one of the two readers only."""
    for path in ascendancy.folder.rglob("*.yaml"):
        yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
