"""The device keeps as little sound ready as the machine can hold."""

import pytest

from voice_supercat.speech.devices.dropouts import Dropouts, latency_after
from voice_supercat.speech.devices.latency import CANCELLING, STEPS, Latency


def with_gaps(*times: float, heard: bool = True) -> Latency:
    latency = Latency()
    for time in times:
        latency.gap(time, heard=heard)
    return latency


def test_a_gap_that_was_heard_is_enough() -> None:
    latency = with_gaps(1.0)
    assert latency.raised(1.5)
    assert latency.seconds == STEPS[1]
    assert not latency.raised(2.0)


def test_one_gap_in_silence_may_be_an_accident_two_are_not() -> None:
    latency = with_gaps(1.0, heard=False)
    assert not latency.raised(1.5)
    latency.gap(9.0, heard=False)
    assert latency.raised(9.5)
    assert latency.count == 0


def test_gaps_that_follow_at_once_are_one_and_old_ones_are_forgotten() -> None:
    assert with_gaps(1.0, 1.01, 1.1).count == 1
    assert not with_gaps(1.0, 1.01, 1.1, heard=False).raised(2.0)
    assert not with_gaps(1.0, 90.0, heard=False).raised(90.0)


def test_it_ends_with_the_last_step() -> None:
    latency = Latency()
    for time in range(40):
        latency.gap(float(time), heard=True)
        latency.raised(float(time))
    assert latency.seconds == STEPS[-1]
    assert latency.count == 40


def test_what_an_echo_canceller_needs_is_not_what_gaps_ask_for() -> None:
    latency = Latency(least=CANCELLING)
    assert (latency.seconds, latency.without_gaps) == (CANCELLING, STEPS[0])
    latency.gap(1.0, heard=True)
    assert latency.raised(1.5)
    assert latency.seconds == latency.without_gaps == STEPS[2]


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        (None, STEPS[0]),
        (Dropouts(0, 0, STEPS[0], calm=9), STEPS[0]),
        (Dropouts(0, 3, STEPS[2]), STEPS[2]),
        (Dropouts(0, 0, STEPS[2], calm=1), STEPS[1]),
        (Dropouts(0, 0, STEPS[1], calm=4), STEPS[1]),
        (Dropouts(0, 0, STEPS[1], calm=5), STEPS[0]),
        (Dropouts(0, 1, 99.0), STEPS[-1]),
    ],
)
def test_the_next_game_begins_with_what_the_last_one_needed(last: Dropouts | None, expected: float) -> None:
    assert latency_after(last) == expected
