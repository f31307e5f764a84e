"""What continuous integration plays with an installed program, here with the one of the checkout."""

import sys

import pytest

from scripts.ci.installed import main
from voice_supercat.books.registry import book_ids

PROGRAM = [sys.executable, "-m", "voice_supercat"]


def test_games_are_killed_resumed_and_played_in_one_window_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(PROGRAM) == 0
    assert capsys.readouterr().out.splitlines() == [
        *(f"{book}: killed and resumed" for book in book_ids()),
        "a game is played in one window only",
        "played by keyboard",
    ]


def test_a_program_that_forgets_is_found_out(capsys: pytest.CaptureFixture[str]) -> None:
    forgetful = [
        sys.executable,
        "-c",
        "import sys; from voice_supercat.cli import main; main([*sys.argv[1:], '--literal'])",
    ]
    assert main(forgetful) == 1
    assert capsys.readouterr().err
