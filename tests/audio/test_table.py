"""The program as it is started, with a virtual microphone and loudspeaker: a turn by ear alone."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from ear import RATE, Player
from virtual_devices import VirtualDevices, virtual_devices, why_not
from vosk import KaldiRecognizer, Model

from voice_supercat.speech.audio import Samples, write_wav
from voice_supercat.speech.model import find_model
from voice_supercat.speech.voice import Pyttsx3Voice

pytestmark = [
    pytest.mark.devices,
    pytest.mark.skipif(why_not() is not None, reason=f"no virtual devices: {why_not()}"),
]

TURN = [
    ("Which two cards did the bot draw?", "aggression five construction two"),
    ("Does the bot have the initiative?", "no"),
    ("Which card was led?", "aggression three"),
    ("Was Tyrant declared with it?", "yes"),
]


@pytest.fixture(scope="module")
def devices() -> Iterator[VirtualDevices]:
    with virtual_devices() as server:
        yield server


def test_a_turn_by_ear_alone(devices: VirtualDevices, tmp_path: Path) -> None:
    voice, model = Pyttsx3Voice(), Model(str(find_model(None)))
    command = [sys.executable, "-m", "voice_supercat", "play", "--game", str(tmp_path / "game.jsonl")]
    with (
        Player(devices) as player,
        subprocess.Popen(
            command, env=devices.environment, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
        ) as program,
    ):
        heard_up_to = 0
        for question, answer in TURN:
            assert next_question(program)[-1] == question
            now = player.hears_until_pause(heard_up_to)
            assert spoken_back(player.heard(heard_up_to, now), model) == question
            heard_up_to = now
            sound = voice.render(answer)
            write_wav(tmp_path / "answer.wav", sound.samples, sound.rate)
            player.says(tmp_path / "answer.wav")
        lines = next_question(program)
        program.kill()
    voice.close()

    assert lines == [
        "The bot surpasses with aggression 5, for two actions.",
        "Does the bot have any resources, or a Weapon or Union guild card?",
    ]


def spoken_back(samples: Samples, model: Model) -> str:
    """The question of the turn that the loudspeaker said, by the words recognised in it."""
    known = {question: _known_words(question, model) for question, _ in TURN}
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


def next_question(process: subprocess.Popen[str]) -> list[str]:
    """The lines that the program prints up to its next question."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line.strip())
        if lines[-1].endswith("?"):
            break
    return lines
