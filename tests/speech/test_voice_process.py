"""The process of a voice: begun again where it dies or hangs while it starts, and nothing of it outlives a kill."""

import math
import queue
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying import child
from voice_supercat.speech.saying import voice as voices
from voice_supercat.speech.saying.child import Engine
from voice_supercat.speech.saying.voice import Pyttsx3Voice, RenderedVoice

ONCE = """
from pathlib import Path
first = Path(__file__).with_name("first")
if not first.exists():
    first.touch()
    {happens}
raise RuntimeError("the second one")
"""


DIES, HANGS = "import os; os._exit(1)", "import time; time.sleep(60)"


@pytest.mark.parametrize(
    ("happens", "wanted"),
    [
        (DIES, lambda voice: voice.render("Hello")),
        (DIES, RenderedVoice.voices),
        (DIES, RenderedVoice.voice_name),
        (HANGS, lambda voice: voice.render("Hello")),
    ],
)
def test_a_voice_that_dies_or_hangs_while_it_starts_is_begun_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, happens: str, wanted: Callable[[RenderedVoice], object]
) -> None:
    (tmp_path / "pyttsx3.py").write_text(ONCE.format(happens=happens))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(voices, "_pyttsx3", quick)
    voice = Pyttsx3Voice()
    with pytest.raises(SpeechFault, match=r"^No voice: RuntimeError: the second one; install it"):
        wanted(voice)
    voice.close()


def quick() -> Engine:
    """The usual engine, with less patience at the start."""
    return Engine("pyttsx3", (), "pyttsx3", 3.0, 4.0, "; install it")


def test_ctrl_c_ends_the_wait_for_a_voice_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """On Windows it ends no call that waits, so none may wait long."""
    waited: list[float] = []

    class Replies(queue.SimpleQueue[str]):
        def get(self, block: bool = True, timeout: float | None = None) -> str:
            waited.append(timeout if timeout is not None else math.inf)
            return super().get(block, timeout)

    (tmp_path / "pyttsx3.py").write_text(HANGS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(child.queue, "SimpleQueue", Replies)
    engine = child.RenderingChild(replace(quick(), starting=0.5), str(tmp_path / "sounds"))
    with pytest.raises(child.ChildGone):
        engine.ready()
    engine.close()
    assert 0 < max(waited) <= 0.25


def test_what_to_install_is_told_only_where_the_engine_says_that_it_cannot_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "pyttsx3.py").write_text("import os\nos._exit(1)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    voice = Pyttsx3Voice()
    with pytest.raises(SpeechFault) as fault:
        voice.render("Hello")
    assert str(fault.value) == "No voice: pyttsx3 crashes or hangs."
    voice.close()


KILLED = """
import os, signal, sys
from voice_supercat.speech.saying.voice import Pyttsx3Voice
voice = Pyttsx3Voice()
voice.voice_name()
if "said" in sys.argv:
    voice.render("Hello.")
print("ready", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.audio
@pytest.mark.skipif(sys.platform == "win32", reason="no kill there that cannot be caught")
@pytest.mark.parametrize("when", ["started", "said"])
def test_a_program_that_is_killed_leaves_nothing_in_the_temporary_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, when: str
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", KILLED, when], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("ready\n", -9)
    ends = time.monotonic() + 5
    while list(tmp_path.iterdir()) and time.monotonic() < ends:
        time.sleep(0.02)
    assert [*tmp_path.iterdir()] == []


BOTH_KILLED = KILLED.replace("os.kill(os", "os.kill(voice.pid, signal.SIGKILL); os.kill(os")


@pytest.mark.audio
@pytest.mark.skipif(sys.platform == "win32", reason="no kill there that cannot be caught")
def test_what_a_program_left_that_was_killed_with_its_voice_goes_with_the_next_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    playing = Pyttsx3Voice()  # in another window
    playing.render("Hello.")
    subprocess.run([sys.executable, "-c", BOTH_KILLED, "said"], capture_output=True, check=False)
    (tmp_path / "voice-supercat-of-mine").symlink_to(tmp_path.parent)
    (tmp_path / "voice-supercat-new").mkdir()
    before = len([*tmp_path.iterdir()])
    assert before == 4
    voice = Pyttsx3Voice()
    voice.voice_name()
    ends = time.monotonic() + 5
    while len([*tmp_path.iterdir()]) > before and time.monotonic() < ends:
        time.sleep(0.02)
    assert len([*tmp_path.iterdir()]) == before  # one more, one less
    assert len(playing.render("Still here.").samples)
    voice.close()
    playing.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["voice-supercat-new", "voice-supercat-of-mine"]
