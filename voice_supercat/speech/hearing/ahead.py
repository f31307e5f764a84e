"""A recogniser that takes in a sound while it is said: only its end is left to decode when the player waits."""

import json
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.model import SpeechModel

_LEAD = HEARING_RATE * 3 // 10  # samples of silence before the word; without sound before and after it the model is
# right in 96.2 % instead of 97.6 %
# Samples of silence after the word: the network looks 0.23 s ahead. With more of it the same answers are right, and
# 0.1 s more takes 12 ms, of both searches together; with 0.25 s more answers are doubted.
_TAIL = HEARING_RATE * 3 // 10
# Of full scale, added to all sound. Every microphone in the training data has some hiss: between digital silence 77 %
# of the digits of people were right, with this hiss 95 %.
_HISS = 10 ** (-70 / 20)
# Drawn once, because the player waits while an answer is decoded, up to five times.
_HISS_SAMPLES = np.random.default_rng(0).standard_normal(10 * HEARING_RATE, np.float32) * np.float32(_HISS * 32_768)
_GRAMMAR_SCALE = 0.9  # what Vosk multiplies the costs of a grammar with before it gives alternatives


class Ahead:
    """A recogniser for whole sounds: `follow` one while it is said, then ask for the `result`.

    What was not followed from its beginning is decoded as a whole, with the same result but for the dither.
    """

    def __init__(self, model: SpeechModel, entries: Sequence[str], alternatives: int, most: int) -> None:
        """For a grammar of `entries`; `most`: samples of a sound that are followed; a longer one is decoded as a whole.

        Making it takes 60 ms for 4,000 entries.
        """
        self._recogniser = recogniser_of(model, entries)
        self._recogniser.SetMaxAlternatives(alternatives)
        self._most = most
        self.cost_of_entry = _GRAMMAR_SCALE * math.log(len(entries))
        """Nats: so much less does the same word score in this grammar, if no other entry begins with it."""
        self._followed: list[Samples] | None = []  # of the sound that is being said; None: it is too long
        self._length = 0  # samples that the recogniser has taken in since its last result, the lead included
        self.sounds = 0
        """How many sounds it has taken in."""

    def follow(self, samples: Samples) -> None:
        """Take in more of a sound that is being said; after a `result` it is taken in again from its beginning."""
        if self._followed is None:
            return
        self._followed.append(samples)
        if len(self._followed) > 1 and self._length:
            self._feed(samples)
        else:
            self._begin()
            self._feed(np.concatenate(self._followed))
        if self._length - _LEAD > self._most:
            self._ended()
            self._followed = None

    def forget(self) -> None:
        """The next sound to follow is another one."""
        self._followed = []

    def result(self, samples: Samples) -> str:
        """What Vosk tells of a whole sound at 16 kHz: JSON."""
        followed = self._followed and self._length and np.array_equal(np.concatenate(self._followed), samples)
        if not followed:
            self._begin()
            self._feed(samples)
        self._feed(np.zeros(_TAIL, np.int16))
        return self._ended()

    def _begin(self) -> None:
        if self._length:
            self._ended()  # of what was followed and never asked about: else it would go on
        self.sounds += 1
        self._feed(np.zeros(_LEAD, np.int16))

    def _feed(self, samples: Samples) -> None:
        self._recogniser.AcceptWaveform(with_hiss(samples, self._length).tobytes())
        self._length += len(samples)

    def _ended(self) -> str:
        self._length = 0
        return str(self._recogniser.FinalResult())


def recogniser_of(model: SpeechModel, entries: Sequence[str]) -> Any:
    """A `vosk.KaldiRecognizer` with a grammar."""
    import vosk

    return vosk.KaldiRecognizer(model.handle, float(HEARING_RATE), json.dumps(list(entries)))


def with_hiss(samples: Samples, at: int = 0) -> Samples:
    """The sound, which begins `at` so many samples, with a hiss that is always the same: so the result is too."""
    hiss = np.take(_HISS_SAMPLES, np.arange(at, at + len(samples)), mode="wrap")
    return np.clip(samples + hiss, -32_768, 32_767).astype(np.int16)
