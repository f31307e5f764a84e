"""Measures how well a model hears: one table of right answers, rejections and false accepts.

python scripts/benchmarks/hearing.py --audio FOLDER
python scripts/benchmarks/hearing.py --audio FOLDER --model OTHER_MODEL --pocketsphinx --details
python scripts/benchmarks/hearing.py --audio FOLDER --model NEW --model BEFORE --pocketsphinx --plot hearing.svg
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path

from tqdm import tqdm

from scripts.benchmarks.recognition.accents import accented_trials
from scripts.benchmarks.recognition.conditions import CONDITIONS
from scripts.benchmarks.recognition.cut_words import CUT_WORDS, cut_words_trial
from scripts.benchmarks.recognition.listeners import Listener, PocketSphinxListener, ProgramListener, VoskListener
from scripts.benchmarks.recognition.mirrored_words import NONE, none_trial
from scripts.benchmarks.recognition.plot import Bar, bars_svg
from scripts.benchmarks.recognition.scoring import Score, score
from scripts.benchmarks.recognition.trials import Trial, background, human_trials, in_fold, noisy
from scripts.benchmarks.recognition.unseen import AT_QUESTION, foreign_trials, numbers_trial, question_trials
from scripts.training.model.recordings import FSDD_HELD_OUT, Clip, read_manifest

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "models" / "vosk-supercat-en"
FOLDS = ("held-out", "trained", "all")
_IN_CONDITIONS = ("yes/no", "digits", "commands", "strings of digits, children")
_KITCHEN_DB = 10  # as in the middle one of the other rows
_COLUMNS = (
    *("row", "n", "speakers", "right %", "95 % interval", "rejected %", "wrong %"),
    *("word errors %", "false accepts/h", "RTF", "latency ms"),
)
# Loading and memory are measured in a process of their own, so that nothing else counts.
_COST_PROBE = r"""
import json, re, sys, time
import vosk
vosk.SetLogLevel(-1)
before = time.perf_counter()
model = vosk.Model(sys.argv[1])
loaded = time.perf_counter()
recognizer = vosk.KaldiRecognizer(model, 16000, json.dumps(["yes", "no", "[unk]"]))
for _ in range(100):
    recognizer.AcceptWaveform(bytes(6400))
recognizer.FinalResult()
peak = int(re.search(r"VmHWM:\s+(\d+)", open("/proc/self/status").read())[1])
print(json.dumps([loaded - before, peak / 1024]))
"""


def main() -> None:
    """Reads the command line and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audio", type=Path, required=True, help="folder of recordings with manifest.tsv")
    parser.add_argument("--model", type=Path, action="append", help="model directory; the shipped one by default")
    parser.add_argument("--pocketsphinx", action="store_true", help="PocketSphinx in the same run")
    parser.add_argument("--fold", choices=FOLDS, default="held-out", help="which speakers")
    parser.add_argument("--left-out", default=FSDD_HELD_OUT, help="the speaker of FSDD whom the model never heard")
    parser.add_argument("--only", default="", help="rows whose name contains this")
    parser.add_argument("--work", type=Path, default=ROOT / ".build", help="folder for rendered speech")
    parser.add_argument("--plot", type=Path, help="SVG file for the shares of right answers with their intervals")
    parser.add_argument("--details", action="store_true", help="also words, confusions and the worst speakers")
    options = parser.parse_args()

    clips = read_manifest(options.audio, options.left_out)
    chosen: list[Clip] = [clip for clip in clips if in_fold(clip, options.fold)]
    trials = [
        *human_trials(chosen, ROOT / "grammars"),
        *accented_trials(chosen, options.audio, ROOT / "grammars"),
        *([cut_words_trial(chosen, ROOT / "grammars", SHIPPED)] if options.only in CUT_WORDS else []),
        numbers_trial(options.work / "unseen"),
        *foreign_trials(options.work / "unseen", ROOT / "grammars"),
        *([none_trial(chosen, ROOT / "grammars")] if options.only in NONE else []),
    ]
    if any(options.only in f"{name}, kitchen {_KITCHEN_DB} dB" for name in AT_QUESTION):  # they take Kokoro minutes
        kitchens = background(chosen)["kitchen"]
        for said in question_trials(options.work / "unseen", ROOT / "grammars"):
            trials += [said, noisy(said, "kitchen", kitchens, _KITCHEN_DB)]
    plain = [trial for trial in trials if trial.name in _IN_CONDITIONS]
    trials += [under(trial) for under in CONDITIONS for trial in plain]
    trials = [trial for trial in trials if options.only in trial.name and trial.sounds]
    models = options.model or [SHIPPED]
    listeners: list[Listener] = [kind(model) for model in models for kind in (VoskListener, ProgramListener)]
    if options.pocketsphinx:
        listeners.append(PocketSphinxListener())
    scores = dict[str, list[Score]]()
    for listener in listeners:
        print(f"\n## {listener.name}, {options.fold} speakers\n")
        decides = isinstance(listener, ProgramListener)
        able = [trial for trial in trials if not (decides and (trial.strings or trial.at_question))]
        scores[listener.name] = report(listener, able, options.details)
    for model in models:
        print(f"\n{cost(model)}")
    if options.plot:
        options.plot.write_text(plot(scores), encoding="utf-8")


def report(listener: Listener, trials: list[Trial], details: bool) -> list[Score]:
    """Prints the table of one recogniser as Markdown, row by row, with a bar of what is done."""
    tqdm.write(f"| {' | '.join(_COLUMNS)} |\n| {' | '.join('---' for _ in _COLUMNS)} |")
    scores = []
    with tqdm(total=sum(len(trial.sounds) for trial in trials), unit="sound", leave=False) as bar:
        for trial in trials:
            bar.set_description(trial.name)
            scores.append(score(listener, trial))
            bar.update(len(trial.sounds))
            tqdm.write(row(scores[-1]))
    for result in scores if details else []:
        print(f"\n{result.trial}")
        print("  words: " + ", ".join(f"{w or '-'} {r}/{n}" for w, (r, n) in result.per_word().items()))
        print("  taken for: " + ", ".join(f"{s or '-'} -> {h or '-'} {n}" for s, h, n in result.confusions()[:20]))
        worst = sorted(result.by_speaker.items(), key=lambda item: item[1][0] - item[1][1])[:5]
        print("  worst speakers: " + ", ".join(f"{speaker} {r}/{n}" for speaker, (r, n) in worst))
    return scores


def plot(scores: Mapping[str, Sequence[Score]]) -> str:
    """A bar for each row of each recogniser, those of one row beside each other."""
    of_trials: dict[str, list[Bar]] = {}
    for number, results in enumerate(scores.values(), start=1):
        for result in results:
            bar = Bar(f"{result.trial} ({number})", result.right / result.total, result.interval)
            of_trials.setdefault(result.trial, []).append(bar)
    names = ", ".join(f"({number}) {listener}" for number, listener in enumerate(scores, start=1))
    return bars_svg(f"Right, with 95 % intervals: {names}", list(chain.from_iterable(of_trials.values())))


def row(result: Score) -> str:
    """One line of the table."""
    shares = (f"{100 * count / result.total:.2f}" for count in (result.right, result.rejected, result.swapped))
    low, high = result.interval
    several = any(" " in said for said, _ in result.pairs)
    talk = not any(said for said, _ in result.pairs)
    cells = [
        *(result.trial, str(result.total), str(len(result.by_speaker))),
        *(next(shares), f"{100 * low:.1f} to {100 * high:.1f}", *shares),
        f"{100 * result.word_error_rate:.1f}" if several else "",
        f"{result.accepts_an_hour:.1f}" if talk else "",
        *(f"{result.rtf:.4f}", f"{1000 * result.latency:.1f}"),
    ]
    return f"| {' | '.join(cells)} |"


def cost(model: Path) -> str:
    """What a model costs, in words."""
    probe = [sys.executable, "-c", _COST_PROBE, str(model)]
    seconds, memory = json.loads(subprocess.run(probe, check=True, capture_output=True, text=True).stdout)
    size = sum(file.stat().st_size for file in model.rglob("*") if file.is_file())
    return f"{model.name}: {size / 2**20:.1f} MiB on disk, loaded in {seconds:.3f} s, {memory:.0f} MiB of memory."


if __name__ == "__main__":
    main()
