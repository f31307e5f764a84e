"""Has the synthesisers speak a corpus into a folder, with a manifest of what each file says."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import audio, voices
from .accents import LANGUAGES, spelled
from .kokoro import SAMPLE_RATE, Kokoro
from .lexicon import CORE_WORDS
from .texts import Texts
from .voices import Speech

# Utterances of each engine. Kokoro sounds most like people and varies most, but takes half a second a word.
COUNTS = {"espeak": 8_000, "flite": 2_500, "festival": 2_500, "kokoro": 1_900, "accented": 4_000}
_BY_KOKORO = 4  # one of so many accented words
_FEW_PEOPLE = ("two", "three", "four", "six", "seven", "nine")  # say these in recordings: twice as often here
_KOKORO_VOICES = "kokoro-voices"
_FESTIVAL_BATCH = 100
_JOBS = 2
MANIFEST = "spoken.tsv"  # file name, words

Row = tuple[str, str]


def synthesise(folder: Path, texts: Texts, seed: int, engine: str, count: int | None = None) -> None:
    """Fills `folder`/engine with utterances and their manifest, unless that was done before."""
    target = folder / engine
    if (target / MANIFEST).exists():
        return
    target.mkdir(parents=True, exist_ok=True)
    draw = random.Random(f"{seed} {engine}")
    count = count or COUNTS[engine]
    if engine == "accented":
        rows = _speak_accented(target, draw, count)
    elif engine == "kokoro":
        rows = _speak_kokoro(target, texts, draw, count)
    else:
        rows = _speak_classic(target, texts, draw, engine, count)
    (target / MANIFEST).write_text("".join(f"{name}\t{words}\n" for name, words in rows), encoding="utf-8")


def _speak_classic(target: Path, texts: Texts, draw: random.Random, engine: str, count: int) -> list[Row]:
    pick: dict[str, Callable[[], str]] = {
        "espeak": lambda: voices.draw_espeak(draw),
        "flite": lambda: draw.choice(voices.FLITE_VOICES),
        "festival": lambda: draw.choice(voices.FESTIVAL_VOICES),
    }
    speeches = [
        Speech(
            phrases=tuple(texts.short(draw)),
            file=target / f"{i:05}.wav",
            voice=pick[engine](),
            pitch=draw.random(),
            pace=draw.uniform(0.75, 1.35),
        )
        for i in range(count)
    ]
    with ThreadPoolExecutor(_JOBS) as pool:
        if engine == "festival":
            list(pool.map(voices.render_festival, _batches_by_voice(speeches)))
        else:
            render = {"espeak": voices.render_espeak, "flite": voices.render_flite}[engine]
            list(pool.map(render, speeches))
    return [(speech.file.name, " ".join(speech.phrases)) for speech in speeches if speech.file.exists()]


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
        style, accent = kokoro.draw_style(draw), draw.choice(("en-us", "en-us", "en-gb"))
        file, pace = target / f"{i:05}.wav", draw.uniform(0.8, 1.3)
        # A job that was stopped goes on where it was; the draws above keep the two runs alike.
        if not file.exists():
            samples = kokoro.say(", ".join(phrases), style, accent, pace)
            audio.write(file, audio.resampled(samples, SAMPLE_RATE))
        rows.append((file.name, " ".join(phrases)))
    return rows


def _speak_accented(target: Path, draw: random.Random, count: int) -> list[Row]:
    """Single words that have units of their own, by voices of other languages."""
    kokoro = Kokoro(target.parent / _KOKORO_VOICES)
    rows = []
    for i in range(count):
        word, language = draw.choice((*CORE_WORDS, *_FEW_PEOPLE)), draw.choice(LANGUAGES)
        text, file = spelled(word, language, draw), target / f"{i:05}.wav"
        style, pace = kokoro.draw_foreign_style(draw), draw.uniform(0.75, 1.3)
        voice, pitch = f"{language}+{draw.choice(voices.ESPEAK_VARIANTS)}", draw.random()
        if not file.exists():
            if i % _BY_KOKORO == 0:
                audio.write(file, audio.resampled(kokoro.say(text, style, language, pace), SAMPLE_RATE))
            else:
                voices.render_espeak(Speech((text,), file, voice, pitch, pace))
        rows.append((file.name, word))
    return rows
