"""What a limit on the confidence of a reading does: right answers kept, against other words taken for an answer."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from scripts.training.model.audio import RATE, as_int16
from scripts.training.model.lexicon import GARBAGE_WORD
from scripts.training.model.recordings import Clip

from .trials import Trial, human_trials

_ALTERNATIVES = 5
_THRESHOLDS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98)
_ROWS = ("yes/no", "other words -> yes/no", "wake words -> yes/no")

Reading = tuple[str, str, float]  # said, heard, confidence


def thresholds_table(model_folder: Path, clips: Iterable[Clip], grammars: Path) -> str:
    """Markdown, of the speakers that are held out."""
    import vosk

    vosk.SetLogLevel(-1)
    model = vosk.Model(str(model_folder))
    trials = [trial for trial in human_trials([c for c in clips if c.held_out], grammars) if trial.name in _ROWS]
    readings = {trial.name: _read(model, trial) for trial in trials}
    lines = [
        "| confidence at least | " + " | ".join(f"{name}: right %, wrong %" for name in readings) + " |",
        "| --- |" + " --- |" * len(readings),
    ]
    for threshold in _THRESHOLDS:
        cells = (f"{right:.2f}, {wrong:.2f}" for right, wrong in (_shares(r, threshold) for r in readings.values()))
        lines.append(f"| {threshold} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _read(model: Any, trial: Trial) -> list[Reading]:
    """The best reading of each sound, with its confidence."""
    import vosk

    recognizer = vosk.KaldiRecognizer(model, RATE, json.dumps(trial.phrases))
    recognizer.SetMaxAlternatives(_ALTERNATIVES)
    readings = []
    for sound in trial.sounds:
        recognizer.AcceptWaveform(as_int16(sound.load()).tobytes())
        found = json.loads(recognizer.FinalResult()).get("alternatives", [])
        top = max((one["confidence"] for one in found), default=0.0)
        total = sum(math.exp(one["confidence"] - top) for one in found)
        words = found[0]["text"].split() if found else []
        heard = " ".join(word for word in words if word != GARBAGE_WORD)
        readings.append((sound.words, heard, 1 / total if total else 0.0))
    return readings


def _shares(readings: list[Reading], threshold: float) -> tuple[float, float]:
    """Percent right and percent wrongly accepted when less confident readings are rejected."""
    taken = [(said, heard if confidence >= threshold else "") for said, heard, confidence in readings]
    right = sum(said == heard for said, heard in taken)
    wrong = sum(said != heard and heard != "" for said, heard in taken)
    return 100 * right / len(readings), 100 * wrong / len(readings)
