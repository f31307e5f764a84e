"""Subtracts the program's own voice from the microphone, as far as that takes nothing of the player's voice.

A canceller such as WebRTC's also turns the sound down wherever some echo is left, and with it the first sounds of a
word over a prompt. That is good for noticing a voice, and bad for recognising its word. This filter only subtracts
what the loudspeaker must have added.

It is a partitioned-block Kalman filter in the frequency domain: Enzner and Vary, Signal Processing 86 (2006); Kuech,
Mabande and Enzner, ICASSP 2014. It learns slowly while somebody talks, because it follows how loud all is that is
not echo, so it needs nobody to tell it when.
"""

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples

_HOP = HEARING_RATE // 100  # samples of one step
_SPECTRUM = 2 * _HOP
_BLOCKS = 48  # 0.48 s: the delay of the devices, up to 0.2 s, and the room
_CONSTRAINED = 8  # blocks of the path that are made causal in one step; one after the other is as good as all
# Uncertainty of a path that is not known at all; all blocks together expect an echo half as strong as what is played.
# With ten times as much the first second of learning adds noise: of 48 words there 27 % were right, so 81 %.
_FIRST = 0.01
_CHANGE = 0.004  # share of the path's power that may change within one step: people move, clocks drift
_ANYWHERE = 0.01  # of this change lies anywhere in the path, also where nothing was: a delay may jump
_SMOOTHING = 0.9  # of the spectrum of all that is not echo: 0.1 s
_FLOOR = 1e-9  # keeps divisions finite where all is silent
_FULL = 32_768.0


class EchoFilter:
    """A `Canceller` that subtracts the echo only."""

    def __init__(self) -> None:
        self._before = np.zeros(_HOP, np.float32)
        self._played = np.zeros((_BLOCKS, _HOP + 1), np.complex64)  # spectra, the newest first
        self._next = 0  # the block that is made causal next
        self._path = np.zeros((_BLOCKS, _HOP + 1), np.complex64)
        self._uncertainty = np.full((_BLOCKS, _HOP + 1), _FIRST, np.float32)
        self._others = np.full(_HOP + 1, _FLOOR, np.float32)  # spectrum of the power of all that is not echo

    def process(self, near: Samples, far: Samples) -> Samples:
        """`near` without the echo of `far`: whole frames of 10 ms at 16 kHz, the same number of both."""
        steps = zip(near.reshape(-1, _HOP), far.reshape(-1, _HOP), strict=True)
        return np.concatenate([np.zeros(0, np.int16), *(self._step(heard, played) for heard, played in steps)])

    def _step(self, near: Samples, far: Samples) -> Samples:
        played = far.astype(np.float32) / _FULL
        self._played = np.roll(self._played, 1, axis=0)
        self._played[0] = np.fft.rfft(np.concatenate([self._before, played]))
        self._before = played
        if not self._played.any():
            return near  # nothing was played, so nothing can be learned
        heard = near.astype(np.float32) / _FULL
        left = heard - np.fft.irfft((self._played * self._path).sum(0), _SPECTRUM)[_HOP:].astype(np.float32)
        self._learn(left)
        return np.asarray(np.clip(np.rint(left * _FULL), -32_768, 32_767), np.int16)

    def _learn(self, left: np.ndarray) -> None:
        error = np.fft.rfft(np.concatenate([np.zeros(_HOP, np.float32), left]))
        self._others = (_SMOOTHING * self._others + (1 - _SMOOTHING) * np.abs(error) ** 2).astype(np.float32)
        power = np.abs(self._played) ** 2
        path = np.abs(self._path) ** 2
        self._uncertainty += np.float32(_CHANGE) * (path + np.float32(_ANYWHERE) * path.mean(0))
        expected = (power * self._uncertainty).sum(0) * np.float32(_HOP / _SPECTRUM)
        gain = self._uncertainty / (expected + self._others + np.float32(_FLOOR))
        self._uncertainty *= 1 - np.float32(_HOP / _SPECTRUM) * gain * power
        self._path += gain * np.conj(self._played) * error
        chosen = np.arange(self._next, self._next + _CONSTRAINED) % _BLOCKS
        self._next = (self._next + _CONSTRAINED) % _BLOCKS
        causal = np.fft.irfft(self._path[chosen], _SPECTRUM, axis=1)
        causal[:, _HOP:] = 0.0
        self._path[chosen] = np.fft.rfft(causal, axis=1)
