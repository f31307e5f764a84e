"""A natural voice: Piper reads with a neural net on the processor. An optional extra, `voice-supercat[natural]`.

A voice is a file such as en_US-lessac-medium.onnx with its .onnx.json beside it, from the collection of
rhasspy/piper-voices.
"""

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.pronouncing import pronounced
from voice_supercat.speech.saying.voice import Pyttsx3Voice, Sound, SoundCache, Voice, silence, trim
from voice_supercat.speech.seams import USUAL_RATE, Manner

SUFFIX = ".onnx"
"""What the name of a Piper voice ends in."""


def open_voice(manner: Manner) -> Voice:
    """Piper where the voice is a file of Piper's, else the voice of the system."""
    return PiperVoice(manner) if manner.voice and manner.voice.endswith(SUFFIX) else Pyttsx3Voice(manner)


class PiperVoice:
    """A Piper voice, thread-safe, loaded when it is first used."""

    def __init__(self, manner: Manner) -> None:
        self._path = Path(manner.voice or "")
        self._manner = manner
        self._lock = threading.Lock()
        self._cache = SoundCache()
        self._voice: Any = None

    def render(self, text: str) -> Sound:
        """The text as sound, game words as players say them. Raises SpeechFault."""
        if not any(map(str.isalnum, text)):
            return silence()
        with self._lock:
            pace = self._manner.words_per_minute
            return self._cache.get((text, pace, None), lambda: self._render_anew(pronounced(text), pace))

    def set_manner(self, manner: Manner) -> None:
        self._manner = manner

    def voices(self) -> Sequence[str]:
        return (str(self._path),)

    def voice_name(self) -> str:
        """The file. Raises SpeechFault where it cannot be used."""
        with self._lock:
            self._loaded()
        return str(self._path)

    def close(self) -> None:
        """No process, nothing to end."""

    def _render_anew(self, text: str, words_per_minute: int) -> Sound:
        from piper import SynthesisConfig

        voice = self._loaded()
        chunks = list(voice.synthesize(text, SynthesisConfig(length_scale=USUAL_RATE / words_per_minute)))
        if not chunks:
            raise SpeechFault(f"The voice {self._path.name} gave no sound for '{text}'.")
        samples = np.concatenate([chunk.audio_int16_array for chunk in chunks])
        return Sound(trim(samples, chunks[0].sample_rate), chunks[0].sample_rate)

    def _loaded(self) -> Any:
        if self._voice is None:
            try:
                from piper import PiperVoice as Piper
            except ImportError as error:
                raise SpeechFault("Piper is not installed (pip install voice-supercat[natural]).") from error
            if not self._path.is_file() or not self._path.with_suffix(".onnx.json").is_file():
                raise SpeechFault(f"{self._path}: is no Piper voice; expected the file and its .onnx.json beside it.")
            try:
                self._voice = Piper.load(self._path)
            except Exception as error:  # onnxruntime raises classes of its own
                raise SpeechFault(f"{self._path}: cannot be read as a Piper voice ({error}).") from error
        return self._voice
