"""What a faction's round asks at simulated tables that answer truthfully: five rounds of each of the eight factions."""

import itertools
import statistics

import pytest

from scripts.benchmarks.economy import Economy
from scripts.benchmarks.spoken_length import words
from scripts.tables.ascendancy.measure import FACTIONS
from scripts.tables.registry import TABLES
from voice_supercat.procedure.book import Book

ROUNDS = 5 * len(FACTIONS) * 10
MOST, MOST_AT_95, MOST_WORDS = 15, 30, 200
MARGIN = 0.95
"""Of the bars at the median: other seeds hold them too."""


@pytest.mark.parametrize("seed", [0, 4, 7])
def test_a_round_asks_about_fifteen_questions_in_few_words(ascendancy: Book, seed: int) -> None:
    """Half of the rounds ask no more than fifteen, in 200 words at most; nineteen in twenty no more than thirty."""
    economy = Economy(ascendancy, TABLES["ascendancy"], "normal", seed, {})
    rounds = [spent for _, spent in itertools.islice(economy.turns(), ROUNDS)]
    asked = sorted(spent.turn.questions for spent in rounds)
    assert statistics.median(asked) <= MARGIN * MOST
    assert asked[-(-95 * len(asked) // 100) - 1] <= MOST_AT_95
    assert statistics.median(sum(map(words, spent.said)) for spent in rounds) <= MARGIN * MOST_WORDS
