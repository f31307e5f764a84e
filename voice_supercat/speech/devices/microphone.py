"""A microphone as a queue of blocks at 16 kHz. It is opened again after it was unplugged."""

import queue
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Resampler, Samples, raised
from voice_supercat.speech.devices.delivered import DeliveredRate
from voice_supercat.speech.devices.listing import Device, which_was_taken
from voice_supercat.speech.devices.system import SILENT, WAKING, SoundSystem
from voice_supercat.speech.devices.zeros import ALLOWED_IN, Zeros, what_to_do
from voice_supercat.speech.faults import SpeechFault

_BLOCK = 0.01  # seconds; with 0.02 a prompt that the player interrupts stops 20 ms later
_RETRY = 2.0  # seconds between two checks whether it is back


@dataclass(frozen=True)
class Echo:
    """What an echo canceller did to a block of sound."""

    softened: float = 0.0
    """Decibels by which the block became softer: many where it contained only echo."""
    played: float = -100.0
    """Loudest level, in dBFS, of what the loudspeaker played while its echo could be in this block."""
    subtracted: Samples | None = None
    """The block with its echo subtracted only: more of the echo is left, and nothing of a voice is missing."""


NO_ECHO = Echo()
"""For sound without an echo canceller."""


@dataclass(frozen=True)
class Block:
    """A block of recorded sound; times by `time.monotonic()`."""

    samples: Samples
    start: float
    end: float
    echo: Echo = NO_ECHO

    @property
    def to_recognise(self) -> Samples:
        """The sound in which words are recognised best."""
        return self.samples if self.echo.subtracted is None else self.echo.subtracted


class Microphone:
    """An open microphone, raised by `gain` decibels.

    Raises SpeechFault when it cannot be opened; later faults go to `notice`.
    """

    def __init__(
        self, sound: SoundSystem, name: str | None = None, notice: Callable[[str], None] = print, gain: float = 0.0
    ) -> None:
        self._sound = sound
        self._notice = notice
        self._gain = gain
        self._blocks: queue.SimpleQueue[tuple[bytes, float]] = queue.SimpleQueue()
        self._stream: Any = None
        self._lost = False
        self.overflows = 0
        """How often sound was lost because the machine was too slow."""
        self._zeros = Zeros()
        self._delivered = DeliveredRate()
        found = sound.listing().chosen("input", name)
        try:
            self._open(found)
        except SpeechFault as fault:
            raise SpeechFault(" ".join(filter(None, [str(fault), ALLOWED_IN.get(sys.platform)]))) from fault
        if sentence := which_was_taken("input", name, found, self._device):
            notice(sentence)

    @property
    def name(self) -> str:
        return self._device.name

    @property
    def gives_nothing(self) -> bool:
        """Whether it has given nothing but exact zeros for a while."""
        return self._zeros.silent

    def read(self, seconds: float) -> Block | None:
        """The next block, waiting at most `seconds`; None when there is none yet."""
        if self._generation != self._sound.generation:
            self._return()
        try:
            data, arrived = self._blocks.get(timeout=seconds)
        except queue.Empty:
            self._watch()
            return None
        if self._lost:
            self._lost = False
            self._notice(f"The microphone {self.name} is back.")
        frames = np.frombuffer(data, np.int16).reshape(-1, self._channels)
        end = arrived - self._latency
        block = Block(raised(self._resampler.feed(frames[:, 0]), self._gain), end - len(frames) / self._rate, end)
        self._follow(frames, arrived)
        return block

    def close(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None and self._generation == self._sound.generation:
            stream.close()

    def _follow(self, frames: Samples, arrived: float) -> None:
        """Tell of a microphone that gives nothing but zeros or has another rate, and open it again."""
        if self._delivered.changed(len(frames), arrived, self.overflows):
            self._notice(f"The microphone {self.name} has changed its rate; I open it again.")
            self._open_again()
            return
        turn = self._zeros.feed(frames, len(frames) / self._rate)
        if turn == "nothing":
            self._notice(f"The microphone {self.name} gives no sound at all. {what_to_do()}")
        elif turn == "sound":
            self._notice(f"The microphone {self.name} gives sound now.")
        elif turn == "try again":
            self._open_again()

    def _open_again(self) -> None:
        self.close()
        self._blocks = queue.SimpleQueue()
        self._return()

    def _open(self, devices: Sequence[Device]) -> None:
        self._stream = None
        self._device, self._stream = self._sound.opened("input", devices, _formats, self._start)
        self._latency = float(self._stream.latency)
        self._generation = self._sound.generation
        self._resampler = Resampler(self._rate, HEARING_RATE)
        self._zeros.opened()
        self._delivered.opened(self._rate)

    def _start(self, index: int, rate: int, channels: int) -> Any:
        self._rate, self._channels = rate, channels
        self._called = time.monotonic() + WAKING
        stream = self._sound.portaudio.RawInputStream(
            samplerate=rate,
            blocksize=int(rate * _BLOCK),
            device=index,
            channels=channels,
            dtype="int16",
            latency="low",
            callback=self._callback,
        )
        stream.start()
        return stream

    def _callback(self, data: Any, _frames: int, _times: Any, status: Any) -> None:
        self._called = time.monotonic()
        self._blocks.put((bytes(data), self._called))
        self.overflows += bool(status.input_overflow)

    def _watch(self) -> None:
        """Notice that the device gives no sound any more; open it again when it is back."""
        if time.monotonic() - self._called < (_RETRY if self._lost else SILENT):
            return
        if not self._lost:
            self._lost = True
            self._notice(f"The microphone {self.name} has fallen silent; plug it in again, or type.")
        if self._sound.visible("input", self._device):
            self.close()
            self._sound.refresh()
            self._return()
        self._called = time.monotonic()

    def _return(self) -> None:
        self._generation = self._sound.generation
        try:
            self._open(self._sound.listing().again("input", self._device))
        except SpeechFault:
            self._lost = True


def _formats(device: Device) -> tuple[tuple[int, int], ...]:
    return (HEARING_RATE, 1), (device.rate, 1), (device.rate, device.channels)
