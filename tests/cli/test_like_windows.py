"""Games are kept on Windows as elsewhere: saved at each answer, whole after a kill, in one window only."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from voice_supercat.cli.saved_games import game_path

PROGRAM = [sys.executable, str(Path(__file__).with_name("like_windows.py"))]
CARDS = '{"answer": "aggression two construction two"}'

pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="tells which files are open"),
]


def does(*arguments: str, said: str = "") -> tuple[int, str]:
    """The status of the command and the last line that it prints."""
    done = subprocess.run([*PROGRAM, *arguments], input=said, capture_output=True, text=True, check=False)
    printed = (done.stderr or done.stdout).splitlines()
    return done.returncode, printed[-1] if printed else ""


@contextmanager
def in_the_middle(name: str) -> Iterator[subprocess.Popen[str]]:
    """The game of that name at its second question; it is killed where it goes on after that."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*PROGRAM, "play", "--jsonl", "--game", name], stdin=pipe, stdout=pipe, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(f"{CARDS}\n")
        game.stdin.flush()
        for question in ("Which two cards", "Which card was led"):
            assert question in game.stdout.readline()
        yield game
        game.kill()


def test_a_game_that_was_killed_goes_on_where_it_was() -> None:
    with in_the_middle("evening"):
        pass
    assert [len(json.loads(line)) for line in game_path("evening").read_bytes().split(b"\n")[:-1]] == [6, 4]
    assert b"\r" not in game_path("evening").read_bytes()
    status, asked = does("play", "--jsonl", "--game", "evening", said='{"answer": "nobody"}\n')
    assert (status, json.loads(asked)["text"]) == (0, "How many material and fuel icons does the bot have?")
    assert does("games", "list")[1].split("\t")[:3] == ["evening", "supercat-base", "2 answers"]


def test_a_game_is_played_in_one_window_only() -> None:
    path = game_path("evening")
    with in_the_middle("evening"):
        elsewhere = f"{path}: this game is being played in another window"
        assert does("play", "--jsonl", "--game", "evening") == (1, f"{elsewhere}; go on there, or quit it.")
        assert does("games", "delete", "evening", "--yes") == (1, f"{elsewhere}; quit it there first.")
        assert does("games", "name", "evening", "morning") == (1, f"{elsewhere}; quit it there first.")
    assert does("games", "name", "evening", "morning") == (0, "")
    assert does("games", "delete", "morning", "--yes") == (0, "")
    assert not list(path.parent.iterdir())


def test_a_game_without_an_answer_is_not_kept() -> None:
    assert does("play", "--jsonl", "--game", "evening")[0] == 0
    assert not list(game_path("evening").parent.iterdir())
