"""A word that nobody says in the recordings, as people who said "one" would say it: "none"."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from scripts.training.model.lexicon import GARBAGE_WORD, grammar_phrases
from scripts.training.model.mirrored import mirrored_none
from scripts.training.model.recordings import Clip

from .trials import Sound, Trial, distinct

NONE = "none at a question, mirrored"


def none_trial(clips: Iterable[Clip], grammars: Path) -> Trial:
    """ "None" at a question for a number, with all commands beside the numbers."""
    numbers, commands = (grammar_phrases(grammars, only=name) for name in ("number", "command"))
    ones = distinct(clip for clip in clips if clip.transcript == "one")
    made = ((clip, mirrored_none(clip, clip.file.name)) for clip in ones)
    sounds = [Sound(clip.file.name, none.copy, "none", clip.speaker) for clip, none in made if none is not None]
    return Trial(NONE, [*numbers, *commands, GARBAGE_WORD], sounds, at_question=True)
