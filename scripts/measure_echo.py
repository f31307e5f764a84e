"""Compares echo cancellers on simulated tables: a loudspeaker, a room, a microphone, a player who talks over prompts.

Usage: python scripts/measure_echo.py --audio FOLDER [--tables N] [--seed N]

FOLDER holds `manifest.tsv` (path, dataset, speaker, transcript, licence, use) with recordings of "yes" and "no" and
responses of rooms. Prompts are spoken by the program's own voice and go through the program's own reference, echo
path and recogniser; only the air between loudspeaker and microphone is computed. One row for each canceller that is
installed, and one without any:

erle_db     echo return loss enhancement: how much softer the prompt is in what is heard, after its first second
stopped     share of prompts that their own echo stops
misheard    share of prompts in whose own echo an answer or a command is heard
right_0db, right_6db, wrong_0db, wrong_6db
            share of words spoken over a prompt that are taken rightly and wrongly, as loud as the echo and 6 dB louder
stop_ms     median time from the first sound of such a word (6 dB louder) to the decision to stop the prompt
rtf         seconds of computing for one second of sound
"""

import argparse
import csv
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from conversation.levels import active_level, at_level, word_in

from voice_supercat import places
from voice_supercat.speech.audio import HEARING_RATE, Samples, read_for_hearing, resample
from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.grammars import load_grammars, offered_phrases, phrases_of
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.echo import Canceller, EchoFree, webrtc_canceller
from voice_supercat.speech.hearing.judgement import usual_among
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.overhearing import Overhearing
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.saying.voice import Pyttsx3Voice
from voice_supercat.speech.seams import Utterance, phrase_check

PROMPTS = (
    "Can the bot secure a card to contend an undeclared ambition, take captives, or grow a lead in Tyrant?",
    "Does the bot have any resources, or a Weapon or Union guild card?",
    "Move ships to the system with the most of your own ships, then repair one building there.",
    "Which two cards did the bot draw? Tell me the suit and the number of each of them.",
)
BLOCK = HEARING_RATE // 100
READY = 4 * BLOCK  # samples that the player keeps ready
RINGING = 0.06  # seconds in which a room's sound falls by 9 dB
DELAY = 0.04  # seconds from the loudspeaker's own time to the echo: buffers that no device admits to
ECHO = -30.0  # dBFS of the prompt in the microphone
PAUSE = HEARING_RATE // 2  # samples between two prompts
NOISE = 15.0  # of 32767, root mean square: a quiet room
WORD_AT = 1.5  # seconds after the prompt has begun
LATE = 1.5  # seconds of room after everything
CONVERGED = 1.0  # seconds
TINY = 1e-12
DECAY = ((0.15, -10.0), (0.5, -30.0))  # seconds, dB; halls and churches are no place for a game

Response: TypeAlias = npt.NDArray[np.float64]


def main() -> int:
    """Measure every canceller there is and print one row for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--audio", type=Path, required=True, help="folder with manifest.tsv")
    parser.add_argument("--tables", type=int, default=40, help="rooms and words tried with each canceller")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tables = made_tables(args.audio, args.tables, random.Random(args.seed))
    judge = Judge()
    names = "canceller erle_db stopped misheard right_0db wrong_0db right_6db wrong_6db stop_ms rtf"
    print(names.replace(" ", "\t"), flush=True)
    for name, make in cancellers():
        figures = judge.figures(tables, make)
        print("\t".join([name, *(f"{figure:.3g}" for figure in figures)]), flush=True)
    return 0


@dataclass(frozen=True)
class Table:
    """One prompt in one room, and one word said over it."""

    prompt: Samples
    """At 16 kHz, as it is played."""
    echo: Samples
    """The same as the microphone hears it."""
    word: Samples
    said: str

    def without_echo(self, above: float | None) -> Samples:
        """The room and the word, so many dB louder than the echo; None for no word."""
        sound = np.random.default_rng(0).normal(0, NOISE, len(self.echo) + int(LATE * HEARING_RATE)).astype(np.int16)
        if above is not None:
            word = at_level(self.word, ECHO + above)
            start = int(WORD_AT * HEARING_RATE)
            sound[start : start + len(word)] += word
        return sound


def made_tables(folder: Path, count: int, chance: random.Random) -> list[Table]:
    """Prompts, rooms and people drawn at random, the same for the same seed."""
    with (folder / "manifest.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    halls_too = [response_of(folder / row["path"]) for row in rows if row["use"] == "room"]
    rooms = [room for room in halls_too if is_living_room(room)]
    words = [row for row in rows if row["use"] == "speech" and row["transcript"] in ("yes", "no")]
    voice = Pyttsx3Voice()
    prompts = [resample(sound.samples, sound.rate, HEARING_RATE) for sound in map(voice.render, PROMPTS)]
    voice.close()
    tables = []
    for number in range(count):
        prompt, row = prompts[number % len(prompts)], chance.choice(words)
        late = np.concatenate([np.zeros(int(DELAY * HEARING_RATE)), prompt])
        echo = np.convolve(late, chance.choice(rooms))
        scale = 8000 / np.abs(echo).max()
        clip = read_for_hearing(folder / row["path"])
        clip = clip[max(0, word_in(clip).start - BLOCK) :]
        tables.append(Table(prompt, at_level((echo * scale).astype(np.int16), ECHO), clip, row["transcript"]))
    return tables


def response_of(path: Path) -> Response:
    """A room's response from the direct sound on."""
    response = read_for_hearing(path).astype(np.float64) / 32767
    return response[int(np.abs(response).argmax()) :]


def is_living_room(response: Response) -> bool:
    """Whether it dies down as in a furnished room: at first fast, then nearly wholly."""
    power = np.cumsum(response[::-1] ** 2)[::-1]
    if len(power) <= DECAY[-1][0] * HEARING_RATE:
        return False
    return all(10 * np.log10(power[int(after * HEARING_RATE)] / power[0] + TINY) < most for after, most in DECAY)


def cancellers() -> Iterator[tuple[str, Callable[[], Canceller]]]:
    """Those that are installed."""
    yield "none", Untouched
    for name, make in (
        ("webrtc (pywebrtc-audio)", webrtc_canceller),
        ("webrtc (livekit)", Livekit),
        ("speex (pyaec)", Speex),
    ):
        try:
            make()
        except Exception as error:
            print(f"{name}: not measured ({error})")
            continue
        yield name, make


class Untouched:
    """No canceller."""

    def process(self, near: Samples, far: Samples) -> Samples:  # noqa: ARG002
        return near


class Livekit:
    """WebRTC's canceller as the wheel `livekit` carries it."""

    def __init__(self) -> None:
        from livekit import rtc

        self._frame: Any = rtc.AudioFrame
        self._module = rtc.AudioProcessingModule(echo_cancellation=True)

    def process(self, near: Samples, far: Samples) -> Samples:
        played, heard = (self._frame(part.tobytes(), HEARING_RATE, 1, len(part)) for part in (far, near))
        self._module.process_reverse_stream(played)
        self._module.process_stream(heard)
        return np.frombuffer(bytes(heard.data), np.int16)


class Speex:
    """Speex's canceller as the wheel `pyaec` carries it, with 0.2 s of memory and its own suppressor."""

    def __init__(self) -> None:
        from pyaec import Aec

        self._aec: Any = Aec(BLOCK, HEARING_RATE // 5, HEARING_RATE, True)

    def process(self, near: Samples, far: Samples) -> Samples:
        return np.array(self._aec.cancel_echo(near.tolist(), far.tolist()), np.int16)


class Air:
    """Gives what the microphone records and tells the reference what is played meanwhile."""

    def __init__(self, table: Table, above: float | None, reference: Reference) -> None:
        near = table.without_echo(above)
        self._before = len(table.echo) + PAUSE
        self._near = np.concatenate([np.resize(near[: int(WORD_AT * HEARING_RATE)], self._before), near])
        self._echo = _twice(table.echo, self._before, len(self._near))
        self._played = _twice(table.prompt, self._before, len(self._near) + READY)
        self._reference = reference
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
        end = self._done + READY
        self._played[end:] = 0
        ringing = np.arange(max(0, len(self._echo) - end)) / HEARING_RATE - DELAY
        self._echo[end:] = self._echo[end:] * np.exp(-np.maximum(0.0, ringing) / RINGING)

    def read(self, seconds: float) -> Block | None:  # noqa: ARG002
        self._due = not self._due
        if not self._due or self.over:
            return None
        now, ahead = slice(self._done, self._done + BLOCK), slice(self._done + READY, self._done + READY + BLOCK)
        self._reference.played(self._played[ahead], HEARING_RATE, ahead.stop / HEARING_RATE)
        both = self._near[now].astype(np.int32) + self._echo[now]
        self._done = now.stop
        return Block(np.clip(both, -32767, 32767).astype(np.int16), now.start / HEARING_RATE, now.stop / HEARING_RATE)

    def close(self) -> None:
        """Nothing is held."""


def _twice(sound: Samples, between: int, length: int) -> Samples:
    """The sound at the beginning and again after `between` samples, in all `length`."""
    both = np.zeros(length, np.int16)
    both[: len(sound)] = both[between : between + len(sound)] = sound
    return both


class Judge:
    """Hears as the program does in play: yes and no, with all commands."""

    def __init__(self) -> None:
        grammars = load_grammars(places.grammars_dir())
        self._commands, self._offered = phrases_of(grammars, ["command"]), offered_phrases(grammars)
        self._phrases = phrases_of(grammars, ["yes_no", "command"])
        self._usual = usual_among(self._phrases, self._offered)
        self._decoder = VoskDecoder(load_model(find_model()))

    def figures(self, tables: Sequence[Table], make: Callable[[], Canceller]) -> list[float]:
        """The columns after the name."""
        began = time.process_time()
        losses, seconds = zip(*(self._loss(table, make()) for table in tables), strict=True)
        cost = (time.process_time() - began) / sum(seconds)
        alone = [self._over(table, None, make()) for table in tables]
        figures = [
            statistics.mean(losses),
            statistics.mean(stop is not None for stop, _ in alone),
            statistics.mean(any(one.text for one in heard) for _, heard in alone),
        ]
        for above in (0.0, 6.0):
            spoken = [(table, *self._over(table, above, make())) for table in tables]
            answers = [(table.said, self._meaning(heard)) for table, _, heard in spoken]
            figures += [statistics.mean(said == taken for said, taken in answers)]
            figures += [statistics.mean(taken not in (said, "") for said, taken in answers)]
        stops = [1000 * (stop - WORD_AT) for _, stop, _ in spoken if stop is not None and stop > WORD_AT]
        return [*figures, statistics.median(stops) if stops else float("nan"), cost]

    def _loss(self, table: Table, canceller: Canceller) -> tuple[float, float]:
        """Decibels taken off the echo, and seconds of sound."""
        reference = Reference()
        air = Air(table, None, reference)
        free = EchoFree(air, reference, canceller)
        clean = []
        while not air.over:
            if (block := free.read(0.0)) and air.at > 0:
                clean.append(block.samples)
        span = slice(int(CONVERGED * HEARING_RATE), len(table.prompt))
        loss = active_level(table.echo[span]) - active_level(np.concatenate(clean)[span])
        return loss, len(clean) * BLOCK / HEARING_RATE

    def _over(self, table: Table, above: float | None, canceller: Canceller) -> tuple[float | None, list[Utterance]]:
        """When the prompt is stopped, and all that is heard, in seconds of the prompt."""
        reference = Reference()
        air = Air(table, above, reference)
        free = EchoFree(air, reference, canceller)
        while air.at < 0:
            free.read(0.0)
        hearing = Overhearing(free, self._recogniser())
        hearing.begin(self._phrases, phrase_check(self._phrases))
        stop: float | None = None
        heard: list[Utterance] = []
        while not air.over:
            if stop is None and air.at < len(table.prompt):
                if hearing.spoken_over():
                    stop = air.at / HEARING_RATE
                    air.stop()
            elif utterance := hearing.poll(0.0):
                heard.append(utterance)
        return stop, heard

    def _recogniser(self) -> Recogniser:
        return Recogniser(self._decoder, self._commands, offered=self._offered)

    def _meaning(self, heard: Sequence[Utterance]) -> str:
        taken = next((one.text for one in heard if one.text), "")
        return self._usual.get(taken, taken)


if __name__ == "__main__":
    raise SystemExit(main())
