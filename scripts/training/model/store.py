"""All sounds that are learned from, in one folder that can be carried to another machine.

`sounds.tsv` has a line for each: where it lies in the whole (samples), its dataset, its speaker and what is said. The
whole is in Ogg Opus files, a tenth of the size of samples; room responses, of which nothing may be lost, are in
`rooms.npy`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray

from . import audio
from .audio import RATE, Samples, as_int16

_INDEX, _ROOMS = "sounds.tsv", "rooms.npy"
_FILE_SECONDS = 600
_GAP = RATE // 50  # samples of silence between two sounds, so that neither is heard in the other
_COMPRESSION = 0.92  # of libsndfile's scale: about 27 kbit/s, 22 dB below the speech
_ROOM_SECONDS = 0.5


@dataclass(frozen=True)
class Sound:
    """A recording: its place in the whole (samples), and what is said in it, by whom."""

    start: int
    length: int
    dataset: str
    speaker: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Recording:
    """Samples on their way into a store; `parts` of them are sounds of their own: words, and seconds from and to."""

    samples: Samples
    dataset: str
    speaker: str
    words: str
    parts: tuple[tuple[str, float, float], ...] = ()


@dataclass(frozen=True)
class Store:
    """A folder read back: the whole (samples,), what lies in it, and room responses (rooms, samples)."""

    samples: NDArray[np.int16]
    sounds: list[Sound]
    rooms: NDArray[np.float32]


def write(folder: Path, recordings: Iterable[Recording], rooms: Iterable[Samples], part_of: str) -> None:
    """Makes the folder. Parts of recordings are written with the dataset `part_of`."""
    folder.mkdir(parents=True, exist_ok=True)
    np.save(folder / _ROOMS, np.stack([_response(room) for room in rooms]).astype(np.float32))
    at, rows, pieces, made = 0, list[str](), list[NDArray[np.int16]](), list[Future[None]]()
    with ProcessPoolExecutor() as pool:

        def finish_file() -> None:
            made.append(pool.submit(_compress, folder / f"sounds-{len(made):03}.ogg", np.concatenate(pieces)))
            pieces.clear()

        for recording in recordings:
            samples = as_int16(recording.samples)
            parts = [(recording.dataset, recording.words, 0, len(samples))]
            parts += [(part_of, words, int(a * RATE), int((b - a) * RATE)) for words, a, b in recording.parts]
            rows += [f"{at + a}\t{length}\t{name}\t{recording.speaker}\t{words}\n" for name, words, a, length in parts]
            pieces += [samples, np.zeros(_GAP, np.int16)]
            at += len(samples) + _GAP
            if sum(map(len, pieces)) > _FILE_SECONDS * RATE:
                finish_file()
        if pieces:
            finish_file()
        for file in as_completed(made):
            file.result()
    (folder / _INDEX).write_text("".join(rows), encoding="utf-8")


def with_more(stored: Store, recordings: Iterable[Recording]) -> Store:
    """The store, and recordings behind its own, of which no file is written."""
    sounds, pieces, at = [*stored.sounds], [stored.samples], len(stored.samples)
    for recording in recordings:
        length = len(recording.samples)
        sounds.append(Sound(at, length, recording.dataset, recording.speaker, tuple(recording.words.split())))
        pieces += [as_int16(recording.samples), np.zeros(_GAP, np.int16)]
        at += length + _GAP
    return Store(np.concatenate(pieces), sounds, stored.rooms)


def _compress(file: Path, samples: NDArray[np.int16]) -> None:
    soundfile.write(str(file), samples, RATE, format="OGG", subtype="OPUS", compression_level=_COMPRESSION)


def exists(folder: Path) -> bool:
    """Whether the folder was finished."""
    return (folder / _INDEX).exists()


def read(folder: Path) -> Store:
    """The folder's sounds."""
    files = sorted(folder.glob("sounds-*.ogg"))
    lengths = [soundfile.info(str(file)).frames for file in files]
    samples = np.empty(sum(lengths), np.int16)
    with ProcessPoolExecutor() as pool:
        for start, part in zip(accumulate([0, *lengths]), pool.map(_samples, files), strict=False):
            samples[start : start + len(part)] = part
    return Store(samples, list(_sounds(folder / _INDEX)), np.load(folder / _ROOMS))


def _samples(file: Path) -> NDArray[np.int16]:
    return as_int16(audio.read(file))


def _sounds(index: Path) -> Iterator[Sound]:
    for line in index.read_text(encoding="utf-8").splitlines():
        start, length, dataset, speaker, words = line.split("\t")
        yield Sound(int(start), int(length), dataset, speaker, tuple(words.split()))


def _response(room: Samples) -> Samples:
    """From the direct sound on, so long and with so much energy as all others."""
    length = int(_ROOM_SECONDS * RATE)
    start = int(np.argmax(np.abs(room)))
    response = np.pad(room[start : start + length], (0, max(0, start + length - len(room))))
    return np.asarray(response / np.sqrt(np.square(response).sum()), np.float32)
