"""Arguments that tell what is played: what they answer is not asked by voice."""

import io
import json
import sys

import pytest
from at_the_table import FIRST_TIME, YOUR_LEAD, said_in
from first_book import FOLDER as HUNT

from voice_supercat.cli import main

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
