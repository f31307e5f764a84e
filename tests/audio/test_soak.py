"""One long game through virtual devices: a minute, or as many as SOAK_MINUTES says; two hours on demand.

Two hours: `python scripts/benchmarks/soak.py`.
"""

import os

import pytest

from scripts.benchmarks.robot.figures import NOT_TIMED, Times, Try
from scripts.benchmarks.robot.virtual_devices import why_not
from scripts.benchmarks.soak import Reading, figures, soaked

MINUTES = float(os.environ.get("SOAK_MINUTES", "1"))
OPENED_NOW_AND_THEN = 3
"""Files, such as the sound of a prompt while it is read."""


@pytest.mark.audio
@pytest.mark.devices
@pytest.mark.timeout(60 * MINUTES + 180)
@pytest.mark.skipif(why_not() is not None, reason=f"no virtual devices: {why_not()}")
def test_nothing_grows_in_a_long_game() -> None:
    found = soaked(MINUTES, seed=1)
    assert found["running"], found
    assert all(found["answers"]), found  # type: ignore[call-overload]
    for name, more in (("threads", 1), ("handles", OPENED_NOW_AND_THEN)):
        before, after = found[name]  # type: ignore[misc]
        assert after - before <= more, found
    assert found["memory_mb"] < 250, found  # type: ignore[operator]
    assert found["mb_per_hour"] is None or found["mb_per_hour"] < 5, found  # type: ignore[operator]


def test_growth_is_the_slope_after_the_first_twenty_minutes() -> None:
    readings = [Reading(60.0 * minute, 100 + min(minute, 15) + minute / 15, 14, 25) for minute in range(61)]
    tries = [
        (60.0 * minute, Try("yes", "yes_no", False, "right", times=Times(response=200.0 + minute)))
        for minute in range(0, 60, 10)
    ]
    assert figures(readings, [*tries, (3500.0, Try("two", "number", False, "right", times=NOT_TIMED))]) == {
        "answers": [4, 3],
        "mb_per_hour": 4.0,
        "memory_mb": 119.0,
        "latency_p50_ms": [210.0, 240.0],
        "threads": [14, 14],
        "handles": [25, 25],
    }
