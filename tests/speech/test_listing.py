"""Which device is meant, on the lists of healthy machines."""

from pathlib import Path
from typing import Any

import pytest
from device_lists import LINUX, MAC, WINDOWS_LAPTOP, Row, SilentPortAudio

from voice_supercat.speech.devices.afresh import listed_afresh
from voice_supercat.speech.devices.listing import Device
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.faults import SpeechFault

DEFAULTS = {"MME": (1, 4), "Windows WASAPI": (15, 12), "Core Audio": (0, 1), "ALSA": (2, 2)}


def portaudio(rows: tuple[Row, ...], *refuses: int) -> SilentPortAudio:
    return SilentPortAudio(rows, DEFAULTS, refuses)


def microphone(made: SilentPortAudio, name: str | None = None) -> tuple[Microphone, list[str]]:
    notices: list[str] = []
    return Microphone(SoundSystem(made), name, notices.append), notices


@pytest.mark.parametrize(
    ("rows", "names"),
    [
        (WINDOWS_LAPTOP, ["Microphone Array (Realtek(R) Audio)", "Headset (AirPods Hands-Free AG Audio)"]),
        (WINDOWS_LAPTOP[:7], ["Microsoft Sound Mapper - Input", *(row[1] for row in WINDOWS_LAPTOP[1:3])]),
        (MAC, ["MacBook Pro Microphone", "AirPods", "Jabra Evolve2 40", "Jabra Evolve2 40"]),
        (LINUX, ["HDA Intel PCH: ALC257 Analog (hw:0,0)", "pulse", "default", "system"]),
    ],
)
def test_each_microphone_is_listed_once(rows: tuple[Row, ...], names: list[str]) -> None:
    assert [device.name for device in SoundSystem(portaudio(rows)).devices("input")] == names


@pytest.mark.parametrize(
    ("rows", "inputs", "outputs"),
    [(WINDOWS_LAPTOP, 15, 12), (WINDOWS_LAPTOP[:7], 1, 4), (MAC, 0, 1), (LINUX, 2, 2)],
)
def test_the_usual_devices_are_those_of_the_system(rows: tuple[Row, ...], inputs: int, outputs: int) -> None:
    listing = SoundSystem(portaudio(rows)).listing()
    assert [device.index for device in listing.chosen("input")] == [inputs]
    assert [device.index for device in listing.chosen("output")] == [outputs]


@pytest.mark.parametrize(
    ("name", "index"),
    [
        ("Microphone Array (Realtek(R) Audio)", 15),
        ("Microphone Array (Realtek(R) Au", 15),  # as an older program showed it
        ("realtek", 15),
        ("AirPods", 16),
    ],
)
def test_a_microphone_that_every_api_of_windows_shows_is_one(name: str, index: int) -> None:
    made = portaudio(WINDOWS_LAPTOP)
    opened, notices = microphone(made, name)
    assert (made.opened, notices) == ([(index, 16000, 1)], [])
    opened.close()


def test_airpods_are_a_microphone_and_a_loudspeaker_of_one_name() -> None:
    listing = SoundSystem(portaudio(MAC)).listing()
    assert [device.index for device in listing.chosen("input", "AirPods")] == [3]
    assert [device.index for device in listing.chosen("output", "AirPods")] == [2]


def test_a_part_of_two_names_takes_one_and_says_which() -> None:
    made, notices = portaudio(WINDOWS_LAPTOP), []
    Player(SoundSystem(made), "AirPods", notice=notices.append)
    assert made.opened == [(13, 22050, 1)]
    assert notices == ["More than one loudspeaker is called 'AirPods'; I take Headphones (AirPods Stereo)."]


def test_of_two_equal_names_the_first_that_opens_is_taken_with_one_notice() -> None:
    made = portaudio(MAC, 4)
    opened, notices = microphone(made, "Jabra Evolve2 40")
    assert made.opened == [(5, 16000, 1)]
    assert notices == ["More than one microphone is called 'Jabra Evolve2 40'; I take the first that opens."]
    opened._return()  # as after it was unplugged
    assert made.opened == [(5, 16000, 1)] * 2
    assert len(notices) == 1


def test_a_device_is_found_again_under_another_number_and_only_in_its_api() -> None:
    listing = SoundSystem(portaudio(WINDOWS_LAPTOP)).listing()
    before = Device(3, "Headset (AirPods Hands-Free AG Audio)", 1, 16000, "Windows WASAPI")
    assert [device.index for device in listing.again("input", before)] == [16]


def test_a_name_that_fits_nothing_names_each_device_once() -> None:
    with pytest.raises(SpeechFault) as refused:
        microphone(portaudio(MAC[:4]), "Yeti")
    assert str(refused.value) == "No microphone is called 'Yeti'; there are: MacBook Pro Microphone; AirPods."


def test_no_microphone_at_all() -> None:
    with pytest.raises(SpeechFault, match="No microphone was found; plug one in"):
        microphone(portaudio(MAC[1:3]))


SOUNDDEVICE = """
class default: hostapi = 0
def query_devices():
    return [{"name": "Mikrofon fürs Büro", "hostapi": 0, "max_input_channels": 1, "max_output_channels": 0,
             "default_samplerate": 16000.0}]
def query_hostapis():
    return ({"name": "Core Audio", "default_input_device": 0, "default_output_device": -1},)
"""


def test_a_new_process_lists_the_devices_whatever_lies_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "libraries").mkdir()
    (tmp_path / "libraries" / "sounddevice.py").write_text(SOUNDDEVICE, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "libraries"))
    monkeypatch.setenv("PYTHONIOENCODING", "")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    for name in ("json", "typing", "sounddevice", "wave"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('poison')", encoding="utf-8")
    listing = listed_afresh()
    assert listing is not None
    assert [device.name for device in listing.devices("input")] == ["Mikrofon fürs Büro"]
    (tmp_path / "libraries" / "sounddevice.py").write_text("print('no list')", encoding="utf-8")
    assert listed_afresh() is None


class Failing(SilentPortAudio):
    """A PortAudio that ends where it should begin again."""

    ended = False

    def _terminate(self) -> None:
        if self.ended:
            raise self.PortAudioError("PortAudio not initialized")
        self.ended = True

    def _initialize(self) -> None:
        raise self.PortAudioError("Error initializing PortAudio")

    def query_devices(self) -> list[dict[str, Any]]:
        if self.ended:
            raise self.PortAudioError("PortAudio not initialized")
        return super().query_devices()


def test_a_sound_system_that_fails_when_it_is_read_again_ends_no_game() -> None:
    sound = SoundSystem(Failing(MAC, DEFAULTS))
    heard = Microphone(sound, None, print)
    for _ in range(2):
        sound.refresh()
        assert heard.read(0.01) is None
    with pytest.raises(SpeechFault, match=r"cannot be listed \(PortAudio not initialized\); does the sound of this"):
        Player(sound)


class OfAnotherLanguage(SilentPortAudio):
    def _stream(self, device: int, rate: int, channels: int, callback: Any) -> Any:
        if device in self.refuses:
            "Gerät wird verwendet für Zoë".encode("cp1252").decode()  # as sounddevice reads it
        return super()._stream(device, rate, channels, callback)


def test_a_refusal_that_is_no_utf_8_is_a_refusal_too() -> None:
    with pytest.raises(SpeechFault, match="The microphone MacBook Pro Microphone cannot be opened"):
        Microphone(SoundSystem(OfAnotherLanguage(MAC, DEFAULTS, refuses=[0])), None, print)
