"""Standings: the place of the bot by what was counted, and what one more would do for it."""

import pytest
from transcript import draft_of

from voice_supercat.books.supercat_base.rules.standings import (
    BEHIND,
    FIRST,
    SECOND,
    TIED_FIRST,
    TIED_SECOND,
    contends,
    improves,
    leads_in_candidate,
    next_to_count,
    rank,
)
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.state import Draft

SEATS = ("red", "white", "yellow", "blue")
Counts = tuple[int | None, ...]


def counted(engine: Engine, counts: Counts, **values: object) -> Draft:
    """So many relics of red, the bot, and of the seats after it."""
    order = SEATS[: len(counts)]
    tallies = {f"tally of {seat} keeper": count for seat, count in zip(order, counts, strict=True)}
    return draft_of(engine, bot="red", bots=("red",), order=order, **tallies, **values)


@pytest.mark.parametrize(
    ("counts", "place"),
    [
        ((3, 2, 1), FIRST),
        ((1, 0, 0), FIRST),
        ((2, 2, 1), TIED_FIRST),
        ((2, 2, 2), TIED_FIRST),
        ((2, 3, 1), SECOND),
        ((1, 5), SECOND),  # nobody else is there to be second
        ((1, 5, 0), SECOND),
        ((2, 3, 2), TIED_SECOND),
        ((1, 3, 1, 1), TIED_SECOND),
        ((1, 3, 2), BEHIND),
        ((1, 2, 2), BEHIND),  # two are first: there is no second place but theirs
        ((0, 0, 0), BEHIND),  # nothing counts as nothing
        ((0, 3, 0), BEHIND),
    ],
)
def test_the_place_by_what_everyone_has(played: Engine, counts: Counts, place: int) -> None:
    assert rank(counted(played, counts), "keeper") == place


@pytest.mark.parametrize(
    ("counts", "place"),
    [((None, 1, 1), None), ((2, None, 1), None), ((2, 1, None), None), ((0, None, None), BEHIND)],
)
def test_where_a_count_is_unknown_so_is_the_place(played: Engine, counts: Counts, place: int | None) -> None:
    """Without anything the bot is nowhere, whatever the others have."""
    assert rank(counted(played, counts), "keeper") == place
    assert rank(counted(played, counts), "keeper", 1) is None


@pytest.mark.parametrize(
    ("counts", "contended", "better"),
    [
        ((0, 0, 0), False, True),
        ((0, 5, 0), False, True),
        ((0, 2, 2), False, False),
        ((0, 2, 1), False, True),  # tied for second with one more
        ((1, 3, 2), False, True),
        ((1, 4, 3), False, False),
        ((2, 3, 2), True, True),
        ((2, 5, 1), True, False),  # second, and second with one more
        ((2, 2, 1), True, True),
        ((3, 2, 1), True, False),  # a lead that grows is no better place
        ((None, 2, 1), None, None),
        ((1, None, 3), None, None),
        ((0, None, 1), False, None),
    ],
)
def test_whether_it_contends_and_whether_one_more_would(
    played: Engine, counts: Counts, contended: bool | None, better: bool | None
) -> None:
    """base/terminology/3"""
    draft = counted(played, counts)
    assert contends(draft, "keeper") is contended
    assert improves(draft, "keeper") is better


@pytest.mark.parametrize(
    ("counts", "declared", "leads"),
    [
        ((2, 1), (), True),
        ((2, 2), (), True),
        ((2, 2), ("keeper",), False),  # a tie is enough only for the first marker
        ((3, 2), ("keeper",), True),
        ((1, 2), (), False),
        ((0, 0), (), False),
        ((None, 2), (), None),
        ((1, None), (), None),
    ],
)
def test_what_can_be_declared(played: Engine, counts: Counts, declared: tuple[str, ...], leads: bool | None) -> None:
    """base/bot-turn-start-here/3.2 and 3.2.1.1"""
    draft = counted(played, counts, declared=declared, candidates=(("keeper", "mobilization 5"),))
    assert leads_in_candidate(draft) is leads


@pytest.mark.parametrize(
    ("counts", "what_for", "seat"),
    [
        ((None, None, None), "place", "red"),
        ((1, None, None), "place", "white"),
        ((1, 2, None), "place", "yellow"),
        ((1, 2, 3), "place", None),
        ((0, None, None), "place", None),  # it has no place to compare
        ((0, None, None), "gain", "white"),  # one more may give it one
    ],
)
def test_only_counts_that_decide_are_wanted(played: Engine, counts: Counts, what_for: str, seat: str | None) -> None:
    draft = counted(played, counts, to_count=("keeper",), counting_for=what_for)
    next_to_count(draft)
    assert draft[any_key("counted_seat")] == seat


def test_a_tax_that_is_known_to_contend_one_ambition_needs_no_counts_for_the_next(played: Engine) -> None:
    draft = counted(played, (0, 2, 1), to_count=("keeper", "empath"), counting_for="gain")
    next_to_count(draft)
    assert draft[any_key("counted_seat")] is None
