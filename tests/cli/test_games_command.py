"""`voice-supercat games`: saved games are listed, reported, renamed and deleted."""

import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path, PureWindowsPath

import pytest
from small_book import write_book

from voice_supercat.cli import main, saved_games
from voice_supercat.cli.game_files import game_path
from voice_supercat.files.locks import change_locked
from voice_supercat.files.paths import games_dir
from voice_supercat.procedure.faults import JournalFault


@pytest.fixture(autouse=True)
def two_games(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A saved game of Arcs, and a later one of Tapestry."""
    assert home.exists()
    types(monkeypatch, "aggression two construction two", "nobody")
    assert main(("play", "--jsonl", "--game", "monday", "--seed", "5")) == 0
    types(monkeypatch, "two")
    assert main(("play", "--jsonl", "--game", "friday", "--book", "tapestry")) == 0
    os.utime(game_path("monday"), (1, 1))
    capsys.readouterr()


def types(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """What the player says next; then the input ends."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f'{{"answer": "{answer}"}}\n' for answer in answers)))


def games(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What `games` prints."""
    assert main(("games", *arguments)) == 0
    return capsys.readouterr().out


def names(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [line.split("\t")[0] for line in games(capsys, "list").splitlines()]


def test_list_names_them_the_last_one_first(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (line.split("\t") for line in games(capsys, "list").splitlines())
    assert first[:3] == ["friday", "tapestry", "1 answer"]
    assert second[:3] == ["monday", "supercat-base", "2 answers"]


def test_a_damaged_game_is_named_and_the_others_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    game_path("friday").write_bytes(b"garbage\n{}\n")
    first, second = games(capsys, "list").splitlines()
    assert first.endswith("line 1: damaged, expected one JSON object; the file is kept as it is.")
    assert second.startswith("monday\t")


def test_report_writes_a_game_as_one_html_file(capsys: pytest.CaptureFixture[str]) -> None:
    page = games(capsys, "report", "monday", "--html")
    assert page.startswith("<!doctype html>")
    assert "<h2>Time line</h2>" in page
    assert page.endswith("</html>\n")


def test_report_writes_a_game_as_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert games(capsys, "report", "monday").splitlines() == [
        "# SUPERCAT for Arcs, base game",
        "",
        "## Chapter 1, round 1: Red",
        "",
        "- Which two cards did the bot draw? *aggression 2 and construction 2*",
        "- Which card was led, and which ambition was declared? Or does the bot lead? *bot*",
        "",
        "Now: chapter one; round one; hand counter five; seize counter zero; declared nothing.",
    ]


def test_report_begins_with_the_events_before_the_first_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    types(monkeypatch, "done")
    options = ("--set", "leaders=random", "--set", "track=game")
    assert main(("play", "--jsonl", "--game", "sunday", "--seed", "5", *options)) == 0
    capsys.readouterr()
    assert games(capsys, "report", "sunday").splitlines()[2:8] == [
        "## Chapter 1",
        "",
        "- **The bot gets the Leader Corsair and the Lore Seeker Torpedoes.**",
        "- Say done when ready. *done*",
        "- **Draw two Leaders and two Lore for yourself, and keep one of each.**",
        "",
    ]


def test_a_renamed_game_can_be_resumed_under_its_new_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games(capsys, "name", "monday", "21.11. with Ann")
    assert sorted(names(capsys)) == ["21.11. with Ann", "friday"]
    types(monkeypatch)
    assert main(("play", "--jsonl", "--game", "21.11. with Ann")) == 0
    assert "How many material and fuel icons does the bot have?" in capsys.readouterr().out


def test_a_name_with_the_ending_of_a_file_is_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    games(capsys, "name", "monday", "sunday.jsonl")
    assert sorted(names(capsys)) == ["friday", "sunday"]


def test_of_two_games_that_get_one_name_at_once_none_is_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other window takes the name after this one has seen that it is free."""
    here = "voice_supercat.cli.saved_games.change_locked"

    def later(path: Path, change: Callable[[], object]) -> bool:
        monkeypatch.setattr(here, change_locked)
        games(capsys, "name", "friday", "party")
        return change_locked(path, change)

    monkeypatch.setattr(here, later)
    assert main(("games", "name", "monday", "party")) == 1
    assert "there is a game of that name already" in capsys.readouterr().err
    assert sorted(names(capsys)) == ["monday", "party"]


def test_of_a_game_that_moves_it_is_told_where_it_is(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moved = home / "sunday.jsonl"
    assert games(capsys, "name", "monday", str(moved)) == f"monday is now {moved}.\n"
    assert moved.exists()


def test_a_game_that_cannot_be_moved_leaves_nothing_in_the_other_place(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuses(*_: object) -> None:
        raise OSError(errno.EXDEV, "Invalid cross-device link")

    (home / "elsewhere").mkdir()
    monkeypatch.setattr(Path, "replace", refuses)
    assert main(("games", "name", "monday", str(home / "elsewhere" / "monday.jsonl"))) == 1
    assert "cannot be changed (Invalid cross-device link); it is kept as it is." in capsys.readouterr().err
    assert [*(home / "elsewhere").iterdir()] == []


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="nothing is closed to this user")
def test_games_that_cannot_be_read_are_not_told_to_be_none(capsys: pytest.CaptureFixture[str]) -> None:
    games_dir().chmod(0)
    try:
        assert main(("games", "list")) == 1
    finally:
        games_dir().chmod(0o755)
    assert "the saved games cannot be read (Permission denied)" in capsys.readouterr().err


def test_a_file_in_the_place_of_the_games_is_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games_dir().rename(home / "elsewhere")
    games_dir().write_text("")
    for command in (("games", "list"), ("play", "--jsonl", "--resume")):
        assert main(command) == 1
        output = capsys.readouterr()
        assert "the saved games cannot be read (Not a directory)" in output.err + output.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("name", "monday", "friday"), "there is a game of that name already; choose another."),
        (("name", "monday", "friday.jsonl"), "there is a game of that name already; choose another."),
        (("name", "monday", "elsewhere/x"), "ends in .jsonl; give it that ending, or a name alone."),
        (("name", "sunday", "friday"), 'There is no saved game "sunday"; there are: friday, monday.'),
        (("report", "sunday"), 'There is no saved game "sunday"; there are: friday, monday.'),
        (("delete", "sunday"), 'There is no saved game "sunday"; there are: friday, monday.'),
    ],
)
def test_an_impossible_action_gives_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert main(("games", *arguments)) == 1
    [output] = capsys.readouterr().err.splitlines()
    assert output.endswith(sentence)


def test_report_of_a_book_of_the_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    book = str(write_book(home / "tea"))
    types(monkeypatch, "yes")
    assert main(("play", "--jsonl", "--book", book, "--game", "tea")) == 0
    capsys.readouterr()
    assert games(capsys, "report", "tea", "--book", book).splitlines()[0] == "# Tea"


def test_a_broken_link_hides_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    game_path("gone").symlink_to("nowhere")
    assert names(capsys) == ["friday", "monday"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such game there")
def test_a_game_that_has_a_name_of_before_can_be_given_another(capsys: pytest.CaptureFixture[str]) -> None:
    """Names with a colon were taken once."""
    game_path("monday").rename(games_dir() / "10:30.jsonl")
    assert games(capsys, "report", "10:30").startswith("# SUPERCAT")
    games(capsys, "name", "10:30", "half past ten")
    assert sorted(names(capsys)) == ["friday", "half past ten"]


def test_a_game_may_get_capital_letters_where_they_make_no_other_file(capsys: pytest.CaptureFixture[str]) -> None:
    game_path("Monday").hardlink_to(game_path("monday"))  # one file, as Windows and macOS have it
    games(capsys, "name", "monday", "Monday")
    assert main(("games", "name", "monday", "friday")) == 1
    assert "there is a game of that name already" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["a:b", "C:evening", "c:"])
def test_a_colon_in_a_name_is_no_drive(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Windows reads it, it would be a file in the folder that is open on that drive."""
    monkeypatch.setattr(saved_games, "Path", PureWindowsPath)
    with pytest.raises(JournalFault, match=f'"{name}" is no name for a game'):
        game_path(name)


@pytest.mark.parametrize(
    ("typed", "left"), [("yes\n", ["friday"]), ("no\n", ["friday", "monday"]), ("", ["friday", "monday"])]
)
def test_delete_asks_once_and_the_end_of_input_does_not_confirm(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, left: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    output = games(capsys, "delete", "monday")
    assert output == "Delete monday for good? yes or no: " + ("" if typed == "yes\n" else "Kept.\n")
    assert names(capsys) == left


def test_on_a_full_disk_the_game_goes_on_without_being_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_file: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    types(monkeypatch, "aggression two construction two")
    assert main(("play", "--jsonl", "--game", "sunday")) == 0
    output = capsys.readouterr().out.splitlines()
    assert "the game goes on and saving is tried again" in output[1]
    assert "Which card was led" in output[2]
    assert sorted(path.stem for path in games_dir().iterdir()) == ["friday", "monday"]
