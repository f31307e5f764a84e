"""What is learned from: recordings and synthetic speech, gathered in a store, and how often each of them is heard."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from . import audio, store
from .aligning import Aligner
from .audio import RATE, Samples
from .drawing import Source
from .lexicon import DIGITS
from .mirrored import MIRRORED, heard_by, mirrored
from .recordings import Clip, spoken_for_training
from .spliced import SPLICED, spliced
from .store import Recording, Sound, Store
from .synthesis import MANIFEST

# How often each sound is heard in an epoch: the fewer recordings a set has for its words, the more.
_COPIES = {"gsc": 8, "gsc_train": 3, "fsdd": 4, "an4": 2, "grid_words": 1, "speechocean": 2}
_HUMAN = tuple(_COPIES)
CUT = "cut"
"""The dataset of single words that were cut from sentences: human ones where there are no others."""
_COPIES |= {"espeak": 1, "flite": 1, "festival": 1, "pico": 1, "kokoro": 3}
_COPIES |= {CUT: 3, "accented": 3, "commands": 2, "numbers": 2, "asides": 2, "counted": 2, "over_prompts": 2}
_COPIES |= {SPLICED: 4, MIRRORED: 2}
_STRING_COPIES = 12  # of sentences that are nothing but digits: the only human ones that are not joined
_JOINED = 7_000  # strings of digits
_JOINED_BY_CHILDREN = 0.5  # there are few recordings of them
_NOISE_COPIES, _BACKGROUND_COPIES = 4, 80  # long backgrounds are met as often as the many short noises
_OTHER_SPEECH_COPIES = 8
_TALK = 4  # words of a sentence
UNKNOWN_SPEECH = "<speech>"  # stands for people talking, of whom it is only known that they talk
NOISE, LONG_NOISE, OTHER_SPEECH = "noise", "gsc_background", "librispeech"  # datasets of a store
_NOISES = (NOISE, LONG_NOISE)
LONGEST_SECONDS = 8.0
BACKGROUND_TRAINED = 0.75  # of each long background recording; the rest is for tests
_AROUND = 0.05  # seconds kept on both sides of a word that is cut from a sentence


@dataclass(frozen=True)
class Corpus:
    """A store, and each source as often as it is heard in an epoch."""

    store: Store
    sources: list[Source]

    @property
    def frames(self) -> int:
        """About how many features an epoch has."""
        return int(sum(source.frames for source in self.sources))

    @property
    def noises(self) -> list[Sound]:
        """Each as often as it is to be met."""
        return [sound for sound in self.store.sounds for _ in range(_copies(sound)) if sound.dataset in _NOISES]

    @property
    def voices(self) -> list[Sound]:
        """People who talk, of whom several at once are babble."""
        return [sound for sound in self.store.sounds if _is_talk(sound)]


def corpus(stored: Store, without: Collection[str]) -> Corpus:
    """What is learned from a store, `without` some speakers of the Free Spoken Digit Dataset."""
    sounds = [
        sound for sound in stored.sounds if sound.dataset not in ("fsdd", MIRRORED) or sound.speaker not in without
    ]
    by_people = [sound for sound in sounds if sound.dataset in (*_HUMAN, CUT) and len(sound.words) == 1]
    whole = store.with_more(stored, spliced(stored.samples, by_people))
    sources = list[Source]()
    for sound in [*sounds, *whole.sounds[len(stored.sounds) :]]:
        part = sound.dataset in (*_NOISES, OTHER_SPEECH)
        sources += [Source((sound,), part)] * _copies(sound)
    said = defaultdict[str, list[Sound]](list)
    for sound in by_people:
        if sound.words[0] in DIGITS:
            said[sound.speaker].append(sound)
    return Corpus(whole, sources + _joined(said))


def _joined(said: dict[str, list[Sound]]) -> list[Source]:
    """Strings of two to five digits, each of one person, joined from recordings of single ones."""
    draw = random.Random(0)
    several = [Source(tuple(of), joined=True) for of in said.values() if len({sound.words for sound in of}) > 1]
    by_children = [replace(source, child=_JOINED_BY_CHILDREN) for source in several]
    return draw.choices(by_children, weights=[len(source.sounds) ** 0.5 for source in several], k=_JOINED)


def _is_talk(sound: Sound) -> bool:
    return sound.dataset == OTHER_SPEECH or (sound.dataset in _HUMAN and len(sound.words) >= _TALK)


def _copies(sound: Sound) -> int:
    if sound.dataset in _NOISES:
        return _BACKGROUND_COPIES if sound.dataset == LONG_NOISE else _NOISE_COPIES
    if sound.dataset == OTHER_SPEECH:
        return _OTHER_SPEECH_COPIES
    if len(sound.words) > 1 and set(sound.words) <= set(DIGITS) and sound.dataset in _HUMAN:
        return _STRING_COPIES
    return _COPIES[sound.dataset]


def gather(
    folder: Path, clips: list[Clip], speech: Path, engines: Collection[str], wanted: Collection[str], model: Path
) -> None:
    """Makes a store of all that may be learned from, unless there is one.

    `speech` holds what the engines spoke. The `model` cuts the `wanted` words out of sentences, and hears what becomes
    of words that are mirrored.
    """
    if not store.exists(folder):
        rooms = (audio.read(clip.file) for clip in clips if clip.use == "room")
        human = _human(clips, wanted, Aligner(model))
        others = mirrored(spoken_for_training(clips), heard_by(model))
        recordings = chain(human, others, _background(clips), _synthetic(speech, engines))
        store.write(folder, recordings, rooms, CUT)


def _human(clips: list[Clip], wanted: Collection[str], aligner: Aligner) -> Iterator[Recording]:
    for clip in spoken_for_training(clips):
        samples = audio.read(clip.file)
        if not RATE * 0.1 < len(samples) < RATE * LONGEST_SECONDS:
            continue
        said = clip.transcript.split()
        words = aligner.aligned(said, samples) if len(said) > 1 and set(wanted) & set(said) else []
        parts = [(w.word, max(0.0, w.start - _AROUND), w.end + _AROUND) for w in words if w.word in wanted]
        parts = [part for part in parts if part[2] * RATE <= len(samples)]
        yield Recording(samples, clip.dataset, clip.speaker, clip.transcript, tuple(parts))


def _background(clips: list[Clip]) -> Iterator[Recording]:
    """Noise, and speech without transcript, to learn what is no answer."""
    for clip in clips:
        if clip.trainable and clip.dataset == OTHER_SPEECH:
            yield Recording(audio.read(clip.file), OTHER_SPEECH, clip.speaker, UNKNOWN_SPEECH)
        elif clip.trainable and clip.use == "noise":
            kind = LONG_NOISE if clip.dataset == LONG_NOISE else NOISE
            yield Recording(_trained_part(clip), kind, clip.speaker, "")


def _trained_part(clip: Clip) -> Samples:
    samples = audio.read(clip.file)
    return samples[: int(len(samples) * BACKGROUND_TRAINED)] if clip.dataset == LONG_NOISE else samples


def _synthetic(speech: Path, engines: Collection[str]) -> Iterator[Recording]:
    for engine in engines:
        for line in (speech / engine / MANIFEST).read_text(encoding="utf-8").splitlines():
            name, words = line.split("\t")
            samples = audio.read(speech / engine / name)
            if RATE * 0.1 < len(samples) < RATE * LONGEST_SECONDS:
                yield Recording(samples, engine, engine, words)
