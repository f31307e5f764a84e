"""Shows what a threshold on the confidence buys: right answers kept, against other words taken for an answer.

    python scripts/benchmarks/rejection.py --audio FOLDER

The confidence is the share of the best reading among all readings that Vosk gives (their scores are logarithms).
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

import vosk

from scripts.benchmarks.recognition.trials import Trial, human_trials
from scripts.training.model.audio import RATE, as_int16
from scripts.training.model.lexicon import GARBAGE_WORD
from scripts.training.model.recordings import read_manifest

ROOT = Path(__file__).resolve().parents[2]
_ALTERNATIVES = 5
_THRESHOLDS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98)
_ROWS = ("yes/no", "other words -> yes/no", "wake words -> yes/no")

Reading = tuple[str, str, float]  # said, heard, confidence


def main() -> None:
    """Reads the command line and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audio", type=Path, required=True, help="folder of recordings with manifest.tsv")
    parser.add_argument("--model", type=Path, default=ROOT / "models" / "vosk-supercat-en")
    options = parser.parse_args()

    vosk.SetLogLevel(-1)
    model = vosk.Model(str(options.model))
    held_out = [clip for clip in read_manifest(options.audio) if clip.held_out]
    trials = [trial for trial in human_trials(held_out, ROOT / "grammars") if trial.name in _ROWS]
    readings = {trial.name: read(model, trial) for trial in trials}
    print("| confidence at least | " + " | ".join(f"{name}: right %, wrong %" for name in readings) + " |")
    print("| --- |" + " --- |" * len(readings))
    for threshold in _THRESHOLDS:
        cells = (f"{right:.2f}, {wrong:.2f}" for right, wrong in (shares(r, threshold) for r in readings.values()))
        print(f"| {threshold} | " + " | ".join(cells) + " |")


def read(model: Any, trial: Trial) -> list[Reading]:
    """The best reading of each sound, with its confidence."""
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


def shares(readings: list[Reading], threshold: float) -> tuple[float, float]:
    """Percent right and percent wrongly accepted when less confident readings are rejected."""
    taken = [(said, heard if confidence >= threshold else "") for said, heard, confidence in readings]
    right = sum(said == heard for said, heard in taken)
    wrong = sum(said != heard and heard != "" for said, heard in taken)
    return 100 * right / len(readings), 100 * wrong / len(readings)


if __name__ == "__main__":
    main()
