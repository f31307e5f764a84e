"""The ways of saying: aloud, printed, into WAV files, into a list."""

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TextIO

import numpy as np

from voice_supercat.speech.audio import Samples, resample, write_wav
from voice_supercat.speech.earcons import RATE, earcon
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.player import Player
from voice_supercat.speech.seams import Earcon
from voice_supercat.speech.voice import Sound, Voice

_LOOK = 0.01  # seconds between looks at the keyboard while speaking


class Aloud:
    """Says through a loudspeaker. `interrupted` tells that the player has answered already."""

    def __init__(self, voice: Voice, player: Player, interrupted: Callable[[], bool] = lambda: False) -> None:
        self._voice = voice
        self._player = player
        self._interrupted = interrupted
        self._ahead = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")
        self._pending: list[Future[Sound]] = []
        self._tones: list[Samples] = []

    def say(self, text: str) -> None:
        self._sound(self._voice.render(text))

    def signal(self, name: Earcon) -> None:
        self._tones.append(earcon(name))

    def prepare(self, texts: Iterable[str]) -> None:
        for pending in self._pending:
            pending.cancel()
        self._pending = [self._ahead.submit(self._voice.render, text) for text in texts]

    def stop(self) -> None:
        self._player.stop()

    def set_rate(self, words_per_minute: int) -> None:
        self._voice.set_rate(words_per_minute)

    def close(self) -> None:
        self._ahead.shutdown(cancel_futures=True)
        self._player.close()
        self._voice.close()

    def _sound(self, sound: Sound) -> None:
        if not len(sound.samples):
            return
        tones, self._tones = [resample(tone, RATE, sound.rate) for tone in self._tones], []
        self._player.play(np.concatenate([*tones, sound.samples]), sound.rate)
        while not self._player.wait(_LOOK):
            if self._interrupted():
                self._player.stop()


class Quiet:
    """What the sayings without a loudspeaker have in common: nothing to stop, prepare or close."""

    def signal(self, name: Earcon) -> None:
        """Tones need a loudspeaker."""

    def prepare(self, texts: Iterable[str]) -> None:
        """Nothing needs time."""

    def stop(self) -> None:
        """Nothing lasts."""

    def set_rate(self, words_per_minute: int) -> None:
        """Readers set their own pace."""

    def close(self) -> None:
        """Nothing is held."""


class Printed(Quiet):
    """Says by printing, one text a line."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def say(self, text: str) -> None:
        print(text, file=self._out, flush=True)


class Collected(Quiet):
    """Keeps what was said in `said` and the tones in `signals`, for tests."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.signals: list[Earcon] = []

    def signal(self, name: Earcon) -> None:
        self.signals.append(name)

    def say(self, text: str) -> None:
        self.said.append(text)


class Recorded(Quiet):
    """Says into WAV files of `folder`: 0001.wav and so on. Raises SpeechFault when it cannot write."""

    def __init__(self, voice: Voice, folder: Path) -> None:
        self._voice = voice
        self._folder = folder
        self._count = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SpeechFault(f"{folder}: cannot be made a folder ({error.strerror}); choose another.") from error

    def say(self, text: str) -> None:
        sound = self._voice.render(text)
        self._count += 1
        write_wav(self._folder / f"{self._count:04}.wav", sound.samples, sound.rate)

    def set_rate(self, words_per_minute: int) -> None:
        self._voice.set_rate(words_per_minute)

    def close(self) -> None:
        self._voice.close()
