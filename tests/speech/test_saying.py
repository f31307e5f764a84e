"""Texts in, sound out, with the real voice of the system in its own process."""

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

from voice_supercat.speech.audio import read_audio
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import USUAL_MANNER, Earcon, Manner, Saying
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.edges import trim
from voice_supercat.speech.saying.outputs import Collected, Printed, Recorded
from voice_supercat.speech.saying.system_voice import system_voice
from voice_supercat.speech.saying.voice import Pyttsx3Voice, RenderedVoice


@pytest.fixture
def voice() -> Iterator[RenderedVoice]:
    made = system_voice(USUAL_MANNER)
    try:
        made.voice_name()
    except SpeechFault as fault:
        if sys.platform != "linux":  # which alone has systems without a voice
            raise
        pytest.skip(str(fault))
    yield made
    made.close()


@pytest.mark.audio
def test_every_text_of_many_is_rendered(voice: RenderedVoice) -> None:
    lengths = [len(voice.render(f"This is sentence {number}.").samples) for number in range(8)]
    assert min(lengths) > RATE // 2


@pytest.mark.audio
def test_a_longer_text_is_longer_and_a_faster_one_shorter(voice: RenderedVoice) -> None:
    usual = len(voice.render("Does the bot hold an aggression card?").samples)
    assert len(voice.render("Does the bot hold an aggression card? And does it lead?").samples) > usual
    voice.set_manner(Manner(words_per_minute=300))
    assert len(voice.render("Does the bot hold an aggression card?").samples) < 0.8 * usual


@pytest.mark.audio
def test_a_text_that_was_rendered_before_takes_no_time(voice: RenderedVoice) -> None:
    first = voice.render("Say it again.")
    started = time.perf_counter()
    assert voice.render("Say it again.") is first
    assert time.perf_counter() - started < 0.001


@pytest.mark.audio
@pytest.mark.parametrize("text", ["", " ", "...", "\n"])
def test_nothing_to_say_is_silence(voice: RenderedVoice, text: str) -> None:
    assert len(voice.render(text).samples) == 0


@pytest.mark.audio
def test_odd_texts_are_rendered(voice: RenderedVoice) -> None:
    for text in ("Zoë's «ship» — 3 … 4", "<speak>tag</speak>", "line\nbreak", "word " * 400):
        assert len(voice.render(text).samples) > 0


@pytest.mark.audio
def test_the_usual_voice_comes_back_after_another(voice: RenderedVoice) -> None:
    text = "Does the bot hold an aggression card?"
    usual = len(voice.render(text).samples)
    changing = system_voice(Manner(voice=voice.voices()[-1]))
    another = len(changing.render(text).samples)
    changing.set_manner(Manner())
    again = len(changing.render(text).samples)
    changing.close()
    if usual == another:
        pytest.skip("only one voice here")
    assert abs(again - usual) < abs(again - another)


@pytest.mark.audio
def test_a_voice_that_crashes_is_started_again(voice: RenderedVoice) -> None:
    voice.render("Before.")
    os.kill(voice.pid, signal.SIGTERM)
    assert len(voice.render("After.").samples) > 0


@pytest.mark.audio
@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped for a while there")
def test_a_voice_that_hangs_is_started_again_before_the_player_gives_up(voice: RenderedVoice) -> None:
    voice.render("Before.")
    os.kill(voice.pid, signal.SIGSTOP)
    started = time.perf_counter()
    assert len(voice.render("After.").samples) > 0
    assert time.perf_counter() - started < 8


def test_a_voice_that_cannot_start_gives_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")  # elsewhere the remedy is another one
    (tmp_path / "pyttsx3.py").write_text("raise RuntimeError('no eSpeak')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    broken = Pyttsx3Voice()
    with pytest.raises(SpeechFault, match=r"^No voice: RuntimeError: no eSpeak; install it .*\.$"):
        broken.render("Hello")
    broken.close()


def test_an_engine_imports_no_file_of_the_current_folder_nor_one_of_the_program_by_its_bare_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Many libraries have a module called `voice`, `child` or `wave`."""
    engines, current = tmp_path / "engines", tmp_path / "current"
    engines.mkdir()
    current.mkdir()
    (current / "wave.py").write_text("raise SystemExit")
    (engines / "pyttsx3.py").write_text(
        "import wave\nfrom importlib.util import find_spec\n"
        "raise RuntimeError([name for name in ('voice', 'child', 'serving') if find_spec(name)])"
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(engines), *filter(None, [os.environ.get("PYTHONPATH")])]))
    monkeypatch.chdir(current)
    voice = Pyttsx3Voice()
    with pytest.raises(SpeechFault, match=r"^No voice: RuntimeError: \[\];"):
        voice.render("Hello")
    voice.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_closing_does_not_wait_for_what_the_engine_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pyttsx3.py").write_text("import os, time\nif not os.fork():\n    time.sleep(20)\nraise RuntimeError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    voice = Pyttsx3Voice()
    with pytest.raises(SpeechFault):
        voice.render("Hello")
    started = time.perf_counter()
    voice.close()
    assert time.perf_counter() - started < 5


@pytest.mark.audio
def test_texts_are_written_into_files(voice: RenderedVoice, tmp_path: Path) -> None:
    saying: Saying = Recorded(voice, tmp_path / "said")
    saying.say("One.")
    saying.say("Two.")
    assert [path.name for path in sorted((tmp_path / "said").iterdir())] == ["0001.wav", "0002.wav"]
    assert len(read_audio(tmp_path / "said" / "0002.wav")[0]) > 0


def test_printed_and_collected() -> None:
    out = io.StringIO()
    printed: Saying = Printed(out)
    printed.say("Hello.")
    assert out.getvalue() == "Hello.\n"
    collected = Collected()
    collected.say("Hello.")
    assert collected.said == ["Hello."]


def test_silence_is_trimmed() -> None:
    silence = np.zeros(1000, np.int16)
    word = np.full(500, 5000, np.int16)
    assert len(trim(np.concatenate([silence, word, silence]), 1000)) == pytest.approx(540, abs=2)
    assert len(trim(silence, 1000)) == 0


def test_earcons_are_short_and_distinct() -> None:
    tones = [earcon(name) for name in get_args(Earcon)]
    assert all(len(tone) <= 0.2 * RATE for tone in tones)
    assert len({tone.tobytes() for tone in tones}) == len(tones)


def test_importing_the_package_loads_no_audio_library() -> None:

    program = "import sys, voice_supercat.speech.interfaces, voice_supercat.speech.opening as o"
    program += "; print([m for m in sys.modules"
    program += " if m in ('vosk', 'sounddevice', 'pyttsx3', 'requests', 'soundfile')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
