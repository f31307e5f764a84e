"""Earcons: short tones that say what was understood. Yes rises, no falls, a command knocks twice."""

import numpy as np

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.interfaces import Earcon

RATE = 22_050
"""Hz."""

_NOTES: dict[Earcon, tuple[tuple[float, float], ...]] = {
    "yes": ((523.25, 0.05), (783.99, 0.07)),
    "no": ((523.25, 0.05), (349.23, 0.07)),
    "number": ((659.26, 0.06),),
    "command": ((440.0, 0.04), (0.0, 0.03), (440.0, 0.04)),
    "rejected": ((174.61, 0.15),),
    "listening": ((987.77, 0.03),),
    "turn": ((0.0, 0.03), (1318.51, 0.025)),
}
"""Hz and seconds of each note; 0 Hz is a pause."""

_LEVEL = 0.2  # of full scale; softer than speech, so that nobody is startled
_FADE = 0.005  # seconds; a tone that ends without a fade clicks


def earcon(name: Earcon) -> Samples:
    """The tone at `RATE` Hz, at most 0.2 s."""
    return np.concatenate([_note(pitch, seconds) for pitch, seconds in _NOTES[name]])


def _note(pitch: float, seconds: float) -> Samples:
    moments = np.arange(int(seconds * RATE)) / RATE
    envelope = np.minimum(1.0, np.minimum(moments, moments[::-1]) / _FADE)
    return np.asarray(32767 * _LEVEL * envelope * np.sin(2 * np.pi * pitch * moments), np.int16)
