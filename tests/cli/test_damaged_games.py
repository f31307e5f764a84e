"""A damaged game is never passed over in silence: its intact beginning is offered, by voice and to programs."""

import errno
import io
import json
import os
import sys
from pathlib import Path

import pytest
from at_the_table import FIRST_TIME, YOUR_LEAD, plays_by_voice, said_in
from old_journals import as_written_before

from voice_supercat.cli import main
from voice_supercat.cli.game_files import game_path, saved_games
from voice_supercat.procedure.journal import read_journal

CARDS = '{"answer": "aggression two construction two"}\n'
NOBODY = '{"answer": "nobody"}\n'
YES, NO = '{"answer": "yes"}\n', '{"answer": "no"}\n'
LED = "Which card was led, and which ambition was declared? Or does the bot lead?"
LEADS = "Round one. You lead."
OFFER = "The game evening is damaged after answer 1. Go on from there?"

pytestmark = pytest.mark.usefixtures("home")


def plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *given: str) -> list[str]:
    """What `play --jsonl` says for these lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    assert main(("play", "--jsonl", *given)) == 0
    return [json.loads(line)["text"] for line in capsys.readouterr().out.splitlines()]


def zeroed(path: Path) -> bytes:
    """The last line of the game lost to zeros; gives what is in the file then."""
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + b"\0" * len(lines[-1]))
    return path.read_bytes()


@pytest.mark.parametrize("content", [b"", '{"book": "supercat-base"}\n'.encode("utf-16"), b'{"tea": 1}\n'])
def test_a_later_game_of_which_nothing_can_be_read_is_told_before_an_older_one_is_offered(
    evening: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    later = evening.with_name("later.jsonl")
    later.write_bytes(content)
    os.utime(evening, (1, 1))
    plays_by_voice(
        monkeypatch,
        """
        The game later is damaged, and no answer of it can be read; it is passed over.
        Go on with Arcs, chapter one, round one, the bot's turn?
        """,
    )


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A game with two answers."""
    plays(monkeypatch, capsys, CARDS + NOBODY, "--game", "evening", "--seed", "5")
    return game_path("evening")


@pytest.mark.parametrize("way", [("--resume",), ("--game", "evening")])
def test_programs_are_asked_whether_to_go_on_from_the_intact_beginning(
    evening: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], way: tuple[str, ...]
) -> None:
    damaged = zeroed(evening)
    assert plays(monkeypatch, capsys, "", *way) == [OFFER]
    assert plays(monkeypatch, capsys, NO, *way) == [OFFER]
    assert [path.read_bytes() for path in evening.parent.iterdir()] == [damaged]
    icons = "How many material and fuel icons does the bot have?"
    assert plays(monkeypatch, capsys, YES + NOBODY, *way) == [OFFER, LED, icons]
    assert evening.with_name("evening.damaged").read_bytes() == damaged
    assert len(read_journal(evening).entries) == 2


def test_an_answer_that_does_not_fit_in_a_game_without_checksums_is_offered_alike(
    evening: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    as_written_before(evening)
    evening.write_bytes(evening.read_bytes().replace(b'"bot"', b'"bo4"'))
    assert plays(monkeypatch, capsys, YES, "--game", "evening") == [OFFER, LED]


def test_players_are_offered_it_first(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    said_in(monkeypatch, [*FIRST_TIME, "mobilization three"])
    [path] = home.rglob("supercat-base-0001.jsonl")
    damaged = zeroed(path)
    offer = "The last game is damaged after answer 3. It can go on from there."
    asked = "Go on with Arcs, chapter one, round one, your turn?"
    assert said_in(monkeypatch, ["no"])[:3] == [offer, asked, "> no"]
    assert path.read_bytes() == damaged
    plays_by_voice(
        monkeypatch,
        f"""
        {offer}
        {asked}
        > yes
        {LEADS}
        {YOUR_LEAD}
        > mobilization three
        Mobilization three.
        Did you declare Tyrant?
        """,
    )
    assert path.with_suffix(".damaged").read_bytes() == damaged
    zeroed(path)
    question = "The game supercat-base-0001 is damaged after answer 3. Go on from there?"
    plays_by_voice(monkeypatch, f"{question}\n> no", "--resume")
    assert said_in(monkeypatch, ["yes"], "--resume")[-1] == YOUR_LEAD


def test_who_goes_on_is_told_of_a_later_game_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    said_in(monkeypatch, FIRST_TIME)
    said_in(monkeypatch, ["no", "no", "arcs", "no", "no"])
    later = next(home.rglob("supercat-base-0002.jsonl"))
    later.write_bytes(b"\0" * later.stat().st_size)
    lost = "The game supercat-base-0002 is damaged, and no answer of it can be read; it is passed over."
    asked = "Go on with Arcs, chapter one, round one, your turn?"
    plays_by_voice(monkeypatch, f"{lost}\n{asked}")
    standing = "Arcs, chapter one, round one, your turn."
    goes_on = "I go on with supercat-base-0001."
    plays_by_voice(monkeypatch, f"{lost}\n{goes_on}\n{standing}\n{LEADS}\n{YOUR_LEAD}", "--resume")
    assert plays(monkeypatch, capsys, "", "--resume") == [lost, goes_on, LEADS, YOUR_LEAD]


def test_the_last_game_is_known_by_what_it_says_and_not_by_the_clock(
    evening: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plays(monkeypatch, capsys, CARDS, "--game", "morning")
    os.utime(evening, (2e9, 2e9))  # copied, or the clock was wrong
    plays(monkeypatch, capsys, "", "--resume")
    assert [path.stem for path in saved_games()] == ["morning", "evening"]
    plays(monkeypatch, capsys, '{"answer": 3}\n', "--game", "evening")
    os.utime(evening, (1, 1))
    assert [path.stem for path in saved_games()] == ["evening", "morning"]
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(("play", "--jsonl", "--resume")) == 0
    assert capsys.readouterr().err == "Going on with evening.\n"


def test_games_repair_asks_once(
    evening: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def repairs(typed: str, *given: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(("games", "repair", "evening", *given)) == 0
        return capsys.readouterr().out

    asked = "Damaged after answer 1. Go on from there? yes or no: "
    kept = evening.with_suffix(".damaged")
    assert repairs("yes\n") == "evening is not damaged.\n"
    damaged = zeroed(evening)
    assert repairs("no\n") == repairs("") == f"{asked}Nothing has changed.\n"
    assert evening.read_bytes() == damaged
    assert repairs("yes\n") == f"{asked}evening goes on after answer 1; as it was it is kept in {kept}.\n"
    assert (len(read_journal(evening).entries), kept.read_bytes()) == (1, damaged)
    zeroed(evening)
    assert main(("games", "repair", "evening", "--yes")) == 1
    assert capsys.readouterr().err == (
        f"{evening}, line 2: damaged; the file is kept as it is. Nothing before it was answered.\n"
    )


@pytest.mark.parametrize("left", [0, 30, 400], ids=["nothing", "a part of the first line", "the first line in pieces"])
def test_a_last_game_of_which_nothing_is_left_is_not_slid_past(
    evening: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], left: int
) -> None:
    plays(monkeypatch, capsys, CARDS, "--game", "later", "--seed", "6")
    later = evening.with_name("later.jsonl")
    later.write_bytes(later.read_bytes()[:left] if left < 400 else b'{"book": \0\0\0')
    told = plays(monkeypatch, capsys, "", "--resume")
    assert told[:2] == [
        "The game later is damaged, and no answer of it can be read; it is passed over.",
        "I go on with evening.",
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_among_the_games_is_not_waited_for(
    evening: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(evening.with_name("pipe.jsonl"))
    assert plays(monkeypatch, capsys, "", "--resume")[-1] == "How many material and fuel icons does the bot have?"
    assert main(("games", "list")) == 0
    assert capsys.readouterr().out.startswith("evening\t")


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (errno.EROFS, "cannot be repaired, nothing can be written there; it is kept as it is."),
        (errno.ENOSPC, "cannot be repaired (full); the file is kept as it is."),
    ],
)
def test_a_game_that_cannot_be_repaired_stays_as_it_is_and_leaves_no_copy(
    evening: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], refused: int, sentence: str
) -> None:
    def refuses(*_: object) -> None:
        raise OSError(refused, "full")

    damaged = zeroed(evening)
    monkeypatch.setattr("voice_supercat.procedure.repairing.replace_file", refuses)
    assert main(("games", "repair", "--yes", "evening")) == 1
    assert sentence in capsys.readouterr().err
    assert [path.read_bytes() for path in evening.parent.iterdir()] == [damaged]
