"""Numbers spoken by synthetic voices that the model has never learned from."""

from __future__ import annotations

import itertools
from pathlib import Path

from scripts.training.model import audio, voices
from scripts.training.model.lexicon import DIGITS, GARBAGE_WORD
from scripts.training.model.voices import Speech

from .trials import Sound, Trial

_TEENS = ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
NUMBERS = [*DIGITS, "ten", *_TEENS, "twenty"]
_ACCENTS = ("en-us", "en-gb")


def numbers_trial(folder: Path) -> Trial:
    """Zero to twenty by every held-out voice of espeak-ng, rendered into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    sounds = []
    for accent, variant, number in itertools.product(_ACCENTS, voices.ESPEAK_HELD_OUT, NUMBERS):
        voice = f"{accent}+{variant}"
        file = folder / f"{voice}-{number}.wav"
        if not file.exists():
            voices.render_espeak(Speech((number,), file, voice, pitch=0.5, pace=1.0))
        sounds.append(Sound(file.name, lambda file=file: audio.read(file), number, voice))  # type: ignore[misc]
    return Trial("0 to 20, unseen synthetic voices", [*NUMBERS, GARBAGE_WORD], sounds)
