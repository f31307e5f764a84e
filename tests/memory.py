"""Memory of a program in a process of its own; only glibc leaves the gaps that are measured."""

import ctypes
import subprocess
import sys

import pytest

glibc_only = pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallopt"), reason="another C library than glibc"
)


def gained(program: str, *arguments: str) -> float:
    """The megabytes that `program` prints."""
    command = [sys.executable, "-c", program, *arguments]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
