"""What becomes of right answers where the program decides on sound: the price of rejecting talk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from scripts.training.model import audio
from scripts.training.model.lexicon import GARBAGE_WORD
from voice_supercat.dialogue.conversation.confirmation import SURE_OF_YES_OR_NO
from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check
from voice_supercat.speech.settings import SURE_ENOUGH

from .trials import YES_NO, Sound, Trial

_QUIET = 0.6, 1.25  # seconds of a quiet room before and after
_HISS = 20 / 32_768  # of full scale
_BLOCK = HEARING_RATE // 50  # samples; as a microphone gives them


@dataclass(frozen=True)
class Kept:
    """How many right answers there were, and what the program did with them."""

    trial: str
    speakers: int
    right: int
    asked: int
    """Right ones that the program asks about: it was not sure."""
    rejected: int
    wrong: int

    @property
    def total(self) -> int:
        """How many sounds."""
        return self.right + self.asked + self.rejected + self.wrong


def kept(made: Callable[[], Recogniser], trial: Trial, sounds: Iterable[Sound]) -> Kept:
    """Lets a recogniser of its own hear each sound, in a quiet room, among the phrases of the trial.

    One that has heard others doubts people who speak more softly than those.
    """
    phrases = [phrase for phrase in trial.phrases if phrase != GARBAGE_WORD]
    complete = phrase_check(phrases)
    found, speakers = Counter[str](), set[str]()
    for sound in sounds:
        speakers.add(sound.speaker)
        recogniser = made()
        recogniser.start(phrases, complete)
        text, sure = "", False
        enough = SURE_OF_YES_OR_NO if sound.words in YES_NO else SURE_ENOUGH
        for block in in_quiet_room(sound.load()):
            utterance = recogniser.feed(block)
            if utterance and utterance.text:
                text, sure = utterance.text, utterance.confidence >= enough
                break
        found["right" if text == sound.words and sure else "asked" if text == sound.words else _lost(text)] += 1
    return Kept(trial.name, len(speakers), found["right"], found["asked"], found["rejected"], found["wrong"])


def _lost(text: str) -> str:
    return "wrong" if text else "rejected"


def in_quiet_room(samples: audio.Samples) -> Iterator[Samples]:
    """The sound in a quiet room, in pieces as a microphone gives them."""
    around = np.pad(samples, [int(seconds * HEARING_RATE) for seconds in _QUIET])
    heard = audio.as_int16(around + np.random.default_rng(0).normal(0, _HISS, len(around)).astype(np.float32))
    return (heard[at : at + _BLOCK] for at in range(0, len(heard), _BLOCK))
