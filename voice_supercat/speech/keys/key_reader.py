"""Reads keys as they are pressed, in a thread of its own."""

import threading
from collections.abc import Callable

from voice_supercat.speech.keys.terminal import Keys

_LOOK = 0.1  # seconds; how often the thread checks whether it must end


class KeyReader:
    """Gives every key to `take`, until it is closed or the input has ended; "" is the end of input."""

    def __init__(self, keys: Keys, take: Callable[[str], None]) -> None:
        self._keys = keys
        self._take = take
        self._closed = False
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Restore the terminal."""
        self._closed = True
        self._thread.join(timeout=5 * _LOOK)
        self._keys.close()

    def _read(self) -> None:
        key: str | None = None
        while not self._closed and key != "":
            key = self._keys.read(_LOOK)
            if key is not None:
                self._take(key)
