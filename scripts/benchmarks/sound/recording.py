"""Records what comes out of the virtual loudspeaker, with the moments at which the program printed its lines."""

import subprocess
import threading
from types import TracebackType

import numpy as np

from scripts.benchmarks.robot.virtual_devices import VirtualDevices
from voice_supercat.speech.audio import Samples

RATE = 48_000
"""Hz; the rate of the virtual loudspeaker, so that peaks are what they are."""
LOUD = 60
"""Peak of a block in which something is heard; the silent sink is at 0."""
_BLOCK = RATE // 200  # samples; 5 ms


class Recording:
    """Runs from the moment it is entered. `now` is the position, in samples, of what is recorded next."""

    def __init__(self, devices: VirtualDevices) -> None:
        self._devices = devices
        self._blocks: list[Samples] = []
        self._loud = 0

    def __enter__(self) -> "Recording":
        command = ["parec", "--device=speaker.monitor", "--raw", f"--rate={RATE}", "--channels=1", "--format=s16le"]
        self._recorder = subprocess.Popen(
            [*command, "--latency-msec=10"], env=self._devices.environment, stdout=subprocess.PIPE
        )
        self._thread = threading.Thread(target=self._record, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._recorder.terminate()
        self._recorder.wait(timeout=5)
        self._thread.join(timeout=5)

    @property
    def now(self) -> int:
        return len(self._blocks) * _BLOCK

    @property
    def samples(self) -> Samples:
        """All of it so far."""
        return np.concatenate([np.zeros(0, np.int16), *self._blocks])

    def quiet_since(self, sample: int) -> float:
        """Seconds of quiet up to now; 0.0 where nothing was heard after `sample`."""
        return (self.now - self._loud) / RATE if self._loud > sample else 0.0

    def _record(self) -> None:
        assert self._recorder.stdout is not None
        while len(data := self._recorder.stdout.read(2 * _BLOCK)) == 2 * _BLOCK:
            block = np.frombuffer(data, np.int16)
            self._blocks.append(block)
            if np.abs(block.astype(np.int32)).max() > LOUD:
                self._loud = self.now
