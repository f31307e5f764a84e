"""What is asked of a recogniser: sounds, the phrases listened for, and what should be heard."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

import numpy as np

from scripts.training.model import audio
from scripts.training.model.audio import RATE, Samples
from scripts.training.model.corpus import BACKGROUND_TRAINED
from scripts.training.model.lexicon import DIGITS, GARBAGE_WORD, grammar_phrases
from scripts.training.model.recordings import Clip

from .mixing import babble, mixed_at, stretch

YES_NO = ["yes", "no"]
COMMANDS = ["stop", "go", "up", "down", "left", "right", "on", "off"]
SNRS_DB = (20, 10, 5)
_SOME_IN_NOISE = 3  # every third of the other words and digits is heard in each noise: enough to see a change of 2 %
_NOTHING_IN_TWELVE = 0.1  # share of unknown words, and of silence, beside the ten words: 10 % each in the protocol
_DRAWS = 3  # noises that each answer is heard in: from one draw to the next a row of 92 moves by 2 %
_PIECE = 2 * RATE  # samples of a noise or of other people's speech
_GATED = 0.3  # seconds of digital silence
_TOO_QUIET = 0.003  # mean absolute sample of a background that is no kitchen
_COMMAND_GRAMMARS = ("command", "control")


@dataclass(frozen=True)
class Sound:
    """What a recogniser is given, and the words in it ("" for none of those listened for)."""

    name: str
    load: Callable[[], Samples]
    words: str
    speaker: str


@dataclass(frozen=True)
class Trial:
    """One row of the table: the words of a sound should be heard; where it has none, nothing should."""

    name: str
    phrases: list[str]
    sounds: list[Sound]
    first_of_session: bool = False  # each sound is the first one after a start
    strings: bool = False  # what is said is several of the phrases in a row, which no question of the program allows
    at_question: bool = False  # beside what else may be said there; how the program decides then, `kept.py` tells


def in_fold(clip: Clip, fold: str) -> bool:
    """Whether a fold has the clip; a part of every long background recording is held out."""
    if clip.dataset == "gsc_background":
        return True
    return fold == "all" or clip.held_out == (fold == "held-out")


def of_clip(clip: Clip, words: str) -> Sound:
    """A whole clip."""
    return Sound(clip.file.name, lambda: audio.read(clip.file), words, clip.speaker)


def _pieces(clips: Iterable[Clip]) -> list[Sound]:
    """Two-second pieces of recordings, one after the other; of long backgrounds only the part kept for tests."""

    def piece(clip: Clip, start: int) -> Sound:
        name = f"{clip.file.name} at {start / RATE:.0f} s"
        return Sound(name, lambda: audio.read(clip.file)[start : start + _PIECE], "", clip.speaker)

    sounds = []
    for clip in clips:
        length = len(audio.read(clip.file))
        first = int(length * BACKGROUND_TRAINED) if clip.dataset == "gsc_background" else 0
        sounds += [piece(clip, start) for start in range(first, max(first + 1, length - RATE // 2), _PIECE)]
    return sounds


def background(clips: list[Clip]) -> Mapping[str, list[Samples]]:
    """Kind -> noises to put behind words: what people read aloud, for babble, and kitchens."""
    kitchen = [
        samples[int(len(samples) * BACKGROUND_TRAINED) :]
        for samples in (audio.read(c.file) for c in clips if c.dataset == "gsc_background")
        if _TOO_QUIET < np.abs(samples).mean() < 0.1  # neither nearly silent nor synthetic full-scale noise
    ]
    return {"babble": [audio.read(c.file) for c in clips if c.dataset == "librispeech"], "kitchen": kitchen}


def noisy(trial: Trial, kind: str, noises: list[Samples], snr_db: int, around: float = 0.0) -> Trial:
    """The trial with a noise in the background: one of `noises`, or several at once when it is babble.

    `around`: the seconds by which it begins before each sound, and ends after it.
    """

    def behind(sound: Sound) -> Sound:
        def load() -> Samples:
            draw = np.random.default_rng(list(hashlib.sha1(f"{sound.name} {kind} {snr_db}".encode()).digest()))
            clean = sound.load()
            length = len(clean) + 2 * round(around * RATE)
            if kind == "babble":
                noise = babble(noises, length, draw)
            else:
                noise = stretch(noises[draw.integers(len(noises))], length, draw)
            mixed = mixed_at(clean, noise, snr_db)
            return np.asarray(mixed / max(1.0, float(np.abs(mixed).max())), np.float32)

        return replace(sound, load=load)

    return replace(trial, name=f"{trial.name}, {kind} {snr_db} dB", sounds=[behind(sound) for sound in trial.sounds])


def gated(trial: Trial) -> Trial:
    """The trial as microphones with a noise gate give it: digital silence before and after."""

    def between(sound: Sound) -> Sound:
        return replace(sound, load=lambda: np.pad(sound.load(), int(_GATED * RATE)))

    return replace(trial, name=f"{trial.name}, digital silence around", sounds=[between(s) for s in trial.sounds])


def command_phrases(grammars: Path) -> list[str]:
    """All phrases that are always understood, and the short control words."""
    return sorted({p for name in _COMMAND_GRAMMARS for p in grammar_phrases(grammars, only=name)})


def distinct(clips: Iterable[Clip]) -> list[Clip]:
    """The clips without those whose sound is that of an earlier one: Speech Commands has some recordings twice."""
    first: dict[bytes, Clip] = {}
    for clip in clips:
        first.setdefault(audio.read(clip.file).tobytes(), clip)
    return list(first.values())


def twelve_classes(words: list[Sound], unknown: list[Sound], silence: list[Sound]) -> Trial:
    """The protocol of Speech Commands (Warden, 2018): ten words, other words and silence.

    Both others are one class here, for the program does nothing at either.
    """
    draw, count = random.Random(0), round(_NOTHING_IN_TWELVE * len(words))
    some = [draw.sample(others, min(len(others), count)) for others in (unknown, silence)]
    name = "ten words, others and silence (Speech Commands, 12 classes)"
    return Trial(name, [*YES_NO, *COMMANDS, GARBAGE_WORD], [*words, *chain.from_iterable(some)])


def human_trials(clips: list[Clip], grammars: Path) -> list[Trial]:
    """The rows that need recordings, from the given clips."""
    clips = [*distinct(c for c in clips if c.use in ("speech", "other")), *(c for c in clips if c.use == "noise")]
    gsc = [c for c in clips if c.dataset in ("gsc", "gsc_val") and c.use == "speech"]

    def spoken(words: Container[str], among: list[Clip]) -> list[Sound]:
        return [of_clip(c, c.transcript) for c in among if c.transcript in words]

    alone = [*gsc, *(c for c in clips if c.dataset == "an4")]  # of AN4 the clips of one word
    yes_no = Trial("yes/no", [*YES_NO, GARBAGE_WORD], spoken(YES_NO, alone))
    always = grammar_phrases(grammars, only="command")
    commands = Trial("commands", [*command_phrases(grammars), GARBAGE_WORD], spoken(COMMANDS, alone))
    digit_clips = [c for c in clips if c.dataset in ("gsc", "gsc_val", "gsc_train", "fsdd")]
    digits = Trial("digits", [*DIGITS, GARBAGE_WORD], spoken(DIGITS, digit_clips))
    other_gsc = [of_clip(c, "") for c in gsc if c.transcript not in YES_NO]
    unknown = [of_clip(c, "") for c in gsc if c.transcript not in (*YES_NO, *COMMANDS)]
    other = [of_clip(c, "") for c in clips if c.use == "other" and c.dataset != "librispeech"]
    read_aloud = _pieces(c for c in clips if c.dataset == "librispeech")
    noise = _pieces(c for c in clips if c.use == "noise")
    rows = [
        replace(yes_no, name="yes/no without [unk]", phrases=YES_NO),
        yes_no,
        replace(yes_no, name="yes/no, first answer of a session", first_of_session=True),
        gated(yes_no),
        digits,
        gated(digits),
        commands,
        _beside(yes_no, always),
        _beside(digits, always),
        twelve_classes(spoken([*YES_NO, *COMMANDS], gsc), unknown, noise),
        Trial("other words -> yes/no", yes_no.phrases, other_gsc),
        Trial("wake words -> yes/no", yes_no.phrases, other),
        Trial("reading aloud -> yes/no", yes_no.phrases, read_aloud),
        Trial("silence, noise -> yes/no", yes_no.phrases, noise),
    ]
    again = [replace(sound, name=f"{sound.name} {draw}") for draw in range(_DRAWS) for sound in yes_no.sounds]
    for kind, noises in background(clips).items():
        for snr in SNRS_DB:
            others = Trial("other words -> yes/no", yes_no.phrases, other_gsc[::_SOME_IN_NOISE])
            often, few = replace(yes_no, sounds=again), replace(digits, sounds=digits.sounds[::_SOME_IN_NOISE])
            in_noise = (often, others, few, commands, _beside(often, always), _beside(few, always))
            rows += [noisy(trial, kind, noises, snr) for trial in in_noise]
    return rows


def _beside(answers: Trial, commands: list[str]) -> Trial:
    """The answers to a question, where all commands may be said too."""
    phrases = sorted({*answers.phrases, *commands})
    return replace(answers, name=f"{answers.name} beside commands", phrases=phrases, at_question=True)
