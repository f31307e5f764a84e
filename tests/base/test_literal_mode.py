"""Literal mode against the rule document: the same items, in the same order, for any answers."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rule_reader import SHARED, Item, LiteralReading, assert_read_as, items_of, literally, top_items
from walks import examples

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import new_game

DOCUMENT = SHARED / "rules" / "base.md"
pytestmark = pytest.mark.skipif(not DOCUMENT.is_file(), reason=f"no rule document at {DOCUMENT}")

PAGES = (
    "administration-tax-repair-influence",
    "aggression-move-battle-secure",
    "construction-build-repair",
    "mobilization-move-influence",
    "general-priorities",
    "prelude",
    "influence-doctrine",
    "combat-doctrine",
    "expansion-doctrine",
    "movement-doctrine",
    "terminology",
)


@cache
def headings() -> dict[str, list[Item]]:
    return items_of(DOCUMENT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES)
@examples(60)
@given(answers=st.lists(st.booleans(), max_size=60))
def test_page_is_read_item_by_item_as_printed(printed: Engine, page: str, answers: list[bool]) -> None:
    expected = LiteralReading(headings(), answers).read(f"base/{page}")
    assert_read_as(literally(printed, f"base/{page}", answers), expected)


@pytest.mark.parametrize("page", PAGES)
def test_all_no_reads_every_item_that_is_not_nested_under_a_yes(printed: Engine, page: str) -> None:
    events = literally(printed, f"base/{page}", [False] * 100)
    top = top_items(headings(), f"base/{page}")
    assert [event.source[0] for event in events if event.source[0] in top] == top


@pytest.mark.parametrize("page", PAGES[:5])
def test_questions_are_yes_or_no_and_actions_name_themselves(printed: Engine, page: str) -> None:
    for answers in ([True] * 4, [False, True] * 8, [False, False, True] * 8):
        for event in literally(printed, page, answers):
            if event.kind == "ask":
                assert event.expect == ("number" if event.step == "actions-left" else "yes_no")
            if event.kind == "act":
                assert event.do


BOT_TURN = "base/bot-turn-start-here/"


def turn(engine: Engine, *answers: bool) -> list[str]:
    """Items of the Bot Turn page for `answers`, in the order they are read; other pages only by name."""
    game = new_game(engine, 0, {})
    items: list[str] = []
    events = list(game.events)
    for answer in answers:
        game = game.answer(answer)
        events += game.events
    for event in events:
        for item in event.source:
            number = item.removeprefix(BOT_TURN)
            items.append(number if item.startswith(BOT_TURN) else item.split("/")[1])
    return list(dict.fromkeys(items))


def test_bot_turn_with_initiative_goes_into_declaring_and_on_to_priorities(printed: Engine) -> None:
    assert turn(printed, True, True, True) == [
        "1",
        "2",
        "3",
        "3.1",
        "3.2",
        "3.2.1",
        "3.2.1.1",
        "3.3",
        "general-priorities",
    ]
    assert turn(printed, True, False) == ["1", "2", "3", "3.1", "3.2", "3.3", "general-priorities"]


def test_bot_turn_without_initiative_surpasses_or_places_the_seize_counter(printed: Engine) -> None:
    assert turn(printed, False, True) == ["1", "2", "3", "4", "4.1.1", "prelude"]
    assert turn(printed, False, False) == [
        *("1", "2", "3", "4", "4.2.1", "4.2.2", "4.2.2.1", "4.2.3"),
        "general-priorities",
    ]


def test_every_item_of_the_document_is_in_the_book(base: Book) -> None:
    def ids(items: list[Item]) -> list[str]:
        return [found for item in items for found in (item.id, *ids(item.children))]

    printed_items = {item for items in headings().values() for item in ids(items)}
    assert printed_items - set(base.items) == set()
    others = ("base/front/", "influence/")
    assert {item for item in base.items - printed_items if not item.startswith(others)} == set()


def test_items_agree_with_the_inventory(base: Book) -> None:
    inventory = (SHARED / "rules" / "inventory.tsv").read_text(encoding="utf-8").splitlines()
    assert {line.split("\t")[0] for line in inventory if line.startswith(("base/", "influence/"))} == set(base.items)
