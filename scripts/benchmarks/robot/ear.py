"""A player without a body: listens to the virtual loudspeaker and speaks into the virtual microphone."""

import subprocess
import threading
import time
from pathlib import Path
from types import TracebackType

import numpy as np

from voice_supercat.speech.audio import Samples

from .virtual_devices import VirtualDevices

RATE = 16_000  # Hz
BLOCK = RATE // 50  # samples; 20 ms
LOUD = 300  # peak of a block in which something is said; the silent sink is at 0
PAUSE = 0.5  # seconds of quiet after which the program has finished speaking
PATIENCE = 20.0  # seconds to wait for it to speak at all; the machine may be busy
_SHARES = 2  # channels of the table: the loudspeaker, the microphone


class Player:
    """Hears the loudspeaker from the moment it is entered, and beside it what reaches the microphone."""

    def __init__(self, devices: VirtualDevices) -> None:
        self._devices = devices
        self._blocks: list[Samples] = []
        self._moments: list[float] = []
        self._loud: list[bool] = []

    def __enter__(self) -> "Player":
        command = ["parec", "--device=table.monitor", "--raw", f"--rate={RATE}", f"--channels={_SHARES}"]
        self._recorder = subprocess.Popen(
            [*command, "--format=s16le", "--latency-msec=20"], env=self._devices.environment, stdout=subprocess.PIPE
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
        """Number of the block that is recorded next."""
        return len(self._loud)

    def hears_until_pause(self, since: int) -> int:
        """Wait until something was said after block `since` and then nothing for a while; gives the block now."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            time.sleep(0.05)
            now = self.now
            last = next((block for block in range(now - 1, since - 1, -1) if self._loud[block]), None)
            if last is not None and now - last > PAUSE * RATE / BLOCK:
                return now
        raise AssertionError("the program did not speak")

    def hears_first(self, deadline: float) -> float:
        """`time.monotonic()` of the first block in which something was said; it must come before `deadline`."""
        while time.monotonic() < deadline:
            time.sleep(0.005)
            for moment, loud in zip(self._moments, self._loud, strict=False):
                if loud:
                    return moment
        raise AssertionError("the program did not speak")

    def hears_anything(self, since: int, seconds: float) -> bool:
        """Wait at most so long until something is said after block `since`."""
        deadline = time.monotonic() + seconds
        while not any(self._loud[since:]) and time.monotonic() < deadline:
            time.sleep(0.005)
        return any(self._loud[since:])

    def hears_up_to(self, block: int) -> None:
        """Wait until that block has been recorded."""
        deadline = time.monotonic() + PATIENCE
        while self.now <= block and time.monotonic() < deadline:
            time.sleep(BLOCK / RATE)

    def spoken_blocks(self, since: int, until: int) -> int:
        """In how many blocks between these two something came out of the loudspeaker."""
        return sum(self._loud[since:until])

    def heard(self, since: int, until: int) -> Samples:
        """What came out of the loudspeaker between two blocks."""
        return np.concatenate(self._blocks[since:until])[:, 0]

    def recorded(self, since: int, until: int) -> Samples:
        """What reached the microphone between two blocks, on the same clock."""
        return np.concatenate(self._blocks[since:until])[:, 1]

    def says(self, recording: Path) -> None:
        """Speak into the microphone; returns when it has been said."""
        self._devices.play_into_microphone(recording).wait(timeout=10)

    def _record(self) -> None:
        assert self._recorder.stdout is not None
        while data := self._recorder.stdout.read(2 * _SHARES * BLOCK):
            block = np.frombuffer(data, np.int16).reshape(-1, _SHARES)
            self._moments.append(time.monotonic())
            self._blocks.append(block)
            self._loud.append(bool(np.abs(block[:, 0].astype(np.int32)).max() > LOUD))
