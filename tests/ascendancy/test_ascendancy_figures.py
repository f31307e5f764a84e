"""Figures F-1 and V-1 of the document, with the answers it gives."""

import pytest
from sessions import answer_steps, holding, new_session

from voice_supercat.books.ascendancy.rules.hegemony import decision
from voice_supercat.procedure.engine import Engine

# Systems that count on the four paths from Ferenginar; on path two the Federation ends the move early.
FIGURE_F1 = (1, 2, 2, 3)

# System, the Vulcans' ascendancy, the rival's, ambassador -> hegemony, bonus, invasion if it fails.
FIGURE_V1 = [
    ("Pallas 14", 3, None, False, (True, 0, True)),
    ("Mazar", 3, None, True, (True, 1, False)),
    ("Trill", 3, 3, True, (True, 1, False)),
    ("Benzar", 3, 3, False, (True, 0, True)),
    ("Nerval IV", 3, 2, False, (False, 0, False)),
    ("Nerval IV, once equal", 3, 3, False, (True, 0, True)),
]


def test_the_ferengi_fleet_leaves_a_ship_at_each_system_of_its_best_path(played_ascendancy: Engine) -> None:
    session = new_session(played_ascendancy, "ferengi")
    holding(session, alone=0, fleet_one=5)
    fleet = {"each-fleet": "yes", "best-path": str(max(FIGURE_F1))}
    said = answer_steps(session, **{**fleet, "weapons-cost": "9", "shields-cost": "9"})
    assert "Exhaust a command: fleet one enters warp on that path." in said
    assert "Exhaust another: it leaves one ship at each of three systems, and stops at the last." in said
    assert "Fleet one disbands: fewer than three ships are left." in said


@pytest.mark.parametrize(("system", "own", "rival", "ambassador", "expected"), FIGURE_V1, ids=lambda value: str(value))
def test_the_vulcans_choose(
    system: str, own: int, rival: int | None, ambassador: bool, expected: tuple[bool, int, bool]
) -> None:
    assert decision(own, rival, ambassador) == expected, system
