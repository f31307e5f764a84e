"""Has the synthesisers speak a corpus into a folder, with a manifest of what each file says."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import accents, audio, voices
from .kokoro import SAMPLE_RATE, Kokoro
from .lexicon import CORE_WORDS
from .texts import Texts
from .voices import Speech

# Utterances of each engine. Kokoro sounds most like people and varies most, but takes half a second a word.
COUNTS = {"espeak": 8_000, "flite": 2_500, "festival": 2_500, "pico": 1_500, "kokoro": 1_900, "accented": 4_000}
_ACCENTING = ("kokoro", "espeak", "festival", "espeak", "pico", "espeak")  # one accented word after the other
_FEW_PEOPLE = ("two", "three", "four", "six", "seven", "nine")  # say these in recordings: twice as often here
_KOKORO_VOICES = "kokoro-voices"
_FESTIVAL_BATCH = 100
_JOBS = 2
MANIFEST = "spoken.tsv"  # file name, words
_RENDERERS = {"espeak": voices.render_espeak, "flite": voices.render_flite, "pico": voices.render_pico}

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
        "pico": lambda: draw.choice(voices.PICO_VOICES),
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
    rows, speeches = list[Row](), dict[str, list[Speech]]()
    for i in range(count):
        engine, word = _ACCENTING[i % len(_ACCENTING)], draw.choice((*CORE_WORDS, *_FEW_PEOPLE))
        voice, language = _draw_foreign(engine, draw)
        text, file = accents.spelled(word, language, draw), target / f"{i:05}.wav"
        pitch, pace, style = draw.random(), draw.uniform(0.75, 1.3), kokoro.draw_foreign_style(draw)
        rows.append((file.name, word))
        if file.exists():
            continue
        if engine == "kokoro":
            audio.write(file, audio.resampled(kokoro.say(text, style, language, pace), SAMPLE_RATE))
        else:
            speeches.setdefault(engine, []).append(Speech((text,), file, voice, pitch, pace))
    for engine, of_engine in speeches.items():
        _render(engine, of_engine)
    return [row for row in rows if (target / row[0]).exists()]


def _draw_foreign(engine: str, draw: random.Random) -> tuple[str, str]:
    """A voice of the engine, and the language that it reads."""
    if engine in accents.NATIVE_VOICES:
        return draw.choice(accents.NATIVE_VOICES[engine])
    language = draw.choice(accents.LANGUAGES)
    return f"{language}+{draw.choice(voices.ESPEAK_VARIANTS)}", language
