"""`doctor` says how often the last game lost sound."""

import argparse
from pathlib import Path
from types import SimpleNamespace

import pytest

from voice_supercat.cli import doctor
from voice_supercat.speech.devices.dropouts import Dropouts, dropouts_path, keep_dropouts, kept_dropouts, latency_after
from voice_supercat.speech.devices.latency import STEPS
from voice_supercat.speech.keys.keyboard import TypedLines
from voice_supercat.speech.opening import Speech
from voice_supercat.speech.saying.outputs import Collected

pytestmark = pytest.mark.usefixtures("home")


def doctors_line() -> str:
    checkup = doctor._Checkup(argparse.Namespace())
    line = checkup.last_game()
    checkup.close()
    return line


def speech(microphone: object, player: object) -> Speech:
    return Speech(TypedLines(), Collected(), microphone, player)  # type: ignore[arg-type]


def test_dropouts_of_both_devices_are_counted() -> None:
    dropouts = speech(
        SimpleNamespace(overflows=3), SimpleNamespace(underflows=1, latency=0.08, started_at=1.0)
    ).dropouts
    assert dropouts is not None
    keep_dropouts(dropouts_path(), dropouts)
    assert doctors_line() == "sound lost 3 times, 1 gaps in the speech"
    assert latency_after(kept_dropouts(dropouts_path())) == 0.08


def test_a_machine_that_does_not_hold_the_first_step_has_a_gap_in_every_sixth_game_only() -> None:
    begun = []
    for _ in range(12):
        begun.append(latency_after(kept_dropouts(dropouts_path())))
        gaps = int(begun[-1] == STEPS[0])
        keep_dropouts(dropouts_path(), Dropouts(gaps=gaps, latency=STEPS[1]))
    assert begun == [STEPS[0], *[STEPS[1]] * 5] * 2


def test_more_that_was_kept_ready_before_a_gap_was_heard_is_no_calm_game() -> None:
    keep_dropouts(dropouts_path(), Dropouts(latency=STEPS[2]))
    assert latency_after(kept_dropouts(dropouts_path())) == STEPS[2]


@pytest.mark.parametrize("player", [None, SimpleNamespace(underflows=0, latency=STEPS[0], started_at=0.0)])
def test_where_nothing_was_played_the_next_game_begins_as_this_one_would_have(player: SimpleNamespace | None) -> None:
    keep_dropouts(dropouts_path(), Dropouts(gaps=1, latency=STEPS[3]))
    nothing = speech(SimpleNamespace(overflows=0), player).dropouts
    assert nothing is not None
    for _ in range(9):
        keep_dropouts(dropouts_path(), nothing)
        assert latency_after(kept_dropouts(dropouts_path())) == STEPS[3]


def test_a_game_without_devices_keeps_the_dropouts_of_the_last_one() -> None:
    keep_dropouts(dropouts_path(), Dropouts(2, 0))
    assert speech(None, None).dropouts is None
    assert speech(SimpleNamespace(overflows=0), None).dropouts == Dropouts(0, 0)
    assert doctors_line() == "sound lost 2 times, 0 gaps in the speech"


@pytest.mark.parametrize("content", ["", "[]", '{"unheard": "many", "gaps": 0}', "{}"])
def test_a_damaged_file_of_dropouts_counts_as_no_game(content: str) -> None:
    dropouts_path().parent.mkdir(parents=True, exist_ok=True)
    dropouts_path().write_text(content)
    assert doctors_line() == "nothing is known of one"


def test_a_full_disk_loses_the_dropouts_without_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keep_dropouts(tmp_path / "file" / "dropouts.json", Dropouts(1, 1))
    assert kept_dropouts(tmp_path / "file" / "dropouts.json") is None
