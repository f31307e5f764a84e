"""A sound system with one loudspeaker, which takes a block whenever the test says so."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from voice_supercat.speech.audio import Samples


class PortAudioError(Exception):
    pass


class DrivenLoudspeaker:
    """Has the rate of `rate` Hz, says that it keeps `latency` seconds ready, and keeps what it got in `got`.

    `wanted` are the seconds that it was asked to keep ready.
    """

    generation = 0
    active = True
    PortAudioError = PortAudioError

    def __init__(self, rate: int, latency: float = 0.0) -> None:
        self.portaudio = self
        self.rate, self.latency = rate, latency
        self.got: list[Samples] = []
        self.aborted = 0

    def listing(self) -> Any:
        device = SimpleNamespace(name="loudspeaker", rate=self.rate, channels=1, index=0)
        return SimpleNamespace(chosen=lambda *_: [device], again=lambda *_: [device])

    def opened(self, _kind: str, devices: list[Any], _formats: Any, start: Any) -> tuple[Any, Any]:
        return devices[0], start(0, self.rate, 1)

    def OutputStream(self, callback: Any, latency: float, **_: Any) -> "DrivenLoudspeaker":  # noqa: N802
        self._callback, self.wanted = callback, latency
        return self

    def start(self) -> None:
        self.takes(0.2)  # the lead-in after opening

    def abort(self) -> None:
        self.aborted += 1

    def close(self, **_: Any) -> None: ...

    def takes(self, seconds: float) -> None:
        frames = self.rate // 100
        for _ in range(round(100 * seconds)):
            block = np.zeros((frames, 1), np.int16)
            self._callback(block, frames, None, SimpleNamespace(output_underflow=False))
            self.got.append(block[:, 0])
