"""What the player has read from a card once is not asked in later games."""

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from voice_supercat.cli import main
from voice_supercat.files import kept_files
from voice_supercat.files.kept_files import KeptFileDamaged, read_kept

SET_UP = ("two", "no")
FIRST_TURN = ("no", "none", "none")
"""The bots begin; the income chart and the civilization list nothing for the first income turn."""
HEART = "science"
CARD = "The track card's blue, then gray icon: any, landmark, or nearest end?"


def first_bot_turn(*answers: object) -> list[str]:
    """The questions of a game of Tapestry, with these answers after two that begin the set-up."""
    command = [sys.executable, "-m", "voice_supercat", "play", "--book", "tapestry", "--seed", "3", "--jsonl"]
    lines = "".join(json.dumps({"answer": answer}) + "\n" for answer in (*SET_UP, *answers))
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    events = [json.loads(line) for line in done.stdout.splitlines()]
    return [event["text"] for event in events if event["event"] == "ask"]


def test_what_is_printed_is_asked_in_the_first_game_only(home: Path) -> None:
    asked = first_bot_turn(HEART, *FIRST_TURN, "five six", "any any")
    assert CARD in asked

    again = first_bot_turn("no", "five six")
    assert [text for text in asked if text not in again] == [
        "Which track has the heart on the Automa's civilization card?",
        "Income chart, turn one: points, progress cards, a tapestry card beside the mat, one on a space, or none?",
        "The civilization in income turn one: points, advance, conquer, explore, die, tech, tapestry, several, other, "
        "or none?",
        CARD,
    ]
    assert {"known_cards", "known_civilizations", "known_mats"} <= json.loads(
        next(home.rglob("tapestry.json")).read_text()
    ).keys()


@pytest.mark.usefixtures("home")
def test_what_a_stopped_game_learnt_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class UntilStopped(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            if line := super().readline(size):
                return line
            raise KeyboardInterrupt

    lines = "".join(
        json.dumps({"answer": answer}) + "\n" for answer in (*SET_UP, HEART, *FIRST_TURN, "five six", "any any")
    )
    monkeypatch.setattr(sys, "stdin", UntilStopped(lines))
    assert main(("play", "--book", "tapestry", "--seed", "3", "--jsonl", "--game", "evening")) == 130
    assert capsys.readouterr().err == "Stopped. The game is saved as evening.\n"

    assert CARD not in first_bot_turn("no", "five six")


def test_a_damaged_memory_file_is_named_and_kept(home: Path) -> None:
    first_bot_turn(HEART, *FIRST_TURN, "five six", "any any")
    memory = next(home.rglob("tapestry.json"))
    memory.write_text("{torn")

    command = [sys.executable, "-m", "voice_supercat", "play", "--book", "tapestry", "--jsonl"]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=True)

    assert str(memory) in done.stderr
    assert memory.with_suffix(".damaged").read_text() == "{torn"
    assert '"event": "ask"' in done.stdout


FITTING = {"known_cards": '{"5": {"automa": "any"}}', "known_spaces": '{"science 4": []}'}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("known_cards", "{torn"),
        ("known_cards", "[1]"),
        ("known_cards", '{"99": {}}'),
        ("known_cards", '{"5": {"automa": "nowhere"}}'),
        ("known_cards", "[" * 100_000),
        ("known_cards", 5),
        ("known_cards", None),
        ("known_spaces", '{"science 4": ["\\u001b[2J"]}'),
        ("known_spaces", '{"nowhere 4": []}'),
    ],
)
def test_a_value_that_does_not_fit_is_named_and_put_aside_and_the_game_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path, option: str, value: object
) -> None:
    memory = home / "voice-supercat" / "memory" / "tapestry.json"
    memory.parent.mkdir(parents=True)
    memory.write_text(json.dumps({**FITTING, option: value}))
    before = memory.read_text()
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))

    assert main(("play", "--book", "tapestry", "--jsonl")) == 0

    output = capsys.readouterr()
    assert '"event": "ask"' in output.out
    [sentence] = output.err.splitlines()
    assert sentence.isprintable()
    assert len(sentence) < 500
    assert sentence.startswith(f"{memory}: {option} does not fit (")
    assert sentence.endswith(f"the file is kept as tapestry.damaged. This game begins without {option}.")
    assert memory.with_suffix(".damaged").read_text() == before
    kept = json.loads(memory.read_text())
    assert {name: json.loads(kept[name]) for name in FITTING} == {
        name: {} if name == option else json.loads(fitting) for name, fitting in FITTING.items()
    }


def test_what_an_editor_of_windows_wrote_is_read(home: Path) -> None:
    (home / "a.json").write_bytes(b'\xef\xbb\xbf{"rate": 180}\r\n')
    assert read_kept(home / "a.json") == {"rate": 180}


def test_what_was_put_aside_before_is_kept(home: Path) -> None:
    """Also where the first of several was thrown away."""
    for number, left in enumerate((["a.damaged"], ["a-2.damaged", "a.damaged"]), start=1):
        (home / "a.json").write_text(f"{{{number}")
        with pytest.raises(KeptFileDamaged):
            read_kept(home / "a.json")
        assert sorted(path.name for path in home.glob("*.damaged")) == left
    (home / "a.damaged").unlink()
    (home / "a.json").write_text("{3")
    with pytest.raises(KeptFileDamaged):
        read_kept(home / "a.json")
    assert [(home / name).read_text() for name in ("a.damaged", "a-2.damaged")] == ["{3", "{2"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_in_its_place_is_not_waited_for(home: Path) -> None:
    path = home / "pipe.json"
    os.mkfifo(path)
    with pytest.raises(KeptFileDamaged, match=r"cannot be read \(it is no file\); it is kept as pipe.damaged"):
        read_kept(path)


def test_what_cannot_be_read_is_put_aside_and_not_replaced(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "a.json"
    path.write_text("{}")

    def refused(*_: object) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(kept_files, "read_bounded", refused)
        with pytest.raises(KeptFileDamaged, match=r"cannot be read \(Permission denied\); it is kept as a.damaged"):
            read_kept(path)
    assert (home / "a.damaged").read_text() == "{}"


def test_a_file_far_larger_than_any_is_not_read(home: Path) -> None:
    (home / "a.json").touch()
    os.truncate(home / "a.json", 1 << 30)
    with pytest.raises(KeptFileDamaged, match="it has more than 10000000 bytes"):
        read_kept(home / "a.json")
