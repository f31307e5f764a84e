"""Minutes of talk that is not meant for the program: what it takes for an answer, also while paused."""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from voice_supercat.speech.audio import HEARING_RATE, Samples, resample
from voice_supercat.speech.saying.voice import Voice

from .cast import LEVEL, Cast
from .in_process import InProcess
from .levels import at_level
from .partner import Partner
from .robot import asks_again, asks_to_confirm
from .room import talk_recordings

_PIECE = HEARING_RATE // 2  # samples given at once; after an answer the rest is lost, as while a prompt is said
_PAUSES = (0.3, 2.0)  # seconds between two sayings
_SAYING = (1.0, 6.0)  # seconds of one


@dataclass(frozen=True)
class Taken:
    """What was taken out of the talk."""

    minutes: float
    answers: int
    """Moves of the game."""
    commands: int
    """Other things done."""
    confirmations: int
    """What the program was not sure of: neither."""


def table_talk(
    audio: Path | None, cast: Cast, sentences: Sequence[str], draw: np.random.Generator
) -> Iterator[Samples]:
    """People reading aloud, a few seconds each, with pauses; synthetic voices where there are no recordings."""
    recorded = talk_recordings(audio) if audio else []
    while True:
        if recorded:
            voice = recorded[draw.integers(len(recorded))]
            length = min(len(voice), int(draw.uniform(*_SAYING) * HEARING_RATE))
            start = draw.integers(0, len(voice) - length + 1)
            yield at_level(voice[start : start + length], LEVEL)
        else:
            yield cast.says(sentences[int(draw.integers(len(sentences)))]).samples
        yield _silence(draw)


def own_voice(voice: Voice, sentences: Sequence[str], draw: np.random.Generator) -> Iterator[Samples]:
    """The program's prompts, as loud as a player: as if nothing kept them from the microphone."""
    while True:
        sound = voice.render(sentences[int(draw.integers(len(sentences)))])
        yield at_level(resample(sound.samples, sound.rate, HEARING_RATE), LEVEL)
        yield _silence(draw)


def prompts_of(partner: Partner, answers: int = 300) -> list[str]:
    """The questions of a game of so many answers, or up to its end, each once."""
    game, asked = partner.game, {}
    for _ in range(answers):
        if partner.game.over:
            break
        asked[partner.game.question.text] = True
        partner.follow([{"answer": partner.intends().answer}])
    partner.game = game
    return list(asked)


def taken_from(
    sounds: Iterator[Samples], minutes: float, opened: Callable[[], InProcess], *, anew: bool = True
) -> Taken:
    """What a conversation takes from so many minutes of these sounds in its room.

    `anew`: after whatever it took it is opened anew; else one "hold on" would keep it paused, and quiet, for good.
    """
    stage = opened()
    answers = commands = confirmations = heard = 0
    talk = np.zeros(0, np.int16)
    while heard < minutes * 60 * HEARING_RATE:
        while len(talk) < _PIECE:
            talk = np.concatenate([talk, next(sounds)])
        piece, talk = talk[:_PIECE], talk[_PIECE:]
        reaction = stage.hears(piece)
        heard += _PIECE
        if not reaction.lines or asks_again(reaction):
            continue
        said = ", ".join(utterance.text for utterance in reaction.heard)
        print(f"{heard // HEARING_RATE} s: {said}: {reaction.lines[-1]}", file=sys.stderr)
        if asks_to_confirm(reaction):
            confirmations += 1
            continue
        answers += bool(reaction.entries)
        commands += not reaction.entries
        if anew or stage.ended:
            stage.close()
            stage = opened()
    stage.close()
    return Taken(minutes, answers, commands, confirmations)


def _silence(draw: np.random.Generator) -> Samples:
    return np.zeros(int(draw.uniform(*_PAUSES) * HEARING_RATE), np.int16)
