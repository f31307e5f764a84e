"""The silence between two lines is what was intended, whatever the voice and the device add to it."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.interfaces import ALONE, Delivery
from voice_supercat.speech.saying.edges import quiet_edges
from voice_supercat.speech.saying.notices import Notices
from voice_supercat.speech.saying.outputs import Aloud, Collected
from voice_supercat.speech.saying.voice import Sound

RATE = 22_050
BLOCK = RATE // 100


class Device:
    """A loudspeaker that takes a block whenever the test says so, and keeps what it got."""

    generation = 0

    def __init__(self) -> None:
        self.portaudio = self
        self.active, self.latency = True, 0.0
        self._got: list[Samples] = []

    def listing(self) -> Any:
        device = SimpleNamespace(name="loudspeaker", rate=RATE, channels=1, index=0)
        return SimpleNamespace(chosen=lambda *_: [device], again=lambda *_: [device])

    def opened(self, _kind: str, devices: list[Any], _formats: Any, start: Any) -> tuple[Any, Any]:
        return devices[0], start(0, RATE, 1)

    def OutputStream(self, callback: Any, **_: Any) -> "Device":  # noqa: N802
        self._callback = callback
        return self

    def start(self) -> None:
        self.takes(0.2)  # the lead-in after opening

    def close(self, **_: Any) -> None: ...

    def takes(self, seconds: float) -> None:
        for _ in range(round(100 * seconds)):
            block = np.zeros((BLOCK, 1), np.int16)
            self._callback(block, BLOCK, None, SimpleNamespace(output_underflow=False))
            self._got.append(block[:, 0])

    @property
    def silence(self) -> float:
        """Seconds of silence between the first and the last sound."""
        loud = np.flatnonzero(np.concatenate(self._got))
        return float(np.diff(loud).max() - 1) / RATE


class Word:
    """A voice whose sounds have so many seconds of silence at both ends."""

    def __init__(self, edge: float) -> None:
        self._edge = edge

    def render(self, text: str) -> Sound:  # noqa: ARG002
        silence = np.zeros(round(self._edge * RATE), np.int16)
        return Sound(np.concatenate([silence, np.full(RATE // 10, 5_000, np.int16), silence]), RATE)


@pytest.mark.parametrize("edge", [0.0, 0.02])
@pytest.mark.parametrize("computing", [0.0, 0.05])
def test_silence_of_the_voice_and_of_computing_is_part_of_the_pause(edge: float, computing: float) -> None:
    device = Device()
    player = Player(device)  # type: ignore[arg-type]
    saying = Aloud(Word(edge), player, typed=lambda: bool(device.takes(0.01)))  # type: ignore[arg-type]
    saying.say("Five hits.")
    device.takes(computing)
    saying.say("How many dice?", Delivery(pause=0.25))
    assert device.silence == pytest.approx(0.25, abs=0.001)


def test_what_takes_longer_than_the_pause_follows_at_once() -> None:
    device = Device()
    player = Player(device)  # type: ignore[arg-type]
    saying = Aloud(Word(0.02), player, typed=lambda: bool(device.takes(0.01)))  # type: ignore[arg-type]
    saying.say("Five hits.")
    device.takes(0.5)
    saying.say("How many dice?", Delivery(pause=0.25))
    assert 0.5 <= device.silence < 0.56


def test_edges_are_what_nobody_hears() -> None:
    hiss, word = np.full(441, 60, np.int16), np.full(2_205, 4_000, np.int16)
    assert quiet_edges(np.concatenate([hiss, hiss, word, hiss]), RATE) == pytest.approx((0.04, 0.02))
    assert quiet_edges(np.zeros(0, np.int16), RATE) == (0.0, 0.0)


def test_two_notices_stand_apart() -> None:
    delivered: list[float] = []

    class Delivering(Collected):
        def say(self, text: str, delivery: Delivery = ALONE) -> bool:
            delivered.append(delivery.pause)
            return super().say(text, delivery)

    notices = Notices(lambda _: None)
    notices("The microphone has gone.")
    notices("The microphone is back.")
    notices.speak_through(Delivering())
    assert min(delivered) > 0.1
