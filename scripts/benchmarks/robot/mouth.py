"""What reaches the virtual microphone: the noise of the room without end, and the player's words in it."""

import contextlib
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from types import TracebackType

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples

from .levels import mixed
from .virtual_devices import VirtualDevices

_BLOCK = HEARING_RATE // 100  # samples; 10 ms
_PIPE = 4096  # bytes on their way to the sound server: 0.13 s, instead of two


class Mouth:
    """Plays the background from the moment it is entered; `says` mixes a sound in."""

    def __init__(self, devices: VirtualDevices, background: Iterator[Samples]) -> None:
        self._devices = devices
        self._background = background
        self._words: queue.SimpleQueue[Samples] = queue.SimpleQueue()

    def __enter__(self) -> "Mouth":
        command = ["pacat", "--playback", "--device=room", "--raw", f"--rate={HEARING_RATE}", "--channels=1"]
        self._player = subprocess.Popen(
            [*command, "--format=s16le", "--latency-msec=40"], env=self._devices.environment, stdin=subprocess.PIPE
        )
        assert self._player.stdin is not None
        if sys.platform == "linux":  # no other system has the virtual devices
            import fcntl

            fcntl.fcntl(self._player.stdin, fcntl.F_SETPIPE_SZ, _PIPE)
        threading.Thread(target=self._run, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._player.terminate()
        self._player.wait(timeout=5)

    def says(self, samples: Samples) -> None:
        """Speak over the background, in about a fifth of a second; returns at once."""
        self._words.put(samples)

    def _run(self) -> None:
        assert self._player.stdin is not None
        noise = word = np.zeros(0, np.int16)
        with contextlib.suppress(BrokenPipeError, ValueError):
            while True:
                while len(noise) < _BLOCK:
                    noise = np.concatenate([noise, next(self._background)])
                block, noise = noise[:_BLOCK], noise[_BLOCK:]
                while not self._words.empty():
                    word = np.concatenate([word, self._words.get()])
                spoken, word = word[:_BLOCK], word[_BLOCK:]
                block = mixed(block, np.pad(spoken, (0, _BLOCK - len(spoken))))
                self._player.stdin.write(block.tobytes())
                self._player.stdin.flush()


def found_at(word: Samples, recording: Samples) -> int:
    """The sample of the recording at which the word begins: where the two are most alike."""
    length = 1 << (len(word) + len(recording)).bit_length()
    spectrum = np.fft.rfft(recording.astype(np.float64), length) * np.conj(np.fft.rfft(word.astype(np.float64), length))
    likeness = np.fft.irfft(spectrum, length)[: max(1, len(recording) - len(word) + 1)]
    return int(likeness.argmax())
