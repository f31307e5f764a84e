"""The faults that are injected: nothing comes of any of them, and a seed makes each of them again."""

import json
import sys
import traceback
from collections.abc import Iterator

import pytest

from scripts.benchmarks import faults, seeded
from scripts.benchmarks.faulty.tally import Injection


@pytest.mark.parametrize("name", faults.FAULTS)
def test_nothing_comes_of_a_fault(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    tally = faults.injected(name, 10, "test")
    assert tally.injected > 0
    assert tally.clean, capfd.readouterr().err


def test_what_comes_of_a_fault_is_counted_and_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def rarely(fault: Injection) -> None:
        if fault.dice.random() < 0.5:
            fault.tries(lambda: [][1])

    monkeypatch.setitem(faults.FAULTS, "hole", rarely)
    monkeypatch.setattr(sys, "argv", ["faults.py", "--json", "--only", "hole", "--count", "8"])
    assert faults.main() == 1
    printed = capsys.readouterr()
    crashes = json.loads(printed.out)["faults"]["hole"]["crashes"]
    assert 0 < crashes < 8
    told = [line for line in printed.err.splitlines() if "crashes, seed" in line]
    assert len(told) == crashes
    seed = told[0].partition("seed ")[2].partition(":")[0]
    monkeypatch.setattr(sys, "argv", ["faults.py", "--json", "--only", "hole", "--seed", seed])
    assert faults.main() == 1
    assert json.loads(capsys.readouterr().out) == {
        "faults": {"hole": {"injected": 1, "answers_lost": 0, "games_unusable": 0, "crashes": 1, "unclear": 0}}
    }


@pytest.mark.parametrize("error", [ValueError("odd"), SystemExit("the program ended before its next question")])
def test_what_ends_the_looking_itself_is_told_with_its_seed_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: BaseException
) -> None:
    def fails(_: Injection) -> None:
        raise error

    monkeypatch.setitem(faults.FAULTS, "hole", fails)
    assert faults.injected("hole", 2, "five").crashes == 2
    assert f"hole: crashes, seed five/1: {type(error).__name__}: {error}\n" in capsys.readouterr().err


def test_a_traceback_of_a_benchmark_ends_with_the_seed() -> None:
    def turns() -> Iterator[int]:
        yield 1
        raise ValueError("odd")

    with pytest.raises(ValueError, match="odd") as raised:
        list(seeded.each(turns(), 6))
    assert traceback.format_exception(raised.value)[-1] == "seed 6\n"
