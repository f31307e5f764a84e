"""The outputs of prompts: a loudspeaker, print, WAV files, a list."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TextIO

import numpy as np

from voice_supercat.files.names import harmless
from voice_supercat.speech.audio import Samples, resample, write_wav
from voice_supercat.speech.devices.player import Player
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.interfaces import ALONE, USUAL_MANNER, Delivery, Earcon, Manner, Spoken
from voice_supercat.speech.saying.earcons import RATE, earcon
from voice_supercat.speech.saying.edges import quiet_edges
from voice_supercat.speech.saying.loudness import amplified
from voice_supercat.speech.saying.voice import Sound, Voice

_LOOK = 0.005  # seconds between two checks of keyboard and microphone while speaking
_ONE_BREATH = 15.0  # seconds


class _WithVoice:
    """The part that all outputs with a voice share: the manner."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._volume = 0
        self._turn, self._rate = USUAL_MANNER.turn, USUAL_MANNER.words_per_minute

    def set_manner(self, manner: Manner) -> None:
        self._voice.set_manner(manner)
        self._volume, self._turn, self._rate = manner.volume, manner.turn, manner.words_per_minute

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
        self._quiet_end = 0.0  # seconds of the last sound that nobody heard

    def seconds(self, text: str) -> float:
        """Exact for what can be said in one breath, because that is rendered next anyway; else a guess."""
        guess = 60 * len(text.split()) / self._rate
        if guess > _ONE_BREATH:
            return guess
        sound = self._rendered(text)
        return len(sound.samples) / sound.rate

    def say(self, text: str, delivery: Delivery = ALONE) -> Spoken:
        sound = self._rendered(text)
        if not len(sound.samples):
            return True
        tones, self._tones = [resample(tone, RATE, sound.rate) for tone in self._tones], []
        ticks = delivery.turn and self._turn == "tick"
        last = [resample(earcon("turn"), RATE, sound.rate)] if ticks else []
        before, after = quiet_edges(sound.samples, sound.rate)
        silence = delivery.pause - self._quiet_end
        self._quiet_end = 0.0 if last else after
        unheard = 0 if tones else round(before * sound.rate)  # who has answered would wait for it
        whole = np.concatenate([*tones, sound.samples[unheard:], *last])  # nothing is mixed, so nothing hides a word
        self._player.play(amplified(whole, self._volume), sound.rate, max(0.0, silence))
        if delivery.following:
            self.prepare([delivery.following])
        return self._heard_out()

    def signal(self, name: Earcon) -> None:
        self._tones.append(earcon(name))

    def prepare(self, texts: Iterable[str]) -> None:
        self._prepare_no_more()
        self._pending = [self._ahead.submit(self._voice.render, text) for text in texts]

    def stop(self) -> None:
        self._player.stop()

    def close(self) -> None:
        self._ahead.shutdown(cancel_futures=True)
        self._player.close()
        self._voice.close()

    def _rendered(self, text: str) -> Sound:
        self._prepare_no_more()  # what is said now goes before what may be said
        return self._voice.render(text)

    def _prepare_no_more(self) -> None:
        for pending in self._pending:
            pending.cancel()
        self._pending = []

    def _heard_out(self) -> Spoken:
        heard: Spoken = True
        while not self._player.wait(_LOOK):
            if self._typed():
                self._player.stop()
                heard = "typed"
            elif self._interrupted():
                self._player.stop()
                return False
        return heard


class Quiet:
    """The part that all outputs without a loudspeaker share: nothing to stop, prepare or close."""

    def seconds(self, text: str) -> float:  # noqa: ARG002
        """Nothing is spoken."""
        return 0.0

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

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:  # noqa: ARG002
        print(harmless(text), file=self._out, flush=True)
        return True


class Collected(Quiet):
    """Collects what was said in `said` and the tones in `signals`, for tests."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.signals: list[Earcon] = []

    def signal(self, name: Earcon) -> None:
        self.signals.append(name)

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:  # noqa: ARG002
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

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:  # noqa: ARG002
        sound = self._voice.render(text)
        self._count += 1
        write_wav(self._folder / f"{self._count:04}.wav", amplified(sound.samples, self._volume), sound.rate)
        return True

    def close(self) -> None:
        self._voice.close()
