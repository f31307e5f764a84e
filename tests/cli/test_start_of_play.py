"""`play --jsonl` where it cannot begin, cannot be kept, or has a long way back to where it was."""

import errno
import io
import itertools
import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from small_book import write_book

from voice_supercat.cli import main

CARDS = '{"answer": "aggression two construction two"}'


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *arguments: str
) -> list[dict[str, Any]]:
    """The events of `play --jsonl` for these lines of input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(("play", "--jsonl", *arguments)) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("wrong", [("--colour",), ("--seed", "x"), ("--game", "a", "--resume"), ("--keyboard",)])
def test_programs_are_told_of_wrong_arguments_by_an_event(
    capsys: pytest.CaptureFixture[str], wrong: tuple[str, ...]
) -> None:
    with suppress(SystemExit):
        main(("play", "--jsonl", *wrong))
    captured = capsys.readouterr()
    assert json.loads(captured.out) == {"event": "error", "message": captured.err.strip()}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("reason", [errno.EROFS, errno.EACCES])
def test_in_a_place_that_can_only_be_read_a_game_is_played_and_not_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], reason: int, home: Path
) -> None:
    play(monkeypatch, capsys, [CARDS], "--game", "evening")
    [saved] = home.rglob("*.jsonl")
    data = saved.read_bytes()
    opened = os.open

    def read_only(path: Any, flags: int, *mode: int) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise OSError(reason, os.strerror(reason))
        return opened(path, flags, *mode)

    monkeypatch.setattr(os, "open", read_only)
    new, resumed = [CARDS, '{"answer": "bot"}'], ['{"answer": "bot"}']
    for lines, given in ((new, ("--game", "new")), (resumed, ("--game", "evening")), (new, ())):
        first, *rest = play(monkeypatch, capsys, [*lines, '{"command": "quit"}'], *given)
        assert first["text"].endswith(f"cannot be written ({os.strerror(reason)}); nothing of this game is kept.")
        assert [event["text"] for event in rest][-2:] == [
            "How many material and fuel icons does the bot have?",
            "Quit now?",
        ]
    assert saved.read_bytes() == data
    damaged = b"".join(data.splitlines(keepends=True)[:-1]) + data.splitlines()[-1] + b"\n\0"
    saved.write_bytes(damaged)
    goes_on = play(monkeypatch, capsys, ['{"answer": "yes"}', '{"answer": "bot"}'], "--game", "evening")
    assert goes_on[0]["text"] == "The game evening is damaged after answer 1. Go on from there?"
    assert goes_on[1]["text"].endswith("nothing of this game is kept.")
    assert saved.read_bytes() == damaged


def test_a_long_replay_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    book = str(write_book(home / "tea"))
    play(monkeypatch, capsys, ['{"answer": true}'] * 600, "--book", book, "--game", "evening")
    clock = SimpleNamespace(monotonic=itertools.count().__next__)
    monkeypatch.setattr("voice_supercat.cli.mending.time", clock)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(("play", "--jsonl", "--book", book, "--game", "evening")) == 0
    assert "evening: 256 of 600 answers read." in capsys.readouterr().err.splitlines()
