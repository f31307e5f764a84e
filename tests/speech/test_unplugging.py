"""Devices that go and come back while the program runs."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from scripts.benchmarks.robot.virtual_devices import VirtualDevices, virtual_devices, why_not
from voice_supercat.speech.audio import read_audio

pytestmark = [
    pytest.mark.devices,
    pytest.mark.flaky(reruns=2),  # sound in real time, on a machine that may be busy
    pytest.mark.audio,
    pytest.mark.skipif(why_not() is not None, reason=f"no virtual devices: {why_not()}"),
]

LISTENING = """
import json, sys
from voice_supercat.speech.opening import SpeechOptions, open_speech
from voice_supercat.speech.interfaces import phrase_check

named = SpeechOptions(speak="aloud" in sys.argv, microphone="headset" if "headset" in sys.argv else None)
speech = open_speech(named, lambda text: print(json.dumps(text), flush=True))
phrases = ["yes", "no"]
speech.hearing.expect(phrases, phrase_check(phrases))
print(json.dumps("listening"), flush=True)
print(json.dumps({"heard": speech.hearing.listen(phrases, phrase_check(phrases)).text}), flush=True)
speech.close()
"""

COUNTING = """
from voice_supercat.speech.opening import SpeechOptions, open_speech

speech = open_speech(SpeechOptions(hear=False), lambda text: print(text, flush=True))
for number in range(1, 4):
    speech.saying.say(f"This is sentence number {number}, which is said by a voice that was never asked for it before.")
    print("said", flush=True)
speech.close()
"""

SPEAKING = """
import sys
from voice_supercat.speech.opening import SpeechOptions, open_speech

speech = open_speech(SpeechOptions(hear=False), lambda text: print(text, flush=True))
print("open", flush=True)
while True:
    speech.saying.say("This is a long sentence about ships, cities and starports, and about cards of every suit.")
    print("said", flush=True)
"""


@pytest.fixture
def devices() -> Iterator[VirtualDevices]:
    with virtual_devices() as made:
        yield made


@contextmanager
def program(source: str, devices: VirtualDevices, *arguments: str) -> Iterator[Iterator[str]]:
    """The lines that the program prints."""
    with running(source, devices, *arguments) as process:
        yield lines_of(process)


@contextmanager
def running(source: str, devices: VirtualDevices, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        [sys.executable, "-c", source, *arguments],
        env=devices.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def lines_of(process: "subprocess.Popen[str]") -> Iterator[str]:
    assert process.stdout is not None
    return map(str.strip, process.stdout)


def children_of(process: "subprocess.Popen[str]") -> list[int]:
    """The ids of its child processes; Linux lists them by the thread that started each of them."""
    lists = Path(f"/proc/{process.pid}/task").glob("*/children")
    return [int(number) for one in lists for number in one.read_text().split()]


def plug_in_headset(devices: VirtualDevices, source: str) -> None:
    """Plug in a microphone with that name; its sound comes from `source`."""
    _configuration(devices).write_text(
        f"{_configuration(devices).read_text()}\npcm.headset {{ type pulse device {source} hint {{ show on }} }}\n"
    )


def unplug_headset(devices: VirtualDevices, source: str) -> None:
    before, _, _ = _configuration(devices).read_text().partition("\npcm.headset")
    _configuration(devices).write_text(before)
    devices.control("suspend-source", source, "1")


def _configuration(devices: VirtualDevices) -> Path:
    return Path(devices.environment["HOME"]) / "asoundrc"


def test_a_microphone_that_falls_silent_is_reported_and_used_again_when_it_is_back(
    devices: VirtualDevices, tmp_path: Path
) -> None:
    subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(tmp_path / "yes.wav"), "yes"], check=True)
    with program(LISTENING, devices) as lines:
        assert json.loads(next(lines)) == "listening"

        devices.control("suspend-source", "microphone", "1")
        assert json.loads(next(lines)).endswith("has fallen silent; plug it in again, or type.")
        devices.control("suspend-source", "microphone", "0")
        assert json.loads(next(lines)).endswith("is back.")

        devices.play_into_microphone(tmp_path / "yes.wav").wait(timeout=10)
        assert json.loads(next(lines)) == {"heard": "yes"}


def test_a_microphone_that_falls_silent_is_reported_aloud(devices: VirtualDevices, tmp_path: Path) -> None:
    with program(LISTENING, devices, "aloud") as lines, devices.recording(tmp_path / "told.wav"):
        assert json.loads(next(lines)) == "listening"
        devices.control("suspend-source", "microphone", "1")
        assert json.loads(next(lines)).endswith("has fallen silent; plug it in again, or type.")
        time.sleep(5)
        devices.control("suspend-source", "microphone", "0")
        assert json.loads(next(lines)).endswith("is back.")
    samples, rate = read_audio(tmp_path / "told.wav")
    loud = np.flatnonzero(np.abs(samples) > 1000)
    assert (loud[-1] - loud[0]) / rate > 2.0


def test_a_loudspeaker_that_goes_is_reported_and_used_again_when_it_is_back(
    devices: VirtualDevices, tmp_path: Path
) -> None:
    with program(SPEAKING, devices) as lines:
        while next(lines) != "said":
            pass
        devices.control("suspend-sink", "speaker", "1")
        while "has stopped taking sound" not in next(lines):
            pass
        devices.control("suspend-sink", "speaker", "0")

        with devices.recording(tmp_path / "again.wav"):
            for _ in range(4):
                while next(lines) != "said":
                    pass
    assert np.abs(read_audio(tmp_path / "again.wav")[0]).max() > 1000


def test_a_microphone_that_was_chosen_by_name_is_found_again_under_another_number(
    devices: VirtualDevices, tmp_path: Path
) -> None:
    """For the sound system a device that is plugged in again is another device with the same name."""
    subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(tmp_path / "no.wav"), "no"], check=True)
    devices.control("load-module", "module-remap-source", "source_name=again", "master=room.monitor")
    plug_in_headset(devices, "microphone")
    with program(LISTENING, devices, "headset") as lines:
        assert json.loads(next(lines)) == "listening"

        unplug_headset(devices, "microphone")
        assert json.loads(next(lines)) == "The microphone headset has fallen silent; plug it in again, or type."
        plug_in_headset(devices, "again")
        assert json.loads(next(lines)) == "The microphone headset is back."

        devices.play_into_microphone(tmp_path / "no.wav").wait(timeout=10)
        assert json.loads(next(lines)) == {"heard": "no"}


def test_after_a_voice_crashes_the_prompt_is_printed_and_the_next_one_spoken(
    devices: VirtualDevices, tmp_path: Path
) -> None:
    with running(COUNTING, devices) as process:
        lines = lines_of(process)
        while "number 2" not in next(lines):
            pass
        (voice,) = children_of(process)
        os.kill(voice, signal.SIGTERM)
        assert next(lines) == "said"

        with devices.recording(tmp_path / "third.wav"):
            assert next(lines).startswith("This is sentence number 3")
            assert next(lines) == "said"
        assert process.wait(timeout=10) == 0
    samples, rate = read_audio(tmp_path / "third.wav")
    loud = np.flatnonzero(np.abs(samples) > 1000)
    assert (loud[-1] - loud[0]) / rate > 2.0
