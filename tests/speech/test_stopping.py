"""A sound that is stopped ends at once, however much of it the device keeps ready."""

import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from voice_supercat.speech.audio import HEARING_RATE
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.reference import Reference

BLOCK = HEARING_RATE // 100


class PortAudioError(Exception):
    pass


class Device:
    """A loudspeaker that takes blocks when the test says so, and keeps so many seconds of them ready."""

    generation = 0
    active = True
    PortAudioError = PortAudioError

    def __init__(self, latency: float) -> None:
        self.portaudio = self
        self.latency = latency
        self.aborted = 0

    def listing(self) -> Any:
        device = SimpleNamespace(name="loudspeaker", rate=HEARING_RATE, channels=1, index=0)
        return SimpleNamespace(chosen=lambda *_: [device], again=lambda *_: [device])

    def opened(self, _kind: str, devices: list[Any], _formats: Any, start: Any) -> tuple[Any, Any]:
        return devices[0], start(0, HEARING_RATE, 1)

    def OutputStream(self, callback: Any, **_: Any) -> "Device":  # noqa: N802
        self._callback = callback
        return self

    def start(self) -> None: ...

    def abort(self) -> None:
        self.aborted += 1

    def close(self, **_: Any) -> None: ...

    def takes(self, seconds: float) -> float:
        """The last sample that is not silent, in seconds."""
        got = []
        for _ in range(round(100 * seconds)):
            block = np.zeros((BLOCK, 1), np.int16)
            self._callback(block, BLOCK, None, SimpleNamespace(output_underflow=False))
            got.append(block[:, 0])
        loud = np.flatnonzero(np.concatenate(got))
        return float(loud[-1] + 1) / HEARING_RATE if len(loud) else 0.0


def playing(device: Device, gate: Gate, reference: Reference) -> Player:
    """Two seconds of sound, a half of which the device has taken."""
    player = Player(device, gate=gate, reference=reference)  # type: ignore[arg-type]
    device.takes(0.2)
    player.play(np.full(2 * HEARING_RATE, 5_000, np.int16), HEARING_RATE)
    device.takes(1.0)
    return player


@pytest.mark.parametrize(("latency", "aborted"), [(0.04, 0), (0.3, 1)])
def test_what_the_device_keeps_ready_is_thrown_away_where_it_is_much(latency: float, aborted: int) -> None:
    device, gate = Device(latency), Gate()
    player = playing(device, gate, Reference())
    player.stop()
    now = time.monotonic()
    assert device.takes(0.2) <= 0.01
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
    assert device.takes(0.1) <= 0.01
