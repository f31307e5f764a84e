"""The gate between loudspeaker and microphone: what is recorded while the program speaks is thrown away."""

import threading

_TAIL = 0.15  # seconds; then the echo of a living room has fallen by 30 dB, and nobody answers faster


class Gate:
    """Knows when the program itself can be heard, by `time.monotonic()`. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._until = float("-inf")

    def shut(self) -> None:
        """Sound comes out of the loudspeaker from now on."""
        with self._lock:
            self._until = float("inf")

    def open(self, now: float) -> None:
        """The last sample leaves the loudspeaker at `now`, which may be in the future."""
        with self._lock:
            self._until = now + _TAIL

    def muted(self, start: float) -> bool:
        """Whether sound recorded from `start` on may contain the program's own voice, or came before its question."""
        with self._lock:
            return start < self._until
