"""What a saved game hides goes with it: named, moved, repaired, reported, deleted."""

import io
import shutil
import sys
from pathlib import Path

import pytest

from voice_supercat.cli import main
from voice_supercat.cli.game_files import game_path

ACT_TWO = ("order=yellow,red", "fates=pathfinder,founder", "act=2", "portal=tiles", "questions=single", "ledger=off")
ANSWERS = ("construction 4", "no", "hex 2")


@pytest.fixture(autouse=True)
def game(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A saved game with a hidden Portal, and a clue of it."""
    assert home.exists()
    begin("monday", monkeypatch)
    capsys.readouterr()
    assert len(keys(game_path("monday"))) == 1
    return game_path("monday")


def begin(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = [word for option in ACT_TWO for word in ("--set", option)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f'{{"answer": "{answer}"}}\n' for answer in ANSWERS)))
    assert main(("play", "--jsonl", "--book", "supercat-campaign", "--game", name, *options)) == 0


def keys(beside: Path) -> list[str]:
    return sorted(path.name for path in (beside.parent / "secrets").glob("*"))


def can_be_played_on(game: str | Path, capsys: pytest.CaptureFixture[str]) -> bool:
    """Whether its clues can be drawn again: without its key they cannot."""
    capsys.readouterr()
    return main(("games", "report", str(game))) == 0 and "hex 2" in capsys.readouterr().out


def test_a_game_that_is_deleted_takes_its_key_along_and_leaves_no_empty_folder(game: Path) -> None:
    assert main(("games", "delete", "monday", "--yes")) == 0
    assert not game.exists()
    assert not (game.parent / "secrets").exists()


def test_the_key_of_another_game_stays(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begin("friday", monkeypatch)
    assert len(keys(game)) == 2
    assert main(("games", "delete", "monday", "--yes")) == 0
    assert len(keys(game)) == 1
    assert can_be_played_on("friday", capsys)


def test_a_copy_in_the_same_folder_keeps_the_key_until_it_is_deleted_too(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(game, game.with_name("copy.jsonl"))
    assert main(("games", "delete", "monday", "--yes")) == 0
    assert can_be_played_on("copy", capsys)
    assert main(("games", "delete", "copy", "--yes")) == 0
    assert keys(game) == []


def test_no_is_no_for_the_key_too(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("no\n"))
    assert main(("games", "delete", "monday")) == 0
    assert can_be_played_on(game, capsys)


def test_a_damaged_game_is_deleted_with_its_key(game: Path) -> None:
    lines = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(lines[0] + b"#" + b"".join(lines[1:]))
    assert main(("games", "delete", "monday", "--yes")) == 0
    assert keys(game) == []


def test_another_name_in_the_same_folder_keeps_the_key(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = keys(game)
    assert main(("games", "name", "monday", "tuesday")) == 0
    assert keys(game) == kept
    assert can_be_played_on("tuesday", capsys)


@pytest.mark.parametrize("damaged", [False, True])
def test_a_game_that_moves_to_another_folder_leaves_no_key_behind(
    game: Path, tmp_path: Path, damaged: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, new = keys(game), tmp_path / "elsewhere" / "game.jsonl"
    new.parent.mkdir()
    if damaged:
        game.write_bytes(game.read_bytes() + b"nonsense\n{}\n")
    assert main(("games", "name", "monday", str(new))) == 0
    assert (keys(game), keys(new)) == ([], kept)
    if damaged:
        assert main(("games", "repair", str(new), "--yes")) == 0
    assert can_be_played_on(new, capsys)


def test_a_copy_that_stays_keeps_its_key_when_the_game_moves(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(game, game.with_name("copy.jsonl"))
    new = tmp_path / "game.jsonl"
    assert main(("games", "name", "monday", str(new))) == 0
    assert can_be_played_on("copy", capsys)
    assert can_be_played_on(new, capsys)


def test_a_repaired_game_goes_on_with_the_same_planet(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = keys(game)
    game.write_bytes(game.read_bytes() + b"nonsense\n{}\n")
    assert main(("games", "repair", "monday", "--yes")) == 0
    assert keys(game) == kept
    assert can_be_played_on("monday", capsys)
