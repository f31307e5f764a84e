"""Literal mode: the document asks nothing, so each item of a faction is told once, in printed order."""

import re
from collections.abc import Iterator
from itertools import groupby

import pytest
from sessions import ALL_FACTIONS

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine, engine_of
from voice_supercat.procedure.game import new_game


@pytest.fixture(scope="module")
def printed_ascendancy(ascendancy: Book) -> Engine:
    return engine_of(ascendancy, "printed")


# What an item says beside its first sentence.
SAID_BESIDES = [
    ("andorian", "7-space-battle/1", "If they win, they claim one destroyed ship as research for their next turn."),
    ("breen", "5-build-ships/1", "They always use the blank side of the fleet cards."),
    ("breen", "7-space-battle/1", "In Breen territory they need no command for it."),
    ("klingon", "5-build-ships/1", "They always use the blank side of the fleet cards."),
    ("romulan", "6-build-ships/1", "They always use the blank side of the fleet cards."),
    (
        "klingon",
        "7-commission-starbases-fleets-per-ascendancy/1",
        "Exhaust a command for a starbase, one a turn as ascendancy allows, three in all, never at their homeworld.",
    ),
    (
        "ferengi",
        "6-build-ships/1",
        "They spend all production but one on ships at a starbase of theirs, without one at their homeworld.",
    ),
    (
        "ferengi",
        "8-space-battle/1",
        "Once outnumbered, they retreat on a lane toward their homeworld if none blocks it.",
    ),
    ("ferengi", "9-planetary-invasion/1", "They never try hegemony."),
    ("ferengi", "9-planetary-invasion/1", "If the invasion fails, they retreat."),
    (
        "ferengi",
        "10-warp-calculation/3",
        "For another command it leaves warp, up to three systems away, never on a phenomenon.",
    ),
    (
        "ferengi",
        "11-move-fleets-and-ships-at-impulse/12",
        "A die for the Rigelians: up to three, one production, from four on, one research.",
    ),
    (
        "vulcan",
        "5-build-ships-and-fleets-per-ascendancy/1",
        "They spend all production but one on ships at their homeworld, or at a Vulcan system with an ambassador.",
    ),
    ("vulcan", "9-place-ambassador/1", "They discard that command when anyone takes control of the civilization."),
]


def items_of(book: Book, heading: str) -> list[str]:
    """Items under `heading`, as the document prints them, but for copyright and captions."""
    left_out = {account.item for account in book.accounts}
    listed = (book.folder / "items.txt").read_text(encoding="utf-8").split()
    return [item for item in listed if item.startswith(f"{heading}/") and item not in left_out]


def read(engine: Engine, page: str) -> Iterator[str]:
    """The items that are told when reading begins at `page`, each once in one or more sentences. Nothing is asked."""
    game = new_game(engine, 0, {}, page)
    assert game.over
    for event in game.events:
        assert event.kind in ("say", "act")
        assert len(event.source) == 1, event
        assert re.match(r'["A-Z]', event.text), event.text
    for source, sentences in groupby(game.events, key=lambda event: event.source):
        texts = [event.text for event in sentences]
        assert len(set(texts)) == len(texts), texts
        yield from source


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_each_item_of_a_faction_is_read_once_in_printed_order(printed_ascendancy: Engine, faction: str) -> None:
    pages = (f"{faction}-setup", f"{faction}-events", faction)
    printed = [item for page in pages for item in read(printed_ascendancy, page)]
    assert printed == items_of(printed_ascendancy.book, f"ascendancy/{faction}-a-i-rules")


@pytest.mark.parametrize(("faction", "item", "sentence"), SAID_BESIDES)
def test_nothing_of_an_item_is_left_out(printed_ascendancy: Engine, faction: str, item: str, sentence: str) -> None:
    events = new_game(printed_ascendancy, 0, {}, faction).events
    assert sentence in [event.text for event in events if event.source == (f"ascendancy/{faction}-a-i-rules/{item}",)]


def test_the_general_notes_are_read_in_printed_order(printed_ascendancy: Engine) -> None:
    printed = [*read(printed_ascendancy, "general-notes")]
    assert printed == items_of(printed_ascendancy.book, "ascendancy/general-notes")


def test_without_a_page_the_turn_of_the_first_faction_is_read(printed_ascendancy: Engine) -> None:
    game = new_game(printed_ascendancy, 0, {"factions": "romulan,breen"})
    assert game.events[0].source == ("ascendancy/romulan-a-i-rules/11",)
    assert game.events == new_game(printed_ascendancy, 0, {"factions": "romulan"}, "romulan").events
