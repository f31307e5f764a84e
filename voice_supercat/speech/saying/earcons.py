"""Earcons: short tones that say what was understood. Yes rises, no falls, a command knocks twice."""

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.interfaces import Earcon

RATE = 22_050
"""Hz."""

_NOTES: dict[Earcon, tuple[tuple[float, float], ...]] = {
    "yes": ((523.25, 0.035), (783.99, 0.045)),
    "no": ((523.25, 0.035), (349.23, 0.045)),
    "number": ((659.26, 0.05),),
    "command": ((440.0, 0.03), (0.0, 0.02), (440.0, 0.03)),
    "rejected": ((174.61, 0.12),),
    "listening": ((987.77, 0.03),),
    "turn": ((0.0, 0.03), (1318.51, 0.025)),
}
"""Hz and seconds of each note; 0 Hz is a pause. They come before the words, so they are short."""

_LEVEL = 0.2  # of full scale; softer than speech, so that nobody is startled
_SOFT: Mapping[Earcon, float] = MappingProxyType({"turn": 0.08})  # heard at the end of every question
_FADE = 0.005  # seconds; a tone that ends without a fade clicks


def earcon(name: Earcon) -> Samples:
    """The tone at `RATE` Hz, at most 0.2 s."""
    level = _SOFT.get(name, _LEVEL)
    return np.concatenate([_note(pitch, seconds, level) for pitch, seconds in _NOTES[name]])


def _note(pitch: float, seconds: float, level: float) -> Samples:
    moments = np.arange(int(seconds * RATE)) / RATE
    envelope = np.minimum(1.0, np.minimum(moments, moments[::-1]) / _FADE)
    return np.asarray(32767 * level * envelope * np.sin(2 * np.pi * pitch * moments), np.int16)
