"""Sound as mono int16 samples, 16 kHz for hearing: resampling, reading and writing files."""

import wave
from math import gcd
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.installing import how_to_mend

Samples: TypeAlias = npt.NDArray[np.int16]
"""One channel, full scale +-32767."""

HEARING_RATE = 16_000
"""Hz. Vosk models are trained on it."""

_ZERO_CROSSINGS = 16  # of the sinc on each side: gives 80 dB, more than speech needs
_CHUNK = 16_384  # output samples computed at once, to limit memory


class Resampler:
    """Changes the rate of a stream of samples by windowed-sinc interpolation.

    Gives `len(input) * rate_out / rate_in` samples in all once `flush` has been called.
    """

    def __init__(self, rate_in: int, rate_out: int) -> None:
        common = gcd(rate_in, rate_out)
        self._up, self._down = rate_out // common, rate_in // common
        self._half = -(-_ZERO_CROSSINGS * max(rate_in, rate_out) // rate_out)
        self._kernels = _kernels(self._up, self._half, min(1.0, rate_out / rate_in))
        self._pending = np.zeros(self._half - 1, np.float32)
        self._phase = 0
        self._owed = 0

    def feed(self, samples: Samples) -> Samples:
        """The output samples that are complete with `samples`; the last ones come with the next call."""
        if self._up == self._down:
            return samples
        self._owed += len(samples) * self._up
        self._pending = np.concatenate([self._pending, samples.astype(np.float32)])
        reach = (len(self._pending) - 2 * self._half) * self._up + self._up - 1 - self._phase
        return self._produce(max(0, reach // self._down + 1))

    def flush(self) -> Samples:
        """The remaining output samples, as if silence followed."""
        if self._up == self._down:
            return np.zeros(0, np.int16)
        self._pending = np.concatenate([self._pending, np.zeros(2 * self._half, np.float32)])
        return self._produce(self._owed // self._down)

    def _produce(self, count: int) -> Samples:
        steps = self._phase + np.arange(count) * self._down
        taps = np.arange(2 * self._half)
        out = np.empty(count, np.float32)
        for first in range(0, count, _CHUNK):
            some = steps[first : first + _CHUNK]
            window = self._pending[(some // self._up)[:, None] + taps]
            out[first : first + _CHUNK] = np.einsum("ij,ij->i", window, self._kernels[some % self._up])
        end = self._phase + count * self._down
        self._pending, self._phase = self._pending[end // self._up :], end % self._up
        self._owed -= count * self._down
        return np.clip(np.rint(out), -32768, 32767).astype(np.int16)


def _kernels(phases: int, half: int, cutoff: float) -> npt.NDArray[np.float32]:
    distance = np.arange(phases)[:, None] / phases - (np.arange(2 * half) - half + 1)
    kernels = cutoff * np.sinc(cutoff * distance) * np.cos(np.pi * distance / (2 * half)) ** 2
    return np.asarray(kernels / kernels.sum(axis=1, keepdims=True), np.float32)


def resample(samples: Samples, rate_in: int, rate_out: int) -> Samples:
    """All of `samples`, recorded at `rate_in` Hz, at `rate_out` Hz."""
    if rate_in == rate_out:
        return samples
    resampler = Resampler(rate_in, rate_out)
    return np.concatenate([resampler.feed(samples), resampler.flush()])


def raised(samples: Samples, decibels: float) -> Samples:
    """The samples made louder, limited to full scale."""
    if not decibels:
        return samples
    wide = samples.astype(np.float32) * np.float32(10 ** (decibels / 20))
    return np.asarray(np.clip(wide, -32768, 32767), np.int16)


def read_audio(path: Path) -> tuple[Samples, int]:
    """Samples (channels averaged) and rate in Hz of a WAV, FLAC or Ogg file.

    Plain WAV is read by the standard library, so that it works where `soundfile` does not. Raises SpeechFault that
    names the file.
    """
    if not path.is_file():
        raise SpeechFault(f"{path}: {'is no file' if path.exists() else 'there is no such file'}; check the name.")
    try:
        samples, rate = _read_wav(path)
    except (wave.Error, EOFError):
        samples, rate = _read_with_soundfile(path)
    except OSError as error:
        raise SpeechFault(f"{path}: cannot be read ({error.strerror}); check its permissions.") from error
    if not len(samples):
        raise SpeechFault(f"{path}: holds no sound; record it again.")
    return samples, rate


def read_for_hearing(path: Path) -> Samples:
    """The file at 16 kHz. Raises SpeechFault that names the file."""
    samples, rate = read_audio(path)
    return resample(samples, rate, HEARING_RATE)


def write_wav(path: Path, samples: Samples, rate: int) -> None:
    """Write a mono 16-bit WAV file. Raises SpeechFault that names the file."""
    try:
        with path.open("wb") as file, wave.open(file, "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(rate)
            out.writeframes(samples.astype("<i2").tobytes())
    except OSError as error:
        raise SpeechFault(f"{path}: cannot be written ({error.strerror}); check folder and free space.") from error


def _read_wav(path: Path) -> tuple[Samples, int]:
    with wave.open(str(path), "rb") as sound:
        channels, width, rate, frames = sound.getparams()[:4]
        data = sound.readframes(frames)
    data = data[: len(data) // (width * channels) * (width * channels)]
    if width == 1:
        wide = (np.frombuffer(data, np.uint8).astype(np.int16) - 128) << 8
    elif width == 2:
        wide = np.frombuffer(data, "<i2").astype(np.int16)
    elif width == 3:
        wide = np.frombuffer(data, np.uint8).reshape(-1, 3)[:, 1:].copy().view("<i2").ravel().astype(np.int16)
    else:
        wide = (np.frombuffer(data, "<i4") >> 16).astype(np.int16)
    return _mono(wide.reshape(-1, channels)), rate


def _read_with_soundfile(path: Path) -> tuple[Samples, int]:
    try:
        import soundfile
    except (ImportError, OSError):
        raise SpeechFault(
            f"{path}: is no plain WAV file, and soundfile, which reads others, cannot be loaded; "
            f"{how_to_mend('--force-reinstall soundfile')}."
        ) from None
    try:
        # As int16, floating point files would be read without being scaled: as silence.
        data, rate = soundfile.read(str(path), dtype="float32", always_2d=True)
    except soundfile.SoundFileError as error:
        raise SpeechFault(f"{path}: is no sound file that can be read; use WAV, FLAC or Ogg.") from error
    return _mono(np.clip(np.rint(data * 32_768), -32_768, 32_767).astype(np.int16)), int(rate)


def _mono(frames: Samples) -> Samples:
    return frames[:, 0] if frames.shape[1] == 1 else frames.mean(axis=1).astype(np.int16)
