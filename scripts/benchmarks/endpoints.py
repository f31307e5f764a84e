"""Measures when the program decides on an answer: the dead air after it, against answers cut off in a pause.

    python scripts/benchmarks/endpoints.py --audio FOLDER
    python scripts/benchmarks/endpoints.py --audio FOLDER --count 40 --patience 1 --kinds cards

Every pause of at least 100 ms inside an answer is a place to wait, the end of the answer the place to decide. The words
are recordings of people that the model never learned from, where one person said all of an answer; else of synthetic
voices that are held out (of flite, other sounds of the same voices were learned from). Between two words lie 100 to 900
ms, and a hum 25 dB below. Each answer is heard with several degrees of patience: 1 is the program's; with 2 it waits
twice as long before each decision.

dead air   seconds of sound from the end of the answer to the decision, and the computing after it
cut off    of the pauses inside answers, those in which the program decided: took a part of the answer, or asked again
spoiled    of the answers, those with such a pause, or with such a decision in the middle of a word
right      of the answers, those that were understood
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tqdm import tqdm

from scripts.benchmarks import seeded
from scripts.benchmarks.recognition.asked import Asked
from scripts.benchmarks.recognition.dead_air import Outcome, outcome
from scripts.benchmarks.recognition.pauses import KINDS, Answer, Kind, Speakers
from scripts.benchmarks.recognition.plot import Curve, curves_svg
from scripts.benchmarks.recognition.scoring import wilson
from scripts.training.model.recordings import read_manifest
from voice_supercat.speech.hearing.decoder import VoskDecoder
from voice_supercat.speech.hearing.model import load_model

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = (0.5, 0.7, 1.0, 1.4, 2.0)
_COLUMNS = (
    *("kind", "patience", "n", "speakers", "dead air: median, 95 %"),
    *("right %", "pauses", "cut off %", "spoiled %"),
)


def main() -> None:
    """Reads the command line, prints the table, line by line, and writes the plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audio", type=Path, required=True, help="folder of recordings with manifest.tsv")
    parser.add_argument("--model", type=Path, default=ROOT / "models" / "vosk-supercat-en")
    parser.add_argument("--count", type=int, default=150, help="answers of each kind")
    parser.add_argument("--patience", type=float, nargs="+", default=PATIENCE, metavar="FACTOR")
    parser.add_argument("--kinds", default="", help="kinds of answers whose name contains this")
    parser.add_argument("--snr", type=float, default=25.0, help="dB by which the voice is louder than the hum")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--work", type=Path, default=ROOT / ".build" / "endpoints", help="folder for rendered speech")
    parser.add_argument("--plot", type=Path, help="SVG file for the curve of dead air against cut-offs")
    options = parser.parse_args()

    options.work.mkdir(parents=True, exist_ok=True)
    kinds = [kind for kind in KINDS if options.kinds in kind.name]
    with seeded.named(options.seed):
        outcomes = measured(options, kinds)
    if options.plot:
        options.plot.write_text(plot(outcomes), encoding="utf-8")


def measured(options: argparse.Namespace, kinds: Sequence[Kind]) -> list[Outcome]:
    """All kinds with all degrees of patience; the same answers with each. Prints the table on the way."""
    speakers = Speakers(read_manifest(options.audio), options.work, options.seed)
    asked, decoder = Asked(), VoskDecoder(load_model(options.model))
    outcomes = []
    tqdm.write(f"| {' | '.join(_COLUMNS)} |\n| {' | '.join('---' for _ in _COLUMNS)} |")
    with tqdm(total=len(kinds) * options.count * len(options.patience), unit="answer") as bar:
        for kind in kinds:
            answers = list(speakers.answers(kind, options.count, options.snr))
            for patience in options.patience:
                recogniser = asked.recogniser(decoder, patience)
                bar.set_description(f"{kind.name}, {patience:g}")
                outcomes.append(outcome(recogniser, asked, kind, _counted(answers, bar), patience))
                tqdm.write(row(outcomes[-1]))
    return outcomes


def _counted(answers: Iterable[Answer], bar: Any) -> Iterator[Answer]:
    for answer in answers:
        yield answer
        bar.update()


def row(one: Outcome) -> str:
    """A line of the table."""
    air = [one.quantile(share) for share in (0.5, 0.95)]
    cells = [
        *(one.kind, f"{one.patience:g}", str(one.answers), str(len(one.speakers))),
        ", ".join("" if seconds is None else f"{seconds:.2f} s" for seconds in air),
        _share(one.right, one.answers),
        str(one.waits),
        _share(one.cut, one.waits),
        _share(one.spoiled, one.answers),
    ]
    return f"| {' | '.join(cells)} |"


def _share(count: int, total: int) -> str:
    """Percent with its interval."""
    if not total:
        return ""
    low, high = wilson(count, total)
    return f"{100 * count / total:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def plot(outcomes: Sequence[Outcome]) -> str:
    """A curve for each kind: a point for each patience, at the median dead air and the share of pauses cut off."""
    found = []
    for kind in dict.fromkeys(one.kind for one in outcomes):
        points = [(one.quantile(0.5), one) for one in outcomes if one.kind == kind and one.waits]
        found.append(Curve(kind, [(air, 100 * one.cut / one.waits) for air, one in points if air is not None]))
    drawn = [curve for curve in found if curve.points]
    return curves_svg(drawn, "dead air after the answer, median, s", "pauses in which the program decided, %")


if __name__ == "__main__":
    main()
