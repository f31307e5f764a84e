"""Talk that is not meant for the program: sentences of many people in a row, and what is taken out of them."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from scripts.benchmarks.robot.levels import at_level
from scripts.training.model.recordings import Clip
from voice_supercat.dialogue.conversation.confirmation import confirmation
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import Utterance

from .asked import QUESTIONS, Asked

DATASETS = ("speechocean", "librispeech", "an4")
DESTRUCTIVE = frozenset({"undo", "correct", "quit"})
"""Commands that take something away from the game, or end it."""
_ANSWERS = frozenset({"yes", "no", "know", "yeah", "nope"})  # who says these in a sentence may be taken at their word
_LEVEL = -26.0  # dBFS, that of every voice of the robot
_FLOOR = 20.0  # of full scale 32,768: the hiss of a quiet room
_PAUSES = (0.3, 2.0)  # seconds between two people
_BLOCK = HEARING_RATE // 50  # samples; as a microphone gives them


@dataclass(frozen=True)
class Taken:
    """What was taken for something out of a piece of talk."""

    clip: Clip
    text: str
    kind: str
    """"yes/no", "answer", "command" or "destructive"."""
    asked_about: bool = False
    """Whether the program asks whether it was meant, before anything happens."""


@dataclass(frozen=True)
class Overheard:
    """All that was taken out of so many hours of speech, pauses between people not counted."""

    hours: float
    people: int
    taken: tuple[Taken, ...]

    def an_hour(self, kinds: Collection[str], *, asked_about: bool) -> tuple[int, float]:
        """How many of these kinds; for an hour of speech. With those that the program asks about, or without."""
        count = sum(one.kind in kinds and (asked_about or not one.asked_about) for one in self.taken)
        return count, count / max(self.hours, 1e-9)


def talk_clips(clips: Iterable[Clip], phrases: Collection[str]) -> list[Clip]:
    """Sentences that answer nothing: none is one of the phrases, or has yes or no in it. In an order by chance."""
    chosen = [
        clip
        for clip in clips
        if clip.dataset in DATASETS
        and clip.use in ("speech", "other")
        and clip.transcript not in phrases
        and not _ANSWERS & set(clip.transcript.split())
    ]
    random.Random(0).shuffle(chosen)
    return chosen


def overheard(recogniser: Recogniser, asked: Asked, question: str, clips: Iterable[Clip], hours: float) -> Overheard:
    """What the program takes out of the sentences, said one after the other while the question is open.

    After whatever it took or refused it listens anew, as it does after a prompt; nothing is lost in the meantime.
    `hours`: of speech, at most.
    """
    phrases, complete = asked.phrases(question), asked.complete(question)
    found, people, length = list[Taken](), set[str](), 0
    recogniser.start(phrases, complete)
    for clip, sound, spoken in _said(clips):
        if length + spoken > hours * 3_600 * HEARING_RATE:
            break
        length += spoken
        people.add(clip.speaker)
        for at in range(0, len(sound), _BLOCK):
            utterance = recogniser.feed(sound[at : at + _BLOCK])
            if utterance is None:
                continue
            if text := utterance.text:
                found.append(Taken(clip, text, kind_of(asked, question, text), asks(asked, question, utterance)))
            recogniser.start(phrases, complete)
    return Overheard(length / HEARING_RATE / 3_600, len(people), tuple(found))


def kind_of(asked: Asked, question: str, text: str) -> str:
    """What a text would do at that question."""
    meaning = asked.meaning(question, text)
    if isinstance(meaning, Command):
        return "destructive" if meaning.name in DESTRUCTIVE else "command"
    return "yes/no" if question == "yes/no" else "answer"


def asks(asked: Asked, question: str, utterance: Utterance) -> bool:
    """Whether the program asks to confirm it; "quit" asks by itself."""
    meaning = asked.meaning(question, utterance.text)
    if isinstance(meaning, Command) and meaning.name == "quit":
        return True
    return meaning is not None and confirmation(QUESTIONS[question], meaning, utterance) is not None


def _said(clips: Iterable[Clip]) -> Iterator[tuple[Clip, Samples, int]]:
    """Each sentence with the pause after it, and how many samples of it are speech."""
    draw = np.random.default_rng(0)
    for clip in clips:
        spoken = at_level(read_for_hearing(clip.file), _LEVEL)
        pause = int(draw.uniform(*_PAUSES) * HEARING_RATE)
        hiss = draw.normal(0, _FLOOR, len(spoken) + pause)
        sound = np.clip(np.pad(spoken, (0, pause)) + hiss, -32_768, 32_767).astype(np.int16)
        yield clip, sound, len(spoken)
