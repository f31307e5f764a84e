"""Literal mode against the campaign document: the same items, in the same order, for any answers."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rule_reader import FATE_PAGES, SHARED, Item, LiteralReading, assert_read_as, items_of, literally, top_items
from walks import examples

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

DOCUMENT = SHARED / "rules" / "campaign.md"
pytestmark = pytest.mark.skipif(not DOCUMENT.is_file(), reason=f"no rule document at {DOCUMENT}")

PAGES = (
    "administration-tax-repair-influence",
    "aggression-move-battle-secure",
    "construction-build-repair",
    "mobilization-move-influence",
    "faithful-wisdom-build-repair-secure",
    "faithful-zeal-move-influence-battle-tax",
    "general-priorities",
    "prelude",
    "influence-principles",
    "combat-principles",
    "expansion-principles",
    "movement-principles",
    "vox-cards",
    "terminology",
    "govern-the-imperial-reach",
    "summits",
    "event-cards",
    *FATE_PAGES,
)


@cache
def headings() -> dict[str, list[Item]]:
    return items_of(DOCUMENT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES)
@examples(60)
@given(answers=st.lists(st.booleans(), max_size=60))
def test_page_is_read_item_by_item_as_printed(printed: Engine, page: str, answers: list[bool]) -> None:
    expected = LiteralReading(headings(), answers, "campaign").read(f"campaign/{page}")
    assert_read_as(literally(printed, f"campaign/{page}", answers), expected)


@pytest.mark.parametrize("page", PAGES)
def test_all_no_reads_every_item_that_is_not_nested_under_a_yes(printed: Engine, page: str) -> None:
    events = literally(printed, f"campaign/{page}", [False] * 100)
    top = top_items(headings(), f"campaign/{page}")
    assert [event.source[0] for event in events if event.source[0] in top] == top


BOT_TURN = "campaign/bot-turn-start-here/"


def turn(engine: Engine, *answers: bool) -> list[str]:
    """Items of the Bot Turn page for `answers`, in the order they are read; other pages only by name."""
    game = new_game(engine, 0, {})
    events = list(game.events)
    for answer in answers:
        game = game.answer(answer)
        events += game.events
    items = [item for event in events for item in event.source]
    told = [item.removeprefix(BOT_TURN) if item.startswith(BOT_TURN) else item.split("/")[1] for item in items]
    return list(dict.fromkeys(told))


def test_with_the_initiative_events_go_back_and_an_ambition_is_declared(printed: Engine) -> None:
    assert turn(printed, True, True, True, True, True) == [
        *("1", "2", "2.1", "3", "4", "4.1", "4.2", "4.2.1", "4.2.2", "4.3", "4.3.1", "4.3.1.1", "4.3.1.2", "4.4"),
        "general-priorities",
    ]


def test_without_the_initiative_the_card_surpasses_or_the_seize_is_checked(printed: Engine) -> None:
    assert turn(printed, False, False, True) == ["1", "2", "3", "4", "5", "5.1.1", "6", "prelude"]
    assert turn(printed, False, False, False) == [
        *("1", "2", "3", "4", "5", "5.2.1", "5.2.2", "5.2.2.1", "5.2.2.2", "5.2.3"),
        "general-priorities",
    ]


def test_every_item_of_the_document_is_in_the_book(printed: Engine) -> None:
    def ids(items: list[Item]) -> list[str]:
        return [found for item in items for found in (item.id, *ids(item.children))]

    document = {item for items in headings().values() for item in ids(items)}
    assert document - set(printed.book.items) == set()
