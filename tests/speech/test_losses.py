"""What a game lost of its sound is told by the doctor."""

import argparse
from pathlib import Path
from types import SimpleNamespace

import pytest

from voice_supercat.speech.commands import doctor
from voice_supercat.speech.devices.losses import Losses, keep_losses, kept_losses, losses_path
from voice_supercat.speech.keys.keyboard import TypedLines
from voice_supercat.speech.opening import Speech
from voice_supercat.speech.saying.ways import Collected

pytestmark = pytest.mark.usefixtures("home")


def doctors_line() -> str:
    checkup = doctor._Checkup(argparse.Namespace())
    line = checkup.last_game()
    checkup.close()
    return line


def speech(microphone: object, player: object) -> Speech:
    return Speech(TypedLines(), Collected(), microphone, player)  # type: ignore[arg-type]


def test_a_game_with_both_devices_counts_both() -> None:
    losses = speech(SimpleNamespace(overflows=3), SimpleNamespace(underflows=1)).losses
    assert losses is not None
    keep_losses(losses_path(), losses)
    assert doctors_line() == "sound lost 3 times, 1 gaps in the speech"


def test_a_game_without_devices_leaves_what_is_known() -> None:
    keep_losses(losses_path(), Losses(2, 0))
    assert speech(None, None).losses is None
    assert speech(SimpleNamespace(overflows=0), None).losses == Losses(0, 0)
    assert doctors_line() == "sound lost 2 times, 0 gaps in the speech"


@pytest.mark.parametrize("content", ["", "[]", '{"unheard": "many", "gaps": 0}', "{}"])
def test_a_file_that_does_not_tell_is_no_game(content: str) -> None:
    losses_path().parent.mkdir(parents=True, exist_ok=True)
    losses_path().write_text(content)
    assert doctors_line() == "nothing is known of one"


def test_a_disk_that_takes_nothing_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keep_losses(tmp_path / "file" / "losses.json", Losses(1, 1))
    assert kept_losses(tmp_path / "file" / "losses.json") is None
