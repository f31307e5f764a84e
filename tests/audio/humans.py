"""Recordings of people from a folder beside the repository, where there is one."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest

RECORDINGS = Path(__file__).resolve().parents[3] / "shared" / "audio"


def clips_of(word: str) -> Callable[[], Path]:
    """Gives one recording of `word` after another, each of another speaker. Skips the test where there are none."""
    manifest = RECORDINGS / "manifest.tsv"
    if not manifest.is_file():
        pytest.skip("no recordings of people beside the repository")
    with manifest.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["transcript"] == word]
    by_speaker = {row["speaker"]: RECORDINGS / row["path"] for row in rows if row["use"] == "speech"}
    clips = iter(by_speaker.values())
    return lambda: next(clips)
