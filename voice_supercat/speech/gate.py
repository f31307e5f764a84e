"""Never listen to yourself: what the microphone records while the loudspeaker speaks is thrown away."""

import threading

_TAIL = 0.15  # seconds; the echo of a living room has fallen by 30 dB, and nobody answers faster


class Gate:
    """Times at which the program itself is heard, by `time.monotonic()`. Thread-safe.

    `half_duplex=False` (headphones, an echo canceller): nothing is thrown away.
    """

    def __init__(self, half_duplex: bool = True) -> None:
        self._half_duplex = half_duplex
        self._lock = threading.Lock()
        self._until = float("-inf")

    def shut(self) -> None:
        """Sound comes out of the loudspeaker from now on."""
        with self._lock:
            self._until = float("inf")

    def open(self, now: float) -> None:
        """The last sample leaves the loudspeaker at `now`, which may lie ahead."""
        with self._lock:
            self._until = now + _TAIL

    def muted(self, start: float) -> bool:
        """Whether sound recorded from `start` on may hold the program's own voice, or came before its question."""
        with self._lock:
            return self._half_duplex and start < self._until
