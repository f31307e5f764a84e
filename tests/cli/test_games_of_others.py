"""A saved game is data, whoever sent it: nothing of it is run, nothing of it steers the terminal."""

import errno
import io
import json
import sys
from pathlib import Path

import pytest
from old_journals import as_written_before
from small_book import write_book

from voice_supercat.cli import main, saved_games
from voice_supercat.cli.game_files import game_path

RUNS = ("def count_cup(draft):", "open('ran', 'w')\n\n\ndef count_cup(draft):")
ESCAPE = "\x1b]0;owned\x07"


@pytest.fixture
def sent(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A game whose book is a folder that came with it, and whose rules write the file "ran" when they are loaded."""
    monkeypatch.chdir(home)
    write_book(home / "tea", rules=RUNS)
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"answer": "yes"}\n'))
    assert main(("play", "--jsonl", "--book", "tea", "--game", "sent")) == 0
    (home / "ran").unlink()
    capsys.readouterr()
    path = game_path("sent")
    as_written_before(path)  # whoever changes a game can also work out its checksums
    path.write_text(path.read_text().replace('"book": "tea"', '"book": "./tea"'))
    return path


def says(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which the command is refused."""
    assert main(arguments) == 1
    [sentence] = capsys.readouterr().err.splitlines()
    return sentence


def test_a_book_that_a_game_names_is_not_opened(sent: Path, capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert says(capsys, "games", "report", "sent") == (
        f'{sent}: a game of "./tea", which is not shipped; give the folder of that book with --book FOLDER.'
    )
    assert says(capsys, "play", "--jsonl", "--game", "sent") == (
        f'{sent}: a game of "./tea", not of supercat-base; resume it with the --book that it was begun with.'
    )
    assert "not of tapestry" in says(capsys, "books", "diagram", "tapestry", "setup", "--game", "sent")
    assert main(("games", "list")) == 0
    assert not (home / "ran").exists()


def test_what_a_game_names_cannot_steer_the_terminal(sent: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = json.loads(sent.read_text().splitlines()[0])
    commands = (("games", "list"), ("games", "report", "sent"), ("play", "--jsonl", "--game", "sent"))
    for changed in (
        {"book": ESCAPE},
        {"book": "supercat-base", "version": ESCAPE},
        {"book": "supercat-base", "version": "1", "options": {"bots": ESCAPE}},
        {"book": "supercat-base", "version": "1", "options": {ESCAPE: "red"}},
    ):
        sent.write_text(json.dumps({**header, **changed}) + '\n{"answer": "\\u001b[2J"}\n')
        for command in commands:
            main(command)
        printed = "".join(capsys.readouterr())
        assert printed
        assert all(line.isprintable() for line in printed.replace("\t", "").splitlines())
    sent.rename(sent.with_name(f"{ESCAPE}.jsonl"))
    main(("games", "list"))
    main(("games", "report", "other"))
    assert "\x1b" not in "".join(capsys.readouterr())


@pytest.mark.parametrize("content", ['{"title": "a shopping list"}\n', "Dear diary\n", "Dear diary", "[1]", ""])
def test_only_saved_games_are_renamed_and_deleted(capsys: pytest.CaptureFixture[str], home: Path, content: str) -> None:
    other = home / "notes.jsonl"
    other.write_text(content)
    for command in (("delete", str(other), "--yes"), ("delete", str(other)), ("name", str(other), "mine")):
        assert says(capsys, "games", *command) == f"{other}: this is no saved game; the file is kept as it is."
    assert other.read_text() == content
    assert not game_path("mine").exists()


@pytest.mark.parametrize("damage", [slice(20), slice(0), slice(-3)])
def test_a_damaged_game_can_still_be_deleted(sent: Path, damage: slice) -> None:
    sent.write_bytes(sent.read_bytes()[damage])
    assert main(("games", "delete", "sent", "--yes")) == 0
    assert not sent.exists()


@pytest.mark.parametrize("action", [("delete", "--yes"), ("name",)])
def test_a_file_that_cannot_be_read_is_told_by_its_name(
    action: tuple[str, ...], home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / "notes.jsonl"
    path.write_text("{}\n")

    def broken(_: Path) -> bool:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(saved_games, "is_journal", broken)
    new = ("other",) if action == ("name",) else ()
    said = says(capsys, "games", *action, str(path), *new)
    assert said == f"{path}: cannot be read (Input/output error); the file is kept as it is."
    assert path.exists()
