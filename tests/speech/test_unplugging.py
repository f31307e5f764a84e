"""Devices that go and come back while the program runs."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from virtual_devices import VirtualDevices, virtual_devices, why_not

from voice_supercat.speech.audio import read_audio

pytestmark = [
    pytest.mark.devices,
    pytest.mark.flaky(reruns=2),  # sound in real time, on a machine that may be doing something else
    pytest.mark.audio,
    pytest.mark.skipif(why_not() is not None, reason=f"no virtual devices: {why_not()}"),
]

LISTENING = """
import json
from voice_supercat.speech.opening import SpeechOptions, open_speech
from voice_supercat.speech.seams import phrase_check

speech = open_speech(SpeechOptions(speak=False), lambda text: print(json.dumps(text), flush=True))
phrases = ["yes", "no"]
speech.hearing.expect(phrases, phrase_check(phrases))
print(json.dumps("listening"), flush=True)
print(json.dumps({"heard": speech.hearing.listen(phrases, phrase_check(phrases)).text}), flush=True)
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
def program(source: str, devices: VirtualDevices) -> Iterator[Iterator[str]]:
    """The lines that it prints."""
    process = subprocess.Popen(
        [sys.executable, "-c", source],
        env=devices.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield map(str.strip, process.stdout)
    finally:
        process.kill()
        process.wait()


def test_a_microphone_that_falls_silent_is_told_of_and_heard_again_once_it_is_back(
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


def test_a_loudspeaker_that_goes_is_told_of_and_used_again_once_it_is_back(
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
