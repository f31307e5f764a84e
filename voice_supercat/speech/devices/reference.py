"""The exact sound that the loudspeaker plays, with its time: the reference signal of an echo canceller."""

from queue import SimpleQueue

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Resampler, Samples

_KEPT = 2 * HEARING_RATE  # samples; older sound cannot be heard any more
_EARLY = 0.03  # seconds; the times of two devices are this uncertain, and no echo may come before its sound
_SLIPPED = HEARING_RATE * 6 // 100  # samples; a larger difference is a gap in one of the streams, not a late callback


class Reference:
    """What the loudspeaker plays, as one stream that can be read by time. One thread at a time writes, one reads."""

    def __init__(self) -> None:
        self._played: SimpleQueue[tuple[Samples | None, int, float]] = SimpleQueue()
        self._resampler = Resampler(HEARING_RATE, HEARING_RATE)
        self._rate = HEARING_RATE
        self._known = np.zeros(0, np.int16)
        self._count = 0  # samples at 16 kHz ever played; `_known` are the last of them
        self._end = 0.0
        self._next: int | None = None

    def played(self, samples: Samples, rate: int, end: float) -> None:
        """Add the samples, at `rate` Hz, that are played next; the last one at `end` by `time.monotonic()`."""
        self._played.put((samples, rate, end))

    def stopped(self, now: float) -> None:
        """What was to be played after `now` is not."""
        self._played.put((None, 0, now))

    def take(self, start: float, count: int) -> Samples:
        """`count` samples at 16 kHz of what was played from `start` on; silence where nothing is known.

        Two calls in a row give a stream without a gap, because the lengths of blocks are more exact than their times.
        """
        self._catch_up()
        wanted = self._count - round((self._end - start - _EARLY) * HEARING_RATE)
        if self._next is None or abs(self._next - wanted) > _SLIPPED:
            self._next = wanted
        first = self._next - (self._count - len(self._known))
        self._next += count
        places = np.arange(first, first + count)
        known = (places >= 0) & (places < len(self._known))
        found = np.zeros(count, np.int16)
        found[known] = self._known[places[known]]
        return found

    def _catch_up(self) -> None:
        while not self._played.empty():
            samples, rate, end = self._played.get()
            if samples is None:
                self._drop_after(end)
                continue
            self._end = end
            if rate != self._rate:
                self._rate, self._resampler = rate, Resampler(rate, HEARING_RATE)
            new = self._resampler.feed(samples)
            self._count += len(new)
            self._known = np.concatenate([self._known, new])[-_KEPT:]

    def _drop_after(self, now: float) -> None:
        never = min(len(self._known), max(0, round((self._end - now) * HEARING_RATE)))
        self._known = self._known[: len(self._known) - never]
        self._count -= never
        self._end -= never / HEARING_RATE
