"""All voices of the machine behind one `Voice`. The manner names the one that reads; a voice that fails is replaced."""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Manner
from voice_supercat.speech.saying.natural import NATURAL, PiperVoice, brought_along, is_natural
from voice_supercat.speech.saying.system_voice import system_voice
from voice_supercat.speech.saying.voice import AS_WRITTEN, RenderedVoice, Sound
from voice_supercat.speech.settings import SCREEN_READER


def open_voice(manner: Manner) -> RenderedVoice:
    """The voice that the manner names, without replacement. Raises SpeechFault for a Piper voice that is missing."""
    return PiperVoice(manner) if is_natural(manner.voice) else system_voice(manner)


class EveryVoice:
    """A `Voice` that can become any other. Thread-safe.

    Where Piper fails, the usual voice reads on after one `notice`, because a player who cannot see needs a voice.
    """

    def __init__(
        self, manner: Manner, notice: Callable[[str], None], spellings: Mapping[str, str] = AS_WRITTEN
    ) -> None:
        self._notice = notice
        self._spellings = spellings
        self._lock = threading.Lock()
        self._system = system_voice(_for_system(manner), spellings)
        self._loaded: dict[str, PiperVoice] = {}  # kept after loading, so that changing back takes no time
        self._natural: PiperVoice | None = None
        self._name: str | None = None
        self._remarked = False
        self.volume = manner.volume
        """Decibels from the usual level: for whoever plays something beside the voice."""
        self.set_manner(manner)

    def render(self, text: str) -> Sound:
        """Raises SpeechFault where the usual voice fails too."""
        natural = self._natural
        if natural is not None:
            try:
                return natural.render(text)
            except SpeechFault as fault:
                self._give_up(natural, fault)
        return self._system.render(text)

    def set_manner(self, manner: Manner) -> None:
        self.volume = manner.volume
        self._system.set_manner(_for_system(manner))
        if manner.voice != self._name:
            self._name = manner.voice
            self._natural = self._opened(manner)
        elif self._natural is not None:
            self._natural.set_manner(manner)

    def voices(self) -> Sequence[str]:
        """All names. The natural voice follows the usual one, so that one command reaches it."""
        natural = [*([NATURAL] if brought_along() else []), *self._loaded]
        try:
            usual, *others = self._system.voices()
        except SpeechFault:
            if not natural:
                raise
            return tuple(dict.fromkeys(natural))
        return tuple(dict.fromkeys([usual, *natural, *others]))

    def voice_name(self) -> str:
        natural = self._natural
        if natural is not None:
            try:
                return natural.voice_name()
            except SpeechFault as fault:
                self._give_up(natural, fault)
        name = self._system.voice_name()
        remark = self._system.remark()
        if remark and not self._remarked:
            self._remarked = True
            self._notice(remark)
        return name

    def close(self) -> None:
        for voice in (self._system, *self._loaded.values()):
            voice.close()

    def _opened(self, manner: Manner) -> PiperVoice | None:
        if manner.voice is None or not is_natural(manner.voice):
            return None
        if voice := self._loaded.get(manner.voice):
            voice.set_manner(manner)
            return voice
        try:
            voice = PiperVoice(manner, self._spellings)
        except SpeechFault as fault:
            self._announce(fault)
            return None
        self._loaded[manner.voice] = voice
        return voice

    def _give_up(self, natural: PiperVoice, fault: SpeechFault) -> None:
        """Use the usual voice until the player chooses this one again. Two threads may notice the fault at once."""
        with self._lock:
            if self._natural is not natural:
                return
            self._natural = None
        self._loaded = {name: voice for name, voice in self._loaded.items() if voice is not natural}
        natural.close()
        self._announce(fault)

    def _announce(self, fault: SpeechFault) -> None:
        self._notice(f"{fault} I take the usual voice.")


def _for_system(manner: Manner) -> Manner:
    other = is_natural(manner.voice) or manner.voice == SCREEN_READER
    return replace(manner, voice=None) if other else manner
