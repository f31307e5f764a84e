"""A player without a body: listens to the virtual loudspeaker and speaks into the virtual microphone."""

import subprocess
import threading
import time
from pathlib import Path
from types import TracebackType

import numpy as np
from virtual_devices import VirtualDevices

from voice_supercat.speech.audio import Samples

RATE = 16_000  # Hz
BLOCK = RATE // 50  # samples; 20 ms
LOUD = 300  # peak of a block in which something is said; the silent sink is at 0
PAUSE = 0.5  # seconds of quiet after which the program has finished speaking
PATIENCE = 20.0  # seconds to wait for it to speak at all; the machine may be busy


class Player:
    """Hears the loudspeaker from the moment it is entered."""

    def __init__(self, devices: VirtualDevices) -> None:
        self._devices = devices
        self._blocks: list[Samples] = []
        self._moments: list[float] = []

    def __enter__(self) -> "Player":
        command = ["parec", "--device=speaker.monitor", "--raw", f"--rate={RATE}", "--channels=1", "--format=s16le"]
        self._recorder = subprocess.Popen(
            [*command, "--latency-msec=20"], env=self._devices.environment, stdout=subprocess.PIPE
        )
        self._thread = threading.Thread(target=self._record, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._recorder.terminate()
        self._recorder.wait(timeout=5)
        self._thread.join(timeout=5)

    def hears_until_pause(self, since: int) -> int:
        """Wait until something was said after block `since` and then nothing for a while; gives the block now."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            time.sleep(0.05)
            loud = [number for number, block in enumerate(self._blocks[since:], since) if np.abs(block).max() > LOUD]
            if loud and len(self._blocks) - loud[-1] > PAUSE * RATE / BLOCK:
                return len(self._blocks)
        raise AssertionError("the program did not speak")

    def hears_first(self, deadline: float) -> float:
        """`time.monotonic()` of the first block in which something was said; it must come before `deadline`."""
        while time.monotonic() < deadline:
            time.sleep(0.005)
            for moment, block in zip(self._moments, self._blocks, strict=False):
                if np.abs(block).max() > LOUD:
                    return moment
        raise AssertionError("the program did not speak")

    def heard(self, since: int, until: int) -> Samples:
        """What came out of the loudspeaker between two blocks."""
        return np.concatenate(self._blocks[since:until])

    def says(self, recording: Path) -> None:
        """Speak into the microphone; returns when it has been said."""
        self._devices.play_into_microphone(recording).wait(timeout=10)

    def _record(self) -> None:
        assert self._recorder.stdout is not None
        while data := self._recorder.stdout.read(2 * BLOCK):
            self._moments.append(time.monotonic())
            self._blocks.append(np.frombuffer(data, np.int16))
