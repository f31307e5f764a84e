"""The whole program with a virtual microphone and loudspeaker: a turn by sound alone."""

import json
import os
import queue
import shlex
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from speaking_player import speaker
from vosk import KaldiRecognizer, Model

from scripts.benchmarks.robot.ear import RATE, Player
from scripts.benchmarks.robot.virtual_devices import VirtualDevices, virtual_devices, why_not
from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.model import find_model
from voice_supercat.speech.saying.voice import Pyttsx3Voice

pytestmark = [
    pytest.mark.devices,
    pytest.mark.flaky(reruns=2),  # sound in real time, on a machine that may be doing something else
    pytest.mark.skipif(why_not() is not None, reason=f"no virtual devices: {why_not()}"),
]

PROGRAM = shlex.split(os.environ.get("VOICE_SUPERCAT_PROGRAM", "")) or [sys.executable, "-m", "voice_supercat"]
"""Another one where that is to be tried, such as a bundle."""
TURN = [
    ("Which two cards did the bot draw?", "aggression five construction two"),
    ("Which card was led, and which ambition was declared? Or does the bot lead?", "aggression three tyrant"),
    ("Which resources does the bot have?", ""),
]
QUESTIONS = [question for question, _ in TURN]
SPOKEN = QUESTIONS[:-1]  # the turn is over before the last one has been said
_START = 30.0  # seconds until the first question; the machine may be busy
_REACTION = 8.0  # seconds after which the program waits for an answer
_MOST_TIMES = 4  # times that an answer is said or confirmed


@pytest.fixture(scope="module")
def devices() -> Iterator[VirtualDevices]:
    with virtual_devices() as server:
        yield server


@contextmanager
def program(devices: VirtualDevices, game: Path) -> Iterator[queue.SimpleQueue[str]]:
    """The lines that it prints."""
    process = subprocess.Popen(
        [*PROGRAM, "play", "--game", str(game)],
        env=devices.environment,
        stdout=subprocess.PIPE,
        stdin=subprocess.PIPE,
        text=True,
    )
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        for line in process.stdout or ():
            lines.put(line.strip())

    threading.Thread(target=read, daemon=True).start()
    try:
        yield lines
    finally:
        process.kill()
        process.wait()


def test_a_turn_by_ear_alone(devices: VirtualDevices, tmp_path: Path) -> None:
    voice, model = Pyttsx3Voice(), Model(str(find_model(None)))
    american = next((name for name in voice.voices() if "en-us" in name), voice.voice_name())
    spoken = speaker(voice, american, tmp_path)
    printed: list[str] = []
    with Player(devices) as player, program(devices, tmp_path / "game.jsonl") as lines:
        since = 0
        printed += lines_up_to(QUESTIONS[0], lines, _START)
        for (question, answer), following in zip(TURN, QUESTIONS[1:], strict=False):
            assert printed[-1:] == [question], printed
            now = player.hears_until_pause(since)
            assert spoken_back(player.heard(since, now), model) == question
            for times in range(_MOST_TIMES):
                since = player.now
                player.says(spoken("yes" if printed[-1].endswith("Right?") else answer, times))
                printed += lines_up_to(following, lines, _REACTION)
                if printed[-1] == following:
                    break
    voice.close()

    assert printed[-3:] == [
        "The bot surpasses with aggression 5, for two actions.",
        "Discard construction 2.",
        QUESTIONS[-1],
    ]


def lines_up_to(question: str, lines: queue.SimpleQueue[str], seconds: float) -> list[str]:
    """What is printed up to the question, or until nothing more is printed for so long."""
    printed: list[str] = []
    try:
        while question not in printed:
            printed.append(lines.get(timeout=seconds))
    except queue.Empty:
        pass
    return printed


def spoken_back(samples: Samples, model: Model) -> str:
    """The question of the turn that the loudspeaker said, by the words recognised in it."""
    known = {question: _known_words(question, model) for question in SPOKEN}
    phrases = [" ".join(words) for words in known.values()]
    recogniser = KaldiRecognizer(model, RATE, json.dumps([*phrases, "[unk]"]))
    recogniser.AcceptWaveform(samples.tobytes())
    heard = Counter(json.loads(recogniser.FinalResult())["text"].split())
    return max(known, key=lambda question: _overlap(heard, Counter(known[question])))


def _known_words(question: str, model: Model) -> list[str]:
    words = question.lower().rstrip("?").split()
    return [word for word in words if model.vosk_model_find_word(word) >= 0]


def _overlap(heard: Counter[str], wanted: Counter[str]) -> float:
    """Twice the shared words over all words, 0 to 1."""
    return 2 * (heard & wanted).total() / max(1, heard.total() + wanted.total())
