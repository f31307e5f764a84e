"""What a faction's round asks at simulated tables that answer truthfully: five rounds of each of the eight factions."""

import itertools
import statistics

from scripts.tables.ascendancy.measure import FACTIONS, between, turns
from voice_supercat.procedure.book import Book

ROUNDS = 5 * len(FACTIONS) * 10
MOST, MOST_AT_95 = 15, 30


def test_a_round_asks_about_fifteen_questions(ascendancy: Book) -> None:
    """Half of the rounds ask no more than fifteen. Nineteen in twenty rounds ask no more than thirty."""
    asked = [
        sum(one.count.questions for one in measured.answered if not between(one.asked.question.step))
        for measured in itertools.islice(turns(ascendancy, 0, {}), ROUNDS)
    ]
    assert statistics.median(asked) <= MOST
    assert sorted(asked)[-(-95 * len(asked) // 100) - 1] <= MOST_AT_95
