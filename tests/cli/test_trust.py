"""The rules of a stranger's book are run only where the player trusts them, which is asked once."""

import io
import os
import sys
from pathlib import Path

import pytest
from small_book import write_book

from voice_supercat.cli import main

RUNS = ("def count_cup(draft):", "open('ran', 'w')\n\n\ndef count_cup(draft):")


class Terminal(io.StringIO):
    """A player who types."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def tea(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A book that writes the file "ran" when its rules are loaded."""
    monkeypatch.chdir(home)
    return write_book(home / "tea", rules=RUNS)


def commands(book: Path) -> list[tuple[str, ...]]:
    """All that open a book by its folder."""
    report = ("games", "report", "evening", "--book", str(book))
    folder = str(book)
    return [
        ("play", "--jsonl", "--book", folder),
        ("play", "--keyboard", "--print", "--book", folder),
        report,
        *(("books", action, folder) for action in ("check", "options", "sources", "facts")),
        ("books", "diagram", folder, "turn"),
        ("models", "extend", "--book", folder),
    ]


@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("typed", ["no\n", "", "perhaps\n"])
def test_without_a_yes_nothing_of_the_book_is_run(
    tea: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int, typed: str
) -> None:
    if "report" in commands(tea)[number]:
        monkeypatch.setattr(sys, "stdin", io.StringIO('{"answer": "yes"}\n'))
        main(("play", "--jsonl", "--book", str(tea), "--game", "evening"))
        Path("ran").unlink()
        capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    assert main(commands(tea)[number]) == 1
    refused = f"{tea}: is not opened, because its program is not trusted; nothing of it was run."
    *asked, answer = capsys.readouterr().err.splitlines()
    assert asked == [
        f"The book in {tea} has a program of its own, rules.py. It can do all that you can do on this computer."
    ]
    assert answer == f"Do you trust whoever wrote it? yes or no: {refused}"
    assert not Path("ran").exists()


def test_a_yes_is_remembered_for_this_folder(
    tea: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal("yes\n"))
    assert main(("books", "options", "tea")) == 0
    assert "Do you trust" in capsys.readouterr().err
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert main(("books", "options", str(tea))) == 0
    assert capsys.readouterr().err == ""
    tea.rename(tea.with_name("coffee"))
    assert main(("books", "options", "coffee")) == 1


def test_a_book_of_data_alone_needs_no_trust(tea: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tea / "rules.py").unlink()
    (tea / "pages" / "turn.yaml").write_text("page: turn\ntitle: Tea\nsteps: [{ask: More?}]\n")
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert main(("books", "options", str(tea))) == 0


@pytest.mark.parametrize("name", ["turn.py", "__init__.py"])
def test_rules_in_a_folder_are_a_program_too(tea: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    (tea / "rules").mkdir()
    (tea / "rules.py").rename(tea / "rules" / name)
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert main(("books", "options", str(tea))) == 1
    assert not Path("ran").exists()


def test_the_rules_of_a_book_that_it_extends_are_a_program_too(
    tea: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tea.with_name("green")).mkdir()
    (tea.with_name("green") / "book.yaml").write_text("{id: green, title: Green tea, version: 1, extends: tea}")
    monkeypatch.setattr(sys, "stdin", Terminal("no\n"))
    assert main(("books", "options", "green")) == 1
    assert f"The book in {tea} has a program of its own" in capsys.readouterr().err
    assert not Path("ran").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_a_pipe_beside_a_book_is_not_waited_for(tea: Path) -> None:
    (tea.with_name("green")).mkdir()
    (tea.with_name("green") / "book.yaml").write_text("{id: green, title: Green tea, version: 1, extends: tea}")
    (tea.with_name("a")).mkdir()
    os.mkfifo(tea.with_name("a") / "book.yaml")
    (tea.with_name("green") / "items.txt").touch()
    main(("books", "options", "green"))
    assert Path("ran").exists()


def test_what_a_function_gives_and_no_game_can_use_is_one_sentence(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    adds = ("compute: count_cup", "compute: count_cup, add: {cups: 1}")
    write_book(home / "tea", turn=adds, rules=('draft[Key("cups")] + 1', "[]"))
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"answer": "yes"}\n'))
    assert main(("play", "--jsonl", "--book", str(home / "tea"))) == 1
    assert capsys.readouterr().err == (
        'tea: a function of the book gave what no game can use (TypeError: can only concatenate list (not "int") to '
        "list); what was answered before is kept.\n"
    )


@pytest.mark.parametrize("action", [("check",), ("page", "turn"), ("diagram", "turn", "--svg"), ("sources",)])
def test_what_no_command_can_use_is_one_sentence_too(
    home: Path, capsys: pytest.CaptureFixture[str], action: tuple[str, ...]
) -> None:
    heading = ("accounts:", "heading: many\naccounts:")
    rules = "def many(view):\n    return 10**5000\n\n\ndef count"
    book = write_book(home / "tea", book=heading, turn=("after {cups}?", "after {many}?"), rules=("def count", rules))
    status = main(("books", action[0], str(book), *action[1:]))
    told = capsys.readouterr().err
    assert (status, told) == (0, "") or (status == 1 and told.count("\n") == 1 and "what no game can use" in told)
