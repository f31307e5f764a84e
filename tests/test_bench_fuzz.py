"""What reads files and lines of others ends well or with one sentence, whatever it reads: a minute for all of them.

Ten minutes for each: `python scripts/benchmarks/fuzz.py`.
"""

from pathlib import Path

import pytest

from scripts.benchmarks.fuzz import fuzzed
from scripts.benchmarks.fuzzing.targets import TARGETS
from voice_supercat.procedure.faults import BookFault

SECONDS = 12


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_goes_wrong(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    found = fuzzed(name, TARGETS[name](), SECONDS, seed=1)
    assert found.kept > 0, "input that reaches new lines is kept"
    assert not found.wrong, capfd.readouterr().err


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
