"""Literal mode: the document asks nothing, so each item of a faction is told once, in printed order."""

import re
from collections.abc import Iterator

import pytest
from sittings import ALL_FACTIONS

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import new_game


@pytest.fixture(scope="module")
def printed_ascendancy(ascendancy: Book) -> Engine:
    return engine_of(ascendancy, "printed")


def items_of(book: Book, heading: str) -> list[str]:
    """Items under `heading`, as the document prints them, but for copyright and captions."""
    left_out = {account.item for account in book.accounts}
    listed = (book.folder / "items.txt").read_text(encoding="utf-8").split()
    return [item for item in listed if item.startswith(f"{heading}/") and item not in left_out]


def read(engine: Engine, page: str) -> Iterator[str]:
    """The items that are told when reading begins at `page`. Nothing is asked on the way."""
    game = new_game(engine, 0, {}, page)
    assert game.over
    for event in game.events:
        assert event.kind in ("say", "act")
        assert len(event.source) == 1, event
        assert re.match(r'["A-Z]', event.text), event.text
        yield from event.source


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_each_item_of_a_faction_is_told_once_in_printed_order(printed_ascendancy: Engine, faction: str) -> None:
    pages = (f"{faction}-setup", f"{faction}-events", faction)
    told = [item for page in pages for item in read(printed_ascendancy, page)]
    assert told == items_of(printed_ascendancy.book, f"ascendancy/{faction}-a-i-rules")


def test_the_general_notes_are_read_in_printed_order(printed_ascendancy: Engine) -> None:
    told = [*read(printed_ascendancy, "general-notes")]
    assert told == items_of(printed_ascendancy.book, "ascendancy/general-notes")


def test_without_a_page_the_turn_of_the_first_faction_is_read(printed_ascendancy: Engine) -> None:
    game = new_game(printed_ascendancy, 0, {"factions": "romulan,breen"})
    assert game.events[0].source == ("ascendancy/romulan-a-i-rules/11",)
    assert game.events == new_game(printed_ascendancy, 0, {"factions": "romulan"}, "romulan").events
