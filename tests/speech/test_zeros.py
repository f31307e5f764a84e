"""A microphone that gives exact zeros: the player learns it once, and where to change it."""

import argparse
from collections.abc import Callable, Collection, Sequence

import numpy as np
import pytest
from device_lists import MAC, SilentPortAudio

from voice_supercat.cli import doctor
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.devices.zeros import ALLOWED_IN, Turn, Zeros, what_to_do
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing import ears

BLOCK = 160  # samples; 10 ms
NOTHING = np.zeros(BLOCK)
SOUND = np.arange(BLOCK)


def seconds_of(block: np.ndarray, seconds: float) -> list[np.ndarray]:
    return [block] * round(seconds * 100)


def turns(zeros: Zeros, *blocks: list[np.ndarray]) -> list[tuple[float, Turn]]:
    """What changes, and after how many seconds."""
    every = [block for part in blocks for block in part]
    found = [(number, zeros.feed(block.astype(np.int16), 0.01)) for number, block in enumerate(every, start=1)]
    return [(round(number / 100, 1), turn) for number, turn in found if turn]


def recording(*streams: list[np.ndarray]) -> tuple[SilentPortAudio, Microphone, list[str]]:
    """A microphone that gives this in its first stream, in its second, and so on; and what is told."""
    notices: list[str] = []

    def blocks(number: int) -> Sequence[np.ndarray]:
        return streams[number] if number < len(streams) else []

    made = SilentPortAudio(MAC, {"Core Audio": (0, 1)}, blocks=blocks)
    return made, Microphone(SoundSystem(made), None, notices.append), notices


def read_all(microphone: Microphone) -> None:
    while microphone.read(0.2):
        pass


def test_zeros_are_reported_after_three_seconds_and_tried_again_every_five() -> None:
    assert turns(Zeros(), seconds_of(NOTHING, 16)) == [
        (3.0, "nothing"),
        (5.0, "try again"),
        (10.0, "try again"),
        (15.0, "try again"),
    ]


def test_a_quiet_room_is_not_nothing() -> None:
    hiss = np.zeros(BLOCK)
    hiss[0] = 1
    assert turns(Zeros(), seconds_of(NOTHING, 2.9), [hiss], seconds_of(NOTHING, 2.9)) == []


def test_a_microphone_that_is_zero_between_words_is_reported_once_and_left_alone() -> None:
    heard = turns(Zeros(), seconds_of(NOTHING, 4), seconds_of(SOUND, 1), seconds_of(NOTHING, 20), seconds_of(SOUND, 1))
    assert heard == [(3.0, "nothing"), (4.0, "sound")]


def test_the_player_learns_it_once_and_the_stream_is_opened_again_until_there_is_sound() -> None:
    made, microphone, notices = recording(seconds_of(NOTHING, 5.1), seconds_of(NOTHING, 5.1), seconds_of(SOUND, 1))
    read_all(microphone)
    assert len(made.opened) == 3
    assert notices == [
        f"The microphone MacBook Pro Microphone gives no sound at all. {what_to_do()}",
        "The microphone MacBook Pro Microphone gives sound now.",
    ]
    assert not microphone.gives_nothing


@pytest.mark.parametrize(("platform", "place"), [*ALLOWED_IN.items(), ("linux", "In the sound settings, under Input")])
def test_each_system_has_its_own_place(platform: str, place: str) -> None:
    assert what_to_do(platform).startswith(f"Is it muted? {place}")


def test_where_windows_refuses_the_microphone_the_player_learns_where_to_allow_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    made = SilentPortAudio(MAC, {}, refuses=range(6))
    with pytest.raises(SpeechFault, match=r"cannot be opened .* In Settings, under Privacy and security, Microphone, "):
        Microphone(SoundSystem(made))


class Never:
    """A decoder that is never asked: zeros begin no word."""

    def use(self, phrases: Sequence[str], commands: Collection[str] = (), around: Collection[str] = ()) -> None: ...

    def forget(self) -> None: ...


@pytest.fixture
def checkup(monkeypatch: pytest.MonkeyPatch) -> Callable[[SilentPortAudio], doctor._Checkup]:
    def made(portaudio: SilentPortAudio) -> doctor._Checkup:
        monkeypatch.setattr(doctor, "SoundSystem", lambda: SoundSystem(portaudio))
        monkeypatch.setattr(doctor, "_PATIENCE", 1.0)
        examined = doctor._Checkup(argparse.Namespace(microphone=None, loudspeaker=None, model=None))
        monkeypatch.setattr(examined, "_decoder", Never)
        return examined

    return made


def test_the_doctor_says_it(
    checkup: Callable[[SilentPortAudio], doctor._Checkup], capsys: pytest.CaptureFixture[str]
) -> None:
    made, _, _ = recording()
    made.blocks = lambda number: seconds_of(NOTHING, 4)  # noqa: ARG005
    examined = checkup(made)
    examined.microphone()
    with pytest.raises(SpeechFault, match=r"Nothing was heard: the microphone gives no sound at all\. Is it muted\?"):
        examined.one_word()
    assert "The microphone MacBook Pro Microphone gives no sound at all." in capsys.readouterr().out


def test_calibration_says_it_before_it_asks_for_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ears, "ROOM_SECONDS", 0.2)
    _, microphone, _ = recording(seconds_of(NOTHING, 3))
    asked: list[str] = []
    live = ears.LiveEar(microphone, None, Gate(), asked.append)  # type: ignore[arg-type]
    with pytest.raises(SpeechFault) as refused:
        live.room()
    assert str(refused.value) == f"The microphone gives no sound at all. {what_to_do()}"
    assert asked == ["Please be silent for three seconds."]
