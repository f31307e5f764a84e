"""What a game lost of its sound is told by the doctor."""

import argparse
from pathlib import Path
from types import SimpleNamespace

import pytest

from voice_supercat.cli import doctor
from voice_supercat.speech.devices.dropouts import Dropouts, dropouts_path, keep_dropouts, kept_dropouts
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


def test_a_game_with_both_devices_counts_both() -> None:
    dropouts = speech(SimpleNamespace(overflows=3), SimpleNamespace(underflows=1)).dropouts
    assert dropouts is not None
    keep_dropouts(dropouts_path(), dropouts)
    assert doctors_line() == "sound lost 3 times, 1 gaps in the speech"


def test_a_game_without_devices_leaves_what_is_known() -> None:
    keep_dropouts(dropouts_path(), Dropouts(2, 0))
    assert speech(None, None).dropouts is None
    assert speech(SimpleNamespace(overflows=0), None).dropouts == Dropouts(0, 0)
    assert doctors_line() == "sound lost 2 times, 0 gaps in the speech"


@pytest.mark.parametrize("content", ["", "[]", '{"unheard": "many", "gaps": 0}', "{}"])
def test_a_file_that_does_not_tell_is_no_game(content: str) -> None:
    dropouts_path().parent.mkdir(parents=True, exist_ok=True)
    dropouts_path().write_text(content)
    assert doctors_line() == "nothing is known of one"


def test_a_disk_that_takes_nothing_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keep_dropouts(tmp_path / "file" / "dropouts.json", Dropouts(1, 1))
    assert kept_dropouts(tmp_path / "file" / "dropouts.json") is None
