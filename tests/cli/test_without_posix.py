"""Games are played and kept on Windows as elsewhere: saved at each answer, whole after a kill, in one window only."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from transcript import understanding_of
from walks import any_answer

from voice_supercat.books.registry import book_ids
from voice_supercat.cli.game_files import game_path
from voice_supercat.cli.library import open_book
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.meanings import Answered
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import new_game
from voice_supercat.procedure.journal import Journal, header_of, read_journal

TESTS = Path(__file__).resolve().parents[1]
PROGRAM = [sys.executable, "-m", "voice_supercat"]
CARDS = '{"answer": "aggression two construction two"}'
SEED = 4
ANSWERS = 20
PATIENCE = 60.0  # seconds

pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.skipif(sys.platform != "linux", reason="takes away what only Linux has"),
]


@pytest.fixture(autouse=True)
def without_posix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every process that is started has only what Python has on Windows, and writes as a console of Windows does."""
    monkeypatch.setenv("PYTHONPATH", searched(TESTS / "without_posix"))
    monkeypatch.setenv("PYTHONIOENCODING", "cp850")


def searched(*folders: Path) -> str:
    return os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])])


def does(*arguments: str, said: str = "") -> tuple[int, str]:
    """The status of the command and the last line that it prints."""
    done = subprocess.run([*PROGRAM, *arguments], input=said, capture_output=True, encoding="cp850", check=False)
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
        try:
            yield game
        finally:
            game.kill()


def test_our_code_finds_nothing_that_windows_lacks() -> None:
    asked = (
        "import os, signal, sys; print(sys.platform, *(hasattr(os, n) for n in ('pwrite', 'O_CLOEXEC', 'O_BINARY')))"
    )
    module = TESTS / "cli" / "at_the_table.py"  # any file of ours
    code = f"import fcntl\nexec(compile({asked!r}, {str(module)!r}, 'exec'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "win32 False False True\n"


def test_nothing_else_that_is_called_platform_is_another_one() -> None:
    module = TESTS / "cli" / "at_the_table.py"
    asked = "import scripts.setup; print(scripts.setup.platform.__name__)"
    code = f"exec(compile({asked!r}, {str(module)!r}, 'exec'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=TESTS.parent, capture_output=True, text=True, check=True)
    assert done.stdout == "platform\n"


def typed(session: Session, answers: int) -> list[str]:
    """So many answers that fit, each given to the session."""
    chance = random.Random(SEED)
    texts = []
    while len(texts) < answers and not session.over:
        texts.append(an_answer(session, chance))
        session.text(texts[-1])
    return texts


def an_answer(session: Session, chance: random.Random) -> str:
    """One in words; of names in a row, what is listened for are only parts."""
    if session.question.expect == "row":
        names = any_answer(session.question, chance)
        assert isinstance(names, tuple)
        return " ".join(names).replace("_", " ")
    phrases = list(session.expected()[0])
    chance.shuffle(phrases)
    return next(text for text in phrases if isinstance(session.meaning(text), Answered))


@contextmanager
def played(answers: Sequence[str], entries: int, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The game after these answers; it is killed where it goes on after that."""
    command = [*PROGRAM, "play", "--game", "evening", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, encoding="cp850") as game:
        assert game.stdin is not None
        game.stdin.writelines(f"{answer}\r\n" for answer in answers)
        game.stdin.flush()
        until = time.monotonic() + PATIENCE
        while lines_of(game_path("evening")) < entries and game.poll() is None and time.monotonic() < until:
            time.sleep(0.05)
        try:
            yield game
        finally:
            game.kill()


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


BY_KEYBOARD = ("--keyboard", "--print")
WITHOUT_STOPS = ("--rate=600", "--wording=terse")
"""So that nothing takes so long to say that the player is waited for: these answers are typed all at once."""


@pytest.mark.parametrize("book_id", book_ids())
@pytest.mark.parametrize("devices", ["none", "WINDOWS_LAPTOP", "MAC"])
def test_a_game_of_each_book_is_saved_killed_and_resumed(
    book_id: str, devices: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if devices != "none":
        monkeypatch.setenv("RECORDED_DEVICES", devices)
        monkeypatch.setenv("PYTHONPATH", searched(TESTS / "recorded_devices", TESTS / "speech"))
    book = open_book(book_id)
    options = dict(book.opening.options)
    header = header_of(book, SEED, options)
    engine = engine_of(book)
    expected = tmp_path / "expected.jsonl"
    session = Session(
        new_game(engine, SEED, dict(header.options)), understanding_of(engine), Journal.create(expected, header)
    )
    given = [f"--set={name}={value}" for name, value in options.items()]
    how = (f"--book={book_id}", *(BY_KEYBOARD if devices == "none" else WITHOUT_STOPS))
    for arguments in ((f"--seed={SEED}", *given), ()):
        answers = typed(session, ANSWERS)
        with played(answers, lines_of(expected), *how, *arguments) as game:
            assert game.poll() is None, game.stdout.read() if game.stdout else ""
            assert read_journal(game_path("evening")).entries == read_journal(expected).entries


CHANGE_FILES = (
    "files",
    "procedure/test_journal.py",
    "procedure/test_journal_damage.py",
    "procedure/test_journal_elsewhere.py",
    "speech/test_download.py",
    "speech/test_locked_sound.py",
    "speech/test_settings.py",
    "test_bench_faults.py::test_nothing_comes_of_a_fault[changed_by_others]",
)


def test_what_moves_and_deletes_files_does_so_on_windows() -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        *(str(TESTS / one) for one in CHANGE_FILES),
    ]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, encoding="cp850", check=False)
    assert done.returncode == 0, done.stdout[-2000:]


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
