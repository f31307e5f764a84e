"""The devices that PortAudio lists, and which of them is meant. On Windows it lists each device once for each API."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from voice_supercat.speech.faults import SpeechFault

Kind = Literal["input", "output"]

CALLED: Mapping[Kind, str] = {"input": "microphone", "output": "loudspeaker"}

ONE_OF = ("Windows WASAPI", "Windows DirectSound", "MME")
"""APIs that show the same devices, the best first. MME cuts names at 31 characters; the fourth, WDM-KS, keeps other
programs out and is never used."""


@dataclass(frozen=True)
class Device:
    """A microphone or a loudspeaker."""

    index: int
    """PortAudio's number for it, valid until the list is read again."""
    name: str
    channels: int
    rate: int
    """Preferred rate in Hz."""
    api: str = ""

    def same(self, other: "Device") -> bool:
        """Whether both are the same device, perhaps under another number."""
        return (self.api, self.name) == (other.api, other.name)


@dataclass(frozen=True)
class Listing:
    """What PortAudio knew at one time, as `sounddevice` passes it on."""

    raw: Sequence[Mapping[str, Any]]
    apis: Sequence[Mapping[str, Any]]
    usual_api: int
    """The number of the API that PortAudio takes where nobody chooses; -1 where there is none."""

    def devices(self, kind: Kind) -> tuple[Device, ...]:
        """The devices of one kind, each once, in PortAudio's order."""
        every = tuple(self._all(kind))
        for api in ONE_OF:
            if kept := tuple(device for device in every if device.api == api):
                return kept
        return every

    def usual(self, kind: Kind) -> Device | None:
        """The device that the system itself would take; None where there is no device."""
        devices = self.devices(kind)
        if not devices:
            return None
        by_index = {device.index: device for device in devices}
        usual_api = self.apis[self.usual_api]["name"] if self.usual_api >= 0 else ""
        defaults = {str(api["name"]): by_index.get(int(api[f"default_{kind}_device"])) for api in self.apis}
        return defaults.get(usual_api) or defaults.get(devices[0].api) or devices[0]

    def chosen(self, kind: Kind, name: str | None = None) -> tuple[Device, ...]:
        """The devices to try, the likeliest first: all with that name, or else all whose names contain it.

        Raises SpeechFault when there is none.
        """
        usual, devices = self.usual(kind), self.devices(kind)
        if usual is None:
            raise SpeechFault(f"No {CALLED[kind]} was found; plug one in and start again.")
        if name is None:
            return (usual,)
        exact = [device for device in devices if device.name == name]
        found = exact or [device for device in devices if name.lower() in device.name.lower()]
        if not found:
            names = "; ".join(device.name for device in devices)
            raise SpeechFault(f"No {CALLED[kind]} is called '{name}'; there are: {names}.")
        return tuple(sorted(found, key=lambda device: device.index != usual.index))

    def again(self, kind: Kind, device: Device) -> tuple[Device, ...]:
        """The devices to try for one that was open before. Where its number is still its own, that one comes first."""
        same = [other for other in self.devices(kind) if other.same(device)]
        return tuple(sorted(same, key=lambda other: other.index != device.index))

    def _all(self, kind: Kind) -> list[Device]:
        return [
            Device(
                index,
                str(raw["name"]),
                int(raw[f"max_{kind}_channels"]),
                int(raw["default_samplerate"]),
                str(self.apis[int(raw["hostapi"])]["name"]),
            )
            for index, raw in enumerate(self.raw)
            if raw[f"max_{kind}_channels"] > 0
        ]


def which_was_taken(kind: Kind, name: str | None, devices: Sequence[Device], taken: Device) -> str | None:
    """A sentence for the player where the name that they gave fits several devices."""
    if name is None or len(devices) < 2:
        return None
    alike = all(device.name == taken.name for device in devices)
    which = "the first that opens" if alike else taken.name
    return f"More than one {CALLED[kind]} is called '{name}'; I take {which}."
