"""A loudspeaker that stays open: sound starts with the next block and can be stopped at any block."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from voice_supercat.speech.audio import Samples, resample
from voice_supercat.speech.devices.gate import Gate
from voice_supercat.speech.devices.latency import CANCELLING, STEPS, Latency
from voice_supercat.speech.devices.listing import Device, which_was_taken
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.devices.system import SILENT, WAKING, SoundSystem
from voice_supercat.speech.faults import SpeechFault

_RATE = 22_050  # Hz; the rate of espeak-ng, so its sound needs no conversion
_BLOCK = 0.01  # seconds; silence comes at most this much after `stop`, plus the latency of the device
_FADE = 0.005  # seconds; a voice that ends without a fade clicks
_FEW = 0.06  # seconds that a device keeps ready; more is thrown away at a stop, although that clicks
_LEAD_IN = 0.1  # seconds of silence after opening: an amplifier that sleeps would lose the first syllable


class Player:
    """An open loudspeaker. What it plays also goes to `reference`. Raises SpeechFault when it cannot be opened."""

    def __init__(
        self,
        sound: SoundSystem,
        name: str | None = None,
        gate: Gate | None = None,
        reference: Reference | None = None,
        notice: Callable[[str], None] = print,
        latency: float = STEPS[0],
    ) -> None:
        self._sound = sound
        self._ready = Latency(latency, CANCELLING if reference else STEPS[0])
        self._reference = reference
        self._gate = gate or Gate()
        self._lock = threading.Lock()
        self._done = threading.Event()
        self._done.set()
        self._samples = np.zeros(0, np.int16)
        self._position = 0
        self._silent = 0  # samples of silence that the device got since the last sound
        self._lost = False
        self.started_at = 0.0
        """`time.monotonic()` when the first sample of the last sound was handed to the device."""
        found = sound.listing().chosen("output", name)
        self._open(found)
        if sentence := which_was_taken("output", name, found, self._device):
            notice(sentence)

    @property
    def name(self) -> str:
        return self._device.name

    @property
    def underflows(self) -> int:
        """How often there was a gap in what was played because the machine was too slow."""
        return self._ready.count

    @property
    def latency(self) -> float:
        """Seconds that the device must keep ready so that there are no gaps."""
        return self._ready.without_gaps

    def play(self, samples: Samples, rate: int, after: float = 0.0) -> None:
        """Start this sound and end any other, at once or `after` seconds of silence; `rate` in Hz. Raises SpeechFault.

        Silence since the last sound counts: what the device got while the program computed is heard too.
        """
        if self._lost:
            self._look()
        if self._ready.raised(time.monotonic()):
            self._reopen()
            self._lead_in = 0  # the amplifier is awake
        if self._generation != self._sound.generation or not self._stream.active:
            self._reopen()
        fitting = resample(samples, rate, self._rate)
        with self._lock:
            silence = np.zeros(max(0, round(after * self._rate) - self._silent), np.int16)
            self._samples, self._position = np.concatenate([silence, fitting]), 0
            self._done.clear()
            self._gate.shut()

    def wait(self, seconds: float) -> bool:
        """Whether the sound has ended within `seconds`. Raises SpeechFault when the device has gone."""
        if self._done.wait(seconds):
            return True
        if time.monotonic() - self._called > SILENT:
            self._lost = True
            self.stop()
            raise self._gone()
        return False

    def stop(self) -> None:
        """Stop the sound with the next block, with a fade of a few milliseconds. From any thread.

        Where the device keeps much ready, that is thrown away too.
        """
        with self._lock:
            if self._done.is_set():
                return
            now, much = time.monotonic(), self._latency > _FEW and self._generation == self._sound.generation
            if self._position == 0 or self._lost:
                self._finish(now + self._latency)
                return
            if not much:
                self._samples = faded_out(self._samples[: self._position + int(_FADE * self._rate)], self._position)
                return
            self._finish(now)
        self._throw_away()

    def close(self) -> None:
        self.stop()
        if self._generation == self._sound.generation:
            self._stream.close(ignore_errors=True)

    def _throw_away(self) -> None:
        with suppress(self._sound.portaudio.PortAudioError):
            self._stream.abort()
            self._called = time.monotonic() + WAKING
            if self._reference:
                self._reference.stopped(time.monotonic())
            self._stream.start()

    def _look(self) -> None:
        """Find the device again after it has gone."""
        if self._generation == self._sound.generation:
            if not self._sound.visible("output", self._device):
                raise self._gone()
            self._sound.refresh()
        self._lost = False

    def _gone(self) -> SpeechFault:
        return SpeechFault(f"The loudspeaker {self.name} has stopped taking sound; is it still plugged in?")

    def _reopen(self) -> None:
        self.close()
        self._open(self._sound.listing().again("output", self._device))

    def _open(self, devices: Sequence[Device]) -> None:
        self._device, self._stream = self._sound.opened("output", devices, _formats, self._start)
        self._latency = float(self._stream.latency)
        self._generation = self._sound.generation

    def _start(self, index: int, rate: int, channels: int) -> Any:
        self._rate = rate
        self._lead_in = int(_LEAD_IN * rate)
        self._called = time.monotonic() + WAKING
        self._latency, self._silent = 0.0, 0
        stream = self._sound.portaudio.OutputStream(
            samplerate=rate,
            blocksize=int(rate * _BLOCK),
            device=index,
            channels=channels,
            dtype="int16",
            latency=self._ready.seconds,
            callback=self._callback,
        )
        stream.start()
        return stream

    def _callback(self, out: Any, frames: int, _times: Any, status: Any) -> None:
        self._called = now = time.monotonic()
        if status.output_underflow and self.started_at:  # before the first sound, the program itself is starting
            self._ready.gap(now, heard=not self._done.is_set())
        self._fill(out, frames, now)
        if self._reference:
            self._reference.played(out[:, 0].copy(), self._rate, now + self._latency + frames / self._rate)

    def _fill(self, out: Any, frames: int, now: float) -> None:
        out[:] = 0
        if self._lead_in > 0:
            self._lead_in -= frames
            return
        with self._lock:
            if self._done.is_set():
                self._silent += frames
                return
            if self._position == 0:
                self.started_at = now
            piece = self._samples[self._position : self._position + frames]
            out[: len(piece)] = piece[:, None]
            self._position += frames
            if self._position >= len(self._samples):
                self._silent = frames - len(piece)
                self._finish(now + len(piece) / self._rate + self._latency)

    def _finish(self, heard_until: float) -> None:
        self._samples = np.zeros(0, np.int16)
        self._gate.open(heard_until)
        self._done.set()


def _formats(device: Device) -> tuple[tuple[int, int], ...]:
    return (_RATE, 1), (device.rate, 1), (device.rate, 2), (device.rate, device.channels)


def faded_out(samples: Samples, start: int) -> Samples:
    """The sound with a linear fade from full level at `start` to silence at its end."""
    rest = samples[start:]
    falling = (rest * np.linspace(1.0, 0.0, len(rest))).astype(np.int16)
    return np.concatenate([samples[:start], falling])
