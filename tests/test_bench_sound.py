"""What is measured off a virtual loudspeaker: devices that disturb no other, and lines found in a recording."""

from pathlib import Path

import numpy as np
import pytest

from scripts.benchmarks.robot.virtual_devices import environment_of
from scripts.benchmarks.session_sound import figures
from scripts.benchmarks.sound.listening import Heard, Said
from scripts.benchmarks.sound.recording import RATE
from voice_supercat.speech.audio import Samples


def test_two_at_once_share_neither_devices_nor_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOICE_SUPERCAT_HOME", str(tmp_path))
    monkeypatch.setenv("PULSE_SINK", "speaker-of-another")
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    one, two = map(environment_of, folders)
    assert "VOICE_SUPERCAT_HOME" not in one
    assert "PULSE_SINK" not in one
    assert [name for name in one if str(folders[0]) in one[name] and one[name] == two[name]] == []


def sound(seconds: float) -> Samples:
    moments = np.arange(round(seconds * RATE))
    return np.asarray(4000 * np.sin(moments / 20), np.int16)


def quiet(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE), np.int16)


def test_pauses_are_told_from_stops() -> None:
    """Three lines after an answer: a pause of 0.3 s before a question, and a stop of 1.2 s before a statement."""
    parts = [quiet(1), sound(1), quiet(1), sound(1), quiet(0.3), sound(1), quiet(1.2), sound(1), quiet(1)]
    starts = np.cumsum([0, *(len(part) for part in parts)])
    texts = [("Begin.", 1, False), ("Discard it.", 3, False), ("Does it tax?", 5, True), ("It does not.", 7, False)]
    said = tuple(Said(text, int(starts[at] - 0.1 * RATE), question) for text, at, question in texts)
    heard = Heard(np.concatenate(parts), said, (int(starts[3] - 0.2 * RATE),), (), 0)
    found = figures([heard])
    assert found["gap_question_ms"][0] == pytest.approx(300, abs=5)
    assert found["gap_statement_ms"] is None
    assert found["stops"] == 1
    assert found["response_ms"][0] == pytest.approx(200, abs=5)
