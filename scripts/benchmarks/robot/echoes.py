"""Simulated scenes at a table: a loudspeaker, a measured room, a microphone, a player who talks over a prompt."""

import random
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from scripts.training.model.recordings import Clip, read_manifest
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing, resample
from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.saying.voice import Pyttsx3Voice

from .acoustics import Response, in_room, living_rooms
from .levels import at_level, word_in

BLOCK = HEARING_RATE // 100
WORD_AT = 1.5
"""Seconds after the prompt has begun."""
_PROMPTS = (
    "Can the bot secure a card to contend an undeclared ambition, take captives, or grow a lead in Tyrant?",
    "Does the bot have any resources, or a Weapon or Union guild card?",
    "Move ships to the system with the most of your own ships, then repair one building there.",
    "Which two cards did the bot draw? Tell me the suit and the number of each of them.",
)
_READY = 4 * BLOCK  # samples that the player keeps ready
_RINGING = 0.06  # seconds in which a room's sound falls by 9 dB
DELAY = 0.04  # seconds from the loudspeaker's own time to the echo: buffers that no device admits to
ECHO = -30.0  # dBFS of the prompt in the microphone
_PAUSE = HEARING_RATE // 2  # samples between two prompts
_NOISE = 15.0  # of 32767, root mean square: a quiet room
_LATE = 1.5  # seconds of room after everything
_DRIVE = 2.0  # of the loudest sample into tanh: 3 % of the power becomes harmonics
_DRIFT = 1e-4  # by which a cheap clock is slow


@dataclass(frozen=True)
class Scene:
    """One prompt in one room, and one word said over it."""

    prompt: Samples
    """At 16 kHz, as it is played."""
    echo: Samples
    """The same as the microphone hears it."""
    word: Samples
    said: str
    again: Samples | None = None
    """The same word said by the same person once more; None where there is only one recording of it."""

    def fainter(self, decibels: float) -> "Scene":
        """The same with an echo changed by so many decibels; the word keeps its level."""
        return replace(self, echo=at_level(self.echo, ECHO + decibels))

    def without_echo(self, above: float | None) -> Samples:
        """The room and the word, so many dB louder than the echo; None for no word."""
        sound = np.random.default_rng(0).normal(0, _NOISE, len(self.echo) + int(_LATE * HEARING_RATE)).astype(np.int16)
        if above is not None:
            word = at_level(self.word, ECHO + above)
            start = int(WORD_AT * HEARING_RATE)
            sound[start : start + len(word)] += word
        return sound


def drawn_scenes(folder: Path, count: int, chance: random.Random, *, cheap: bool = False) -> list[Scene]:
    """Prompts, rooms and people drawn at random, the same for the same seed. `cheap`: see `through_cheap_device`."""
    clips = read_manifest(folder)
    rooms = living_rooms(clips)
    words = [clip for clip in clips if clip.use == "speech" and clip.transcript in ("yes", "no")]
    voice = Pyttsx3Voice()
    prompts = [resample(sound.samples, sound.rate, HEARING_RATE) for sound in map(voice.render, _PROMPTS)]
    voice.close()
    scenes = []
    for number in range(count):
        prompt, word = prompts[number % len(prompts)], chance.choice(words)
        sent = through_cheap_device(prompt) if cheap else prompt
        late = np.concatenate([np.zeros(int(DELAY * HEARING_RATE)), sent])
        echo = in_room(late, chance.choice(rooms))
        scale = 8000 / np.abs(echo).max()
        loud = at_level((echo * scale).astype(np.int16), ECHO)
        again = next((clip for clip in words if clip != word and _same_word(clip, word)), word)
        scenes.append(Scene(prompt, loud, _from_its_start(word), word.transcript, _from_its_start(again)))
    return scenes


def _same_word(one: Clip, other: Clip) -> bool:
    return (one.dataset, one.speaker, one.transcript) == (other.dataset, other.speaker, other.transcript)


def _from_its_start(clip: Clip) -> Samples:
    said = read_for_hearing(clip.file)
    return said[max(0, word_in(said).start - BLOCK) :]


def through_cheap_device(prompt: Samples) -> Response:
    """The prompt out of a small loudspeaker that is turned up, by a clock of its own."""
    peak = float(np.abs(prompt.astype(np.int32)).max(initial=1))
    distorted = np.tanh(_DRIVE * prompt / peak) * peak
    moments = np.arange(len(prompt)) * (1 - _DRIFT)
    return np.asarray(np.interp(moments, np.arange(len(prompt)), distorted), np.float64)


class Air:
    """Gives what the microphone records and tells the reference what is played meanwhile."""

    def __init__(self, scene: Scene, above: float | None, reference: Reference) -> None:
        near = scene.without_echo(above)
        self._before = len(scene.echo) + _PAUSE
        self._near = np.concatenate([np.resize(near[: int(WORD_AT * HEARING_RATE)], self._before), near])
        self._echo = _twice(scene.echo, self._before, len(self._near))
        self._played = _twice(scene.prompt, self._before, len(self._near) + _READY)
        self._reference = reference
        self._again = at_level(scene.word if scene.again is None else scene.again, ECHO + (above or 0.0))
        self._due = False
        self._done = 0

    @property
    def at(self) -> int:
        """Samples since the prompt began; before that it was said once, for the canceller to learn the room."""
        return self._done - self._before

    @property
    def over(self) -> bool:
        return self._done + BLOCK > len(self._near)

    def stop(self) -> None:
        """The prompt is cut off; what the device keeps ready still comes out, and the room rings on."""
        end = self._done + _READY
        self._played[end:] = 0
        ringing = np.arange(max(0, len(self._echo) - end)) / HEARING_RATE - DELAY
        self._echo[end:] = self._echo[end:] * np.exp(-np.maximum(0.0, ringing) / _RINGING)

    def say_again(self, after: float) -> None:
        """The player says the word again, as loud as before and so many seconds from now."""
        start = self._done + int(after * HEARING_RATE)
        missing = max(0, start + len(self._again) + int(_LATE * HEARING_RATE) - len(self._near))
        self._near = np.concatenate([self._near, np.resize(self._near[: self._before], missing)])
        self._echo, self._played = np.pad(self._echo, (0, missing)), np.pad(self._played, (0, missing))
        self._near[start : start + len(self._again)] += self._again

    def read(self, seconds: float) -> Block | None:  # noqa: ARG002
        self._due = not self._due
        if not self._due or self.over:
            return None
        now, ahead = slice(self._done, self._done + BLOCK), slice(self._done + _READY, self._done + _READY + BLOCK)
        self._reference.played(self._played[ahead], HEARING_RATE, ahead.stop / HEARING_RATE)
        both = self._near[now].astype(np.int32) + self._echo[now]
        self._done = now.stop
        return Block(np.clip(both, -32767, 32767).astype(np.int16), now.start / HEARING_RATE, now.stop / HEARING_RATE)

    def close(self) -> None:
        """Nothing to close."""


def _twice(sound: Samples, between: int, length: int) -> Samples:
    """The sound at the beginning and again after `between` samples, in all `length`."""
    both = np.zeros(length, np.int16)
    both[: len(sound)] = both[between : between + len(sound)] = sound
    return both
