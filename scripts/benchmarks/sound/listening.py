"""Plays a game with the real program, and records what is heard of it. Yes and no are spoken, the rest is typed."""

import itertools
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from scripts.benchmarks.robot.cast import Cast
from scripts.benchmarks.robot.mouth import Mouth
from scripts.benchmarks.robot.program import Program
from scripts.benchmarks.robot.virtual_devices import virtual_devices
from voice_supercat.speech.audio import HEARING_RATE, Samples

from .played import Played
from .recording import Recording

_THINKS = 0.8  # seconds of quiet after a question before the robot answers; longer than any pause before a question
_STALLED = 5.0  # seconds of quiet after which the program waits for something that the robot does not know
_PATIENCE = 240.0  # seconds for all that is said before one question
_STOPS = {"Say done to go on.", "Done?", "Say next to hear more.", "Next?"}
_BY_VOICE = ("yes", "no")
_REACTION = 3.0  # seconds; an answer to which nothing is said by then was not heard
_HISS = 3.0  # of 32767
_LOOK = 0.02  # seconds between two looks


@dataclass(frozen=True)
class Said:
    """A line that the program said. `at`: the position in the recording at which it was printed."""

    text: str
    at: int
    question: bool


@dataclass(frozen=True)
class Heard:
    """A whole session."""

    samples: Samples
    said: tuple[Said, ...]
    answered: tuple[int, ...]
    """The positions in the recording at which the robot has typed an answer."""
    spoken: tuple[int, ...]
    """Where it has begun to speak one: those are followed by a tone."""
    underruns: int | None
    """Gaps in the sound that the program has counted; None where it did not say."""


def listened(game: Played, options: Sequence[str], folder: Path) -> Heard:
    """Play the game to its last answer and quit. `folder` is for the saved game."""
    answered: list[int] = []
    spoken: list[int] = []
    cast = Cast(folder)
    with virtual_devices() as devices, Recording(devices) as recording, Mouth(devices, _quiet()) as mouth:
        chosen = itertools.chain.from_iterable(("--set", f"{name}={value}") for name, value in game.options.items())
        arguments = ["--seed", str(game.seed), *chosen, *options]
        saved = folder / "game.jsonl"
        with Program(saved, arguments, devices.environment, lambda: recording.now, game.book_id) as program:
            read = 0
            for asked in game.asked:
                if not _asks(program, recording, asked.texts, read, answered):
                    break
                read = len(program.lines)
                if asked.answer in _BY_VOICE:
                    spoken.append(recording.now)
                    mouth.says(cast.says(asked.answer).samples)
                    if _reacts(program, read):
                        continue
                answered.append(recording.now)
                program.types(asked.answer)
            _asks(program, recording, game.asked[-1].texts, read, answered)
            lines = [Said(line.text, line.block, line.text in game.questions) for line in program.lines]
            samples = recording.samples
            for word in ("quit", "yes"):
                program.types(word)
                time.sleep(0.3)
            program.ends()
        kept = Path(devices.environment["HOME"]) / ".local" / "share" / "voice-supercat" / "dropouts.json"
        underruns = json.loads(kept.read_text())["gaps"] if kept.exists() else None
        return Heard(samples, tuple(lines), tuple(answered), tuple(spoken), underruns)


def _reacts(program: Program, since: int) -> bool:
    """Whether the program says something within a while."""
    deadline = time.monotonic() + _REACTION
    while time.monotonic() < deadline and len(program.lines) == since:
        time.sleep(_LOOK)
    return len(program.lines) > since


def _quiet() -> Iterator[Samples]:
    """A quiet room."""
    draw = np.random.default_rng(1)
    while True:
        yield np.asarray(draw.normal(0, _HISS, HEARING_RATE), np.int16)


def _asks(program: Program, recording: Recording, texts: frozenset[str], since: int, answered: list[int]) -> bool:
    """Wait until the program has asked this question and is quiet. False where it ends, or never asks."""
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline and program.running:
        new = program.lines[since:]
        stopped = bool(new) and new[-1].text in _STOPS
        quiet = _THINKS if stopped or (new and new[-1].text in texts) else _STALLED
        if new and recording.quiet_since(new[-1].block) > quiet:
            if not stopped:
                return True
            since = len(program.lines)
            answered.append(recording.now)
            program.types("done")
        time.sleep(_LOOK)
    return False
