"""A device whose rate changes after it was opened, as that of a wireless headset does."""

import itertools
from types import SimpleNamespace

import numpy as np
import pytest
from device_lists import MAC, SilentPortAudio

from voice_supercat.speech.devices.delivered import DeliveredRate
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.system import SoundSystem

RATE = 16_000
BLOCK = RATE // 100


def turns(delivered: DeliveredRate, seconds: float, hertz: float, *, start: float = 0.0, lost: int = 0) -> list[float]:
    """When it is time for a new stream, while sound arrives at so many Hz."""
    times = np.arange(start, start + seconds, BLOCK / hertz)
    return [round(float(time - start), 1) for time in times if delivered.changed(BLOCK, float(time), lost)]


@pytest.fixture
def delivered() -> DeliveredRate:
    made = DeliveredRate()
    made.opened(RATE)
    return made


@pytest.mark.parametrize("hertz", [RATE / 3, RATE / 2, 1.5 * RATE, 3 * RATE])
def test_another_rate_is_noticed_after_four_seconds(delivered: DeliveredRate, hertz: float) -> None:
    assert turns(delivered, 10, hertz) == [pytest.approx(4.0, abs=0.1)]


@pytest.mark.parametrize("hertz", [0.9 * RATE, RATE, 48_000 / 44_100 * RATE])
def test_a_clock_that_is_a_little_wrong_is_none(delivered: DeliveredRate, hertz: float) -> None:
    assert turns(delivered, 20, hertz) == []


def test_a_machine_that_was_busy_for_a_while_is_none(delivered: DeliveredRate) -> None:
    assert turns(delivered, 2, RATE) + turns(delivered, 2, RATE / 2, start=2) + turns(delivered, 4, RATE, start=4) == []


def test_lost_sound_says_nothing_about_the_rate(delivered: DeliveredRate) -> None:
    for second in range(20):
        assert turns(delivered, 1, RATE / 2, start=second, lost=second) == []


def test_a_device_that_is_always_so_is_left_alone(delivered: DeliveredRate) -> None:
    assert len(turns(delivered, 10, RATE / 2)) == 1
    delivered.opened(RATE)
    assert turns(delivered, 20, RATE / 2, start=20) == []
    assert turns(delivered, 4, RATE, start=40) == []
    assert len(turns(delivered, 10, RATE / 2, start=50)) == 1


def test_the_microphone_is_opened_again_and_the_player_learns_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each block takes 30 ms of a clock, in which three should have come."""
    ticks = itertools.count()
    clock = SimpleNamespace(monotonic=lambda: 0.03 * next(ticks))
    monkeypatch.setattr("voice_supercat.speech.devices.microphone.time", clock)
    told: list[str] = []
    sound = [np.arange(BLOCK)] * 150
    made = SilentPortAudio(MAC, {"Core Audio": (0, 1)}, blocks=lambda number: [] if number else sound)
    microphone = Microphone(SoundSystem(made), None, told.append)
    while microphone.read(0.2):
        pass
    assert told == ["The microphone MacBook Pro Microphone has changed its rate; I open it again."]
    assert made.opened == [(0, RATE, 1)] * 2
    microphone.close()
