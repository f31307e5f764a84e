"""The ways of saying: aloud, printed, into WAV files, into a list."""

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

_LOOK = 0.005  # seconds between looks at keyboard and microphone while speaking


class _Voiced:
    """What says with a voice: how it is said can be changed."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._volume = 0

    def set_manner(self, manner: Manner) -> None:
        self._voice.set_manner(manner)
        self._volume = manner.volume

    def voices(self) -> Sequence[str]:
        return self._voice.voices()


class Aloud(_Voiced):
    """Says through a loudspeaker. `typed` tells that an answer has been typed; `spoken_over`, asked all the time
    while a text is said, that the player speaks."""

    def __init__(
        self,
        voice: Voice,
        player: Player,
        typed: Callable[[], bool] = lambda: False,
        spoken_over: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(voice)
        self._player = player
        self._typed = typed
        self._spoken_over = spoken_over
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
            elif self._spoken_over():
                self._player.stop()
                return False
        return True


def with_tones(tones: Sequence[Samples], text: Samples) -> Samples:
    """The tones over the first syllable of the text: before it, they would make each turn 0.12 s longer."""
    tone = np.concatenate([np.zeros(0, np.int16), *tones])
    wide = np.zeros(max(len(tone), len(text)), np.int32)
    wide[: len(tone)] += tone
    wide[: len(text)] += text
    return np.clip(wide, -32768, 32767).astype(np.int16)


class Quiet:
    """What the sayings without a loudspeaker have in common: nothing to stop, prepare or close."""

    def signal(self, name: Earcon) -> None:
        """Tones need a loudspeaker."""

    def prepare(self, texts: Iterable[str]) -> None:
        """Nothing needs time."""

    def stop(self) -> None:
        """Nothing lasts."""

    def set_manner(self, manner: Manner) -> None:
        """Readers set their own pace."""

    def voices(self) -> Sequence[str]:
        """None speaks."""
        return ()

    def close(self) -> None:
        """Nothing is held."""


class Printed(Quiet):
    """Says by printing, one text a line."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def say(self, text: str) -> bool:
        print(text, file=self._out, flush=True)
        return True


class Collected(Quiet):
    """Keeps what was said in `said` and the tones in `signals`, for tests."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.signals: list[Earcon] = []

    def signal(self, name: Earcon) -> None:
        self.signals.append(name)

    def say(self, text: str) -> bool:
        self.said.append(text)
        return True


class Recorded(_Voiced, Quiet):
    """Says into WAV files of `folder`: 0001.wav and so on. Raises SpeechFault when it cannot write."""

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
