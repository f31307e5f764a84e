"""Plays one long game through virtual devices: `python scripts/benchmarks/soak.py [--minutes 120] [--json]`.

The robot of `conversation.py` speaks to one and the same program for so long. Each few seconds the memory, the threads
and the open files of the program and of its voice are read.

mb_per_hour           memory gained in an hour, by a straight line through everything after the first twenty minutes, in
                      which the sounds of prompts are kept for the first time; null for shorter runs
memory_mb             at the end
answers               questions that the robot answered aloud: first half, second half
latency_p50_ms        from the end of a yes or no to the first sample of what is said to it: first half, second half
threads, handles      the most after the first minute, in the first and the second half; less is a voice begun again
"""

import argparse
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from scripts.benchmarks import seeded
from scripts.benchmarks.robot.at_table import AtTable
from scripts.benchmarks.robot.figures import Try, one_line
from scripts.benchmarks.robot.partner import OutOfStep, Partner
from scripts.benchmarks.robot.program import Program
from scripts.benchmarks.robot.robot import Robot
from scripts.benchmarks.robot.runs import FAST, Setting, played_by, table_of
from scripts.benchmarks.robot.virtual_devices import why_not

EACH = 5.0
"""Seconds between two readings."""
SETTLED, WARM = 60.0, 1200.0
"""Seconds after which threads and files, and memory, are compared."""
_ROUND = 20
"""Answers after which the robot looks into the journal, in case that something was taken down without its noticing."""
_BACK_TO_THE_GAME = ("resume", "never mind")
"""Typed where a whole round brought nothing into the game: it is paused, or something is asked beside it."""


@dataclass(frozen=True)
class Reading:
    """The program and its children at one moment: seconds since the start, megabytes, threads, open files."""

    at: float
    megabytes: float
    threads: int
    handles: int


def main() -> int:
    """Play and print; 1 where the program ended by itself."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if reason := why_not():
        print(f"no virtual devices: {reason}", file=sys.stderr)
        return 1
    with seeded.named(args.seed):
        found = soaked(args.minutes, args.seed)
    if not found["running"]:
        print(f"seed {args.seed}: the program ended by itself", file=sys.stderr)
    print(json.dumps(found) if args.json else "\n".join(f"{name}\t{value}" for name, value in found.items()))
    return 0 if found["running"] else 1


def soaked(minutes: float, seed: int) -> dict[str, object]:
    """The figures of so many minutes."""
    with tempfile.TemporaryDirectory() as folder:
        setting = Setting(None, 20.0, seed, None, Path(folder))
        partner, began = Partner(seed), time.monotonic()
        tries: list[tuple[float, Try]] = []
        with table_of(setting) as (devices, ear, mouth), played_by(setting, devices, ear, partner, *FAST) as program:
            table = AtTable(program, ear, mouth, setting.judges())
            with _read_now_and_then(program.process_id) as readings:
                for one in _plays(setting, table, program, partner):
                    tries.append((time.monotonic() - began, one))
                    print(f"{tries[-1][0]:.0f} s: {one_line(one)}", file=sys.stderr, flush=True)
                    if time.monotonic() - began > 60 * minutes:
                        break
            running = program.running
    return {"running": running, **figures(readings, tries)}


def _plays(setting: Setting, table: AtTable, program: Program, partner: Partner) -> Iterator[Try]:
    """Answer after answer while the program runs. After each round the partner knows the game as it is saved."""
    while program.running:
        taken = len(program.entries())
        with suppress(OutOfStep):
            for one in Robot(table, setting.cast, partner).plays(_ROUND):
                yield one
                if not program.running:
                    return
        if len(program.entries()) == taken:
            for words in _BACK_TO_THE_GAME:
                table.typed(words)
        partner.catch_up(setting.game_of(partner, *FAST))


def figures(readings: list[Reading], tries: list[tuple[float, Try]]) -> dict[str, object]:
    """What the readings and the times come to."""
    settled = [reading for reading in readings if reading.at > SETTLED] or readings
    parts = [settled[: len(settled) // 2 + 1], settled[len(settled) // 2 :]]
    warm = [reading for reading in readings if reading.at > WARM]
    timed = [(at, one.times.response) for at, one in tries if one.times.response is not None]
    half = timed[-1][0] / 2 if timed else 0.0
    halves = [[ms for at, ms in timed if (at > half) is late] for late in (False, True)]
    middle = readings[-1].at / 2
    return {
        "answers": [sum(one.first for at, one in tries if (at > middle) is late) for late in (False, True)],
        "mb_per_hour": _slope(warm) if warm and warm[-1].at > 2 * WARM else None,
        "memory_mb": round(readings[-1].megabytes, 1),
        "latency_p50_ms": [round(statistics.median(times), 1) if times else None for times in halves],
        "threads": [max(reading.threads for reading in part) for part in parts],
        "handles": [max(reading.handles for reading in part) for part in parts],
    }


def _slope(readings: list[Reading]) -> float:
    hours = [reading.at / 3600 for reading in readings]
    slope, _ = statistics.linear_regression(hours, [reading.megabytes for reading in readings])
    return round(slope, 2)


@contextmanager
def _read_now_and_then(process: int) -> Iterator[list[Reading]]:
    readings, ended, began = [read_now(process, 0.0)], threading.Event(), time.monotonic()

    def go_on() -> None:
        while not ended.wait(EACH):
            try:
                readings.append(read_now(process, time.monotonic() - began))
            except OSError:  # it has ended, or its voice has just been begun again
                continue

    thread = threading.Thread(target=go_on, daemon=True)
    thread.start()
    try:
        yield readings
    finally:
        ended.set()
        thread.join()


def read_now(process: int, at: float) -> Reading:
    """One reading, of the process and its children. Raises OSError where one of them has just ended."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    memory = threads = handles = 0
    for pid in (str(process), *children):
        status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
        memory += int(status["VmRSS"].split()[0])
        threads += int(status["Threads"])
        handles += len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return Reading(at, memory / 1024, threads, handles)


if __name__ == "__main__":
    raise SystemExit(main())
