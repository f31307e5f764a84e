"""Measures the conversation with a robot player: `python scripts/benchmarks/conversation.py --answers 200 --json`.

The robot starts a sound server with a virtual loudspeaker and microphone, starts the real program with them, and plays
whole chapters: yes, no and numbers by recordings of people that the model never learned from (`--audio`, a folder with
`manifest.tsv`; without it by synthetic voices only), other answers by synthetic voices, half of them as a microphone
hears them across a living room (measured responses of the folder), all in noise (`--snr`, dB: kitchens, weather, talk,
dice, coughs). Left out are recordings that are cut off, noisy themselves, or
made at 8 kHz; about forty each of yes and no remain, so each is said many times, in other noise every time. What the
program understood is taken from its journal and its printed lines. Where it was not understood, the robot says it
again; where it is asked whether it meant it, it says so.

p50_ms, p95_ms   from the end of the player's word, yes or no, to the first sample of what the program says to it, read
                 off one recording of loudspeaker and microphone
vosk_p50_ms      the same words decided by Vosk's own endpointing as the model ships it, off the same recording, and
                 the same way from the decision to the first sample (`prompt_start_ms`)
accuracy         yes and no understood when said once; full_wait_accuracy: when a second is waited after each word
wrong_moves      answers that went into the game, were not meant, and not read back in words (as numbers and cards are)
prompt_start_ms  from the decision to the first sample, through the buffers of program, sound server and voice
first_time_right share of all answers that went into the game as meant when said once, without "Right?"
reprompts        share of all answers that had to be said again
prompt_ready_…   from the decision to handing the sound over to the loudspeaker, saving on the disk included
barge_in_ms      with `--listening headphones`, from the first sample of a word spoken over a prompt to silence

`--book` and `--set` play another game, `--to-the-end` from its first question to its last, `--until chapter=2` up to
where its value `chapter` is 2. Where a word was taken for a command, the robot leaves the program and goes on with the
saved game; what is never understood it types (`typed`).
`--no-devices` runs the same conversation and recogniser in this process, as fast as they go: times are sound time plus
computing (`decision_p50_ms`), without devices and voice, and p50_ms is null. There `--thinking` gives the seconds, at
most, that the player takes for an answer while the room goes on; without it 0.6, and prompts take none. `--table-talk
MINUTES` always runs so: so many minutes of people talking and as many of the program's own prompts, with a question
open and while paused.
"""

import argparse
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from scripts.benchmarks import seeded
from scripts.benchmarks.busy import busy
from scripts.benchmarks.robot.figures import figures
from scripts.benchmarks.robot.in_process import AT_ONCE
from scripts.benchmarks.robot.partner import BOOK
from scripts.benchmarks.robot.runs import (
    WHOLE_GAME,
    Setting,
    barge_ins,
    by_devices,
    in_process,
    prompt_ready,
    talk_figures,
)
from scripts.benchmarks.robot.virtual_devices import why_not
from voice_supercat.books.registry import book_ids

ROOT = Path(__file__).resolve().parents[2]
BESIDE = ROOT.parent / "shared" / "audio"
BARGE_INS = 20


def main() -> int:
    """Measure and print."""
    args = _arguments()
    if not args.no_devices and (reason := why_not()):
        print(f"no virtual devices: {reason}; --no-devices measures without them", file=sys.stderr)
        return 1
    with _folder(args.folder) as folder:
        options, until = options_of(args), args.until
        setting = Setting(args.audio, args.snr, args.seed, args.model, folder, args.book, options, until, args.thinking)
        run = in_process if args.no_devices else by_devices
        started = time.monotonic()
        with seeded.named(args.seed):
            tries, spoken_s = run(setting, None if args.to_the_end or until else args.answers)
        minutes = round((time.monotonic() - started) / 60, 1)
        found = {**figures(tries), "minutes": minutes, "spoken_s": round(spoken_s, 1), "snr_db": args.snr}
        with busy(args.busy):
            found["barge_in_ms"] = None if args.no_devices else barge_ins(setting, args.barge_ins)
        found |= prompt_ready(setting)
        if args.table_talk:
            found |= talk_figures(setting, args.table_talk)
    print(json.dumps(found) if args.json else "\n".join(f"{name}\t{value}" for name, value in found.items()))
    return 0


@contextlib.contextmanager
def _folder(kept: Path | None) -> Iterator[Path]:
    """For what is rendered and saved: the one that is kept, or else one that is removed afterwards."""
    if kept is None:
        with tempfile.TemporaryDirectory() as made:
            yield Path(made)
    else:
        kept.mkdir(parents=True, exist_ok=True)
        yield kept


def options_of(args: argparse.Namespace) -> Mapping[str, str]:
    """As they were given; of the base book without any, the whole game."""
    given = dict(text.split("=", 1) for text in args.set)
    return given or (WHOLE_GAME if args.book == BOOK else {})


def _value(text: str) -> tuple[str, str]:
    name, separator, value = text.partition("=")
    if not (name and separator):
        raise argparse.ArgumentTypeError(f'"{text}" is not like chapter=2.')
    return name, value


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--book", default=BOOK, choices=book_ids(), help="the game that is played")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of that book")
    parser.add_argument("--answers", type=int, default=200, help="how many the robot gives")
    parser.add_argument("--to-the-end", action="store_true", help="one game to its end, however many answers")
    parser.add_argument("--until", type=_value, metavar="NAME=VALUE", help="one game, until a value of it holds that")
    parser.add_argument("--folder", type=Path, help="keeps what is rendered, and the game, which is gone on with")
    parser.add_argument("--snr", type=float, default=15.0, help="dB by which the voice is louder than the room")
    parser.add_argument("--audio", type=Path, default=BESIDE if BESIDE.is_dir() else None, help="folder of recordings")
    parser.add_argument("--model", type=Path, help="a Vosk model instead of the shipped one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-devices", action="store_true", help="in this process, faster than real time")
    parser.add_argument("--thinking", type=float, default=AT_ONCE, metavar="SECONDS", help="see above")
    parser.add_argument("--table-talk", type=float, default=0.0, metavar="MINUTES")
    parser.add_argument("--busy", type=int, default=0, metavar="CORES", help="cores that others take at barge-ins")
    parser.add_argument("--barge-ins", type=int, default=BARGE_INS, help="words spoken over prompts")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
