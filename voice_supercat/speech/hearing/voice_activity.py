"""Voice activity detection: tells a voice from dice, cards and coughs within some 10 ms, before any word is known."""

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.devices.microphone import NO_ECHO, Echo
from voice_supercat.speech.hearing.energy import FRAME, NoiseFloor, level_of
from voice_supercat.speech.hearing.residue import Residue

_WINDOW = HEARING_RATE // 50  # samples that are compared with those one period before: two periods of most voices
_PERIODS = np.arange(HEARING_RATE // 400, HEARING_RATE // 70)  # samples; periods of voices from 400 down to 70 Hz
_HISTORY = _WINDOW + int(_PERIODS[-1])
_ALIKE = 0.7  # correlation of two periods; vowels and the sounds m, n, l, r, w, y have 0.8 and more, rattling 0.5
_VOICED_FRAMES = 2  # in a row; "yes" and "no" are detected 35 ms after their first sound, in the median
_STEADY_FRAMES = 8  # in a row, of a sound without pitch: "s", "sh", whispering; one of six casts of dice lasts as long
_STEADY = 12.0  # dB between the loudest and the softest of these frames
_SOFTENED = 10.0  # dB removed by the canceller: 3 to 8 from a voice over a prompt as loud, 15 and more from the prompt
_PROMINENT = 12.0  # dB above the floor
_LEAST = -50.0  # dBFS; softer is a voice of the neighbours, or the prompt heard out of the headphones


class VoiceActivityDetector:
    """Takes in sound at 16 kHz. `heard` says whether there was a voice since `reset`."""

    def __init__(self) -> None:
        self._floor = NoiseFloor()
        self._residue = Residue()
        self._past = np.zeros(_HISTORY, np.float32)
        self._rest = np.zeros(0, np.int16)
        self.reset()

    def reset(self) -> None:
        """Forget the voice, but not the level of the room nor the residue of echoes."""
        self.heard = False
        self.quiet = 0.0
        """Seconds since the last voice."""
        self._voiced = 0
        self._steady: list[float] = []

    def answered(self) -> None:
        """The last sound over a prompt was the player, not the residue of an echo: do not learn from it."""
        self._residue.forget_last()

    def feed(self, samples: Samples, echo: Echo = NO_ECHO) -> None:
        """Take in sound, any length, and what an echo canceller did to it."""
        self._rest = np.concatenate([self._rest, samples])
        while len(self._rest) >= FRAME:
            frame, self._rest = self._rest[:FRAME], self._rest[FRAME:]
            self._step(frame, echo)

    def _step(self, frame: Samples, echo: Echo) -> None:
        level = level_of(frame)
        self._floor.add(level)
        self._past = np.concatenate([self._past[FRAME:], frame.astype(np.float32)])
        loud = (
            echo.softened <= _SOFTENED
            and level > max(_LEAST, self._floor.level + _PROMINENT)
            and self._residue.exceeded(level, echo.played)
        )
        self._residue.learn(level, echo.played)
        self._voiced = self._voiced + 1 if loud and periodicity(self._past) > _ALIKE else 0
        self._steady = [*self._steady[1 - _STEADY_FRAMES :], level] if loud else []
        steady = len(self._steady) == _STEADY_FRAMES and max(self._steady) - min(self._steady) < _STEADY
        if self._voiced >= _VOICED_FRAMES or steady:
            self.heard, self.quiet = True, 0.0
        else:
            self.quiet += FRAME / HEARING_RATE


def periodicity(sound: np.ndarray[tuple[int], np.dtype[np.float32]]) -> float:
    """How similar the last 20 ms are to the sound one period of a voice earlier: 1 for a steady vowel, 0 for noise."""
    now = sound[-_WINDOW:] - sound[-_WINDOW:].mean()
    before = np.lib.stride_tricks.sliding_window_view(sound[-_HISTORY:], _WINDOW)[_PERIODS[-1] - _PERIODS]
    energies = np.einsum("ij,ij->i", before, before) * np.dot(now, now)
    return float((before @ now / np.sqrt(energies + 1.0)).max())
