"""The bag of cubes: on every chart its odds are those that the document's rules give, cube by cube."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from portal_by_hand import bag_by_the_steps, guided, token_by_tiles

from voice_supercat.books.supercat_campaign.rules.portal import (
    CHECK,
    PLANETS,
    PORTAL,
    X,
    cubes_on_chart,
    guided_planets,
    planets_in_words,
    possible_planets,
    symbol_of,
    token_at,
)

Chart = frozenset[tuple[str, str]]
MOST_CLUES = 4


@cache
def charts() -> tuple[Chart, ...]:
    """Every chart that draws can lead to, with up to four clues, the empty one first."""
    reached: set[Chart] = {frozenset()}
    found: list[Chart] = [*reached]
    for _ in range(MOST_CLUES):
        reached = {chart | {clue} for chart in reached for clue in drawn_next(chart)}
        found += sorted(reached, key=sorted)
    return tuple(found)


def drawn_next(chart: Chart) -> Iterator[tuple[str, str]]:
    clues = dict(chart)
    for flagship in PLANETS:
        if flagship not in clues:
            for token in set(cubes_on_chart(flagship, clues).values()) - {PORTAL}:
                yield flagship, token


COLOUR = {PORTAL: "yellow", CHECK: "blue", X: "red"}


def test_the_bag_is_that_of_the_rules_on_every_chart_and_for_every_planet_of_the_flagship() -> None:
    """It is also that of one secret planet, which may be any that fits the clues; and it is never empty."""
    every = charts()
    assert Counter(map(len, every)) == {0: 1, 1: 36, 2: 612, 3: 5_538, 4: 26_325}
    bags = 0
    for chart in every:
        clues = dict(chart)
        possible = possible_planets(clues)
        assert possible
        assert set(guided_planets(clues)) == guided(clues)
        for flagship in PLANETS:
            if flagship in clues:
                continue
            bag = cubes_on_chart(flagship, clues)
            assert {space: COLOUR[token] for space, token in bag.items()} == bag_by_the_steps(flagship, clues)
            assert bag == {planet: token_at(flagship, planet) for planet in possible}
            bags += 1
    assert bags == 462_042


@pytest.mark.parametrize(
    ("clues", "flagship", "counts"),
    [
        ({}, "moon 6", (1, 7, 10)),
        ({"hex 1": CHECK}, "arrow 2", (0, 2, 5)),
        ({"hex 1": CHECK}, "arrow 1", (1, 1, 5)),
        ({"hex 1": CHECK}, "hex 2", (1, 4, 2)),
        ({"hex 1": X}, "arrow 2", (1, 5, 4)),
        ({"hex 1": X}, "hex 2", (0, 2, 8)),
        ({"hex 1": CHECK, "arrow 2": X}, "hex 3", (1, 3, 1)),
        ({"hex 1": CHECK, "arrow 2": X}, "moon 2", (0, 1, 4)),
        ({"hex 1": CHECK, "arrow 1": CHECK}, "moon 1", (1, 0, 0)),
        ({"hex 1": X, "arrow 2": X, "moon 3": CHECK, "moon 4": CHECK}, "moon 5", (1, 1, 0)),
    ],
)
def test_bags_that_were_counted_by_hand(clues: dict[str, str], flagship: str, counts: tuple[int, int, int]) -> None:
    bag = Counter(cubes_on_chart(flagship, clues).values())
    assert (bag[PORTAL], bag[CHECK], bag[X]) == counts


def test_both_tiles_of_a_planet_give_the_token_wherever_the_portal_is_hidden() -> None:
    """campaign/pathfinder/find-the-portal-minigame-letter-tiles/uncovering-clues"""
    for hidden in PLANETS:
        assert {one: token_at(one, hidden) for one in PLANETS} == {one: token_by_tiles(one, hidden) for one in PLANETS}


def test_guided_planets() -> None:
    assert guided_planets({}) == PLANETS
    assert guided_planets({"hex 1": X}) == tuple(planet for planet in PLANETS if planet[0] != "h" and planet[-1] != "1")
    assert guided_planets({"hex 1": CHECK, "arrow 2": CHECK}) == ("hex 2", "arrow 1")
    assert guided_planets({"hex 1": CHECK, "hex 2": CHECK}) == ("hex 3", "hex 4", "hex 5", "hex 6")


def test_where_the_symbol_is_deduced_the_planets_left_are_in_the_clusters_without_a_clue() -> None:
    """campaign/pathfinder/clue-guidelines/2.3.2"""
    for chart in random.Random(1).sample([chart for chart in charts() if len(chart) > 1], 3_000):
        clues = dict(chart)
        possible = possible_planets(clues)
        symbols = {symbol_of(planet) for planet in possible}
        if len(symbols) == 1 and len(possible) > 1:
            without = [cluster for cluster in "123456" if not any(clue[-1] == cluster for clue in clues)]
            assert [planet[-1] for planet in possible] == without


@pytest.mark.parametrize(
    ("planets", "words"),
    [
        (["hex 3"], "hex 3"),
        (["hex 1", "hex 2"], "hex 1 or 2"),
        (["hex 1", "hex 2", "moon 4"], "hex 1 or 2, or moon 4"),
        (["hex 1", "arrow 2", "moon 4"], "hex 1, arrow 2, or moon 4"),
    ],
)
def test_planets_for_the_ear(planets: list[str], words: str) -> None:
    assert planets_in_words(planets) == words
