"""Children and grown-ups who speak English with an accent: strings of digits, and sentences that answer nothing.

Of the data set speechocean (Zhang et al. 2021): native speakers of Mandarin, half of them children.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path

from scripts.training.model.lexicon import DIGITS, GARBAGE_WORD
from scripts.training.model.recordings import Clip

from .trials import YES_NO, Sound, Trial, command_phrases, of_clip

DATASET = "speechocean"
CHILDHOOD = 12
"""Years of age, the last ones of a child."""
_SOUND_LIKE_ANSWERS = frozenset({*YES_NO, "know", "yeah"})


def accented_trials(clips: Iterable[Clip], audio_folder: Path, grammars: Path) -> list[Trial]:
    """The rows; none where the folder has not these recordings."""
    clips = [clip for clip in clips if clip.dataset == DATASET]
    if not clips:
        return []
    ages = _ages(audio_folder / DATASET / "speakers.tsv")
    strings = [clip for clip in clips if set(clip.transcript.split()) <= set(DIGITS)]
    talk = [of_clip(clip, "") for clip in clips if not _SOUND_LIKE_ANSWERS & set(clip.transcript.split())]
    # Vosk makes a bigram of the phrases: without pairs, a digit after a digit is as unlikely as two answers in a row.
    pairs = [f"{one} {other}" for one in DIGITS for other in DIGITS]
    digits, commands = [*DIGITS, *pairs, GARBAGE_WORD], command_phrases(grammars)
    said = {word for phrase in commands for word in phrase.split()}
    no_command = [of_clip(clip, "") for clip in clips if not said & set(clip.transcript.split())]
    return [
        Trial("strings of digits, children", digits, _spoken(strings, ages, children=True), strings=True),
        Trial("strings of digits, grown-ups", digits, _spoken(strings, ages, children=False), strings=True),
        Trial("sentences -> yes/no", [*YES_NO, GARBAGE_WORD], talk),
        Trial("sentences -> commands", [*commands, GARBAGE_WORD], no_command),
    ]


def _ages(table: Path) -> Mapping[str, int]:
    """The age of each speaker, in years."""
    with table.open(encoding="utf-8", newline="") as file:
        return {row["speaker"]: int(row["age"]) for row in csv.DictReader(file, delimiter="\t")}


def _spoken(clips: Iterable[Clip], ages: Mapping[str, int], *, children: bool) -> list[Sound]:
    among = (clip for clip in clips if (ages[clip.speaker] <= CHILDHOOD) == children)
    return [of_clip(clip, clip.transcript) for clip in among]
