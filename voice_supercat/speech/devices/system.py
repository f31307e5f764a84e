"""The sound devices that PortAudio knows, chosen by name: their numbers change when a device is plugged in."""

import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from voice_supercat.speech.devices.quiet import hush_alsa, quiet_libraries
from voice_supercat.speech.faults import SpeechFault

Kind = Literal["input", "output"]

SILENT = 1.0
"""Seconds without a callback after which a device counts as gone: PortAudio does not say so."""
WAKING = 4.0
"""Seconds more before the first callback: wireless devices start slowly."""

_PATIENCE = 5.0  # seconds for a fresh process to list the devices
_IF_ANY = "if device['max_{}_channels'] > 0: print(device['name'])"
_CALLED: dict[Kind, str] = {"input": "microphone", "output": "loudspeaker"}


@dataclass(frozen=True)
class Device:
    """A microphone or a loudspeaker."""

    index: int
    """PortAudio's number for it, valid until `SoundSystem.refresh`."""
    name: str
    channels: int
    rate: int
    """Preferred rate in Hz."""


class SoundSystem:
    """PortAudio, loaded when the object is made. Raises SpeechFault where it is missing."""

    def __init__(self) -> None:
        try:
            with quiet_libraries():
                import sounddevice
        except (ImportError, OSError) as error:
            raise SpeechFault(
                f"PortAudio cannot be loaded ({error}); install it (Debian: apt install libportaudio2)."
            ) from error
        hush_alsa()
        self.portaudio: Any = sounddevice
        self.generation = 0
        """Grows with each `refresh`; a stream of an older generation is closed."""

    def devices(self, kind: Kind) -> tuple[Device, ...]:
        """All devices of one kind, in PortAudio's order."""
        found = ((index, dict(raw)) for index, raw in enumerate(self.portaudio.query_devices()))
        return tuple(_device(index, raw, kind) for index, raw in found if raw[f"max_{kind}_channels"] > 0)

    def find(self, kind: Kind, name: str | None = None) -> Device:
        """The device with that name, or with a name that contains it if there is only one; by default the system's own.

        Raises SpeechFault when there is none.
        """
        devices = self.devices(kind)
        if not devices:
            raise SpeechFault(f"No {_CALLED[kind]} was found; plug one in and start again.")
        if name is None:
            return self._default(kind) or devices[0]
        exact = [device for device in devices if device.name == name]
        part = [device for device in devices if name.lower() in device.name.lower()]
        if len(exact or part) != 1:
            names = "; ".join(device.name for device in part or devices)
            raise SpeechFault(
                f"{'More than one' if part else 'No'} {_CALLED[kind]} is called '{name}'; there are: {names}."
            )
        return (exact or part)[0]

    def opened(
        self,
        kind: Kind,
        device: Device,
        formats: Iterable[tuple[int, int]],
        start: Callable[[int, int, int], Any],
    ) -> Any:
        """The stream from `start(index, rate, channels)`, with the first of `formats` (Hz, channels) that opens.

        Raises SpeechFault when none does.
        """
        error: Exception | None = None
        for rate, channels in formats:
            try:
                with quiet_libraries():
                    return start(device.index, rate, channels)
            except self.portaudio.PortAudioError as refused:
                error = refused
        called = f"{_CALLED[kind]} {device.name}"
        raise SpeechFault(f"The {called} cannot be opened ({error}); is another program using it?")

    def visible(self, kind: Kind, name: str) -> bool:
        """Whether a new process sees the device; this process keeps the list from its start. Takes 0.2 s."""
        program = f"import sounddevice\nfor device in sounddevice.query_devices():\n {_IF_ANY.format(kind)}"
        try:
            done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            return False
        return name in done.stdout.splitlines()

    def refresh(self) -> None:
        """Read the list of devices again. Ends every open stream.

        Call it only after `visible`: PortAudio ends the process when all devices have gone since its start.
        """
        with quiet_libraries():
            self.portaudio._terminate()
            self.portaudio._initialize()
        self.generation += 1

    def _default(self, kind: Kind) -> Device | None:
        try:
            raw = dict(self.portaudio.query_devices(kind=kind))
        except (self.portaudio.PortAudioError, ValueError):
            return None
        return _device(int(raw["index"]), raw, kind)


def _device(index: int, raw: dict[str, Any], kind: Kind) -> Device:
    return Device(index, str(raw["name"]), int(raw[f"max_{kind}_channels"]), int(raw["default_samplerate"]))
