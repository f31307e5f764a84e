"""The echo cancellers that `echo.py` compares, each with and without the filter that only subtracts."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.hearing.echo import Canceller, EchoFree, webrtc_canceller
from voice_supercat.speech.hearing.echo_filter import EchoFilter

from .echoes import BLOCK, Air


@dataclass(frozen=True)
class Way:
    """One way to be rid of the echo."""

    canceller: Canceller
    """Its sound stops prompts."""
    subtracting: Canceller | None = None
    """Words are recognised in its sound; None for the canceller's."""

    def freed(self, air: Air, reference: Reference) -> EchoFree:
        """What the program hears of it."""
        return EchoFree(air, reference, self.canceller, self.subtracting)


def ways(part: str) -> Iterator[tuple[str, Callable[[], Way]]]:
    """Those that are installed and have `part` in their name."""
    for name, canceller, subtracting in (
        ("none", Untouched, None),
        ("webrtc (pywebrtc-audio) + filter", webrtc_canceller, EchoFilter),
        ("webrtc (pywebrtc-audio)", webrtc_canceller, None),
        ("webrtc (livekit) + filter", Livekit, EchoFilter),
        ("speex (pyaec) + filter", Speex, EchoFilter),
        ("filter", EchoFilter, None),
    ):
        if part not in name:
            continue
        try:
            canceller()
        except Exception as error:
            print(f"{name}: not measured ({error})")
            continue
        yield name, partial(_way, canceller, subtracting)


def _way(canceller: Callable[[], Canceller], subtracting: Callable[[], Canceller] | None) -> Way:
    return Way(canceller(), subtracting() if subtracting else None)


def untouched() -> Way:
    """As it is with headphones."""
    return Way(Untouched())


class Untouched:
    """No canceller."""

    def process(self, near: Samples, far: Samples) -> Samples:  # noqa: ARG002
        return near


class Livekit:
    """WebRTC's canceller as the wheel `livekit` carries it."""

    def __init__(self) -> None:
        from livekit import rtc

        self._frame: Any = rtc.AudioFrame
        self._module = rtc.AudioProcessingModule(echo_cancellation=True)

    def process(self, near: Samples, far: Samples) -> Samples:
        played, heard = (self._frame(part.tobytes(), HEARING_RATE, 1, len(part)) for part in (far, near))
        self._module.process_reverse_stream(played)
        self._module.process_stream(heard)
        return np.frombuffer(bytes(heard.data), np.int16)


class Speex:
    """Speex's canceller as the wheel `pyaec` carries it, with 0.2 s of memory and its own suppressor."""

    def __init__(self) -> None:
        from pyaec import Aec

        self._aec: Any = Aec(BLOCK, HEARING_RATE // 5, HEARING_RATE, True)

    def process(self, near: Samples, far: Samples) -> Samples:
        return np.array(self._aec.cancel_echo(near.tolist(), far.tolist()), np.int16)
