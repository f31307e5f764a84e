"""Injects faults, and counts what comes of them: `python scripts/benchmarks/faults.py [--count N] [--seed S] [--json]`.

Each kind of fault is injected N times, kills and voices N / 10 times; a power cut is every state that the disk may be
left in. All counts but `injected` should be nought. What is not is told with its seed, which makes it again with
`--only NAME --seed SEED`.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from scripts.benchmarks.faulty import disks, functions, games, kept, programs
from scripts.benchmarks.faulty.tally import Injection, Tally

COUNT = 500
FAULTS: dict[str, Callable[[Injection], None]] = {
    "killed": programs.killed,
    "power_cut": disks.power_cut,
    "power_cut_of_settings": kept.power_cut_of_settings,
    "full_disk": disks.full_disk,
    "failing_sync": disks.failing_sync,
    "changed_by_others": disks.changed_by_others,
    "cut_at_any_byte": games.cut_at_any_byte,
    "zeroed_tail": games.zeroed_tail,
    "hole": games.hole,
    "single_bit": games.single_bit,
    "missing_line": games.missing_line,
    "line_ends": games.line_ends,
    "odd_record": games.odd_record,
    "memory_file": kept.memory_file,
    "settings_file": kept.settings_file,
    "model_file": kept.model_file,
    "model_is_missing": kept.model_is_missing,
    "catalogue": kept.catalogue,
    "voice": kept.voice,
    "strangers_book": kept.strangers_book,
    "strangers_functions": functions.strangers_functions,
    "protocol_lines": programs.protocol_lines,
    "utterances": programs.utterances,
    "wrong_starts": programs.wrong_starts,
}
RARE = {"killed": 10, "voice": 50, "wrong_starts": 10, "power_cut": 50, "power_cut_of_settings": 50, "model_file": 5}
"""How many times rarer those are that take long, or are many faults each."""


def main() -> int:
    """Inject and print; 1 where anything came of a fault."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=COUNT, metavar="N", help=f"default: {COUNT}")
    parser.add_argument("--seed", default="0", help="of the random choices")
    parser.add_argument("--only", choices=FAULTS, action="append", metavar="NAME", help=", ".join(FAULTS))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = {name: injected(name, args.count, args.seed) for name in args.only or FAULTS}
    if args.json:
        print(json.dumps({"faults": {name: tally.to_json() for name, tally in found.items()}}))
    else:
        print("fault", *Tally().to_json(), sep="\t")
        for name, tally in found.items():
            print(name, *tally.to_json().values(), sep="\t")
    return 0 if all(tally.clean for tally in found.values()) else 1


def injected(name: str, count: int, seed: str) -> Tally:
    """Inject one kind of fault so many times; a seed that was told, with a slash in it, once."""
    tally, began = Tally(), time.monotonic()
    seeds = [seed] if "/" in seed else [f"{seed}/{number}" for number in range(max(1, count // RARE.get(name, 1)))]
    for one in seeds:
        tally.injected += 1
        with tempfile.TemporaryDirectory() as folder:
            fault = Injection(name, one, Path(folder), tally)
            try:
                FAULTS[name](fault)
            except (Exception, SystemExit) as error:  # of the program, or of what looks at it
                fault.blame("crashes", f"{type(error).__name__}: {error}")
    print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return tally


if __name__ == "__main__":
    raise SystemExit(main())
