"""Measures what is taken out of talk that is not meant for the program, and what of right answers that costs.

    python scripts/benchmarks/rejection.py --audio FOLDER
    python scripts/benchmarks/rejection.py --audio FOLDER --hours 0.2 --every 10
    python scripts/benchmarks/rejection.py --audio FOLDER --thresholds

Sentences of many people follow each other with pauses, while a question is open and all commands may be said; none of
them has yes or no in it. The program decides on them as it does in a game, with its second look. "Asked about" is what
it asks to confirm before anything happens. Destructive commands take something away: undo, correct, quit; of these
"quit" always asks.

Right answers are single recordings, decided in the same way: by people held out, yes and no in quiet also by others.
Noise is heard as long as the recording, or "around" it: from two seconds before it to two after. `--thresholds` shows
what a limit on the confidence alone does: the share of the best reading among all readings that Vosk gives (their
scores are logarithms).
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from tqdm import tqdm

from scripts.benchmarks.recognition.asked import Asked
from scripts.benchmarks.recognition.kept import Kept, kept
from scripts.benchmarks.recognition.scoring import wilson
from scripts.benchmarks.recognition.talk import Overheard, Taken, overheard, talk_clips
from scripts.benchmarks.recognition.thresholds import thresholds_table
from scripts.benchmarks.recognition.trials import background, human_trials, in_fold, noisy
from scripts.training.model.recordings import Clip, read_manifest
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import load_model

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = ("yes/no", "few", "card")
FOLDS = {"people held out": True, "other people": False}
_TALK_COLUMNS = (
    *("question", "talk of", "hours of speech", "people", "answers taken", "answers, also asked about"),
    *("commands that change nothing", "destructive commands", "the same, also asked about"),
)
_RIGHT_COLUMNS = ("said", "n", "people", "right at once %", "asked about", "rejected", "wrong")
_SAID_TO = {"yes/no": "yes/no", "digits": "number", "commands": None}
"""What is said, and the question that is open; commands are told apart from the short control words."""
_SNR_DB, _AROUND = 10, 2.0  # seconds
_SOME_AROUND = {"yes/no": 1, "digits": 3, "commands": 3}  # every so many-th; a sound is three times as long


def main() -> None:
    """Reads the command line and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audio", type=Path, required=True, help="folder of recordings with manifest.tsv")
    parser.add_argument("--model", type=Path, default=ROOT / "models" / "vosk-supercat-en")
    parser.add_argument("--hours", type=float, default=3.0, help="of speech of each fold and question, at most")
    parser.add_argument("--questions", nargs="+", choices=QUESTIONS, default=QUESTIONS[:1], help="which one is open")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th right answer")
    parser.add_argument("--thresholds", action="store_true", help="only what a limit on the confidence does")
    options = parser.parse_args()

    clips = read_manifest(options.audio)
    if options.thresholds:
        print(thresholds_table(options.model, clips, ROOT / "grammars"))
        return
    asked, decoder = Asked(), VoskDecoder(load_model(options.model))
    head(_TALK_COLUMNS)
    found = list[Taken]()
    for question, fold, one in overheard_in(options, asked, decoder, clips):
        tqdm.write(talk_row(question, fold, one))
        found += one.taken
    for taken in found:
        print(
            f"- {taken.kind}: {taken.text}{', asked about' if taken.asked_about else ''}, of: {taken.clip.transcript}"
        )
    print()
    head(_RIGHT_COLUMNS)
    for answers in kept_of(options, asked, decoder, clips):
        tqdm.write(right_row(answers))


def head(columns: Sequence[str]) -> None:
    """Prints the first lines of a table."""
    tqdm.write(f"| {' | '.join(columns)} |\n|{' --- |' * len(columns)}")


def overheard_in(
    options: argparse.Namespace, asked: Asked, decoder: VoskDecoder, clips: Sequence[Clip]
) -> Iterator[tuple[str, str, Overheard]]:
    """What is taken out of the talk of each fold at each question."""
    for question, (fold, held_out) in itertools.product(options.questions, FOLDS.items()):
        talk = [clip for clip in talk_clips(clips, asked.phrases(question)) if clip.held_out == held_out]
        bar = tqdm(talk, desc=f"{fold}, {question}", unit="sentence")
        yield question, fold, overheard(asked.recogniser(decoder), asked, question, bar, options.hours)


def kept_of(options: argparse.Namespace, asked: Asked, decoder: VoskDecoder, clips: Sequence[Clip]) -> Iterator[Kept]:
    """What becomes of right answers."""
    everybody, held_out = (
        {trial.name: trial for trial in human_trials(of, ROOT / "grammars")}
        for of in ([*clips], [clip for clip in clips if in_fold(clip, "held-out")])
    )
    noises = background([clip for clip in clips if in_fold(clip, "held-out")])
    for said, question in _SAID_TO.items():
        quiet, some = held_out[said], held_out[said].sounds[:: _SOME_AROUND[said]]
        rows = [everybody[said] if said == "yes/no" else quiet]
        for kind in noises:
            around = noisy(replace(quiet, sounds=some), kind, noises[kind], _SNR_DB, _AROUND)
            rows += [held_out[f"{said}, {kind} {_SNR_DB} dB"], replace(around, name=f"{around.name}, around")]
        for trial in rows:
            phrases = [*asked.phrases(question)] if question else trial.phrases
            sounds = tqdm(trial.sounds[:: options.every], desc=f"right answers, {trial.name}", unit="answer")
            yield kept(partial(asked.recogniser, decoder), replace(trial, phrases=phrases), sounds)


def talk_row(question: str, fold: str, found: Overheard) -> str:
    """How many were taken, and how many that is in an hour of speech."""
    answers = ("yes/no", "answer")
    counts = (
        found.an_hour(answers, asked_about=False),
        found.an_hour(answers, asked_about=True),
        found.an_hour(("command",), asked_about=True),
        found.an_hour(("destructive",), asked_about=False),
        found.an_hour(("destructive",), asked_about=True),
    )
    cells = [question, fold, f"{found.hours:.2f}", str(found.people)]
    return f"| {' | '.join([*cells, *(f'{count} ({hourly:.1f} an hour)' for count, hourly in counts)])} |"


def right_row(one: Kept) -> str:
    """What became of right answers."""
    low, high = wilson(one.right, one.total)
    right = f"{100 * one.right / max(1, one.total):.1f} ({100 * low:.1f} to {100 * high:.1f})"
    counts = (one.asked, one.rejected, one.wrong)
    return f"| {one.trial} | {one.total} | {one.speakers} | {right} | {' | '.join(map(str, counts))} |"


if __name__ == "__main__":
    main()
