"""Words said over the program's own voice, as the recogniser gets them: with what subtracting the prompt leaves of it.

Training with such sounds takes a third of the false rejections over playback: Maas and others, "Combining acoustic
embeddings and decoding features for end-of-utterance detection" and arXiv 1808.00563.
"""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from scripts.benchmarks.robot.acoustics import Response, in_room, living_rooms
from scripts.benchmarks.robot.echoes import BLOCK, DELAY, ECHO, WORD_AT, Air, Scene, through_cheap_device
from scripts.benchmarks.robot.levels import at_level, word_in
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing, resample
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.hearing.echo import EchoFree, webrtc_canceller
from voice_supercat.speech.hearing.echo_filter import EchoFilter
from voice_supercat.speech.saying.voice import Pyttsx3Voice

from . import audio
from .lexicon import CORE_WORDS
from .recordings import Clip, spoken_for_training
from .synthesis import MANIFEST

COUNT = 1_500
ENGINE = "over_prompts"
_PROMPTS = 60
_PROMPT_WORDS = (9, 16)
_ABOVE_DB = (-3.0, 12.0)  # of the word over the echo in the microphone
_ALONE = 0.15  # of the scenes have no word: what is left of the prompt is no answer
_CHEAP = 0.3  # of the scenes have a loudspeaker that distorts
_AROUND = 0.25  # seconds kept before and after the word
_JOBS = 2


def record(folder: Path, clips: list[Clip], words: list[str], seed: int, count: int = COUNT) -> None:
    """Fills `folder`/over_prompts with single words over prompts made of `words`, unless that was done before.

    Only every second room is used; the others are for tests.
    """
    target = folder / ENGINE
    if (target / MANIFEST).exists():
        return
    target.mkdir(parents=True, exist_ok=True)
    draw = random.Random(seed)
    voice = Pyttsx3Voice()
    texts = [" ".join(draw.choices(words, k=draw.randint(*_PROMPT_WORDS))) for _ in range(_PROMPTS)]
    prompts = [resample(sound.samples, sound.rate, HEARING_RATE) for sound in map(voice.render, texts)]
    voice.close()
    # Without FSDD, of whom a speaker may be left out.
    of_others = (clip for clip in spoken_for_training(clips) if clip.dataset != "fsdd")
    said = [clip for clip in of_others if clip.transcript in CORE_WORDS]
    rooms = living_rooms(clips)[::2]
    jobs = [(draw.choice(prompts), draw.choice(rooms), draw.choice(said), draw.getrandbits(32)) for _ in range(count)]
    with ProcessPoolExecutor(_JOBS) as pool:
        made = list(pool.map(_said_over, *zip(*jobs, strict=True), chunksize=20))
    rows = []
    for i, (samples, spoken) in enumerate(made):
        audio.write(target / f"{i:05}.wav", np.asarray(samples / 32_768, np.float32))
        rows.append(f"{i:05}.wav\t{spoken}\n")
    (target / MANIFEST).write_text("".join(rows), encoding="utf-8")


def _said_over(prompt: Samples, room: Response, clip: Clip, seed: int) -> tuple[Samples, str]:
    """What the program hears around the word, and the word; "" for none."""
    draw = random.Random(seed)
    sent = through_cheap_device(prompt) if draw.random() < _CHEAP else prompt
    echo = in_room(np.concatenate([np.zeros(int(DELAY * HEARING_RATE)), sent]), room)
    loud = (echo * (8_000 / np.abs(echo).max())).astype(np.int16)
    word = read_for_hearing(clip.file)
    word = word[max(0, word_in(word).start - BLOCK) : word_in(word).end + BLOCK]
    alone = draw.random() < _ALONE
    scene = Scene(prompt, at_level(loud, ECHO), word, "" if alone else clip.transcript)
    reference = Reference()
    air = Air(scene, None if alone else draw.uniform(*_ABOVE_DB), reference)
    free = EchoFree(air, reference, webrtc_canceller(), EchoFilter())
    heard = []
    while not air.over:
        if (block := free.read(0.0)) and air.at > 0:
            heard.append(block.to_recognise)
    around = slice(int((WORD_AT - _AROUND) * HEARING_RATE), int((WORD_AT + _AROUND) * HEARING_RATE) + len(word))
    return np.concatenate(heard)[around], scene.said
