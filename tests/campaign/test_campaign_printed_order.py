"""Literal mode reads every page of the first part in printed order, statements and questions."""

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rule_reader import FATE_PAGES, SHARED, Item, items_of, literally
from test_campaign_literal_mode import PAGES
from walks import examples

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import Event

DOCUMENT = SHARED / "rules" / "campaign.md"
pytestmark = pytest.mark.skipif(not DOCUMENT.is_file(), reason=f"no rule document at {DOCUMENT}")

STATEMENTS = (
    *("a-procedural-non-player-system-for-solo-arcs", "components", "act-i-setup", "playing-a-chapter"),
    *("playing-a-bot-turn", "how-to-follow-the-procedures", "decision-making-for-the-bot"),
    *("difficulty-modifiers-optional", "fates", "event-cards", "govern-the-imperial-reach", "summits"),
    *("prelude", "influence-principles", "combat-principles", "expansion-principles", "movement-principles"),
    *("vox-cards", "questions", "clarifications", "terminology"),
)
PROCEDURES = (
    *("bot-turn-start-here", "general-priorities", "steward", "founder"),
    *("administration-tax-repair-influence", "aggression-move-battle-secure", "construction-build-repair"),
    *("mobilization-move-influence", "faithful-wisdom-build-repair-secure", "faithful-zeal-move-influence-battle-tax"),
)


@cache
def printed_items() -> tuple[str, ...]:
    """Every item of the document, from its first page to its last."""
    headings = items_of(DOCUMENT.read_text(encoding="utf-8"))
    return tuple(found for items in headings.values() for found in _ids(items))


def _ids(items: list[Item]) -> Iterator[str]:
    for item in items:
        yield item.id
        yield from _ids(item.children)


def read_without_a_break(events: list[Event]) -> Iterator[list[str]]:
    """The items that are read from the top of a page on, up to the next page or to the actions that are left."""
    page, items = "", list[str]()
    for event in events:
        heading = event.source[0].split("/")[1] if event.source else ""
        if heading != page:
            yield items
            page, items = heading, []
        items += [item for item in event.source if item not in items[-1:]]  # an action follows its question
    yield items


@pytest.mark.parametrize("page", STATEMENTS)
def test_statements_are_read_one_by_one(printed: Engine, page: str) -> None:
    events = literally(printed, f"campaign/{page}", [])
    assert [event.source for event in events] == [
        (item,) for item in printed_items() if item.startswith(f"campaign/{page}/")
    ]


@pytest.mark.parametrize("page", PROCEDURES)
@examples(60)
@given(answers=st.lists(st.booleans(), max_size=60))
def test_questions_are_read_from_the_top_on(printed: Engine, page: str, answers: list[bool]) -> None:
    order = printed_items()
    for items in read_without_a_break(literally(printed, f"campaign/{page}", answers)):
        places = [order.index(item) for item in items]
        assert places == sorted(set(places))


def test_every_page_of_the_first_part_is_compared() -> None:
    """The others are those of Fates, of Grievances and of the Negotiation."""
    later = ("grievances", "negotiation", "magnate", "advocate", "caretaker", "partisan", "admiral", "believer")
    later += ("pathfinder", "hegemon", "planet-breaker", "blight-speaker", "pacifist", "peacekeeper", "warden")
    pages = dict.fromkeys(item.split("/")[1] for item in printed_items())
    assert {page for page in pages if not page.startswith(later)} == {*STATEMENTS, *PROCEDURES}


def test_what_is_asked_and_what_follows_is_compared_too() -> None:
    """Item by item, for any answers; the bot turn by the tests of its two ways."""
    assert {*PROCEDURES} - {*PAGES} == {"bot-turn-start-here"}
    assert {page.partition("/")[0] for page in PAGES} >= {*FATE_PAGES}
