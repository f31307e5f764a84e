"""A function of a stranger's book that does not end is ended, with one sentence; the answers before it are kept."""

import io
import json
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from small_book import write_book

from voice_supercat.cli import main, patience
from voice_supercat.cli.game_files import game_path
from voice_supercat.cli.patience import patient
from voice_supercat.procedure.faults import BookFault
from voice_supercat.procedure.journal import read_journal

SOON = 5.0
"""Seconds, on a busy machine."""
LOOP = "    while True:\n        pass\n"
STUBBORN = "    while True:\n        try:\n            while 1: pass\n        except Exception: pass\n"
SLEEP = "    import time\n    time.sleep(3600)\n"
PATTERN = "    import re\n    re.match('(a*)*b', 'a' * 40)\n"

by_alarm = pytest.mark.skipif(not hasattr(patience.signal, "setitimer"), reason="a system without alarms")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.2)
    monkeypatch.setattr(patience, "_AGAIN", 0.1)


@pytest.mark.parametrize(
    "body", [LOOP, STUBBORN, pytest.param(SLEEP, marks=by_alarm), pytest.param(PATTERN, marks=by_alarm)]
)
def test_a_function_that_does_not_end(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], body: str
) -> None:
    book = str(write_book(home / "tea", rules=('    draft[Key("cups")] = draft[Key("cups")] + 1\n', body)))
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"answer": "no"}\n{"answer": "yes"}\n'))
    started = time.monotonic()
    assert main(("play", "--jsonl", "--book", book, "--game", "evening")) == 1
    assert time.monotonic() - started < SOON
    assert capsys.readouterr().err == (
        'tea: the function "count_cup" of the book did not end within 0.2 seconds; what was answered before is kept.\n'
    )
    assert [entry["answer"] for entry in read_journal(game_path("evening")).entries] == [False]


def test_a_program_that_does_not_end_when_it_is_loaded(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(patience, "LOADING", 0.3)
    book = write_book(home / "tea", rules=("def count_cup", "while True:\n    pass\n\n\ndef count_cup"))
    assert main(("books", "check", str(book))) == 1
    assert capsys.readouterr().err == (
        f"{book / 'rules.py'}: cannot be loaded (DoesNotEnd: it was ended, because it did not end by itself).\n"
    )


def of_the_program(book: Path) -> "subprocess.CompletedProcess[str]":
    """What a game of the book comes to, in a process of its own."""
    impatient = "from voice_supercat.cli import main, patience; patience._AGAIN = 0.1; raise SystemExit(main())"
    return subprocess.run(
        [sys.executable, "-c", impatient, "play", "--jsonl", "--book", str(book), "--game", "evening"],
        input='{"answer": "no"}\n{"answer": "yes"}\n',
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@by_alarm
def test_a_function_that_catches_everything_ends_with_the_program(home: Path) -> None:
    body = "    import time\n    while True:\n        try: time.sleep(60)\n        except BaseException: pass\n"
    done = of_the_program(write_book(home / "tea", rules=('    draft[Key("cups")] = draft[Key("cups")] + 1\n', body)))
    assert (done.returncode, done.stderr) == (
        1,
        'tea: the function "count_cup" of the book did not end within 5 seconds; what was answered before is kept.\n',
    )
    assert json.loads(done.stdout.splitlines()[-1]) == {"event": "error", "message": done.stderr.strip()}
    assert [entry["answer"] for entry in read_journal(game_path("evening")).entries] == [False]


def test_a_thread_that_a_book_began_does_not_keep_the_program(home: Path) -> None:
    body = "    import threading, time\n    threading.Thread(target=time.sleep, args=(600,)).start()\n"
    done = of_the_program(write_book(home / "tea", rules=('    draft[Key("cups")] = draft[Key("cups")] + 1\n', body)))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("what", ["print('how odd')", "import sys; sys.stdout = None"])
def test_what_a_book_prints_is_no_line_for_a_program(home: Path, what: str) -> None:
    whole = ("def count_cup(draft):\n", f"{what}\n\n\ndef count_cup(draft):\n    {what}\n")
    done = of_the_program(write_book(home / "tea", rules=whole))
    assert done.returncode == 0
    assert [json.loads(line)["text"] for line in done.stdout.splitlines()][-1] == "Another cup after one?"
    assert set(done.stderr.splitlines()) <= {"how odd"}


def test_a_function_that_ends_in_time_gives_what_it_gives() -> None:
    add = patient("tea", "add", lambda one, other: one + other)
    assert [add(number, 1) for number in range(3)] == [1, 2, 3]
    time.sleep(0.3)  # what has ended is not ended again


def test_without_alarms_a_loop_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(patience.signal, "setitimer", raising=False)

    def loop() -> None:
        while True:
            pass

    with pytest.raises(BookFault, match='"loop" of the book did not end within'):
        patient("tea", "loop", loop)()
    assert patient("tea", "five", lambda: 5)() == 5


def test_what_was_ended_without_an_alarm_leaves_nothing_behind() -> None:
    """In a process of its own, for what it may leave behind lets nothing end."""
    program = """
import signal, sys, time
from voice_supercat.cli import patience
from voice_supercat.procedure.faults import BookFault
del signal.setitimer
patience.SECONDS = patience._AGAIN = 0.05
def loop():
    while True:
        pass
for given in (loop, lambda: 5, lambda: time.sleep(0.2)):
    try:
        print(patience.patient("tea", "it", given)())
    except BookFault as fault:
        print("ended")
followed = lambda *_: followed
sys.settrace(followed)
print((lambda: 6)())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["ended", "5", "ended", "6"]


def test_in_another_thread_a_function_is_called_as_it_is() -> None:
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(patient("tea", "five", lambda: 5)()))
    thread.start()
    thread.join()
    assert found == [5]


@by_alarm
def test_an_alarm_that_was_set_before_rings_when_it_would_have_rung() -> None:
    rung: list[float] = []
    before = patience.signal.signal(patience.signal.SIGALRM, lambda *_: rung.append(time.monotonic()))
    left = patience.signal.setitimer(patience.signal.ITIMER_REAL, 0.3)
    began = time.monotonic()
    try:
        while not rung and time.monotonic() - began < SOON:
            patient("tea", "rest", lambda: time.sleep(0.01))()
        assert rung, "each call let it begin again"
    finally:
        patience.signal.setitimer(patience.signal.ITIMER_REAL, *left)
        patience.signal.signal(patience.signal.SIGALRM, before)
