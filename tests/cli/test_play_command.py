"""`voice-supercat play --jsonl`: started, killed, resumed, and refused in one sentence."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from old_journals import as_written_before
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


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which `play` refuses, which programs get as an event."""
    assert main(("play", "--jsonl", *arguments)) == 1
    captured = capsys.readouterr()
    [sentence] = captured.err.splitlines()
    assert json.loads(captured.out) == {"event": "error", "message": sentence}
    return sentence


@pytest.mark.usefixtures("home")
def test_an_empty_file_of_the_player_is_left_where_nothing_was_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.touch()
    play(monkeypatch, capsys, [], "--game", str(file))
    assert file.read_bytes() == b""


@pytest.mark.usefixtures("home")
def test_plays_the_base_book_by_default(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    events = play(monkeypatch, capsys, [CARDS])
    assert [event["text"] for event in events] == [
        "Which two cards did the bot draw?",
        "Which card was led, and which ambition was declared? Or does the bot lead?",
    ]


def test_every_answer_is_saved_and_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    play(monkeypatch, capsys, [CARDS, '{"answer": "bot"}'], "--seed", "5")
    [saved] = home.rglob("*.jsonl")
    assert saved.read_text(encoding="utf-8").count("\n") == 3
    resumed = play(monkeypatch, capsys, ['{"command": "undo"}'], "--resume")
    assert resumed[0]["text"] == "How many material and fuel icons does the bot have?"
    assert resumed[-1]["text"] == "Which card was led, and which ambition was declared? Or does the bot lead?"
    again = play(monkeypatch, capsys, [], "--game", str(saved))
    assert again[0]["text"] == "Which card was led, and which ambition was declared? Or does the bot lead?"


def test_a_new_game_never_takes_the_file_of_another_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    for _ in range(3):
        play(monkeypatch, capsys, [CARDS])
    assert len(list(home.rglob("*.jsonl"))) == 3


def test_a_game_that_was_quit_at_once_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    play(monkeypatch, capsys, ['{"command": "quit"}', '{"answer": true}'])
    assert list(home.rglob("*.jsonl")) == []
    play(monkeypatch, capsys, [CARDS])
    play(monkeypatch, capsys, [], "--resume")
    assert [path.name for path in home.rglob("*.jsonl")] == ["supercat-base-0001.jsonl"]


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("given", [("--set", "bots=blue"), ("--seed", "3")])
def test_a_saved_game_keeps_its_options_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: tuple[str, ...]
) -> None:
    play(monkeypatch, capsys, ['{"answer": "blue"}', CARDS], "--set", "bots=red,blue", "--game", "evening")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(("play", "--jsonl", "--game", "evening", *given)) == 0
    captured = capsys.readouterr()
    assert captured.err == "evening goes on with the options and the dice it began with.\n"
    assert (
        json.loads(captured.out)["text"] == "Which card was led, and which ambition was declared? Or does the bot lead?"
    )


def test_a_game_started_with_other_pages_is_resumed_where_it_fits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    book = str(write_book(home / "tea"))
    play(monkeypatch, capsys, ['{"answer": true}'], "--book", book, "--game", "evening")
    write_book(home / "tea", turn=("Is the kettle hot?", "Does the kettle boil?"))
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"answer": true}\n'))
    assert main(("play", "--jsonl", "--book", book, "--game", "evening")) == 0
    captured = capsys.readouterr()
    assert captured.err == (
        "evening was begun with other pages; its answers still fit. Compare the table with a status report.\n"
    )
    events = [json.loads(line)["text"] for line in captured.out.splitlines()]
    assert [text for text in events if text.startswith("Another")] == ["Another cup after one?"]
    assert "Does the kettle boil?" in events


def test_literal_pages_are_not_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    events = play(monkeypatch, capsys, ['{"answer": "yes"}', '{"answer": 0}'], "--literal", "--start", "administration")
    page = "base/administration-tax-repair-influence"
    assert [(event["event"], event["source"]) for event in events] == [
        ("ask", [f"{page}/1"]),
        ("act", [f"{page}/1"]),
        ("ask", []),
    ]
    assert events[-1]["step"] == "actions-left"
    assert events[-1]["expect"] == "number"
    assert list(home.rglob("*.jsonl")) == []


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--book", "chess"),
            'There is no book "chess"; there are ascendancy, supercat-base, supercat-campaign, tapestry',
        ),
        (("--set", "colour=red"), 'supercat-base has no option "colour"; it has bots, '),
        (("--set", "seats=9"), '"9" is no value of seats; it can be 2, 3, 4.'),
        (("--set", "bots=green"), "give one to three different colours of red, yellow, blue, white."),
        (("--set", "bots=red,red"), "give one to three different colours"),
        (("--set", "bots="), "give one to three different colours"),
        (("--set", "seats"), "--set seats has no value; give --set seats=VALUE."),
        (("--set", "seats=3", "--set", "seats=4"), "seats is set twice; give it once."),
        (("--set", "bots=red,blue", "--set", "seats=2"), "seats=2: there are 2 bots"),
        (("--literal", "--start", "kitchen"), 'There is no page "kitchen" in supercat-base; pages: '),
        (("--start", "aggression"), "--start reads one page as printed; give --literal with it."),
        (("--resume",), "There is no saved game of supercat-base in"),
    ],
)
def test_a_game_that_cannot_be_played_gives_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refused(capsys, *arguments)


def test_a_game_that_cannot_begin_leaves_no_file(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert refused(capsys, "--rate", "5").startswith("words_per_minute: expected a whole number")
    assert [*home.rglob("*.jsonl")] == []


def test_a_book_of_the_player_is_checked_before_it_is_played(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    """Before the game starts, not many turns later when the fact is asked."""
    write_book(home / "tea", facts=("lasts", "of: drinker, lasts"))
    assert refused(capsys, "--book", str(home / "tea")) == (
        'pages/turn.yaml, line 6, step turn/2: fact "kettle_hot" is of "drinker", and "on_new_game" sets no "drinker".'
    )
    assert [*home.rglob("*.jsonl")] == []


def test_a_book_that_fails_in_play_keeps_what_was_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path, tmp_path: Path
) -> None:
    write_book(tmp_path / "tea", rules=('draft[Key("cups")] + 1', "{}['mugs']"))
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"answer": false}\n{"answer": true}\n'))
    assert main(("play", "--jsonl", "--book", str(tmp_path / "tea"))) == 1
    [sentence] = capsys.readouterr().err.splitlines()
    assert sentence.startswith('tea: the function "count_cup" of the book failed')
    [saved] = home.rglob("*.jsonl")
    assert '{"answer": false, "at": "turn/2"' in saved.read_text(encoding="utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("arguments", [("books", "list"), ("play", "--jsonl")])
def test_output_that_cannot_be_written_gives_one_sentence(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "voice_supercat", *arguments]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"The output: No space left on device; make room, then try again.\n")


def test_a_game_of_another_version_stays_untouched(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    play(monkeypatch, capsys, [CARDS])
    [saved] = home.rglob("*.jsonl")
    as_written_before(saved)
    data = saved.read_bytes().replace(b'"version": "0.5"', b'"version": "0.4"')
    saved.write_bytes(data)
    assert "saved with supercat-base version 0.4" in refused(capsys, "--resume")
    assert saved.read_bytes() == data


def test_phrases_of_the_player_are_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    grammars = home / "voice-supercat" / "grammars"
    grammars.mkdir(parents=True)
    (grammars / "yes_no.yaml").write_text('yes: ["roger"]\n', encoding="utf-8")
    events = play(monkeypatch, capsys, [CARDS, '{"answer": "roger"}'], "--set", "questions=single")
    assert events[-1]["text"] == "How many material and fuel icons does the bot have?"


@pytest.mark.usefixtures("home")
def test_bytes_that_are_no_text_are_a_wrong_line_like_any_other() -> None:
    """In a process of its own: not even a wrong encoding of the input ends the game."""
    command = [sys.executable, "-c", "from voice_supercat.cli import main; raise SystemExit(main())", "play", "--jsonl"]
    lines = b'\xff\xfe\n{"command": "status"}\n'
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(command, input=lines, capture_output=True, check=False, env=strict)
    events = [json.loads(line)["event"] for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert events == ["ask", "error", "say", "ask"]
