"""Text to sound: a process of its own renders into a file; the sound is read from it and cached."""

import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from types import MappingProxyType
from typing import Protocol, TypeVar

import numpy as np

from voice_supercat.speech.audio import Samples
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.installing import ESPEAK, how_to_install
from voice_supercat.speech.interfaces import USUAL_MANNER, Manner
from voice_supercat.speech.saying.child import ChildGone, Engine, Ready, RenderingChild
from voice_supercat.speech.saying.choosing import ADDED_IN
from voice_supercat.speech.saying.edges import trim
from voice_supercat.speech.saying.loudness import levelled
from voice_supercat.speech.saying.own_pages import on_own_pages
from voice_supercat.speech.saying.pace import SENTENCES, Pace, measured
from voice_supercat.speech.saying.pronouncing import pronounced
from voice_supercat.speech.saying.released import read_released
from voice_supercat.speech.saying.sound_folder import SoundFolder
from voice_supercat.speech.saying.stretching import stretched

AS_WRITTEN: Mapping[str, str] = MappingProxyType({})
"""Spellings for a voice that reads every word as it is written."""

_CACHE_BYTES = 16_000_000  # about six minutes of speech


@dataclass(frozen=True)
class Sound:
    samples: Samples
    rate: int
    """Hz."""


class Voice(Protocol):
    """Anything that turns text into sound."""

    def render(self, text: str) -> Sound:
        """The text as sound. Raises SpeechFault."""
        ...

    def set_manner(self, manner: Manner) -> None:
        """Rate and voice of the next text. The volume is applied where the sound is played."""
        ...

    def voices(self) -> Sequence[str]:
        """The names that `set_manner` takes, the usual one first. Raises SpeechFault."""
        ...

    def voice_name(self) -> str:
        """The name of the current voice. Raises SpeechFault where there is none."""
        ...

    def close(self) -> None: ...


_Reply = TypeVar("_Reply")

Key = tuple[str, int, str | None]
"""Text, words a minute, voice."""


class SoundCache:
    """Sounds that were rendered before. The least recently used are forgotten first."""

    def __init__(self) -> None:
        self._sounds: OrderedDict[Key, Sound] = OrderedDict()

    def get(self, key: Key, render: Callable[[], Sound]) -> Sound:
        """The sound of `key`; `render` makes it where it is not cached."""
        if key not in self._sounds:
            sound = render()
            self._sounds[key] = Sound(on_own_pages(sound.samples), sound.rate)
            while self._bytes() > _CACHE_BYTES and len(self._sounds) > 1:
                self._sounds.popitem(last=False)
        self._sounds.move_to_end(key)
        return self._sounds[key]

    def _bytes(self) -> int:
        return sum(sound.samples.nbytes for sound in self._sounds.values())


def silence() -> Sound:
    """An empty sound."""
    return Sound(np.zeros(0, np.int16), 22_050)


class RenderedVoice:
    """A voice whose engine runs in a process of its own. Thread-safe. The process starts at once, `render` waits."""

    def __init__(self, manner: Manner, engine: Engine, spellings: Mapping[str, str]) -> None:
        self._manner = manner
        self._spellings = spellings
        self._engine = engine
        self._lock = threading.Lock()
        self._cache = SoundCache()
        self._paces: dict[tuple[int, str | None], Pace] = {}
        self._folder = SoundFolder()
        self._child = RenderingChild(engine, str(self._folder.path))
        self._numbers = count()
        self._closed = False
        threading.Thread(target=self._find_pace, daemon=True).start()

    @property
    def pid(self) -> int:
        """The id of the process that renders now."""
        return self._child.pid

    def render(self, text: str) -> Sound:
        """The text as sound, with the pronunciations of the book. Raises SpeechFault."""
        return self.render_as_spelled(pronounced(text, self._spellings))

    def render_as_spelled(self, text: str) -> Sound:
        """The text as the engine reads it, without pronunciations; cached. Raises SpeechFault."""
        if not any(map(str.isalnum, text)):
            return silence()
        with self._lock:
            key = (text, self._manner.words_per_minute, self._manner.voice)
            return self._cache.get(key, lambda: self._render_anew(key))

    def set_manner(self, manner: Manner) -> None:
        self._manner = manner

    def voices(self) -> Sequence[str]:
        with self._lock:
            return self._ready().voices

    def voice_name(self) -> str:
        """The engine's name for the current voice. Raises SpeechFault."""
        with self._lock:
            usual = self._ready().voice
            return self._manner.voice or usual

    def remark(self) -> str:
        """What the player should know about the usual voice while it reads; mostly "". Raises SpeechFault."""
        with self._lock:
            return "" if self._manner.voice else self._ready().remark

    def close(self) -> None:
        self._closed = True
        self._child.close()
        self._folder.remove()

    def pace(self, wanted: int, voice: str | None) -> Pace:
        """What this engine must do so that `wanted` words a minute are heard; by trying, unless an engine knows it."""
        return measured(wanted, lambda nominal: self._seconds(nominal, voice))

    def _find_pace(self) -> None:
        """While microphone and model are opened, so that the first sentence need not wait for it."""
        with suppress(SpeechFault, OSError), self._lock:
            self._pace_of(self._manner.words_per_minute, self._manner.voice)

    def _pace_of(self, wanted: int, voice: str | None) -> Pace:
        if (wanted, voice) not in self._paces:
            self._paces[wanted, voice] = self.pace(wanted, voice)
        return self._paces[wanted, voice]

    def _seconds(self, nominal: int, voice: str | None) -> float:
        sounds = [self._from_engine(sentence, nominal, voice) for sentence in SENTENCES]
        return sum(len(sound.samples) / sound.rate for sound in sounds)

    def _ready(self) -> Ready:
        return self._again(RenderingChild.ready)

    def _again(self, wanted: Callable[[RenderingChild], _Reply]) -> _Reply:
        """What is wanted of the process, which is begun again once where it dies or hangs, also while it starts."""
        try:
            return wanted(self._child)
        except ChildGone as gone:
            if self._closed:
                raise SpeechFault("The voice has been closed.") from gone
            self._child.close()
            self._child = RenderingChild(self._engine, str(self._folder.path))
            try:
                return wanted(self._child)
            except ChildGone as again:
                raise SpeechFault(f"No voice: {self._engine.called} crashes or hangs.") from again

    def _render_anew(self, key: Key) -> Sound:
        text, wanted, voice = key
        pace = self._pace_of(wanted, voice)
        sound = self._from_engine(text, pace.nominal, voice)
        return Sound(levelled(stretched(sound.samples, sound.rate, pace.stretch), sound.rate), sound.rate)

    def _from_engine(self, text: str, nominal: int, voice: str | None) -> Sound:
        """The text as the engine renders it, without the silence around it. Raises SpeechFault."""
        path = self._folder.path / f"utterance-{next(self._numbers)}.wav"
        request = {"text": text, "rate": nominal, "voice": voice, "path": str(path)}
        self._again(lambda child: child.ask(request))
        if not path.is_file():
            raise SpeechFault(f"The voice gave no sound for '{text}'{self._engine.advice}.")
        samples, rate = read_released(path)
        with suppress(OSError):  # still locked: it goes with the folder
            path.unlink()
        return Sound(trim(samples, rate), rate)


def _pyttsx3() -> Engine:
    return Engine(
        helper="pyttsx3",
        arguments=(),
        called="pyttsx3",
        advice=_advice(),
        starting=30.0,  # the first start from a slow disk, behind a virus scanner
        rendering=4.0,  # a sentence takes 0.01
    )


def _advice() -> str:
    if place := ADDED_IN.get(sys.platform):
        return f"; add one {place}, or use --print"
    command = how_to_install(ESPEAK)
    return f"; install it{f' ({command})' if command else ''}, or use --print"


class Pyttsx3Voice(RenderedVoice):
    """The voice of the operating system."""

    def __init__(self, manner: Manner = USUAL_MANNER, spellings: Mapping[str, str] = AS_WRITTEN) -> None:
        super().__init__(manner, _pyttsx3(), spellings)
