"""What comes and goes leaves no gaps among what stays."""

import ctypes
import subprocess
import sys

import pytest

PROGRAM = """
import sys
from pathlib import Path
import numpy as np
from voice_supercat.cli.heap import give_freed_memory_back

def megabytes():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6

if sys.argv[1:]:
    give_freed_memory_back()
dice, kept, before = np.random.default_rng(0), [], megabytes()
for _ in range(400):
    passing = [np.ones(int(dice.uniform(1e5, 2e6)), np.uint8) for _ in range(6)]
    kept.append(np.ones(2000, np.uint8))
    del passing
print(megabytes() - before)
"""
KEPT = 0.8
"""Megabytes."""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallopt"), reason="another C library than glibc"
)
def test_large_things_that_are_freed_leave_no_gaps() -> None:
    as_usual, given_back = (_gained(*arguments) for arguments in ((), ("back",)))
    assert given_back < KEPT + 1 < as_usual


def _gained(*arguments: str) -> float:
    """Megabytes, in a process of its own."""
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
