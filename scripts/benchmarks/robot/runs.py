"""The runs of the bench: answers by devices or in process, barge-ins, table talk."""

import contextlib
import itertools
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np

from scripts.benchmarks.recognition.asked import Asked
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.language.grammars import Grammars
from voice_supercat.procedure.keys import any_key
from voice_supercat.speech.audio import Samples
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.saying.voice import Pyttsx3Voice

from .ahead import from_decision_to_sound
from .at_table import AtTable
from .cast import LEVEL, Cast
from .ear import Player
from .figures import Try, one_line, percentile
from .in_process import AT_ONCE, InProcess, Room
from .judges import Judges
from .mouth import Mouth
from .partner import BOOK, Partner, entries_of
from .program import Program
from .robot import Robot, Stage
from .room import background, room_noises
from .table_talk import own_voice, prompts_of, table_talk, taken_from
from .virtual_devices import VirtualDevices, virtual_devices

HEADPHONES = ("--listening", "headphones")
FAST = ("--rate", "300")
"""Words a minute: the robot listens faster than people like to. Only `spoken_s` depends on it."""
WHOLE_GAME = {"track": "game"}
"""Options of the book: chapters and the player's own turns too."""
_SITTING = 10_000
"""Answers, more than any game takes."""
_AHEAD = 30  # answers by which the way from the decision to the sound is measured


_Staged = Callable[[Partner], contextlib.AbstractContextManager[Stage]]
"""Sits down to the game of the partner, where it stands."""


@dataclass(frozen=True)
class Setting:
    """What all runs have in common. `folder` is for what is rendered and saved."""

    audio: Path | None
    snr_db: float
    seed: int
    model: Path | None
    folder: Path
    book: str = BOOK
    options: Mapping[str, str] = field(default_factory=lambda: WHOLE_GAME)
    until: tuple[str, str] | None = None
    """A value of the game, and what it holds where the game is left."""
    thinking: float = AT_ONCE
    """Seconds from a prompt to the answer, at most, without devices."""

    @cached_property
    def grammars(self) -> Grammars:
        return shipped_vocabulary(open_book(self.book)).grammars

    @cached_property
    def cast(self) -> Cast:
        return Cast(self.folder, self.audio, self.seed)

    def draw(self) -> np.random.Generator:
        """The same chances for each run."""
        return np.random.default_rng(self.seed)

    def partner(self, game: int) -> Partner:
        """The robot's copy of the n-th game."""
        return Partner(self.seed + game, self.options, self.book)

    def room(self) -> Iterator[np.ndarray]:
        """The noise of the room, without end."""
        return background(room_noises(self.audio), LEVEL - self.snr_db, self.draw())

    def saved(self, name: str) -> Path:
        """Where the game of that name is saved."""
        return self.folder / f"{name}.jsonl"

    def reached(self, partner: Partner) -> bool:
        """Whether that game has been played to its end, or as far as was asked for."""
        state = partner.game.state
        return partner.game.over or (self.until is not None and str(state[any_key(self.until[0])]) == self.until[1])

    def game_of(self, partner: Partner, *options: str) -> Path:
        """Where the program saves the game of `partner` that is played with these options."""
        return self.saved(f"game-{partner.seed}{''.join(options)}")

    def judges(self) -> Judges:
        return Judges(self.grammars, self.partner(0).understanding, self.model)

    def recogniser(self) -> Recogniser:
        """As the program makes it."""
        return Asked(self.book).recogniser(VoskDecoder(load_model(self.model or find_model())))


def in_process(setting: Setting, answers: int | None) -> tuple[list[Try], float]:
    """So many answers without devices, None for a game to its end; and no seconds spoken."""
    recogniser, judges = setting.recogniser(), setting.judges()
    room, sittings = Room(setting.room(), setting.thinking, setting.seed), itertools.count()

    @contextlib.contextmanager
    def stage(partner: Partner) -> Iterator[InProcess]:
        saved = setting.saved(f"game-{partner.seed}-{next(sittings)}")
        made = InProcess(partner.game, partner.understanding, recogniser, room, judges, saved)
        yield made
        made.close()

    return _played(setting, answers, stage), 0.0


def by_devices(setting: Setting, answers: int | None) -> tuple[list[Try], float]:
    """The same through the virtual devices, and the seconds that the program spoke."""
    judges, spoken = setting.judges(), []
    with table_of(setting) as (devices, ear, mouth):

        @contextlib.contextmanager
        def stage(partner: Partner) -> Iterator[AtTable]:
            with played_by(setting, devices, ear, partner, *FAST) as program:
                made = AtTable(program, ear, mouth, judges)
                yield made
                spoken.append(made.spoken_s)

        return _played(setting, answers, stage), sum(spoken)


def prompt_ready(setting: Setting) -> dict[str, float | None]:
    """Milliseconds from the decision to handing the next prompt to the loudspeaker."""
    found = from_decision_to_sound(setting.partner(0), setting.partner(0), setting.folder, _AHEAD)
    return {"prompt_ready_p50_ms": percentile(found, 50), "prompt_ready_p95_ms": percentile(found, 95)}


def barge_ins(setting: Setting, count: int) -> float | None:
    """Milliseconds from a word spoken over a prompt to silence, median; None where no word was heard over one.

    A turn of the bot begins with its cards: "no" is no answer to that, so that no prompt follows at once. After it
    only answers stop a prompt, so each word has a program of its own.
    """
    judges, times = setting.judges(), []
    with table_of(setting) as (devices, ear, mouth):
        for game in range(count):
            with played_by(setting, devices, ear, Partner(setting.seed + game), *HEADPHONES) as program:
                times.append(AtTable(program, ear, mouth, judges).barge_in(setting.cast.says("no")))
    return percentile([time for time in times if time is not None], 50)


def talk_figures(setting: Setting, minutes: float) -> dict[str, float | int]:
    """Answers and commands taken out of talk and of the program's own voice, with a question open and paused."""
    sentences, voice = prompts_of(setting.partner(0)), Pyttsx3Voice()
    sources: dict[str, Callable[[], Iterator[Samples]]] = {
        "talk": lambda: table_talk(setting.audio, setting.cast, sentences, setting.draw()),
        "own_voice": lambda: own_voice(voice, sentences, setting.draw()),
    }
    found: dict[str, float | int] = {"talk_minutes": minutes}
    for (name, sounds), paused in ((source, paused) for source in sources.items() for paused in (False, True)):
        mode = "_paused" * paused
        taken = taken_from(sounds(), minutes, _waiting(setting, f"{name}{mode}", paused=paused), anew=not paused)
        found[f"{name}_answers{mode}"] = taken.answers
        found[f"{name}_commands{mode}"] = taken.commands
        found[f"{name}_confirmations{mode}"] = taken.confirmations
    voice.close()
    return found


def _waiting(setting: Setting, name: str, *, paused: bool) -> Callable[[], InProcess]:
    """Opens, again and again, the same conversation with a yes/no question open, in a room and with ears that stay."""
    partner, recogniser, room = setting.partner(0), setting.recogniser(), Room(setting.room())
    while partner.game.question.expect != "yes_no":
        partner.follow([{"answer": partner.intends().answer}])
    numbers = itertools.count()

    def opened() -> InProcess:
        saved = setting.saved(f"{name}-{next(numbers)}")
        stage = InProcess(partner.game, partner.understanding, recogniser, room, None, saved)
        if paused:
            stage.typed("pause")
        return stage

    return opened


def _played(setting: Setting, answers: int | None, stage: _Staged) -> list[Try]:
    tries = []
    for one in whole_game(setting, stage) if answers is None else _games(setting, answers, stage):
        tries.append(one)
        print(f"{len(tries)}: {one_line(one)}", file=sys.stderr, flush=True)
    return tries


def _games(setting: Setting, answers: int, stage: _Staged) -> Iterator[Try]:
    """Game after game until there are so many answers: one ends, or is left after a false command."""
    for game in itertools.count():
        if answers <= 0:
            return
        partner = setting.partner(game)
        with stage(partner) as open_stage:
            for one in Robot(open_stage, setting.cast, partner).plays(answers):
                answers -= one.first
                yield one


def whole_game(setting: Setting, stage: _Staged) -> Iterator[Try]:
    """One game to its end. After a false command it is left, and gone on with as it was saved."""
    partner = setting.partner(0)
    partner.follow(entries_of(setting.game_of(partner, *FAST)))
    while not setting.reached(partner):
        with stage(partner) as open_stage:
            for one in Robot(open_stage, setting.cast, partner).plays(_SITTING):
                yield one
                if setting.reached(partner):
                    return


@contextlib.contextmanager
def table_of(setting: Setting) -> Iterator[tuple[VirtualDevices, Player, Mouth]]:
    """The virtual devices, and the robot's ear and mouth at them."""
    with virtual_devices() as devices, Player(devices) as ear, Mouth(devices, setting.room()) as mouth:
        yield devices, ear, mouth


@contextlib.contextmanager
def played_by(
    setting: Setting, devices: VirtualDevices, ear: Player, partner: Partner, *options: str
) -> Iterator[Program]:
    """The real program in the game of `partner`: a new one, or as it was saved."""
    journal = setting.game_of(partner, *options)
    model = ("--model", str(setting.model)) if setting.model else ()
    chosen = itertools.chain.from_iterable(("--set", f"{name}={value}") for name, value in partner.options.items())
    new = () if journal.exists() else ("--seed", str(partner.seed), *chosen)
    arguments = [*new, *model, *options]
    with Program(journal, arguments, devices.environment, lambda: ear.now, book=partner.book_id) as program:
        yield program
