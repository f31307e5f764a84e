"""The devices through a real sound server, without hardware: playing, recording, a conversation."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from scripts.benchmarks.robot.virtual_devices import VirtualDevices, virtual_devices, why_not
from voice_supercat.speech.audio import read_audio, write_wav

pytestmark = [
    pytest.mark.devices,
    pytest.mark.flaky(reruns=2),  # sound in real time, on a machine that may be busy
]

LOOPBACK = """
import json, sys, time
from voice_supercat.speech.devices.system import SoundSystem
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.microphone import Microphone
from voice_supercat.speech.devices.player import Player
import numpy as np

gate = Gate()
sound = SoundSystem()
player = Player(sound, None, gate)
microphone = Microphone(sound)
tone = (8000 * np.sin(2 * np.pi * 440 * np.arange(22050) / 22050)).astype(np.int16)
player.play(tone, 22050)
asked = time.monotonic()
player.wait(0.5)
player.stop()
stopped = time.monotonic()
print("ready", flush=True)
blocks = []
while sum(len(block.samples) for block in blocks) < 3 * 16000:
    if block := microphone.read(1.0):
        blocks.append(block)
samples = np.concatenate([block.samples for block in blocks])
level = float(np.abs(samples).max())
muted = sum(gate.muted(block.start) for block in blocks)
print(json.dumps({
    "first_sample": player.started_at - asked, "level": level, "muted": muted, "blocks": len(blocks),
    "overflows": microphone.overflows, "late": time.monotonic() - blocks[-1].end,
}), flush=True)
player.close()
microphone.close()
"""


CONVERSATION = """
import json, sys
from voice_supercat.speech.opening import SpeechOptions, open_speech
from voice_supercat.speech.interfaces import phrase_check

speech = open_speech(SpeechOptions(), lambda text: print(json.dumps(text), flush=True))
phrases = ["yes", "no"]
print("open", flush=True)
speech.saying.say("Does the bot hold an aggression card, and does it have the initiative?")
print("asked", flush=True)
heard = speech.hearing.listen(phrases, phrase_check(phrases))
print(json.dumps([heard.text, heard.source, heard.waited, repr(heard)]), flush=True)
speech.close()
"""


OVER_LOUDSPEAKERS = """
import json
from voice_supercat.speech.opening import SpeechOptions, open_speech
from voice_supercat.speech.interfaces import phrase_check

speech = open_speech(SpeechOptions(listening="canceller"), lambda text: print(json.dumps(text), flush=True))
phrases = ["yes", "no"]

def says(text):
    speech.hearing.expect(phrases, phrase_check(phrases))
    return speech.saying.say(text)

question = "Does the bot hold an aggression card, and does it have the initiative in this chapter of the game?"
alone = [says(question) for _ in range(3)]
print(json.dumps(alone), flush=True)
to_its_end = says(question)
heard = speech.hearing.listen(phrases, phrase_check(phrases))
print(json.dumps([to_its_end, heard.text]), flush=True)
speech.close()
"""

CALIBRATION = """
from voice_supercat.cli import main
from voice_supercat.cli import calibrate

calibrate.ASKED = ("yes", "no", "five", "seven")  # thirty words take a minute
raise SystemExit(main(["calibrate"]))
"""


@pytest.fixture(scope="module")
def devices() -> Iterator[VirtualDevices]:
    if reason := why_not():
        pytest.skip(reason)
    with virtual_devices() as made:
        yield made


def started(devices: VirtualDevices, *arguments: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, *arguments],
        env={**devices.environment, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )


def tone(rate: int, seconds: float) -> np.ndarray:
    return (8000 * np.sin(2 * np.pi * 440 * np.arange(int(rate * seconds)) / rate)).astype(np.int16)


def test_what_is_played_is_recorded_unless_the_gate_is_shut(devices: VirtualDevices, tmp_path: Path) -> None:
    write_wav(tmp_path / "in.wav", tone(44_100, 1.0), 44_100)
    with devices.recording(tmp_path / "out.wav"):
        program = started(devices, "-c", LOOPBACK)
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        played = devices.play_into_microphone(tmp_path / "in.wav")
        found = json.loads(program.stdout.readline())
        assert program.wait(timeout=10) == 0
        played.wait(timeout=10)
    assert found["first_sample"] < 1.0
    assert found["level"] > 4000
    assert 10 <= found["muted"] < found["blocks"] / 2
    assert found["overflows"] == 0
    assert found["late"] < 1.0
    samples, rate = read_audio(tmp_path / "out.wav")
    heard = np.flatnonzero(np.abs(samples) > 1000)
    assert 0.2 < (heard[-1] - heard[0]) / rate < 0.6


def test_the_doctor_finds_microphone_and_loudspeaker(devices: VirtualDevices) -> None:
    program = "import sys; from voice_supercat.cli import doctor; import argparse; p=argparse.ArgumentParser();"
    program += "doctor.add_arguments(p); doctor.run(p.parse_args([]))"
    done = subprocess.run(
        [sys.executable, "-c", program], env=devices.environment, capture_output=True, text=True, check=True
    )
    lines = dict(line.split(maxsplit=1) for line in done.stdout.splitlines() if not line.startswith(" "))
    spoken = [line.strip() for line in done.stdout.splitlines() if line.startswith(" ")]
    assert spoken == ["Does the bot hold one of these cards?", "Please say yes or no."]
    ready = re.search(r"ready after ([\d.]+) ms", lines["voice"])
    assert ready is not None
    assert float(ready[1]) > 20  # milliseconds; no process starts faster
    assert "default" in lines["loudspeaker"]
    assert " gaps;" in lines["loudspeaker"]
    assert "default" in lines["microphone"]
    assert "Traceback" not in done.stderr


@pytest.mark.audio
def test_an_answer_by_voice_to_a_spoken_question(devices: VirtualDevices, tmp_path: Path) -> None:
    for text in ("yes", "no"):
        subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(tmp_path / f"{text}.wav"), text], check=True)
    with devices.recording(tmp_path / "out.wav"):
        program = started(devices, "-c", CONVERSATION)
        assert program.stdout is not None
        assert program.stdout.readline() == "open\n"
        too_early = devices.play_into_microphone(tmp_path / "no.wav")
        while program.stdout.readline() != "asked\n":
            pass  # the question, printed once
        too_early.wait(timeout=5)
        time.sleep(0.3)
        answer = devices.play_into_microphone(tmp_path / "yes.wav")
        text, source, waited, heard = json.loads(program.stdout.readline())
        answer.wait(timeout=5)
        assert program.wait(timeout=10) == 0
    assert (text, source) == ("yes", "voice"), heard
    assert waited <= 1.02
    samples, rate = read_audio(tmp_path / "out.wav")
    loud = np.flatnonzero(np.abs(samples) > 1000)
    assert (loud[-1] - loud[0]) / rate > 2.0


@pytest.mark.audio
def test_words_asked_by_voice_calibrate(devices: VirtualDevices, tmp_path: Path) -> None:
    """The player says each word that is asked for, but says nine for five; the program says this aloud."""
    for word in ("yes", "no", "seven", "nine"):
        subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(tmp_path / f"{word}.wav"), word], check=True)
    program = started(devices, "-c", CALIBRATION, VOICE_SUPERCAT_HOME=str(tmp_path))
    assert program.stdout is not None
    lines = []
    for line in map(str.strip, program.stdout):
        lines.append(line)
        if asked := re.fullmatch(r"Say (\w+)\.", line):
            time.sleep(1.0)  # until the prompt was said
            said = "nine" if asked[1] == "five" else asked[1]
            devices.play_into_microphone(tmp_path / f"{said}.wav").wait(timeout=10)
    assert program.wait(timeout=10) == 0
    assert lines[:2] == ["I ask for thirty words. Say each of them after me.", "Please be silent for three seconds."]
    assert {"I heard 3 of 4 words as they were asked.", "Five was heard as nine, once."} <= set(lines[-3:])
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert kept["noise_floor"] < -50


@pytest.mark.audio
def test_the_doctor_hears_a_word_though_the_loudspeaker_takes_no_sound(devices: VirtualDevices, tmp_path: Path) -> None:
    subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(tmp_path / "yes.wav"), "yes"], check=True)
    devices.control("suspend-sink", "speaker", "1")
    try:
        program = started(devices, "-m", "voice_supercat", "doctor", VOICE_SUPERCAT_HOME=str(tmp_path))
        assert program.stdout is not None
        lines = []
        for line in program.stdout:
            lines.append(line.strip())
            if lines[-1] == "Please say yes or no.":
                time.sleep(0.5)
                devices.play_into_microphone(tmp_path / "yes.wav").wait(timeout=10)
        assert program.wait(timeout=10) == 0
    finally:
        devices.control("suspend-sink", "speaker", "0")
    found = dict(line.split(maxsplit=1) for line in lines)
    assert found["last"] == "game    nothing is known of one"
    assert found["loudspeaker"].startswith("NO: The loudspeaker default has stopped taking sound")
    assert found["one"].startswith("word     heard 'yes'")
    assert found["calibration"].startswith("none yet")


@pytest.mark.audio
def test_in_a_room_with_loudspeakers_an_answer_stops_the_prompt_and_its_echo_does_not(
    devices: VirtualDevices, tmp_path: Path
) -> None:
    pytest.importorskip("pywebrtc_audio", reason="the optional echo canceller is not installed")
    subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(tmp_path / "no.wav"), "no"], check=True)
    with devices.echo(), started(devices, "-c", OVER_LOUDSPEAKERS) as program:
        assert program.stdout is not None
        lines = filter(lambda line: line.startswith("["), program.stdout)  # the questions are printed too
        assert json.loads(next(lines)) == [True] * 3
        time.sleep(1.5)
        devices.play_into_microphone(tmp_path / "no.wav").wait(timeout=10)
        assert json.loads(next(lines)) == [False, "no"]
