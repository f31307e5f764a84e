"""A player who turns the voice down turns the tones down with it."""

import numpy as np
import pytest

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.energy import level_of
from voice_supercat.speech.interfaces import Delivery, Manner
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.loudspeaker import tell_listening
from voice_supercat.speech.saying.outputs import Aloud
from voice_supercat.speech.saying.voice import Sound

SENTENCE = np.asarray(4000 * np.sin(np.arange(RATE) / 10), np.int16)


class OneSentence:
    """A voice that says the same sound, whatever the text."""

    def render(self, text: str) -> Sound:  # noqa: ARG002
        return Sound(SENTENCE, RATE)

    def set_manner(self, manner: Manner) -> None: ...

    def voices(self) -> tuple[str, ...]:
        return ()

    def voice_name(self) -> str:
        return "one"

    def close(self) -> None: ...


class Played:
    """A loudspeaker that keeps what was last played."""

    samples: Samples

    def play(self, samples: Samples, rate: int, after: float = 0.0) -> None:  # noqa: ARG002
        self.samples = samples

    def wait(self, seconds: float) -> bool:  # noqa: ARG002
        return True


@pytest.mark.parametrize("volume", [-24, -8, 0])
def test_tones_and_the_tick_are_as_much_softer_as_the_voice(volume: int) -> None:
    player = Played()
    saying = Aloud(OneSentence(), player)  # type: ignore[arg-type]
    saying.set_manner(Manner(volume=volume))
    saying.signal("yes")
    saying.say("Does it tax?", Delivery(turn=True))
    tone, tick = earcon("yes"), earcon("turn")
    heard = player.samples
    assert len(heard) == len(tone) + len(SENTENCE) + len(tick)
    assert np.array_equal(heard[: len(tone)], tone) is (volume == 0)  # nothing is heard at the same time as a word
    for part, usual in (
        (heard[: len(tone)], tone),
        (heard[len(tone) : -len(tick)], SENTENCE),
        (heard[-len(tick) :], tick),
    ):
        assert level_of(part) - level_of(usual) == pytest.approx(volume, abs=0.3)


def test_the_tone_of_the_open_microphone_follows_too() -> None:
    player = Played()
    tell_listening(player, -12)  # type: ignore[arg-type]
    assert level_of(player.samples) - level_of(earcon("listening")) == pytest.approx(-12, abs=0.3)
