"""Fuzzes what reads files and lines of others: `python scripts/benchmarks/fuzz.py [TARGET…] [--minutes N] [--seed S]`.

Guided by coverage: input that reaches new lines of the program is kept and changed further. Each target runs for N
minutes (ten). What ends otherwise than well or with a fault in one sentence, or takes longer than 10 seconds, is
written to a file, whose name is printed with the seed; `--input FILE` reads it once more.
"""

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from scripts.benchmarks.fuzzing.mutating import mutated
from scripts.benchmarks.fuzzing.reached import Reached
from scripts.benchmarks.fuzzing.targets import TARGETS, Target, words_in
from voice_supercat.faults import Fault

SLOW = 10.0
"""Seconds that nothing may take, while every line is watched."""
LONGEST = 60_000
"""Bytes of input."""


@dataclass
class Found:
    """What fuzzing one target has shown."""

    runs: int = 0
    lines: int = 0
    kept: int = 0
    wrong: list[str] = field(default_factory=list)


def main() -> int:
    """Fuzz and print; 1 where anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", nargs="*", choices=[[], *TARGETS], help=f"default: all of {', '.join(TARGETS)}")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--input", type=Path, metavar="FILE", help="read this once")
    args = parser.parse_args()
    status = 0
    for name in args.target or TARGETS:
        target = TARGETS[name]()
        if args.input is not None:
            _read(target, args.input.read_bytes())
            continue
        found = fuzzed(name, target, 60 * args.minutes, args.seed)
        kept = f"{found.lines} lines reached, {found.kept} inputs kept"
        print(f"{name}: {found.runs} runs, {kept}, {len(found.wrong)} wrong")
        status |= bool(found.wrong)
    return status


def fuzzed(name: str, target: Target, seconds: float, seed: int, clock: Callable[[], float] = time.monotonic) -> Found:
    """Fuzz for so long."""
    reached, dice, found = Reached(), random.Random(seed), Found()
    corpus, words = list(target.seeds), words_in(target.seeds)
    ends = clock() + seconds
    for data in corpus:
        reached.by(partial(_quietly, target, data))
    while clock() < ends:
        parent = dice.choice(corpus if dice.random() < 0.5 else corpus[-20:])
        data = mutated(parent, corpus, words, dice)[:LONGEST]
        began = clock()
        try:
            new = reached.by(partial(_quietly, target, data))
        except Exception as error:
            new = 0
            _tell(found, name, seed, data, f"{type(error).__name__}: {error}")
        if clock() - began > SLOW:
            _tell(found, name, seed, data, f"took {clock() - began:.0f} s")
        if new:
            corpus.append(data)
        found.runs += 1
    found.lines, found.kept = len(reached.lines), len(corpus) - len(target.seeds)
    return found


def _tell(found: Found, name: str, seed: int, data: bytes, what: str) -> None:
    if what[:80] in (wrong[:80] for wrong in found.wrong):
        return
    with tempfile.NamedTemporaryFile(prefix=f"fuzz-{name}-", delete=False) as file:
        file.write(data)
    found.wrong.append(what)
    print(f"{name}, seed {seed}, run {found.runs}: {what[:300]}; the input is in {file.name}", file=sys.stderr)


def _quietly(target: Target, data: bytes) -> None:
    try:
        _read(target, data)
    except Fault as fault:
        if "\n" in str(fault).strip() or not str(fault).strip():
            raise ValueError(f"not one sentence: {fault}") from fault


def _read(target: Target, data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        target.read(data, Path(folder))


if __name__ == "__main__":
    raise SystemExit(main())
