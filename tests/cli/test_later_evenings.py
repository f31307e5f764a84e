"""A later evening: the open game is offered, or one as last time."""

import io
import json
from pathlib import Path

import pytest
from at_the_table import FIRST_TIME, STOP, plays_by_voice, said_in, saved

from voice_supercat.cli import main
from voice_supercat.cli.game_files import game_path
from voice_supercat.procedure.journal import read_journal

pytestmark = pytest.mark.usefixtures("home")


def test_the_open_game_is_gone_on_with(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    said_in(monkeypatch, [*FIRST_TIME, "mobilization three"])
    plays_by_voice(
        monkeypatch,
        """
        Go on with Arcs, chapter one, round one, your turn?
        > yes
        Did you declare Tyrant?
        > no
        Was the bot in battle, or has it lost anything?
        > no
        Which two cards did the bot draw?
        """,
    )
    plays_by_voice(monkeypatch, "Go on with Arcs, chapter one, round one, the bot's turn?")
    assert saved(home) == ["supercat-base-0001"]


def test_another_game_is_played_as_last_time(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    said_in(monkeypatch, FIRST_TIME)
    plays_by_voice(
        monkeypatch,
        """
        Go on with Arcs, chapter one, round one, your turn?
        > no
        Arcs as last time?
        > yes
        Do you have the initiative?
        > no
        Round one. The bot leads.
        Which two cards did the bot draw?
        """,
    )
    assert saved(home) == ["supercat-base-0001", "supercat-base-0002"]


def test_several_bots_are_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    plays_by_voice(
        monkeypatch,
        """
        I play the other side of a board game with you. Say help me at any time.
        Which game: Arcs, Ascendancy, Campaign or Tapestry?
        > arcs
        Arcs.
        Shall I lead you through the set-up?
        > no
        One bot, red, and you, the whole game?
        > no
        How many bots play?
        > two
        Two.
        How many players are there?
        > two
        Two.
        Which color is the first bot?
        > blue
        Blue.
        Which color is the second bot?
        > red
        Red.
        Which color is the first player?
        > white
        White.
        The last color is yellow.
        Who sits next, clockwise from yellow?
        > red
        Red.
        Who sits next, clockwise from red?
        > blue
        Blue.
        Shall I follow the whole game, or only the bot's turns?
        > the whole game
        The whole game.
        Who has the initiative first?
        > blue
        Round one. Blue leads.
        Which two cards did blue draw?
        """,
    )
    as_last_time = said_in(monkeypatch, ["no", "yes", "red"])
    assert as_last_time[-3:] == ["> red", "Round one. Red leads.", "Which two cards did red draw?"]


def test_the_set_up_is_remembered_by_its_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    who_plays, logistics, follows_all = ["one", "one", "white", "blue", "no"], ["yes"], ["yes"]
    answers = ["arcs", "yes", *who_plays, *logistics, *["no"] * 6, *follows_all, "no", "mobilization three"]
    assert "Did you declare Tyrant?" in said_in(monkeypatch, answers)
    said_in(monkeypatch, ["no", "yes", "no", "mobilization two construction three"])
    options = read_journal(game_path("supercat-base-0002")).header.options
    assert {name: options[name] for name in ("bots", "order", "efficient_logistics", "track", "set_up")} == {
        "bots": "white",
        "order": "blue,white",
        "efficient_logistics": "behind",
        "track": "game",
        "set_up": "skip",
    }


def test_a_game_that_is_stopped_is_remembered_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said_in(monkeypatch, ["tapestry", "four", STOP], status=130)
    assert capsys.readouterr().err == "Stopped. The game is saved as tapestry-0001.\n"
    assert said_in(monkeypatch, ["no"])[-1] == "Tapestry as last time?"


def test_who_leaves_in_the_set_up_is_led_through_it_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    said_in(monkeypatch, ["arcs", "yes", "two"])
    assert said_in(monkeypatch, ["no", "yes"])[-3:] == [
        "Arcs as last time?",
        "> yes",
        "Shall I lead you through the set-up?",
    ]


def test_each_game_is_remembered_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    said_in(monkeypatch, ["tapestry", "four", "no"])
    said_in(monkeypatch, ["no", "no", "arcs", "no", "yes", "yes", "mobilization three"])
    plays_by_voice(
        monkeypatch,
        """
        Go on with Arcs, chapter one, round one, your turn?
        > no
        Arcs as last time?
        > no
        Which game: Arcs, Ascendancy, Campaign or Tapestry?
        > tapestry
        Tapestry.
        As last time?
        > yes
        Shall I read the set-up?
        """,
    )


def test_commands_are_understood_before_a_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    said_in(monkeypatch, FIRST_TIME)
    plays_by_voice(
        monkeypatch,
        """
        Go on with Arcs, chapter one, round one, your turn?
        > chess
        "chess" is not an answer here. Say yes or no.
        > help me
        Say yes or no. Help tells more.
        Go on with Arcs, chapter one, round one, your turn?
        > no
        Arcs as last time?
        > take it back
        Taken back.
        Go on with Arcs, chapter one, round one, your turn?
        > repeat
        Go on with Arcs, chapter one, round one, your turn?
        > quit
        Quit now?
        > yes
        Goodbye.
        """,
    )


@pytest.mark.parametrize(("last", "status"), [("", 0), ("quit/yes", 0), (STOP, 130)])
def test_who_leaves_before_the_game_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, home: Path, last: str, status: int
) -> None:
    answers = list(filter(None, last.split("/")))
    said_in(monkeypatch, answers, status=status)
    assert [path for path in home.rglob("*.json*") if path.name != "settings.json"] == []

    said_in(monkeypatch, FIRST_TIME)
    before = kept(home)
    said_in(monkeypatch, answers, status=status)
    said_in(monkeypatch, ["no", *answers], status=status)
    said_in(monkeypatch, ["no", "yes", *answers], status=status)  # at the first question of a game
    assert kept(home) == before


def kept(home: Path) -> dict[Path, bytes]:
    """All that is kept for the player but how often each question was heard."""
    return {path: path.read_bytes() for path in home.rglob("*.json*") if not path.name.startswith("heard-")}


@pytest.mark.parametrize("way", [("--resume",), ("--game", "supercat-base-0001")])
def test_who_goes_on_by_argument_hears_first_where_the_game_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], way: tuple[str, ...]
) -> None:
    said_in(monkeypatch, [*FIRST_TIME, "mobilization three", "no", "no"])
    recap, question = said_in(monkeypatch, [], *way)
    assert (recap, question) == ("Arcs, chapter one, round one, the bot's turn.", "Which two cards did the bot draw?")
    assert len(recap.split()) <= 12

    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(("play", "--jsonl", *way)) == 0
    [event] = capsys.readouterr().out.splitlines()  # programs are told nothing new
    assert json.loads(event)["text"] == question
