"""Text to sound with pyttsx3, rendered by a child process into a file that is read back and kept."""

import contextlib
import json
import queue
import subprocess
import sys
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from voice_supercat.speech.audio import Samples, read_audio
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.aiff import is_aiff, read_aiff
from voice_supercat.speech.saying.pronouncing import pronounced
from voice_supercat.speech.seams import USUAL_MANNER, Manner

_STARTING = 10.0  # seconds; the first start on a slow disk takes a few
_RENDERING = 4.0  # seconds; a sentence takes 0.01, and the player waits for it
_CACHE_BYTES = 16_000_000  # about six minutes of speech
_QUIET = 200  # of 32767; espeak-ng pads each text with silence, which would slow every turn down
_MARGIN = 0.02  # seconds of it that stay: soft consonants
_INSTALL = "install it (Debian: apt install espeak-ng), or use --print"


@dataclass(frozen=True)
class Sound:
    samples: Samples
    rate: int
    """Hz."""


class Voice(Protocol):
    """Anything that turns text into sound."""

    def render(self, text: str) -> Sound:
        """Raises SpeechFault."""
        ...

    def set_manner(self, manner: Manner) -> None:
        """Rate and voice of the next text; the volume is the player's business."""
        ...

    def voices(self) -> Sequence[str]:
        """The names that `set_manner` takes, the usual one first. Raises SpeechFault."""
        ...

    def voice_name(self) -> str:
        """The name of the voice in use. Raises SpeechFault where there is none."""
        ...

    def close(self) -> None: ...


Key = tuple[str, int, str | None]
"""Text, words a minute, voice."""


class SoundCache:
    """Sounds rendered before, the longest unused forgotten first."""

    def __init__(self) -> None:
        self._sounds: OrderedDict[Key, Sound] = OrderedDict()

    def get(self, key: Key, render: Callable[[], Sound]) -> Sound:
        """The sound of `key`, rendered where it is not there."""
        if key not in self._sounds:
            self._sounds[key] = render()
            while self._bytes() > _CACHE_BYTES and len(self._sounds) > 1:
                self._sounds.popitem(last=False)
        self._sounds.move_to_end(key)
        return self._sounds[key]

    def _bytes(self) -> int:
        return sum(sound.samples.nbytes for sound in self._sounds.values())


def silence() -> Sound:
    """The sound of nothing to say."""
    return Sound(np.zeros(0, np.int16), 22_050)


class Pyttsx3Voice:
    """The voice of the operating system, thread-safe. The child starts at once, `render` waits for it."""

    def __init__(self, manner: Manner = USUAL_MANNER) -> None:
        self._manner = manner
        self._lock = threading.Lock()
        self._cache = SoundCache()
        self._folder = tempfile.TemporaryDirectory(prefix="voice-supercat-", ignore_cleanup_errors=True)
        self._child = _Child()

    def render(self, text: str) -> Sound:
        """The text as sound, game words as players say them. Raises SpeechFault."""
        return self.render_as_spelled(pronounced(text))

    def render_as_spelled(self, text: str) -> Sound:
        """The text as the engine reads it, from the cache if it was rendered before. Raises SpeechFault."""
        if not any(map(str.isalnum, text)):
            return silence()
        with self._lock:
            key = (text, self._manner.words_per_minute, self._manner.voice)
            return self._cache.get(key, lambda: self._render_anew(key))

    def set_manner(self, manner: Manner) -> None:
        self._manner = manner

    def voices(self) -> Sequence[str]:
        with self._lock:
            return self._child.ready().voices

    def voice_name(self) -> str:
        """The engine's name for the voice in use. Raises SpeechFault."""
        with self._lock:
            return self._manner.voice or self._child.ready().voice

    def close(self) -> None:
        self._child.close()
        self._folder.cleanup()

    def _render_anew(self, key: Key) -> Sound:
        text, rate, voice = key
        path = Path(self._folder.name) / "utterance.wav"
        request = {"text": text, "rate": rate, "voice": voice, "path": str(path)}
        try:
            self._child.ask(request)
        except _ChildGone:
            self._child.close()
            self._child = _Child()
            try:
                self._child.ask(request)
            except _ChildGone as gone:
                raise SpeechFault(f"The voice crashes or hangs on '{text}'; {_INSTALL}.") from gone
        if not path.is_file():
            raise SpeechFault(f"The voice gave no sound for '{text}'; {_INSTALL}.")
        samples, rate = read_aiff(path) if is_aiff(path) else read_audio(path)
        path.unlink()
        return Sound(trim(samples, rate), rate)


def trim(samples: Samples, rate: int) -> Samples:
    """Without the silence at both ends."""
    loud = np.flatnonzero(np.abs(samples.astype(np.int32)) > _QUIET)
    if not len(loud):
        return samples[:0]
    margin = int(_MARGIN * rate)
    return samples[max(0, loud[0] - margin) : loud[-1] + margin]


class _ChildGone(Exception):
    pass


@dataclass(frozen=True)
class _Engine:
    voice: str
    voices: tuple[str, ...]


class _Child:
    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("render_child.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        self._replies: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        self._engine: _Engine | None = None

    def ready(self) -> _Engine:
        """What the engine said of itself. Raises SpeechFault without pyttsx3 or its engine."""
        if self._engine is None:
            try:
                told = self._reply(_STARTING)
            except _ChildGone as gone:
                raise SpeechFault(f"No voice: pyttsx3 did not start; {_INSTALL}.") from gone
            usual = str(told["voice"] or "default")
            self._engine = _Engine(usual, tuple(dict.fromkeys([usual, *map(str, told["voices"])])))
        return self._engine

    def ask(self, request: dict[str, Any]) -> None:
        self.ready()
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise _ChildGone from error
        self._reply(_RENDERING)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def _reply(self, patience: float) -> dict[str, Any]:
        try:
            line = self._replies.get(timeout=patience)
        except queue.Empty as silence:
            raise _ChildGone from silence
        if not line:
            raise _ChildGone
        reply: dict[str, Any] = json.loads(line)
        if "fault" in reply:
            raise SpeechFault(f"No voice: {' '.join(str(reply['fault']).split())}; {_INSTALL}.")
        return reply

    def _listen(self) -> None:
        # Only this thread closes the pipe: closing waits for a read to end, and what the engine has started may outlive
        # the child and keep the pipe open.
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError), self._process.stdout as lines:
            for line in lines:
                self._replies.put(line)
        self._replies.put("")
