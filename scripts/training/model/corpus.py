"""Turns recordings and synthetic speech into varied, labelled features, kept in files between runs."""

from __future__ import annotations

import hashlib
import random
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from . import audio
from .audio import RATE, Samples
from .augment import CHILD, Surroundings, varied
from .features import HIGHEST_HZ, mfcc
from .joining import joined
from .lexicon import DIGITS
from .recordings import Clip, spoken_for_training
from .synthesis import MANIFEST

# How many variations of each clip are heard in an epoch: the fewer recordings a set has for its words, the more.
COPIES = {"gsc": 8, "gsc_train": 3, "fsdd": 4, "an4": 2, "grid_words": 1, "speechocean": 2}
DIGIT_STRING_COPIES = 12  # of sentences that are nothing but digits: the only human ones that are not joined
SYNTHETIC_COPIES = {"espeak": 1, "flite": 1, "festival": 1, "kokoro": 3, "over_prompts": 2}
_JOINED_BY_CHILDREN = 0.5  # there are few recordings of them
NOISE_COPIES = 4
OTHER_SPEECH_COPIES = 8
UNKNOWN_SPEECH = "<speech>"  # stands for people talking, of whom it is only known that they talk
LONGEST_SECONDS = 8.0
# Half of the variations are heard as from another throat: Jaitly and Hinton, "Vocal tract length perturbation".
_OTHER_THROAT, _HIGHEST_HZ = 0.5, (6_400.0, 7_990.0)
_PIECE_SECONDS = (0.8, 2.5)  # of noise and of unknown speech
BACKGROUND_TRAINED = 0.75  # of each long background recording; the rest is for tests
_JOBS = 2


@dataclass(frozen=True)
class Utterance:
    """What is heard, (frames, 40), and which words were said."""

    features: NDArray[np.float16]
    words: tuple[str, ...]


@dataclass(frozen=True)
class Source:
    """A file to make `copies` of; `piece` says to take a random part of it each time, `then` what is said after it.

    `child` is the share of the copies that sound as said by a child.
    """

    file: Path
    words: str
    copies: int
    piece: bool = False
    then: tuple[Path, ...] = ()
    child: float = CHILD


def human_sources(clips: list[Clip]) -> list[Source]:
    """The trainable recordings of people."""
    return [Source(clip.file, clip.transcript, _copies(clip)) for clip in spoken_for_training(clips)]


def _copies(clip: Clip) -> int:
    words = clip.transcript.split()
    return DIGIT_STRING_COPIES if len(words) > 1 and set(words) <= set(DIGITS) else COPIES[clip.dataset]


def joined_sources(clips: list[Clip], count: int, seed: int) -> list[Source]:
    """Strings of two to five digits, each of one person, joined from recordings of single ones."""
    of_speaker = defaultdict[str, list[Clip]](list)
    for clip in spoken_for_training(clips):
        if clip.transcript in DIGITS:
            of_speaker[clip.speaker].append(clip)
    draw = random.Random(seed)
    speakers = [speaker for speaker, said in sorted(of_speaker.items()) if len({c.transcript for c in said}) > 1]
    sources = []
    for speaker in draw.choices(speakers, weights=[len(of_speaker[s]) ** 0.5 for s in speakers], k=count):
        first, *others = draw.choices(of_speaker[speaker], k=draw.choice((2, 2, 3, 4, 5)))
        words = " ".join(clip.transcript for clip in (first, *others))
        sources.append(
            Source(first.file, words, 1, then=tuple(clip.file for clip in others), child=_JOINED_BY_CHILDREN)
        )
    return sources


def background_sources(clips: list[Clip]) -> list[Source]:
    """Noise, and speech without transcript, to learn what is no answer."""
    sources = []
    for clip in clips:
        if not clip.trainable:
            continue
        if clip.dataset == "librispeech":
            sources.append(Source(clip.file, UNKNOWN_SPEECH, OTHER_SPEECH_COPIES, piece=True))
        elif clip.use == "noise":
            copies = NOISE_COPIES * (20 if clip.dataset == "gsc_background" else 1)
            sources.append(Source(clip.file, "", copies, piece=True))
    return sources


def synthetic_sources(folder: Path, engine: str) -> list[Source]:
    """What one synthesiser spoke."""
    rows = (line.split("\t") for line in (folder / engine / MANIFEST).read_text(encoding="utf-8").splitlines())
    return [Source(folder / engine / name, words, SYNTHETIC_COPIES[engine]) for name, words in rows]


def surroundings(clips: list[Clip]) -> Surroundings:
    """The noises, voices and rooms to train in."""

    def sounds(chosen: list[Clip]) -> list[Samples]:
        return [_trained_part(clip.file) for clip in chosen]

    usable = [clip for clip in clips if clip.trainable]
    # Long real backgrounds come several times, so that they are met as often as the many short noises.
    noises = [c for c in usable if c.use == "noise" for _ in range(20 if c.dataset == "gsc_background" else 1)]
    return Surroundings(
        noises=sounds(noises),
        voices=sounds([c for c in usable if c.dataset == "librispeech"]),
        rooms=sounds([c for c in clips if c.use == "room"]),
    )


def _trained_part(file: Path) -> Samples:
    samples = audio.read(file)
    if file.parent.name == "gsc_background":
        samples = samples[: int(len(samples) * BACKGROUND_TRAINED)]
    return samples


def utterances(name: str, sources: list[Source], around: Surroundings, folder: Path, seed: int) -> list[Utterance]:
    """The variations of all sources, from `folder`/name.npz if they are there already."""
    file = folder / f"{name}.npz"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        chunks = [sources[i :: _JOBS * 8] for i in range(_JOBS * 8)]
        with ProcessPoolExecutor(_JOBS, initializer=_remember, initargs=(around, seed)) as pool:
            made = [utterance for chunk in pool.map(_vary_all, chunks) for utterance in chunk]
        np.savez(
            file,
            features=np.concatenate([utterance.features for utterance in made]),
            lengths=np.array([len(utterance.features) for utterance in made]),
            words=np.array([" ".join(utterance.words) for utterance in made]),
        )
    with np.load(file) as stored:
        parts = np.split(stored["features"], np.cumsum(stored["lengths"])[:-1])
        return [Utterance(part, tuple(str(w).split())) for part, w in zip(parts, stored["words"], strict=True)]


_state: dict[str, tuple[Surroundings, int]] = {}


def _remember(around: Surroundings, seed: int) -> None:
    _state["now"] = (around, seed)


def _vary_all(sources: list[Source]) -> list[Utterance]:
    around, seed = _state["now"]
    made = []
    for source in sources:
        key = hashlib.sha1(f"{seed} {source.file.parent.name}/{source.file.name} {source.words}".encode()).digest()
        draw = np.random.default_rng(list(key))
        samples = _trained_part(source.file)
        if source.then:
            samples = joined([samples, *map(_trained_part, source.then)], draw)
        if not source.piece and not RATE * 0.1 < len(samples) < RATE * LONGEST_SECONDS:
            continue
        for _ in range(source.copies):
            part = samples
            if source.piece and len(samples) > RATE:
                length = min(len(samples), int(RATE * draw.uniform(*_PIECE_SECONDS)))
                part = samples[(start := draw.integers(len(samples) - length + 1)) : start + length]
            highest = draw.uniform(*_HIGHEST_HZ) if draw.random() < _OTHER_THROAT else HIGHEST_HZ
            made.append(Utterance(mfcc(varied(part, around, draw, source.child), highest), tuple(source.words.split())))
    return made
