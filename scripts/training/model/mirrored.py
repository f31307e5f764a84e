"""Words that few people say in recordings, out of "one", which many say, as far as a model hears them there.

Said backwards, "one" is "no", where it is not rather "now". Mirrored in its vowel it is "none"; behind the beginning of
a "down" of the same person it is "done".
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from voice_supercat.speech.hearing.among_all import AmongAll
from voice_supercat.speech.hearing.model import load_model

from . import audio
from .audio import HOP, RATE, Samples
from .recordings import Clip
from .spliced import Said, joined, vowel_in
from .store import Recording

MIRRORED = "mirrored"
"""The dataset of what is made here."""
Behind: TypeAlias = Callable[[Samples], Mapping[str, float]]
"""The words that may be in a sound, each with the nats that it is behind the most probable one."""
_AS: Final = {
    "no": (("no", "know", "nope", "known", "node", "nor"), 1.0),
    "none": (("none",), 3.0),
    "done": (("done", "dumb"), 1.5),
}
"""The words as which it may be heard, and the nats that these may be behind."""
_FEWEST_FRAMES = 10  # of a vowel, with what is voiced around it
_AROUND = RATE // 20  # samples kept on both sides of what is voiced
_TAIL = RATE // 10  # samples kept behind it, where the word goes on as it was said
_LOUDEST = 0.4  # of what is listened to: a word at the usual level


def heard_by(model: Path) -> Behind:
    """What a model directory hears among all its single words. Raises ValueError where these are too many."""
    among_all = AmongAll(load_model(model))

    def behind(sound: Samples) -> dict[str, float]:
        among_all.begins()
        result = among_all.result(audio.as_int16(sound), phrases=False)
        if result is None:
            raise ValueError(f"{model} has too many words to be searched among all of them.")
        found = json.loads(result[0])["alternatives"]
        return {one["text"]: found[0]["confidence"] - one["confidence"] for one in reversed(found)}

    return behind


def mirrored(clips: Iterable[Clip], behind: Behind, seed: int = 0) -> Iterator[Recording]:
    """What becomes of each "one" and is heard as it is meant."""
    downs = defaultdict[tuple[str, str], list[Clip]](list)
    ones = list[Clip]()
    for clip in clips:
        if clip.transcript == "down":
            downs[clip.dataset, clip.speaker].append(clip)
        elif clip.transcript == "one":
            ones.append(clip)
    draw = random.Random(seed)
    for clip in ones:
        own = downs[clip.dataset, clip.speaker]
        down = _read(draw.choice(own)) if own else None
        for word, made in made_of(_read(clip), down, draw):
            sound = _at_usual_level(made)
            if _heard_as_meant(word, behind(sound)):
                yield Recording(sound, MIRRORED, clip.speaker, word)


def mirrored_none(clip: Clip, seed: str) -> Samples | None:
    """The "none" of a recorded "one", whatever it may be heard as; None where no vowel is found."""
    one = _read(clip)
    voiced = _long_vowel_in(one)
    return _at_usual_level(there_and_back(one, voiced, random.Random(seed))) if voiced else None


def _at_usual_level(made: Said) -> Samples:
    return np.asarray(made * (_LOUDEST / np.abs(made).max()), np.float32)


def _read(clip: Clip) -> Said:
    return audio.as_int16(audio.read(clip.file)).astype(np.float64)


def made_of(one: Said, down: Said | None, draw: random.Random) -> Iterator[tuple[str, Said]]:
    """Each word with its samples, of a "one" and a "down" of the same person; none where no vowel is found."""
    voiced = _long_vowel_in(one)
    if voiced is None:
        return
    yield "no", backwards(one, voiced, draw)
    yield "none", there_and_back(one, voiced, draw)
    begun = None if down is None else vowel_in(down)
    if down is not None and begun:
        yield "done", begun_as(down, begun, one, voiced, draw)


def _long_vowel_in(one: Said) -> range | None:
    voiced = vowel_in(one)
    return voiced if voiced and len(voiced) >= _FEWEST_FRAMES else None


def backwards(word: Said, voiced: range, draw: random.Random) -> Said:
    """What is voiced, from its end to its beginning, which fades away."""
    said = word[max(0, voiced.start * HOP - _AROUND) : voiced.stop * HOP + _AROUND][::-1].copy()
    fade = min(len(said) // 2, int(draw.uniform(0.04, 0.14) * RATE))
    said[-fade:] *= np.linspace(1, 0, fade)
    return said


def there_and_back(word: Said, voiced: range, draw: random.Random) -> Said:
    """From its end back to the middle of its vowel, and from there to its end."""
    middle = (voiced.start + int(len(voiced) * draw.uniform(0.3, 0.5))) * HOP
    rest = word[middle : voiced.stop * HOP + _TAIL]
    back = rest[::-1].copy()
    fade = min(_TAIL, len(back) // 3)
    back[:fade] *= np.linspace(0, 1, fade)
    return joined([back, rest[int(draw.uniform(0, 0.05) * RATE) :]])


def begun_as(first: Said, begun: range, second: Said, voiced: range, draw: random.Random) -> Said:
    """The second word from the middle of its vowel on, behind the first to the beginning of its own."""
    rest = second[voiced.start * HOP + int(len(voiced) * HOP * draw.uniform(0.3, 0.45)) :]
    level = _power(first, begun) / _power(second, voiced)
    beginning = first[max(0, begun.start * HOP - _TAIL) : begun.start * HOP + int(draw.uniform(0.02, 0.05) * RATE)]
    return joined([beginning, rest * np.sqrt(level)])


def _power(word: Said, voiced: range) -> float:
    return float(np.square(word[voiced.start * HOP : voiced.stop * HOP]).mean())


def _heard_as_meant(word: str, behind: Mapping[str, float]) -> bool:
    names, most = _AS[word]
    return min((behind[name] for name in names if name in behind), default=np.inf) <= most
