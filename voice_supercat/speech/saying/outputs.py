"""The outputs of prompts: a loudspeaker, print, WAV files, a list."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TextIO

import numpy as np

from voice_supercat.speech.audio import Samples, resample, write_wav
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import Earcon, Manner
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.loudness import amplified
from voice_supercat.speech.saying.voice import Sound, Voice

_LOOK = 0.005  # seconds between two checks of keyboard and microphone while speaking


class _WithVoice:
    """The part that all outputs with a voice share: the manner."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._volume = 0

    def set_manner(self, manner: Manner) -> None:
        self._voice.set_manner(manner)
        self._volume = manner.volume

    def voices(self) -> Sequence[str]:
        return self._voice.voices()


class Aloud(_WithVoice):
    """Says through a loudspeaker.

    While a text is being said, `typed` is asked whether the player has typed, and `interrupted` whether the player
    speaks. Each ends the text.
    """

    def __init__(
        self,
        voice: Voice,
        player: Player,
        typed: Callable[[], bool] = lambda: False,
        interrupted: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(voice)
        self._player = player
        self._typed = typed
        self._interrupted = interrupted
        self._ahead = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")
        self._pending: list[Future[Sound]] = []
        self._tones: list[Samples] = []

    def say(self, text: str) -> bool:
        return self._sound(self._voice.render(text))

    def signal(self, name: Earcon) -> None:
        self._tones.append(earcon(name))

    def prepare(self, texts: Iterable[str]) -> None:
        for pending in self._pending:
            pending.cancel()
        self._pending = [self._ahead.submit(self._voice.render, text) for text in texts]

    def stop(self) -> None:
        self._player.stop()

    def close(self) -> None:
        self._ahead.shutdown(cancel_futures=True)
        self._player.close()
        self._voice.close()

    def _sound(self, sound: Sound) -> bool:
        if not len(sound.samples):
            return True
        tones, self._tones = [resample(tone, RATE, sound.rate) for tone in self._tones], []
        self._player.play(amplified(with_tones(tones, sound.samples), self._volume), sound.rate)
        while not self._player.wait(_LOOK):
            if self._typed():
                self._player.stop()
            elif self._interrupted():
                self._player.stop()
                return False
        return True


def with_tones(tones: Sequence[Samples], text: Samples) -> Samples:
    """The text with the tones over its first syllable: before the text they would make each turn 0.12 s longer."""
    tone = np.concatenate([np.zeros(0, np.int16), *tones])
    wide = np.zeros(max(len(tone), len(text)), np.int32)
    wide[: len(tone)] += tone
    wide[: len(text)] += text
    return np.clip(wide, -32768, 32767).astype(np.int16)


class Quiet:
    """The part that all outputs without a loudspeaker share: nothing to stop, prepare or close."""

    def signal(self, name: Earcon) -> None:
        """Tones need a loudspeaker."""

    def prepare(self, texts: Iterable[str]) -> None:
        """Nothing to render."""

    def stop(self) -> None:
        """Nothing to stop."""

    def set_manner(self, manner: Manner) -> None:
        """There is no voice."""

    def voices(self) -> Sequence[str]:
        """There is no voice."""
        return ()

    def close(self) -> None:
        """Nothing to close."""


class Printed(Quiet):
    """Prints each text in a line."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def say(self, text: str) -> bool:
        print(text, file=self._out, flush=True)
        return True


class Collected(Quiet):
    """Collects what was said in `said` and the tones in `signals`, for tests."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.signals: list[Earcon] = []

    def signal(self, name: Earcon) -> None:
        self.signals.append(name)

    def say(self, text: str) -> bool:
        self.said.append(text)
        return True


class Recorded(_WithVoice, Quiet):
    """Writes each text as a WAV file into `folder`: 0001.wav and so on. Raises SpeechFault when it cannot write."""

    def __init__(self, voice: Voice, folder: Path) -> None:
        super().__init__(voice)
        self._folder = folder
        self._count = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SpeechFault(f"{folder}: cannot be made a folder ({error.strerror}); choose another.") from error

    def say(self, text: str) -> bool:
        sound = self._voice.render(text)
        self._count += 1
        write_wav(self._folder / f"{self._count:04}.wav", amplified(sound.samples, self._volume), sound.rate)
        return True

    def close(self) -> None:
        self._voice.close()
