"""docs/your-first-book.md: its files are those of the sample book, its commands print what stands there."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from first_book import FOLDER, TUTORIAL

TEXT = TUTORIAL.read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`first-book/(\S+)`\n\n```\w+\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE))
COMMANDS = re.findall(r"^```console\n\$ (voice-supercat .*?)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
PLAYED_BY_VOICE = "voice-supercat play --book first-book"  # tests/audio/test_first_book_by_voice.py
READERS_FOLDERS = re.compile(r"^.*[/\\](?=vosk-)")
ANSWER = "> "


def of_windows(folder: Path) -> None:
    """What an editor there makes of the text files: two bytes end a line, and a mark stands before the first."""
    for path in filter(Path.is_file, folder.rglob("*")):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))


@pytest.mark.usefixtures("home")
def test_a_book_that_was_written_on_windows_is_the_same_book(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "book", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "voice_supercat", "play", "--jsonl", "--book", str(tmp_path / "book"), "--seed=1"]

    def played() -> str:
        return subprocess.run(
            command, input='{"command": "state"}\n', capture_output=True, text=True, check=True
        ).stdout

    as_it_is = played()
    of_windows(tmp_path / "book")
    assert played() == as_it_is


def test_the_files_are_those_of_the_sample_book() -> None:
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*") if path.suffix != ".pyc"}
    assert there == set(FILES)
    for name, content in FILES.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == content


@pytest.mark.usefixtures("home")
def test_the_commands_print_what_stands_there(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "first-book")
    assert PLAYED_BY_VOICE in [command for command, _ in COMMANDS]
    for command, output in COMMANDS:
        if command == PLAYED_BY_VOICE:
            continue
        lines = output.splitlines()
        answers = "".join(line.removeprefix(ANSWER) + "\n" for line in lines if line.startswith(ANSWER))
        program = [sys.executable, "-m", "voice_supercat", *shlex.split(command)[1:]]
        done = subprocess.run(program, cwd=tmp_path, input=answers, capture_output=True, text=True, check=True)
        expected = [line for line in lines if not line.startswith(ANSWER)]
        printed = [READERS_FOLDERS.sub("[...]", line) for line in done.stdout.splitlines()]
        assert printed == expected
