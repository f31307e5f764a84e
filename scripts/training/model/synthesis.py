"""Has the synthesisers speak a corpus into a folder, with a manifest of what each file says."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from . import accents, voices
from .kokoro import Kokoro
from .lexicon import CORE_WORDS
from .texts import Texts
from .voices import Speech

# Utterances of each engine. Kokoro sounds most like people and varies most, but takes half a second a word.
COUNTS = {"espeak": 8_000, "flite": 2_500, "festival": 2_500, "pico": 1_500, "kokoro": 1_900}
COUNTS |= {"accented": 4_000, "commands": 3_200, "numbers": 1_200, "asides": 900, "counted": 1_500}
_ACCENTING = ("kokoro", "espeak", "festival", "espeak", "pico", "espeak")  # one accented word after the other
_ENGLISH_MIX = ("kokoro", "espeak", "flite", "kokoro", "festival", "pico")  # the same for phrases by English voices
_ACCENTS = ("en-us", "en-us", "en-gb")  # of Kokoro's pronunciation
_FEW_PEOPLE = ("two", "three", "four", "six", "seven", "nine")  # say these in recordings: twice as often here
_KOKORO_VOICES = "kokoro-voices"
_FESTIVAL_BATCH = 100
_JOBS = 2
MANIFEST = "spoken.tsv"  # file name, words
_RENDERERS = {"espeak": voices.render_espeak, "flite": voices.render_flite, "pico": voices.render_pico}
_ENGLISH = {"flite": voices.FLITE_VOICES, "festival": voices.FESTIVAL_VOICES, "pico": voices.PICO_VOICES}

Row = tuple[str, str]


@dataclass(frozen=True)
class _Asked:
    """Words, their spelling for a voice, and the voice: for Kokoro one of espeak-ng, which pronounces, and a style."""

    words: str
    text: str
    engine: str
    voice: str
    style: NDArray[np.float32]


def synthesise(folder: Path, texts: Texts, seed: int, engine: str, count: int | None = None) -> None:
    """Fills `folder`/engine with utterances and their manifest, unless that was done before."""
    target = folder / engine
    if (target / MANIFEST).exists():
        return
    target.mkdir(parents=True, exist_ok=True)
    draw = random.Random(f"{seed} {engine}")
    count = count or COUNTS[engine]
    if engine == "accented" or engine in texts.in_english:
        kokoro = Kokoro(target.parent / _KOKORO_VOICES)
        one = _accented if engine == "accented" else partial(_in_english, texts.in_english[engine])
        rows = _speak_mixed(target, draw, (one(kokoro, draw, i) for i in range(count)), kokoro)
    elif engine == "kokoro":
        rows = _speak_kokoro(target, texts, draw, count)
    else:
        rows = _speak_classic(target, texts, draw, engine, count)
    (target / MANIFEST).write_text("".join(f"{name}\t{words}\n" for name, words in rows), encoding="utf-8")


def _speak_classic(target: Path, texts: Texts, draw: random.Random, engine: str, count: int) -> list[Row]:
    speeches = [
        Speech(
            phrases=tuple(texts.short(draw)),
            file=target / f"{i:05}.wav",
            voice=_voice(engine, draw),
            pitch=draw.random(),
            pace=draw.uniform(0.75, 1.35),
        )
        for i in range(count)
    ]
    _render(engine, speeches)
    return [(speech.file.name, " ".join(speech.phrases)) for speech in speeches if speech.file.exists()]


def _render(engine: str, speeches: list[Speech]) -> None:
    with ThreadPoolExecutor(_JOBS) as pool:
        if engine == "festival":
            list(pool.map(voices.render_festival, _batches_by_voice(speeches)))
        else:
            list(pool.map(_RENDERERS[engine], speeches))


def _batches_by_voice(speeches: list[Speech]) -> list[list[Speech]]:
    of_voice: dict[str, list[Speech]] = {}
    for speech in speeches:
        of_voice.setdefault(speech.voice, []).append(speech)
    return [
        same[start : start + _FESTIVAL_BATCH]
        for same in of_voice.values()
        for start in range(0, len(same), _FESTIVAL_BATCH)
    ]


def _speak_kokoro(target: Path, texts: Texts, draw: random.Random, count: int) -> list[Row]:
    kokoro = Kokoro(target.parent / _KOKORO_VOICES)
    rows = []
    for i in range(count):
        phrases = texts.listing(draw, draw.choice((1, 1, 2, 4, 6)))
        style, accent = kokoro.draw_style(draw), draw.choice(_ACCENTS)
        file, pace = target / f"{i:05}.wav", draw.uniform(0.8, 1.3)
        # A job that was stopped goes on where it was; the draws above keep the two runs alike.
        if not file.exists():
            kokoro.render(file, ", ".join(phrases), style, accent, pace)
        rows.append((file.name, " ".join(phrases)))
    return rows


def _accented(kokoro: Kokoro, draw: random.Random, number: int) -> _Asked:
    """A word that has units of its own, by a voice of another language."""
    engine, word = _ACCENTING[number % len(_ACCENTING)], draw.choice((*CORE_WORDS, *_FEW_PEOPLE))
    voice, language = _draw_foreign(engine, draw)
    text, style = accents.spelled(word, language, draw), kokoro.draw_foreign_style(draw)
    return _Asked(word, text, engine, language if engine == "kokoro" else voice, style)


def _in_english(phrases: Sequence[str], kokoro: Kokoro, draw: random.Random, number: int) -> _Asked:
    """One of the phrases, by an English voice."""
    engine, phrase = _ENGLISH_MIX[number % len(_ENGLISH_MIX)], draw.choice(phrases)
    voice = draw.choice(_ACCENTS) if engine == "kokoro" else _voice(engine, draw)
    return _Asked(phrase, phrase, engine, voice, kokoro.draw_style(draw))


def _speak_mixed(target: Path, draw: random.Random, asked: Iterable[_Asked], kokoro: Kokoro) -> list[Row]:
    """Short utterances of several engines."""
    rows, speeches = list[Row](), dict[str, list[Speech]]()
    for i, one in enumerate(asked):
        file, pitch, pace = target / f"{i:05}.wav", draw.random(), draw.uniform(0.75, 1.3)
        rows.append((file.name, one.words))
        if file.exists():
            continue
        if one.engine == "kokoro":
            kokoro.render(file, one.text, one.style, one.voice, pace)
        else:
            speeches.setdefault(one.engine, []).append(Speech((one.text,), file, one.voice, pitch, pace))
    for engine, of_engine in speeches.items():
        _render(engine, of_engine)
    return [row for row in rows if (target / row[0]).exists()]


def _voice(engine: str, draw: random.Random) -> str:
    """An English voice of the engine."""
    return draw.choice(_ENGLISH[engine]) if engine in _ENGLISH else voices.draw_espeak(draw)


def _draw_foreign(engine: str, draw: random.Random) -> tuple[str, str]:
    """A voice of the engine, and the language that it reads."""
    if engine in accents.NATIVE_VOICES:
        return draw.choice(accents.NATIVE_VOICES[engine])
    language = draw.choice(accents.LANGUAGES)
    return f"{language}+{draw.choice(voices.ESPEAK_VARIANTS)}", language
