"""How loud a sound is: loudness by ITU-R BS.1770, on which EBU R 128 is built, and the true peak.

Written out with numpy, because the libraries for it (pyloudnorm) bring scipy: 140 MB, and 0.6 s more until the first
word. The tests compare both.

A sound is taken piece by piece. Spectra of a whole sentence would be megabytes that come and go with each prompt, and
leave gaps in the memory of a long game.
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
import numpy.typing as npt

Signal = npt.NDArray[np.float64]

_BLOCK, _STEP = 0.4, 0.1  # seconds
_ABSOLUTE = -70.0  # LUFS; softer blocks are silence
_RELATIVE = -10.0  # LU below the mean; softer blocks are pauses
_OFFSET = -0.691  # so that a sine of 997 Hz has its own level
_OVERSAMPLED = 4
_TAIL = 0.1  # seconds in which the filter dies away
_PIECE = 64  # stretches of which the peaks are looked for at once
_BESIDE = 256  # samples on both sides of such a piece: what lies there bends the wave in it

SILENT = float("-inf")
"""LUFS of silence."""


def loudness(sound: Signal, rate: int) -> float:
    """LUFS of the sound, full scale +-1. A sound shorter than 0.4 s is one block."""
    return loudness_as_heard(as_heard(sound, rate), rate)


def loudness_as_heard(weighted: Signal, rate: int) -> float:
    """The same of a sound that `as_heard` has weighted."""
    block = min(len(weighted), round(_BLOCK * rate))
    if not block:
        return SILENT
    step = max(1, round(_STEP * rate))
    # A last block that is nearly whole counts; silence follows the sound.
    blocks = (weighted[start : start + block] for start in range(0, len(weighted) - block + step // 2 + 1, step))
    powers = np.array([np.dot(one, one) / block for one in blocks])
    loud = powers[powers > _power(_ABSOLUTE)]
    if not len(loud):
        return SILENT
    return _lufs(float(loud[loud > loud.mean() * 10 ** (_RELATIVE / 10)].mean()))


def as_heard(sound: Signal, rate: int) -> Signal:
    """The sound with each pitch as loud as the standard says that it is heard."""
    before = round(_TAIL * rate)
    response, heard = _k_weighting(rate), np.empty(len(sound))
    size = 2 * (len(response) - 1)
    piece, step = np.zeros(size), size - before
    for start in range(0, len(sound), step):
        piece[:before] = piece[-before:] if start else 0.0
        new = sound[start : start + step]
        piece[before : before + len(new)] = new
        piece[before + len(new) :] = 0.0
        weighted = np.fft.irfft(np.fft.rfft(piece) * response, size)
        heard[start : start + step] = weighted[before : before + len(new)]
    return heard


def peaks(sound: Signal, stretch: int) -> Signal:
    """The highest true peak of each stretch of so many samples; the last stretch may be shorter."""
    return np.concatenate([np.zeros(0), *_peaks_of_pieces(sound, stretch)])


def _peaks_of_pieces(sound: Signal, stretch: int) -> Iterator[Signal]:
    for start in range(0, len(sound), _PIECE * stretch):
        first = max(0, start - _BESIDE)
        piece = sound[first : start + _PIECE * stretch + _BESIDE]
        size = _fast(len(piece) + _OVERSAMPLED)
        finer = np.fft.irfft(np.fft.rfft(piece, size), size * _OVERSAMPLED) * _OVERSAMPLED
        own = np.abs(sound[start : start + _PIECE * stretch])
        there = finer[(start - first) * _OVERSAMPLED :][: len(own) * _OVERSAMPLED]
        both = np.maximum(np.abs(there).reshape(-1, _OVERSAMPLED).max(axis=1, initial=0.0), own)
        yield np.pad(both, (0, -len(both) % stretch)).reshape(-1, stretch).max(axis=1)


@lru_cache(maxsize=4)
def _k_weighting(rate: int) -> npt.NDArray[np.complex128]:
    """The two filters of BS.1770, as a response for each line of a spectrum that is several times as long as they."""
    size = 1 << (4 * round(_TAIL * rate)).bit_length()
    turn = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    return np.asarray(_shelf(rate, turn) * _high_pass(rate, turn), np.complex128)


def _shelf(rate: int, turn: npt.NDArray[np.complex128]) -> npt.NDArray[np.complex128]:
    """A head in the way of the sound: 4 dB more from 1.7 kHz on."""
    k, quality, high = np.tan(np.pi * 1681.974450955533 / rate), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    above = (high + middle * k / quality + k * k, 2 * (k * k - high), high - middle * k / quality + k * k)
    return _response(above, k, quality, turn)


def _high_pass(rate: int, turn: npt.NDArray[np.complex128]) -> npt.NDArray[np.complex128]:
    k, quality = np.tan(np.pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1 + k / quality + k * k  # the standard leaves the numerator at one
    return _response((scale, -2 * scale, scale), k, quality, turn)


def _response(
    above: tuple[float, float, float], k: float, quality: float, turn: npt.NDArray[np.complex128]
) -> npt.NDArray[np.complex128]:
    below = (1 + k / quality + k * k, 2 * (k * k - 1), 1 - k / quality + k * k)
    return np.asarray(np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn), np.complex128)


def _fast(length: int) -> int:
    """A size that is not much longer, and of which a spectrum is computed fast: few large factors."""
    power = 1 << max(8, (length - 1).bit_length())
    return next(size for size in (power * 5 // 8, power * 3 // 4, power) if size >= length)


def _lufs(power: float) -> float:
    return float(_OFFSET + 10 * np.log10(power))


def _power(lufs: float) -> float:
    return float(10 ** ((lufs - _OFFSET) / 10))
