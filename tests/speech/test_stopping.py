"""A sound that is stopped ends at once, however much of it the device keeps ready."""

import time

import numpy as np
import pytest
from driven_loudspeaker import DrivenLoudspeaker, PortAudioError

from voice_supercat.speech.audio import HEARING_RATE
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.latency import CANCELLING, STEPS
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.reference import Reference

BLOCK = HEARING_RATE // 100


class Device(DrivenLoudspeaker):
    """A loudspeaker that tells how long it sounds."""

    def __init__(self, latency: float) -> None:
        super().__init__(HEARING_RATE, latency)

    def sounds_in(self, seconds: float) -> float:
        """The last sample of these seconds that is not silent, in seconds."""
        before = len(self.got)
        self.takes(seconds)
        loud = np.flatnonzero(np.concatenate(self.got[before:]))
        return float(loud[-1] + 1) / HEARING_RATE if len(loud) else 0.0


def playing(device: Device, gate: Gate, reference: Reference) -> Player:
    """Two seconds of sound, a half of which the device has taken."""
    player = Player(device, gate=gate, reference=reference)  # type: ignore[arg-type]
    player.play(np.full(2 * HEARING_RATE, 5_000, np.int16), HEARING_RATE)
    device.takes(1.0)
    return player


@pytest.mark.parametrize(("latency", "aborted"), [(0.04, 0), (0.3, 1)])
def test_what_the_device_keeps_ready_is_thrown_away_where_it_is_much(latency: float, aborted: int) -> None:
    device, gate = Device(latency), Gate()
    player = playing(device, gate, Reference())
    player.stop()
    now = time.monotonic()
    assert device.sounds_in(0.2) <= 0.01
    assert player.wait(0.0)
    assert device.aborted == aborted
    # The tail of the gate is 0.15 s; what is kept ready is heard before it, unless it was thrown away.
    assert gate.muted(now + 0.14)
    assert not gate.muted(now + 0.15 + 0.05)


def test_nothing_was_played_after_a_stop() -> None:
    device, reference = Device(0.3), Reference()
    player = playing(device, Gate(), reference)
    before = time.monotonic()
    assert reference.take(before + 0.05, BLOCK).any()
    player.stop()
    assert not reference.take(before + 0.1, BLOCK).any()


def test_a_device_that_refuses_to_stop_is_silent_after_what_it_keeps() -> None:
    device = Device(0.3)
    player = playing(device, Gate(), Reference())

    def refuse() -> None:
        raise PortAudioError("device has gone")

    device.abort = refuse  # type: ignore[method-assign]
    player.stop()
    assert device.sounds_in(0.1) <= 0.01


def test_a_stream_that_has_ended_with_its_system_is_left_alone() -> None:
    device = Device(0.3)
    player = playing(device, Gate(), Reference())
    device.generation += 1
    player.stop()
    assert device.sounds_in(0.1) <= 0.01
    assert device.aborted == 0


@pytest.mark.parametrize(
    ("reference", "wanted", "ready"),
    [(None, STEPS[0], STEPS[0]), (Reference(), STEPS[0], CANCELLING), (Reference(), STEPS[2], STEPS[2])],
)
def test_a_canceller_knows_what_is_played_before_it_is_heard(
    reference: Reference | None, wanted: float, ready: float
) -> None:
    device = Device(wanted)
    player = Player(device, reference=reference, latency=wanted)  # type: ignore[arg-type]
    assert device.wanted == ready
    assert player.latency == wanted  # with which a game without the canceller begins
