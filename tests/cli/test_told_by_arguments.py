"""Arguments that tell what is played: what they answer is not asked by voice."""

import errno
import io
import json
import os
import sys
from pathlib import Path

import pytest
from at_the_table import FIRST_TIME, YOUR_LEAD, said_in
from first_book import FOLDER as HUNT

from voice_supercat.cli import main, play
from voice_supercat.procedure import journal

BOTS_CARDS = "Which two cards did the bot draw?"

pytestmark = pytest.mark.usefixtures("home")


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        ("--set track=bots", BOTS_CARDS),
        ("--set bots=red,blue", "Which bot plays now?"),
        ("--set set_up=ask", "How many bots play?"),
        ("--seed 1", BOTS_CARDS),
        ("--game evening", BOTS_CARDS),
        ("--book tapestry --seed 1", "Which level of difficulty, one to six? Two is the average."),
        ("--book ascendancy", "Which faction do I play?"),
        ("--book tapestry", "Which level of difficulty, one to six? Two is the average."),
        ("--book supercat-base", "Shall I lead you through the set-up?"),
        ("--literal --start administration", "Can the bot tax to contend a declared ambition?"),
    ],
)
def test_what_is_told_is_not_asked(monkeypatch: pytest.MonkeyPatch, arguments: str, first: str) -> None:
    assert first in said_in(monkeypatch, [], *arguments.split())[0]


def test_a_game_that_is_resumed_by_argument_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    said_in(monkeypatch, FIRST_TIME)
    assert said_in(monkeypatch, [], "--resume")[-1] == YOUR_LEAD
    assert said_in(monkeypatch, [], "--book", "supercat-base")[0] == "Arcs as last time?"


def test_a_book_that_asks_nothing_begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_ = said_in(monkeypatch, [], "--book", str(HUNT))
    assert "?" in first


def test_programs_are_asked_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a book they get the one they have always got, whatever was played by voice."""
    said_in(monkeypatch, ["tapestry", "four", "no"])
    for arguments, question in [((), BOTS_CARDS), (("--book", "tapestry"), "Which level of difficulty, one to six?")]:
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        assert main(("play", "--jsonl", *arguments)) == 0
        assert json.loads(capsys.readouterr().out)["text"].startswith(question)


def test_what_the_system_refuses_at_the_start_is_an_event_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def closed(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", "/closed/evening.jsonl")

    monkeypatch.setattr(play, "game_from_arguments", closed)
    assert main(("play", "--jsonl", "--game", "evening")) == 1
    printed = capsys.readouterr()
    told = "/closed/evening.jsonl: Permission denied; change its permissions, or those of its folder, then try again."
    assert json.loads(printed.out) == {"event": "error", "message": told}
    assert printed.err == f"{told}\n"


def test_a_folder_of_games_that_is_closed_lets_one_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = Path.stat

    def closed(path: Path, **given: bool) -> os.stat_result:
        if path.parent.name == "games":
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return asked(path, **given)

    def closed_too(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "stat", closed)
    monkeypatch.setattr(journal, "open_locked", closed_too)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(("play", "--jsonl", "--book", "tapestry")) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[0])["text"]
    assert told.endswith("cannot be written (Permission denied); nothing of this game is kept.")
