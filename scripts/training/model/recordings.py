"""The human recordings and noises of an audio folder, and which of them the model may learn from."""

from __future__ import annotations

import csv
import hashlib
from dataclasses import dataclass
from pathlib import Path

# Licences that allow a model trained on the recordings to be given away, with attribution.
TRAINABLE_LICENCES = ("CC0", "CC-BY-3.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CMU AN4 (BSD-style)", "public domain", "MIT")
# Read as speech for the model: the rest ("other") only tests rejection, or babbles in the background.
TRAINED_DATASETS = ("gsc", "gsc_train", "an4", "fsdd", "grid_words", "speechocean")
UNKNOWN_SPEECH_DATASET = "librispeech"  # learned from as unknown speech and babble
TUNING_DATASET = "gsc_val"
HELD_OUT_SHARE = 0.2
# FSDD has so few speakers that a hash is no fair choice: one of four is kept back by name.
FSDD_HELD_OUT = "theo"


@dataclass(frozen=True)
class Clip:
    """One row of the manifest."""

    file: Path
    dataset: str
    speaker: str
    transcript: str
    licence: str
    use: str  # speech, other, noise or room
    fsdd_held_out: str = FSDD_HELD_OUT

    @property
    def held_out(self) -> bool:
        """Whether the clip belongs to the fold that the model never learns from: by speaker, or by file."""
        if self.dataset == "fsdd":
            return self.speaker == self.fsdd_held_out
        if self.dataset == TUNING_DATASET:
            return True
        if self.use in ("speech", "other") and self.dataset not in (*TRAINED_DATASETS, UNKNOWN_SPEECH_DATASET):
            return True
        # Background recordings are few and long: all are learned from, except their last quarter (see noises).
        if self.dataset in ("gsc_background", "rooms"):
            return False
        named = self.speaker if self.use == "speech" or self.dataset == UNKNOWN_SPEECH_DATASET else self.file.name
        return int(hashlib.sha1(named.encode()).hexdigest(), 16) % 1000 < 1000 * HELD_OUT_SHARE

    @property
    def trainable(self) -> bool:
        """Whether the model may learn from the clip."""
        return self.licence in TRAINABLE_LICENCES and not self.held_out


def read_manifest(audio_folder: Path, fsdd_held_out: str = FSDD_HELD_OUT) -> list[Clip]:
    """All clips of `manifest.tsv` in the folder, in its order."""
    with (audio_folder / "manifest.tsv").open(encoding="utf-8", newline="") as manifest:
        return [
            Clip(
                file=audio_folder / row["path"],
                dataset=row["dataset"],
                speaker=row["speaker"],
                transcript=row["transcript"].lower(),
                licence=row["licence"],
                use=row["use"],
                fsdd_held_out=fsdd_held_out,
            )
            for row in csv.DictReader(manifest, delimiter="\t")
        ]


def spoken_for_training(clips: list[Clip]) -> list[Clip]:
    """Transcribed clips to learn from."""
    return [clip for clip in clips if clip.dataset in TRAINED_DATASETS and clip.use == "speech" and clip.trainable]
