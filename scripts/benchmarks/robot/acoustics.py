"""How a living room sounds: measured room responses, and what becomes of a sound in such a room."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from scripts.training.model.recordings import Clip
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing

_DECAY = ((0.15, -10.0), (0.5, -30.0))  # seconds, dB; halls and churches are no place for a game
_DIRECT = HEARING_RATE // 400  # samples; 2.5 ms, in which no reflection arrives
_TINY = 1e-12

Response: TypeAlias = npt.NDArray[np.float64]


def living_rooms(clips: Iterable[Clip]) -> list[Response]:
    """The responses among these that die down as in a furnished room, heard half a metre from the mouth.

    There the direct sound is as strong as all that the room adds; each was measured at another distance.
    """
    found = (response_of(clip.file) for clip in clips if clip.use == "room")
    return [_near(response) for response in found if is_living_room(response)]


def response_of(path: Path) -> Response:
    """A room's response from the direct sound on."""
    response = read_for_hearing(path).astype(np.float64) / 32767
    return response[int(np.abs(response).argmax()) :]


def in_room(sound: Response | Samples, response: Response) -> Response:
    """The sound as it is heard in the room: convolved by way of the spectrum, a hundred times as fast."""
    length = len(sound) + len(response) - 1
    size = 1 << (length - 1).bit_length()
    heard = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(response, size), size)
    return np.asarray(heard[:length], np.float64)


def is_living_room(response: Response) -> bool:
    """Whether it dies down as in a furnished room: at first fast, then nearly wholly."""
    power = np.cumsum(response[::-1] ** 2)[::-1]
    if len(power) <= _DECAY[-1][0] * HEARING_RATE:
        return False
    return all(10 * np.log10(power[int(after * HEARING_RATE)] / power[0] + _TINY) < most for after, most in _DECAY)


def _near(response: Response) -> Response:
    direct, ringing = response[:_DIRECT], response[_DIRECT:]
    return np.concatenate([direct, ringing * np.sqrt((direct**2).sum() / ((ringing**2).sum() + _TINY))])
