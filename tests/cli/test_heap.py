"""What comes and goes leaves no gaps among what stays."""

from memory import gained, glibc_only

PROGRAM = """
import sys, time
from contextlib import nullcontext
from pathlib import Path
import numpy as np
from voice_supercat.cli import heap

heap._EACH = 0.1

def megabytes():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6

def gained():
    before = megabytes()
    kept = [np.ones(1_000, np.uint8) for _ in range(40_000)][::200]
    time.sleep(0.5)
    return megabytes() - before

with heap.freed_memory_given_back() if sys.argv[1:] else nullcontext():
    print(gained())
"""


@glibc_only
def test_what_is_freed_leaves_no_gaps() -> None:
    """0.2 of 40 megabytes are kept."""
    assert gained(PROGRAM, "back") < 5 < 20 < gained(PROGRAM)
