"""Stands in for `sounddevice` in a process: the devices of a recorded list, a quiet room, a loudspeaker in a hurry.

`RECORDED_DEVICES` in the environment names the list of `speech/device_lists.py`.
"""

import os
import threading
import time
from collections.abc import Iterator
from typing import Any

import device_lists
import numpy as np

_DEFAULTS = {"MME": (1, 4), "Windows WASAPI": (15, 12), "Core Audio": (0, 1), "ALSA": (2, 2)}
_HISS = np.random.default_rng(1).normal(0, 3, 480).astype(np.int16)
_PACE = 0.01  # seconds


def _quiet_room(_: int) -> Any:
    def blocks() -> Iterator[np.ndarray]:
        while True:
            time.sleep(_PACE)
            yield _HISS

    return blocks()


class _Recorded(device_lists.SilentPortAudio):
    """WASAPI takes the rate of the device only, as it does while other programs use it too."""

    def OutputStream(self, *, device: int, samplerate: int, channels: int, **named: Any) -> "_Loudspeaker":  # noqa: N802
        self._stream(device, samplerate, channels, None)
        return _Loudspeaker(named["blocksize"], channels, named["callback"])

    def _stream(self, device: int, rate: int, channels: int, callback: Any) -> Any:
        api, _, _, _, own = self.rows[device]
        if api == "Windows WASAPI" and rate != own:
            raise self.PortAudioError("Invalid sample rate")
        return super()._stream(device, rate, channels, callback)


class _Loudspeaker:
    latency = 0.0
    active = True

    def __init__(self, frames: int, channels: int, callback: Any) -> None:
        self._frames, self._channels, self._callback = frames, channels, callback
        self._closed = False

    def start(self) -> None:
        threading.Thread(target=self._run, daemon=True).start()

    def close(self, **_: Any) -> None:
        self._closed = True

    def _run(self) -> None:
        status = type("status", (), {"output_underflow": False})
        while not self._closed:
            self._callback(np.zeros((self._frames, self._channels), np.int16), self._frames, None, status)
            time.sleep(_PACE / 20)


_PORTAUDIO = _Recorded(getattr(device_lists, os.environ["RECORDED_DEVICES"]), _DEFAULTS, blocks=_quiet_room)


def __getattr__(name: str) -> Any:
    return getattr(_PORTAUDIO, name)
