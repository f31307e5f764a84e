"""Compares echo cancellers on simulated scenes: a loudspeaker, a room, a microphone, a player who talks over prompts.

Usage: python scripts/benchmarks/echo.py --audio FOLDER [--scenes N] [--seed N ...] [--cheap] [--only NAME]

FOLDER holds `manifest.tsv` (path, dataset, speaker, transcript, licence, use) with recordings of "yes" and "no" and
responses of rooms. Prompts are spoken by the program's own voice and go through the program's own reference, echo
path and recogniser; only the air between loudspeaker and microphone is computed. One row for each canceller that is
installed, and one without any. With "+ filter" words are recognised in what `hearing/echo_filter.py` leaves, as in the
program, and without it in what the canceller leaves:

erle_db     echo return loss enhancement: how much softer the prompt is after the canceller and its first second
filtered_db the same for the sound in which words are recognised
stopped     share of prompts that their own echo stops
misheard    share of prompts in whose own echo an answer or a command is heard
right, wrong
            share of words spoken over a prompt that are taken rightly and wrongly; _0: as loud as the echo, _6: 6 dB
            louder
right_twice, wrong_twice
            the same after one more try of those of which nothing was taken: the same person says the word again, in
            another recording where there is one, no louder; a second after it was rejected, when nothing is played,
            or, where the prompt went on, 1.5 s after the word, over what is left of the prompt. Wrong stays wrong
stops       share of such words that stop the prompt at the first try, and no echo before them has
stop_ms     median time from the first sound of such a word to the decision to stop the prompt
rtf         seconds of computing for one second of sound

Shares are in per cent, with 95 % intervals. The last row, headphones, has no canceller and an echo 30 dB fainter.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from scripts.benchmarks import seeded
from scripts.benchmarks.recognition.scoring import wilson
from scripts.benchmarks.robot.cancellers import Way, untouched, ways
from scripts.benchmarks.robot.echoes import BLOCK, WORD_AT, Air, Scene, drawn_scenes
from scripts.benchmarks.robot.levels import active_level
from voice_supercat.language.grammars import offered_phrases, phrases_of, shipped_grammars
from voice_supercat.speech.audio import HEARING_RATE
from voice_supercat.speech.devices.microphone import Block
from voice_supercat.speech.devices.reference import Reference
from voice_supercat.speech.hearing.barge_in import BargeIn
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import find_model, load_model
from voice_supercat.speech.hearing.preferences import usual_among
from voice_supercat.speech.hearing.recogniser import Recogniser
from voice_supercat.speech.interfaces import phrase_check

CONVERGED = 1.0  # seconds
LOUDNESSES = (0.0, 6.0)  # dB of a word over the echo
ASKED_AGAIN = 1.0  # seconds from a rejection to the word said again: the program has asked and is silent
SAID_AGAIN = 1.5  # seconds after a word to which nothing happened
LEAKING = -30.0  # dB; what of a prompt gets from headphones into the microphone, measured on the echo of a loudspeaker


def main() -> int:
    """Measure every canceller there is and print one row for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--audio", type=Path, required=True, help="folder with manifest.tsv")
    parser.add_argument("--scenes", type=int, default=40, help="rooms and words tried with each canceller and seed")
    parser.add_argument("--seed", type=int, nargs="+", default=[1])
    parser.add_argument("--cheap", action="store_true", help="a loudspeaker that distorts, a clock that drifts")
    parser.add_argument("--only", default="", metavar="NAME", help="only rows whose name contains this")
    args = parser.parse_args()
    scenes = [
        scene
        for seed in args.seed
        for scene in drawn_scenes(args.audio, args.scenes, random.Random(seed), cheap=args.cheap)
    ]
    judge = Judge()
    shares = ("right", "wrong", "right_twice", "wrong_twice", "stops", "stop_ms")
    over = [f"{name}_{loudness:.0f}" for loudness in LOUDNESSES for name in shares]
    print("\t".join(["canceller", "erle_db", "filtered_db", "stopped", "misheard", *over, "rtf"]), flush=True)
    rows = [(name, scenes, make) for name, make in ways(args.only)]
    if args.only in "headphones":
        rows.append(("headphones", [scene.fainter(LEAKING) for scene in scenes], untouched))
    for name, heard_at, make in rows:
        with seeded.named(args.seed):
            print("\t".join([name, *judge.figures(heard_at, make)]), flush=True)
    return 0


class Judge:
    """Hears as the program does in play: yes and no, with all commands."""

    def __init__(self) -> None:
        grammars = shipped_grammars()
        self._commands, self._offered = phrases_of(grammars, ["command"]), offered_phrases(grammars)
        self._phrases = phrases_of(grammars, ["yes_no", "command"])
        self._usual = usual_among(self._phrases, self._offered)
        self._decoder = VoskDecoder(load_model(find_model()))

    def figures(self, scenes: Sequence[Scene], make: Callable[[], Way]) -> list[str]:
        """The columns after the name."""
        started = time.process_time()
        measured = [self._loss(scene, make()) for scene in scenes]
        cost = (time.process_time() - started) / sum(seconds for *_, seconds in measured)
        alone = [self._over(scene, None, make()) for scene in scenes]
        columns = [f"{statistics.mean(losses):.1f}" for losses in list(zip(*measured, strict=True))[:2]]
        columns.append(_share(sum(one.stopped is not None for one in alone), len(alone)))
        columns.append(_share(sum(bool(one.taken) for one in alone), len(alone)))
        for above in LOUDNESSES:
            spoken = [(scene.said, self._over(scene, above, make())) for scene in scenes]
            for tries in (1, 2):
                taken = [(said, self._usual.get(word, word)) for said, one in spoken for word in [one.within(tries)]]
                columns.append(_share(sum(said == word for said, word in taken), len(taken)))
                columns.append(_share(sum(word not in (said, "") for said, word in taken), len(taken)))
            stops = [one.stopped for _, one in spoken if one.stopped is not None and one.stopped > WORD_AT]
            columns.append(_share(len(stops), len(spoken)))
            columns.append(f"{1000 * (statistics.median(stops) - WORD_AT):.0f}" if stops else "-")
        return [*columns, f"{cost:.3f}"]

    def _loss(self, scene: Scene, way: Way) -> tuple[float, float, float]:
        """Decibels taken off the echo for noticing and for recognising a voice, and seconds of sound."""
        reference = Reference()
        air = Air(scene, None, reference)
        free = way.freed(air, reference)
        clean: list[Block] = []
        while not air.over:
            if (block := free.read(0.0)) and air.at > 0:
                clean.append(block)
        span = slice(int(CONVERGED * HEARING_RATE), len(scene.prompt))
        heard = active_level(scene.echo[span])
        noticed, recognised = (
            active_level(np.concatenate(sounds)[span])
            for sounds in ([block.samples for block in clean], [block.to_recognise for block in clean])
        )
        return heard - noticed, heard - recognised, len(clean) * BLOCK / HEARING_RATE

    def _over(self, scene: Scene, above: float | None, way: Way) -> "Outcome":
        """What becomes of the prompt and of a word over it; None for no word."""
        reference = Reference()
        air = Air(scene, above, reference)
        hearing = BargeIn(way.freed(air, reference), self._recogniser())
        hearing.start(self._phrases, phrase_check(self._phrases))
        while air.at < 0:
            if hearing.interrupted():
                hearing.start(self._phrases, phrase_check(self._phrases))
        hearing.start(self._phrases, phrase_check(self._phrases))
        stopped: float | None = None
        cut = False
        tries = 1
        said = WORD_AT + len(scene.word) / HEARING_RATE
        while not air.over:
            now = air.at / HEARING_RATE
            if not cut and air.at < len(scene.prompt):
                if hearing.interrupted():
                    cut = True
                    stopped = now if tries == 1 else None
                    air.stop()
            elif utterance := hearing.poll(0.0):
                if utterance.text:
                    return Outcome(stopped, utterance.text, tries)
                if above is not None and tries == 1 and now > said:
                    tries = 2
                    air.say_again(ASKED_AGAIN)
                    hearing.start(self._phrases, phrase_check(self._phrases))
            if above is not None and tries == 1 and not cut and not hearing.started() and now > said + SAID_AGAIN:
                tries = 2
                air.say_again(0.0)
        return Outcome(stopped, "", tries)

    def _recogniser(self) -> Recogniser:
        return Recogniser(self._decoder, self._commands, offered=self._offered)


@dataclass(frozen=True)
class Outcome:
    """What became of one prompt."""

    stopped: float | None
    """Seconds of the prompt at which the first try, or its own echo, has stopped it; None for neither."""
    taken: str
    """The answer or command that was taken; "" for none."""
    tries: int
    """How often the word was said until then."""

    def within(self, tries: int) -> str:
        """What was taken when the word had been said so often."""
        return self.taken if self.tries <= tries else ""


def _share(those: int, of: int) -> str:
    lowest, highest = wilson(those, of)
    return f"{100 * those / of:.1f} ({100 * lowest:.0f} to {100 * highest:.0f})"


if __name__ == "__main__":
    raise SystemExit(main())
