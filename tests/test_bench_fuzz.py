"""What reads files and lines of others ends well or with one sentence, whatever it reads: a minute for all of them.

Ten minutes for each: `python scripts/benchmarks/fuzz.py`.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.benchmarks.fuzz import fuzzed
from scripts.benchmarks.fuzzing.targets import TARGETS
from voice_supercat.procedure.faults import BookFault

ROOT = Path(__file__).parent.parent
SECONDS = 12


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_goes_wrong(name: str) -> None:
    """In a process of its own: to follow each line takes long beside all that other tests have left."""
    command = [sys.executable, "scripts/benchmarks/fuzz.py", name, "--minutes", str(SECONDS / 60), "--seed", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    [kept] = re.findall(r"(\d+) inputs kept, 0 wrong", done.stdout)
    assert int(kept) > 0, "input that reaches new lines is kept"


class Buried:
    """Goes wrong with some input."""

    seeds = (b"zzzz",)

    def read(self, data: bytes, folder: Path) -> None:
        del folder
        for sign in (b"{", b"["):
            if sign not in data:
                raise BookFault("Not yet.")
        raise KeyError("both")


def test_what_goes_wrong_is_told_once_with_its_seed_and_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    found = fuzzed("buried", Buried(), 2, seed=1)
    assert found.wrong == ["KeyError: 'both'"]
    [kept] = tmp_path.glob("fuzz-buried-*")
    assert set(b"{[") <= set(kept.read_bytes())
    [told] = capsys.readouterr().err.splitlines()
    assert told.startswith("buried, seed 1, run ")
    assert told.endswith(f"KeyError: 'both'; the input is in {kept}")
