"""PortAudio: which devices it knows, and streams of them. Devices are known by API and name: their numbers change."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from voice_supercat.speech.devices.afresh import listed_afresh
from voice_supercat.speech.devices.listing import CALLED, Device, Kind, Listing
from voice_supercat.speech.devices.quiet import hush_alsa, quiet_libraries
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.installing import PORTAUDIO, how_to_install, how_to_mend

SILENT = 1.0
"""Seconds without a callback after which a device counts as gone: PortAudio does not say so."""
WAKING = 4.0
"""Seconds more before the first callback: wireless devices start slowly."""


class SoundSystem:
    """PortAudio, loaded when the object is made. Raises SpeechFault where it is missing."""

    def __init__(self, portaudio: Any = None) -> None:
        self.portaudio: Any = portaudio or _loaded()
        self.generation = 0
        """Grows with each `refresh`; a stream of an older generation is closed."""

    def listing(self) -> Listing:
        """All devices that PortAudio knows, since its start or the last `refresh`. Raises SpeechFault."""
        found = self.portaudio
        try:
            usual_api = int(found.default.hostapi)
        except found.PortAudioError:
            usual_api = -1
        try:
            return Listing(tuple(found.query_devices()), tuple(found.query_hostapis()), usual_api)
        except found.PortAudioError as error:
            raise SpeechFault(
                f"The sound devices cannot be listed ({error}); does the sound of this system work?"
            ) from error

    def devices(self, kind: Kind) -> tuple[Device, ...]:
        """All devices of one kind, in PortAudio's order. Raises SpeechFault."""
        return self.listing().devices(kind)

    def opened(
        self,
        kind: Kind,
        devices: Sequence[Device],
        formats: Callable[[Device], Iterable[tuple[int, int]]],
        start: Callable[[int, int, int], Any],
    ) -> tuple[Device, Any]:
        """The first of `devices` that opens, and the stream from `start(index, rate, channels)`.

        It has the first of the device's `formats` (Hz, channels) that opens. Raises SpeechFault when none does.
        """
        error: Exception | None = None
        for device in devices:
            for rate, channels in formats(device):
                try:
                    with quiet_libraries():
                        return device, start(device.index, rate, channels)
                except (self.portaudio.PortAudioError, UnicodeDecodeError) as refused:
                    error = refused  # sounddevice cannot read what Windows says in another language than English
        if not devices:
            raise SpeechFault(f"The {CALLED[kind]} has gone.")
        called = f"{CALLED[kind]} {devices[0].name}"
        raise SpeechFault(f"The {called} cannot be opened ({error}); is another program using it?")

    def visible(self, kind: Kind, device: Device) -> bool:
        """Whether a new process sees the device; this process keeps the list from its start. Takes 0.2 s."""
        listing = listed_afresh()
        return listing is not None and bool(listing.again(kind, device))

    def refresh(self) -> None:
        """Read the list of devices again. Ends every open stream. Where that fails, `listing` tells so.

        Call it only after `visible`: PortAudio ends the process when all devices have gone since its start.
        """
        with quiet_libraries():
            for step in (self.portaudio._terminate, self.portaudio._initialize):
                with suppress(self.portaudio.PortAudioError):
                    step()
        self.generation += 1


def _loaded() -> Any:
    try:
        with quiet_libraries():
            import sounddevice
    except ImportError as error:
        raise SpeechFault(f"PortAudio cannot be loaded ({error}); {how_to_mend('sounddevice')}.") from error
    except OSError as error:  # the library itself is missing
        command = how_to_install(PORTAUDIO)
        remedy = f" ({command})" if command else ""
        raise SpeechFault(f"PortAudio cannot be loaded ({error}); install it{remedy}.") from error
    except Exception as error:  # a class of the module that could not be imported: PortAudio itself cannot begin
        raise SpeechFault(f"PortAudio cannot begin ({error}); does the sound of this system work?") from error
    hush_alsa()
    return sounddevice
