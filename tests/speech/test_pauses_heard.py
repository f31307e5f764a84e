"""The silence between two lines is what was intended, whatever the voice and the device add to it."""

import numpy as np
import pytest
from driven_loudspeaker import DrivenLoudspeaker

from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.interfaces import ALONE, Delivery
from voice_supercat.speech.saying.edges import quiet_edges
from voice_supercat.speech.saying.notices import Notices
from voice_supercat.speech.saying.outputs import Aloud, Collected
from voice_supercat.speech.saying.voice import Sound

RATE = 22_050


class Device(DrivenLoudspeaker):
    """A loudspeaker that tells what was silent."""

    def __init__(self) -> None:
        super().__init__(RATE)

    @property
    def silence(self) -> float:
        """Seconds of silence between the first and the last sound."""
        loud = np.flatnonzero(np.concatenate(self.got))
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
    assert 0.5 <= device.silence < 0.535  # what nobody hears of the second is left out, else it were 0.02 s more


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
