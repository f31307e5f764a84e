"""Lists of devices as PortAudio gives them, and a PortAudio without sound that has one of them."""

import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

Row = tuple[str, str, int, int, int]
"""API, name, channels in, channels out, rate."""

# A laptop with Windows 11. MME comes first and cuts names at 31 characters; every API shows every device again.
WINDOWS_LAPTOP: tuple[Row, ...] = (
    ("MME", "Microsoft Sound Mapper - Input", 2, 0, 44100),
    ("MME", "Microphone Array (Realtek(R) Au", 2, 0, 44100),
    ("MME", "Headset (AirPods Hands-Free AG ", 1, 0, 44100),
    ("MME", "Microsoft Sound Mapper - Output", 0, 2, 44100),
    ("MME", "Speakers (Realtek(R) Audio)", 0, 2, 44100),
    ("MME", "Headphones (AirPods Stereo)", 0, 2, 44100),
    ("MME", "Headset (AirPods Hands-Free AG ", 0, 1, 44100),
    ("Windows DirectSound", "Primary Sound Capture Driver", 2, 0, 44100),
    ("Windows DirectSound", "Microphone Array (Realtek(R) Audio)", 2, 0, 44100),
    ("Windows DirectSound", "Headset (AirPods Hands-Free AG Audio)", 1, 0, 44100),
    ("Windows DirectSound", "Primary Sound Driver", 0, 2, 44100),
    ("Windows DirectSound", "Speakers (Realtek(R) Audio)", 0, 2, 44100),
    ("Windows WASAPI", "Speakers (Realtek(R) Audio)", 0, 2, 48000),
    ("Windows WASAPI", "Headphones (AirPods Stereo)", 0, 2, 48000),
    ("Windows WASAPI", "Headset (AirPods Hands-Free AG Audio)", 0, 1, 16000),
    ("Windows WASAPI", "Microphone Array (Realtek(R) Audio)", 2, 0, 48000),
    ("Windows WASAPI", "Headset (AirPods Hands-Free AG Audio)", 1, 0, 16000),
    ("Windows WDM-KS", "Microphone Array (Realtek HD Audio Mic input)", 2, 0, 48000),
    ("Windows WDM-KS", "Speakers (Realtek HD Audio output)", 0, 8, 48000),
)
# Two headsets of one maker on a Mac, and AirPods, which are a microphone and a loudspeaker of one name.
MAC: tuple[Row, ...] = (
    ("Core Audio", "MacBook Pro Microphone", 1, 0, 48000),
    ("Core Audio", "MacBook Pro Speakers", 0, 2, 48000),
    ("Core Audio", "AirPods", 0, 2, 48000),
    ("Core Audio", "AirPods", 1, 0, 24000),
    ("Core Audio", "Jabra Evolve2 40", 1, 0, 16000),
    ("Core Audio", "Jabra Evolve2 40", 1, 0, 16000),
)
LINUX: tuple[Row, ...] = (
    ("ALSA", "HDA Intel PCH: ALC257 Analog (hw:0,0)", 2, 2, 44100),
    ("ALSA", "pulse", 32, 32, 44100),
    ("ALSA", "default", 32, 32, 44100),
    ("JACK Audio Connection Kit", "system", 2, 2, 48000),
)


class PortAudioError(Exception):
    """What sounddevice raises where a stream cannot be opened."""


class SilentPortAudio:
    """Stands in for the module `sounddevice`. `refuses` are the numbers of devices that do not open.

    Every stream records `blocks`, one after another and without waiting, and then nothing more.
    """

    PortAudioError = PortAudioError

    def __init__(
        self,
        rows: Sequence[Row],
        defaults: dict[str, tuple[int, int]],
        refuses: Sequence[int] = (),
        blocks: Callable[[int], Sequence[np.ndarray]] = lambda number: (),  # noqa: ARG005
    ) -> None:
        self.rows, self.refuses, self.blocks = list(rows), refuses, blocks
        self._defaults = defaults
        self.opened: list[tuple[int, int, int]] = []
        """Number, rate and channels of every stream so far."""

    @property
    def default(self) -> Any:
        return type("default", (), {"hostapi": 0})

    def query_devices(self) -> list[dict[str, Any]]:
        return [
            {
                "name": name,
                "hostapi": self._apis().index(api),
                "max_input_channels": inputs,
                "max_output_channels": outputs,
                "default_samplerate": float(rate),
            }
            for api, name, inputs, outputs, rate in self.rows
        ]

    def query_hostapis(self) -> list[dict[str, Any]]:
        unset = (-1, -1)
        return [
            {
                "name": api,
                "default_input_device": self._defaults.get(api, unset)[0],
                "default_output_device": self._defaults.get(api, unset)[1],
            }
            for api in self._apis()
        ]

    def RawInputStream(self, *, device: int, samplerate: int, channels: int, callback: Any, **_: Any) -> "_Stream":  # noqa: N802
        return self._stream(device, samplerate, channels, callback)

    def OutputStream(self, *, device: int, samplerate: int, channels: int, **_: Any) -> "_Stream":  # noqa: N802
        return self._stream(device, samplerate, channels, None)

    def _apis(self) -> list[str]:
        return list(dict.fromkeys(row[0] for row in self.rows))

    def _stream(self, device: int, rate: int, channels: int, callback: Any) -> "_Stream":
        if device in self.refuses:
            raise PortAudioError("Device unavailable")
        blocks = self.blocks(len(self.opened))
        self.opened.append((device, rate, channels))
        return _Stream(blocks, callback)


class _Stream:
    latency = 0.0
    active = True

    def __init__(self, blocks: Sequence[np.ndarray], callback: Any) -> None:
        self._blocks, self._callback = blocks, callback
        self._closed = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def _run(self) -> None:
        status = type("status", (), {"input_overflow": False})
        for block in self._blocks:
            if self._closed:
                return
            self._callback(block.astype(np.int16).tobytes(), len(block), None, status)

    def close(self, **_: Any) -> None:
        self._closed = True
        self._thread.join()
