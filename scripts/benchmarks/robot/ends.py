"""The same sound decided on in three ways: by this program, by waiting a whole second, by Vosk as it ships.

All times are sound time: how much of the sound after the end of the word was needed, and the computing that no sound
can hide. Vosk as it ships is a `KaldiRecognizer` with the same model and the same phrases, fed in the same blocks; its
answer ends where `AcceptWaveform` returns True by the rules of the model's `conf/model.conf` (Kaldi's usual ones: 0.5 s
of silence after a likely end, 0.75 s and 1 s after less likely ones).
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass

import vosk

from voice_supercat.speech.audio import HEARING_RATE, Samples
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.endpoint import FULL_WAIT, Verdict, judge
from voice_supercat.speech.hearing.model import UNKNOWN, SpeechModel
from voice_supercat.speech.hearing.preferences import Preferences
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import Complete

from .levels import Span

BLOCK = HEARING_RATE // 50
"""Samples; 20 ms, as the program's microphone gives them."""

_BEFORE = HEARING_RATE * 3 // 10  # samples before the word that a whole reading takes in


@dataclass(frozen=True)
class End:
    """Where an answer was decided on."""

    text: str
    """What was understood; "" for a rejection."""
    seconds: float
    """After the end of the word; negative inside it."""


def early(recogniser: Recogniser, phrases: Sequence[str], complete: Complete, sound: Samples, word: Span) -> End | None:
    """Where the program decides, and on what; None when it takes the sound for nothing at all."""
    recogniser.start(phrases, complete)
    for at in range(0, len(sound) - BLOCK + 1, BLOCK):
        started = time.perf_counter()
        utterance = recogniser.feed(sound[at : at + BLOCK])
        if utterance and at + BLOCK > word.start:
            return End(utterance.text, _after(at + BLOCK, word) + time.perf_counter() - started)
    return None


def full_wait(
    decoder: VoskDecoder,
    phrases: Sequence[str],
    complete: Complete,
    preferences: Preferences,
    sound: Samples,
    word: Span,
) -> str:
    """What is understood of the whole word and a second after it: the accuracy that an early end must not lose."""
    decoder.use(phrases)
    end = word.end + int(FULL_WAIT * HEARING_RATE)
    found = judge(decoder.decode(sound[max(0, word.start - _BEFORE) : end]), complete, FULL_WAIT, preferences)
    return found.text if found.verdict is Verdict.TAKE and not found.only_worth_asking else ""


def vosk_as_shipped(model: SpeechModel, phrases: Sequence[str], sound: Samples, word: Span) -> End | None:
    """Where Vosk's own rules end the answer; None when they do not within the sound."""
    recogniser = vosk.KaldiRecognizer(model.handle, float(HEARING_RATE), json.dumps([*model.entries(phrases), UNKNOWN]))
    for at in range(0, len(sound) - BLOCK + 1, BLOCK):
        started = time.perf_counter()
        if recogniser.AcceptWaveform(sound[at : at + BLOCK].tobytes()) and at + BLOCK > word.start:
            text = json.loads(recogniser.Result())["text"]
            return End(text, _after(at + BLOCK, word) + time.perf_counter() - started)
    return None


def _after(sample: int, word: Span) -> float:
    return (sample - word.end) / HEARING_RATE
