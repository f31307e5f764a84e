"""The program as a process: streams that are closed, signals to stop, options that are misspelt."""

import contextlib
import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_supercat.cli import main
from voice_supercat.cli.game_files import game_path
from voice_supercat.cli.lines import short_lines
from voice_supercat.cli.stopping import stopped_in_order
from voice_supercat.procedure.journal import read_journal, reopened
from voice_supercat.speech.keys.keyboard import LONGEST_LINE

PROGRAM = [sys.executable, "-m", "voice_supercat"]
CARDS = b'{"answer": "aggression two construction two"}\n'

pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.skipif(sys.platform == "win32", reason="closed streams and signals of POSIX"),
]


@pytest.mark.parametrize("way", ["--jsonl", "--keyboard --print --seed 1"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "<&- >&- 2>&-"])
def test_a_closed_stream_counts_as_an_empty_one(way: str, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" play {way} {closed}', "sh", *PROGRAM], input=b"", capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (b"Which two cards" in done.stdout) == (">&-" not in closed)


def test_a_saved_game_never_gets_the_descriptor_of_a_closed_stream(home: Path) -> None:
    """A file with the descriptor 1 would get everything that a library prints."""
    command = ["sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, "play", "--jsonl"]
    subprocess.run(command, input=CARDS, check=True)
    [saved] = home.rglob("*.jsonl")
    assert [entry["at"] for entry in read_journal(saved).entries] == ["bot-turn/2"]


@contextlib.contextmanager
def in_the_middle(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The process of a game at its second question."""
    command = [*PROGRAM, "play", "--game", "evening", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(CARDS if "--jsonl" in arguments else b"agg 2 con 2\n")
        game.stdin.flush()
        for question in (b"Which two cards", b"Which card was led"):
            assert question in game.stdout.readline()
        yield game


@pytest.mark.parametrize(
    ("way", "refusal"), [("--jsonl", b'"event": "error"'), ("--keyboard --print --seed 1", b"is not an answer here.")]
)
def test_a_line_of_a_megabyte_is_one_bad_answer(way: str, refusal: bytes) -> None:
    """To understand all of it would take hours."""
    line = b'{"say": "' + b"aggression " * 100_000
    answer = CARDS if way == "--jsonl" else b"agg 2 con 2\n"
    command = [*PROGRAM, "play", *way.split()]
    done = subprocess.run(command, input=line + b"\n" + answer, capture_output=True, check=True, timeout=60)
    first, refused, *_, last = done.stdout.splitlines()
    assert b"Which two cards" in first
    assert refusal in refused
    assert b"Which card was led" in last


def test_characters_that_the_terminal_cannot_show_are_replaced() -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "--keyboard", "--print", "--seed", "1"],
        input="Zoë ☃\n".encode(),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.stdout.splitlines()[1].startswith(b'"zo')
    assert b'" is not an answer here.' in done.stdout


def test_bytes_that_are_no_text_are_no_yes(home: Path) -> None:
    subprocess.run([*PROGRAM, "play", "--jsonl", "--game", "evening"], input=CARDS, check=True)
    command = [*PROGRAM, "games", "delete", "evening"]
    done = subprocess.run(command, input=b"\xff\n", capture_output=True, check=True)
    assert done.stdout == b"Delete evening for good? yes or no: Kept.\n"
    assert [*home.rglob("evening.jsonl")]


def test_a_line_without_end_takes_no_memory() -> None:
    class Endless(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            return "0" * size

    assert next(short_lines(Endless())) == "0" * LONGEST_LINE
    assert list(short_lines(io.StringIO("yes\n" + "1" * 9999 + "\n\nno"))) == ["yes\n", "1" * LONGEST_LINE, "\n", "no"]


@pytest.fixture
def listening_to_signals() -> Iterator[None]:
    """Programs inherit ignored signals: SIGHUP under nohup, SIGINT in the background of a shell."""
    usual = {
        signal.SIGINT: signal.default_int_handler,
        signal.SIGTERM: signal.SIG_DFL,
        signal.SIGHUP: signal.SIG_DFL,
    }
    before = {number: signal.signal(number, handler) for number, handler in usual.items()}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("listening_to_signals")
@pytest.mark.parametrize("way", [("--jsonl",), ("--keyboard", "--print")])
@pytest.mark.parametrize(("number", "status"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_to_stop_saves_the_game_and_says_so(way: tuple[str, ...], number: str, status: int) -> None:
    with in_the_middle(*way) as game:
        game.send_signal(getattr(signal, number))
        _, output = game.communicate()
    assert (game.returncode, output) == (status, b"Stopped. The game is saved as evening.\n")
    assert len(read_journal(game_path("evening")).entries) == 1


def test_a_window_of_windows_that_is_closed_stops_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGUSR1, raising=False)
    with pytest.raises(SystemExit) as stopped, stopped_in_order():
        signal.raise_signal(signal.SIGUSR1)
    assert stopped.value.code == 128 + signal.SIGUSR1
    assert signal.getsignal(signal.SIGUSR1) == signal.SIG_DFL


def test_under_nohup_a_game_goes_on_without_its_terminal() -> None:
    command = ["sh", "-c", 'trap "" HUP; exec "$@"', "sh", *PROGRAM, "play", "--jsonl"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as game:
        assert game.stdout is not None
        game.stdout.readline()
        game.send_signal(signal.SIGHUP)
        output, _ = game.communicate(CARDS)
    assert game.returncode == 0
    assert b"Which card was led" in output


def test_ctrl_c_while_a_command_is_being_loaded_gives_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("voice_supercat.cli.import_module", interrupted)
    assert main(("play",)) == 130


def test_an_answer_is_saved_even_when_nobody_reads_the_output() -> None:
    with in_the_middle("--jsonl") as game:
        assert game.stdout is not None
        game.stdout.close()
        _, output = game.communicate(b'{"answer": "bot"}\n')
    assert (game.returncode, output) == (0, b"")
    assert len(read_journal(game_path("evening")).entries) == 2


def test_the_terminal_is_restored_at_the_end() -> None:
    import pty
    import termios

    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    command = [*PROGRAM, "play", "--keyboard", "--print", "--one-key"]
    with subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE) as game:
        assert game.stdout is not None
        game.stdout.readline()
        assert termios.tcgetattr(theirs) != before
        game.terminate()
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)


def test_a_game_in_progress_is_neither_deleted_nor_opened_again(capsys: pytest.CaptureFixture[str]) -> None:
    with in_the_middle("--jsonl") as game:
        path = game_path("evening")
        assert main(("games", "delete", "evening", "--yes")) == 1
        assert main(("play", "--jsonl", "--game", "evening")) == 1
        game.kill()
    deleting, playing = capsys.readouterr().err.splitlines()
    assert deleting == f"{path}: this game is being played in another window; quit it there first."
    assert playing == f"{path}: this game is being played in another window; go on there, or quit it."
    reopened(read_journal(path)).close()  # a process that was killed holds no lock


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "voice-supercat: the following arguments are required: play|games|books|hear"),
        ("play --seed x", 'voice-supercat play: argument --seed: expected a whole number, found "x"; see'),
        ("play --key-pause long", 'voice-supercat play: argument --key-pause: expected a number, found "long"; see'),
        ("play --wording loud", "voice-supercat play: argument --wording: invalid choice: 'loud' (choose from"),
        ("play --game a --resume", "voice-supercat play: argument --resume: not allowed with argument --game; see"),
        ("play chess", "voice-supercat: unrecognized arguments: chess; see voice-supercat --help."),
        ("games report", "voice-supercat games report: the following arguments are required: game; see"),
    ],
)
def test_a_misspelt_option_gives_one_sentence(capsys: pytest.CaptureFixture[str], command: str, sentence: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(command.split())
    assert left.value.code == 2
    [output] = capsys.readouterr().err.splitlines()
    assert output.startswith(sentence)


@pytest.mark.parametrize("name", ["", "..", ". ", "two\nlines", "\x1b[2J"])
def test_a_name_that_cannot_be_shown_in_a_list_is_refused(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(("play", "--jsonl", "--game", name)) == 1
    output = capsys.readouterr().err
    assert "is no name for a game; take letters and numbers." in output


@pytest.mark.parametrize(
    "name", ["10:30", "con", "NUL", "aux.old", "what?", "tea.", "tea ", "a|b", "evenings/com1.jsonl"]
)
def test_a_name_that_windows_cannot_store_is_refused_everywhere(
    capsys: pytest.CaptureFixture[str], home: Path, name: str
) -> None:
    """A folder of games may be carried there."""
    assert main(("play", "--jsonl", "--game", name)) == 1
    assert capsys.readouterr().err == f'"{name}" is no name for a game on every system; take letters and numbers.\n'
    assert not list(home.rglob("*.jsonl"))


def test_a_program_that_begins_with_a_byte_order_mark_is_understood() -> None:
    """As those of .NET do."""
    done = subprocess.run([*PROGRAM, "play", "--jsonl"], input=b"\xef\xbb\xbf" + CARDS, capture_output=True, check=True)
    assert b"Which card was led" in done.stdout
    assert b'"error"' not in done.stdout
