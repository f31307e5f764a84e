"""How fast sound arrives. A wireless headset that becomes a telephone changes its rate, and nobody is told."""

_WINDOW = 2.0  # seconds
_TWICE = 2  # windows in a row; one may be a machine that was busy
_SLOWEST, _FASTEST = 0.75, 1.33
"""Times the rate that was opened. 44.1 kHz for 48 kHz stays within: it can still be understood."""


class DeliveredRate:
    """Counts what a stream gives against the clock.

    Where a new stream has the same fault, it is the way of the device: then nothing is said until it was right once.
    """

    def __init__(self) -> None:
        self._rate = 0
        self._tried = False
        self.opened(0)

    def opened(self, rate: int) -> None:
        """The stream is a new one, of `rate` Hz."""
        self._rate = rate
        self._began: float | None = None
        self._frames = self._lost = self._wrong = 0

    def changed(self, frames: int, arrived: float, lost: int) -> bool:
        """Whether it is time for a new stream, after a block of so many frames.

        `arrived`: seconds of a clock; `lost`: how often sound was lost so far, which says nothing about the rate.
        """
        if self._began is None or lost != self._lost:
            self._began, self._frames, self._lost = arrived, 0, lost
            return False
        self._frames += frames
        seconds = arrived - self._began
        if seconds < _WINDOW:
            return False
        right = _SLOWEST < self._frames / seconds / self._rate < _FASTEST
        self._began, self._frames = arrived, 0
        self._wrong = 0 if right else self._wrong + 1
        self._tried = self._tried and not right
        if self._wrong < _TWICE or self._tried:
            return False
        self._tried = True
        return True
