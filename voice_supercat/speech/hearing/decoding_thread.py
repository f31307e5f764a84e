"""A decoder in a thread of its own, so that what it allocates lies apart from what the game keeps.

glibc gives a thread a heap of its own. Vosk takes and frees some 14 MB for each question; among the small objects of
the game, which stay, it left gaps: 5 MB an hour (docs/measurements.md).
"""

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.decoder import Decoder, Hypothesis, VoskDecoder
from voice_supercat.speech.hearing.model import SpeechModel

_Result = TypeVar("_Result")


class DecodingThread:
    """Does what `decoder` does, in one thread; each call takes 0.15 ms longer."""

    def __init__(self, decoder: Decoder) -> None:
        self._decoder = decoder
        self._thread = ThreadPoolExecutor(1, "decoding")

    def meanwhile(self, call: Callable[[], None]) -> None:
        """Make this call there too, without waiting for it."""
        self._thread.submit(call)

    def use(self, phrases: Sequence[str], commands: Collection[str] = (), around: Collection[str] = ()) -> None:
        self._there(lambda: self._decoder.use(phrases, commands, around))

    def decode(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._there(lambda: self._decoder.decode(samples))

    def among_all(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._there(lambda: self._decoder.among_all(samples))

    def in_single_words(self, samples: Samples) -> tuple[Hypothesis, ...]:
        return self._there(lambda: self._decoder.in_single_words(samples))

    def follow(self, samples: Samples) -> bool:
        return self._there(lambda: self._decoder.follow(samples))

    def forget(self) -> None:
        self._there(self._decoder.forget)

    def _there(self, call: Callable[[], _Result]) -> _Result:
        return self._thread.submit(call).result()


class VoskThread(DecodingThread):
    """Vosk in a thread, which first makes ready what a second look needs, while the program goes on."""

    def __init__(self, vosk: VoskDecoder) -> None:
        super().__init__(vosk)
        self._vosk = vosk
        self.meanwhile(vosk.prepare)

    def turn_to(self, model: SpeechModel) -> None:
        """Recognise with another model from the next phrases on."""
        self.meanwhile(lambda: self._vosk.turn_to(model))
        self.meanwhile(self._vosk.prepare)
