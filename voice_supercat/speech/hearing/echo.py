"""Removes the program's own voice from the microphone, with the exact sound that was played as reference."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.microphone import Block, Echo
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.echo_filter import EchoFilter
from voice_supercat.speech.hearing.energy import level_of
from voice_supercat.speech.hearing.sources import Sounds
from voice_supercat.speech.installing import how_to_get

_FRAME = HEARING_RATE // 100  # samples; WebRTC works on 10 ms
_RINGING = 30  # frames; older echo is softer than what the canceller leaves of the last word


class Canceller(Protocol):
    """Removes an echo."""

    def process(self, near: Samples, far: Samples) -> Samples:
        """`near` without the echo of `far`: whole frames of 10 ms at 16 kHz, the same number of both."""
        ...


def webrtc_canceller() -> Canceller:
    """WebRTC's canceller, from the optional package. Raises SpeechFault where it is not installed."""
    try:
        from pywebrtc_audio import EchoCanceller
    except ImportError as error:
        raise SpeechFault(
            f"The echo canceller is not installed ({how_to_get('echo')}); I am deaf while I speak."
        ) from error
    canceller: Canceller = EchoCanceller(sample_rate=HEARING_RATE)
    return canceller


def open_echo_path(notice: Callable[[str], None]) -> "EchoPath | None":
    """The connection for WebRTC's canceller and the filter. None, after one `notice`, where it is not installed."""
    try:
        return EchoPath(Reference(), webrtc_canceller(), EchoFilter())
    except SpeechFault as fault:
        notice(str(fault))
        return None


class EchoFree:
    """A microphone without the program's own voice in it."""

    def __init__(
        self, sounds: Sounds, reference: Reference, canceller: Canceller, subtracting: Canceller | None = None
    ) -> None:
        """`canceller` removes all it can, so that a voice is noticed; `subtracting` leaves the words as they were said.

        Without `subtracting` words are recognised in what `canceller` leaves.
        """
        self._sounds = sounds
        self._reference = reference
        self._canceller = canceller
        self._subtracting = subtracting
        self._rest = np.zeros(0, np.int16)
        self._played: deque[float] = deque(maxlen=_RINGING)

    def read(self, seconds: float) -> Block | None:
        """The next block, waiting at most `seconds`; None when there is none yet."""
        block = self._sounds.read(seconds)
        if block is None:
            return None
        near = np.concatenate([self._rest, block.samples])
        whole = len(near) // _FRAME * _FRAME
        start = block.start - len(self._rest) / HEARING_RATE
        near, self._rest = near[:whole], near[whole:]
        if not whole:
            return None
        far = self._reference.take(start, whole)
        clean = self._canceller.process(near, far)
        self._played.extend(level_of(frame) for frame in far.reshape(-1, _FRAME))
        subtracted = self._subtracting.process(near, far) if self._subtracting else None
        echo = Echo(level_of(near) - level_of(clean), max(self._played), subtracted)
        return Block(clean, start, start + whole / HEARING_RATE, echo)

    def close(self) -> None:
        self._sounds.close()


@dataclass(frozen=True)
class EchoPath:
    """The connection from loudspeaker to microphone."""

    reference: Reference
    canceller: Canceller
    subtracting: Canceller

    def freed(self, sounds: Sounds) -> EchoFree:
        """The microphone without the sound that the loudspeaker played."""
        return EchoFree(sounds, self.reference, self.canceller, self.subtracting)
