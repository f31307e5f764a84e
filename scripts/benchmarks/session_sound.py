"""Measures how a session sounds: `python scripts/benchmarks/session_sound.py [--voice usual --rate 180 ...] [--json]`.

Starts the real program with a virtual loudspeaker, plays a game of each book with the same random answers (yes and
no spoken, the others typed), and reads off the recording, one row for each voice and rate:

gap_question_ms   silence before a question that follows another line: median, 5 % and 95 %; without stops
gap_statement_ms  the same before a statement, also before what is said at a stop
stops             gaps of more than a second in which the player is heard
response_ms       from an answer to the first sample: median and 95 %
lufs, lufs_range  loudness of a line of a second and more (ITU-R BS.1770): mean, and from the softest to the loudest
dbtp              the highest true peak
tone_db           a tone against the first word: median; tone_overlaps: share of tones that are heard over the word
closed_s          longest stretch in which nobody could begin a word, the microphone being closed
spoken_wpm        words a minute while the voice speaks, without the silence between lines
underruns         gaps that the program has counted in its own sound

`--busy N` keeps N cores busy meanwhile.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from scripts.benchmarks import seeded
from scripts.benchmarks.busy import busy
from scripts.benchmarks.robot.virtual_devices import why_not
from scripts.benchmarks.sound.lines import Line, closed_for, lines_in
from scripts.benchmarks.sound.listening import Heard, listened
from scripts.benchmarks.sound.loudness import loudness, true_peak
from scripts.benchmarks.sound.played import played
from scripts.benchmarks.sound.recording import RATE
from scripts.benchmarks.sound.tones import tone_in

VOICES, RATES = ("usual", "natural"), (180, 350)
BOOKS: dict[str, dict[str, str]] = {
    "supercat-base": {},
    "supercat-campaign": {},
    "ascendancy": {},
    "tapestry": {},
}
OPENS_AFTER = 0.15  # seconds after the end of a sound: the tail of `speech/devices/gate.py`
ONSET = RATE // 100  # samples before the first that is heard: a tone fades in
STOP = 0.9  # seconds; no pause is so long
BEGINS = 0.5  # seconds in which somebody who waits for it begins a word


def main() -> int:
    """Measure and print."""
    args = _arguments()
    if reason := why_not():
        print(f"no virtual devices: {reason}", file=sys.stderr)
        return 1
    for voice in args.voice or VOICES:
        for rate in args.rate or RATES:
            with busy(args.busy), seeded.named(args.seed):
                sessions = [_session(args, book, voice, rate) for book in args.book or BOOKS]
            row = {"voice": voice, "rate": rate, **figures(sessions)}
            print(json.dumps(row) if args.json else "\n".join(f"{name}\t{value}" for name, value in row.items()))
            sys.stdout.flush()
    return 0


def figures(sessions: Sequence[Heard]) -> dict[str, Any]:
    """The figures of these sessions together."""
    each = [(heard, line) for heard in sessions for line in lines_in(heard)]
    follow = [line for _, line in each if not line.answers]
    between = [line for line in follow if line.waited < STOP * RATE]
    sounds = [heard.samples[line.start : line.end] for heard, line in each]
    levels = [level for sound in sounds if (level := loudness(sound, RATE)) is not None]
    spoken = [heard.samples[line.start - ONSET : line.end] for heard, line in each if line.answers and not line.typed]
    tones = [tone for sound in spoken if (tone := tone_in(sound))]
    words = sum(len(line.said.text.split()) for _, line in each)
    minutes = sum(len(sound) for sound in sounds) / RATE / 60
    counted = [heard.underruns for heard in sessions if heard.underruns is not None]
    return {
        "minutes": round(sum(len(heard.samples) for heard in sessions) / RATE / 60, 1),
        "lines": len(each),
        "gap_question_ms": _spread(_waited(line for line in between if line.said.question), 5, 95),
        "gap_statement_ms": _spread(_waited(line for line in between if not line.said.question), 5, 95),
        "stops": len(follow) - len(between),
        "response_ms": _spread(_waited(line for _, line in each if line.answers and line.typed), 95),
        "lufs": _rounded(levels and statistics.mean(levels)),
        "lufs_range": _rounded(levels and max(levels) - min(levels)),
        "dbtp": _rounded(sounds and max(map(true_peak, sounds))),
        "tone_db": _rounded(tones and statistics.median(tone.above_word for tone in tones)),
        "tone_overlaps": _rounded(tones and statistics.mean(tone.overlaps for tone in tones)),
        "closed_s": _rounded(max(one for heard in sessions for one in closed_for(heard, OPENS_AFTER, BEGINS))),
        "spoken_wpm": round(words / minutes),
        "underruns": sum(counted) if counted else None,
    }


def _session(args: argparse.Namespace, book: str, voice: str, rate: int) -> Heard:
    game = played(book, args.seed, args.answers, BOOKS[book])
    options = ["--voice", voice, "--rate", str(rate), "--wording", args.wording, *args.options]
    with tempfile.TemporaryDirectory() as folder:
        return listened(game, options, Path(folder))


def _waited(lines: Iterable[Line]) -> list[float]:
    return [1000 * line.waited / RATE for line in lines]


def _spread(values: Sequence[float], *percents: int) -> list[int] | None:
    """The median, and these percentiles."""
    return [round(float(np.percentile(values, percent))) for percent in (50, *percents)] if values else None


def _rounded(value: Any) -> float | None:
    return round(float(value), 1) if value or value == 0.0 else None


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--voice", action="append", help=f"a voice; usual: {', '.join(VOICES)}")
    parser.add_argument("--rate", action="append", type=int, help=f"words a minute; usual: {RATES}")
    parser.add_argument("--book", action="append", choices=BOOKS, help="usual: all")
    parser.add_argument("--answers", type=int, default=10, help="in each game")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--wording", default="full")
    parser.add_argument("--busy", type=int, default=0, metavar="CORES", help="cores that other programs take")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("options", nargs="*", help="further options of `play`, after --")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
